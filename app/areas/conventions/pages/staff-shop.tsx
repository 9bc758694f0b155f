import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { changeLogo, saveShop, showShop } from '../desk-commands.server.ts'
import { historyOf } from '../desk-context.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID, STATE_WORDS } from '../desk-copy.ts'
import { offerState } from '../desk-rules.ts'
import { getDeskShop, listDeskOffers } from '../desk-store.server.ts'
import { EMPTY_SHOP, shopTypedIn, toShopTyped } from '../desk-wire.ts'
import { SHOP_CATEGORIES } from '../model.ts'
import { idIn } from '../rules.ts'
import { History } from '../ui/history.tsx'
import { ShopLogo } from '../ui/shop-logo.tsx'
import type { Route } from './+types/staff-shop'

const LATEST_OFFERS = 8

/** One partner shop: its words, its mark, its latest offers; without an id, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  if (params.shopId === undefined) return { shop: null, typed: EMPTY_SHOP, said: null }
  const shop = await getDeskShop(db, idIn(params.shopId))
  const query = { typed: '', state: null, shopId: shop.id }
  const { items, total } = await listDeskOffers(db, query, { page: 1, limit: LATEST_OFFERS, now })
  const { id, name, logoPath, isHidden, version } = shop
  return {
    shop: {
      id,
      name,
      logoPath,
      isHidden,
      version,
      offers: items.map((offer) => ({ id: offer.id, title: offer.title, state: offerState(offer, now) })),
      total,
      history: await historyOf(db, `shop ${id}`),
    },
    typed: toShopTyped(shop),
    said: SAID[new URL(request.url).searchParams.get('fatto') ?? ''] ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const shopId = params.shopId === undefined ? null : (await getDeskShop(db, idIn(params.shopId))).id
  const act = form.get('act')
  const typed = shopTypedIn(form)
  const version = Number(form.get('version'))
  if (shopId !== null && act !== null && act !== 'save') {
    const page = `${DESK_PATH}/negozi/${shopId}`
    if (act === 'hide' || act === 'show') {
      await showShop(db, { shopId, isHidden: act === 'hide', ...by })
      return redirect(`${page}?fatto=${act === 'hide' ? 'shop-hidden' : 'shown'}`)
    }
    const file = act === 'logo' ? await fileInForm(form, 'file') : null
    if (act === 'logo' && !file) return data({ logo: 'Scegli un file.' }, 400)
    try {
      await changeLogo(db, disk, { shopId, file, ...by })
      return redirect(`${page}?fatto=logo`)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return data({ logo: error.fields.file ?? error.message }, 400)
    }
  }
  try {
    const saved = await saveShop(db, { shopId, seenVersion: version, typed, ...by })
    if (saved.kind === 'saved')
      return redirect(`${DESK_PATH}/negozi/${saved.id}?fatto=${shopId === null ? 'shop' : 'saved'}`)
    return data({ errors: saved.errors as Record<string, string>, typed, version }, 400)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ errors: { version: error.message }, typed, version }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.shop?.name ?? 'Nuovo negozio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, said } = loaderData
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const refused = actionData && 'logo' in actionData ? actionData.logo : undefined
  const answer = actionData && 'typed' in actionData ? actionData : null
  const typed = answer?.typed ?? loaderData.typed
  const title = shop?.name ?? 'Nuovo negozio'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...DESK_CRUMBS, { label: 'Negozi', to: `${DESK_PATH}/negozi` }, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {shop?.isHidden && <Badge tone="warning">Nascosto</Badge>}
          <h1 className="wrap-anywhere mt-2 text-balance text-title-xl">{title}</h1>
        </div>
        {shop && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${DESK_PATH}/offerte/nuova?negozio=${shop.id}`} icon="plus">
              Nuova offerta
            </ButtonLink>
            <ButtonLink to={`${DESK_PATH}/negozi/${shop.id}/anteprima`} variant="ghost" icon="eye">
              Anteprima
            </ButtonLink>
          </div>
        )}
      </div>
      {said && !actionData && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {said} {shop && !shop.isHidden && <Link to={`/servizi/convenzioni/negozi/${shop.id}`}>Apri la pagina</Link>}
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <GuardedForm key={`${shop?.id} ${shop?.version}`} errors={answer?.errors}>
          <input type="hidden" name="version" value={answer?.version ?? shop?.version ?? 0} />
          <TextField name="name" label="Nome" isRequired maxLength={80} defaultValue={typed.name} />
          <Select
            name="category"
            label="Categoria"
            placeholder="Scegli"
            isRequired
            defaultValue={typed.category}
            options={SHOP_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }))}
            className="max-w-sm"
          />
          <TextArea
            name="about"
            label="Che cosa vende"
            description="Una o due frasi: sono in testa alla sua pagina e nei motori di ricerca."
            isRequired
            rows={3}
            maxLength={400}
            defaultValue={typed.about}
          />
          <TextField
            name="siteUrl"
            label="Sito"
            description="Dove va chi ha ritirato un codice."
            isRequired
            inputMode="url"
            maxLength={300}
            defaultValue={typed.siteUrl}
          />
          <Checkbox
            name="isTop"
            label="Tra i negozi più amati"
            description="Il suo posto si sceglie nella Vetrina."
            defaultChecked={typed.isTop === 'on'}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="act" value="save" size="large" isPending={pending === 'save'}>
              Salva
            </Button>
            <ButtonLink to={`${DESK_PATH}/negozi`} variant="quiet" size="large">
              Annulla
            </ButtonLink>
          </div>
        </GuardedForm>
        {shop && (
          <div className="grid gap-6">
            <section aria-labelledby="marchio" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
              <h2 id="marchio" className="text-title-s">
                Marchio
              </h2>
              <div className="w-40">
                <ShopLogo name={shop.name} src={shop.logoPath} />
              </div>
              <Form encType="multipart/form-data" className="gap-4" key={shop.logoPath}>
                <FileField
                  name="file"
                  label="Immagine"
                  description="PNG, JPEG o WebP, larga il doppio dell’altezza, al massimo 8 MB. Senza, lo disegna il Club."
                  error={refused}
                  accept="image/*"
                />
                <div className="flex flex-wrap gap-3">
                  <Button
                    type="submit"
                    name="act"
                    value="logo"
                    variant="ghost"
                    icon="upload"
                    isPending={pending === 'logo'}
                  >
                    Carica
                  </Button>
                  {shop.logoPath && (
                    <AskingButton
                      name="act"
                      value="no-logo"
                      variant="quiet"
                      icon="trash-2"
                      question="Togli il marchio?"
                      loss="Al suo posto torna quello disegnato dal Club."
                      confirmLabel="Togli"
                    >
                      Togli
                    </AskingButton>
                  )}
                </div>
              </Form>
            </section>
            <section aria-labelledby="offerte" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
              <h2 id="offerte" className="text-title-s">
                Le sue offerte
              </h2>
              {shop.offers.length === 0 ? (
                <p className="text-ink-soft">Nessuna: senza offerte attive i soci non trovano il negozio.</p>
              ) : (
                <ul className="grid gap-2">
                  {shop.offers.map(({ id, title: words, state }) => (
                    <li key={id} className="flex items-baseline justify-between gap-3">
                      <Link to={`${DESK_PATH}/offerte/${id}`}>{words}</Link>
                      <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
                    </li>
                  ))}
                </ul>
              )}
              {shop.total > shop.offers.length && (
                <Link to={`${DESK_PATH}?negozio=${shop.id}`}>Vedi tutte ({shop.total})</Link>
              )}
            </section>
            <section aria-labelledby="nascondi" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
              <h2 id="nascondi" className="text-title-s">
                {shop.isHidden ? 'Rimetterlo tra le convenzioni' : 'Nasconderlo'}
              </h2>
              <p className="text-ink-soft">
                {shop.isHidden
                  ? 'Le sue offerte tornano ciascuna nello stato che aveva.'
                  : 'I soci non trovano più il negozio né le sue offerte, finché non lo rimetti.'}
              </p>
              <Form className="justify-items-start">
                {shop.isHidden ? (
                  <Button type="submit" name="act" value="show" variant="ghost" isPending={pending === 'show'}>
                    Rimetti
                  </Button>
                ) : (
                  <AskingButton
                    name="act"
                    value="hide"
                    variant="ghost"
                    isPending={pending === 'hide'}
                    question={`Nascondi ${shop.name}?`}
                    loss="I soci non trovano più il negozio né le sue offerte. Puoi rimetterlo quando vuoi."
                    confirmLabel="Nascondi"
                  >
                    Nascondi
                  </AskingButton>
                )}
              </Form>
            </section>
          </div>
        )}
      </div>
      {shop && <History lines={shop.history} />}
    </Wrap>
  )
}
