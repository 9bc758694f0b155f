import { randomUUID } from 'node:crypto'
import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { saveOffer, withdrawOffer } from '../desk-commands.server.ts'
import { historyOf } from '../desk-context.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID, STATE_WORDS } from '../desk-copy.ts'
import { offerState } from '../desk-rules.ts'
import { countWithdrawals, getDeskOffer, listShopNames } from '../desk-store.server.ts'
import { EMPTY_OFFER, offerTypedIn, toOfferTyped } from '../desk-wire.ts'
import { idIn } from '../rules.ts'
import { OWN_OFFERS } from '../store.server.ts'
import { History } from '../ui/history.tsx'
import { OfferForm } from '../ui/offer-form.tsx'
import type { Route } from './+types/staff-offer'

/** One offer with everything an editor decides of it, its code included; without an id, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const search = new URL(request.url).searchParams
  if (params.offerId === undefined) {
    const shops = (await listShopNames(db)).map(({ id, name }) => ({ value: String(id), label: name }))
    return {
      offer: null,
      shops,
      shopId: search.get('negozio') ?? '',
      typed: EMPTY_OFFER,
      formKey: randomUUID(),
      said: null,
    }
  }
  const offer = await getDeskOffer(db, idIn(params.offerId))
  return {
    offer: {
      id: offer.id,
      title: offer.title,
      shopId: offer.shopId,
      shopName: offer.shopName,
      isShopHidden: offer.isShopHidden,
      isOfPartner: !offer.externalId.startsWith(OWN_OFFERS),
      version: offer.version,
      state: offerState(offer, now),
      withdrawals: await countWithdrawals(db, offer.id),
      history: await historyOf(db, `offer ${offer.id}`),
    },
    shops: undefined,
    shopId: undefined,
    formKey: undefined,
    typed: toOfferTyped(offer),
    said: SAID[search.get('fatto') ?? ''] ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const offerId = params.offerId === undefined ? null : (await getDeskOffer(db, idIn(params.offerId))).id
  const act = form.get('act')
  if (offerId !== null && (act === 'hidden' || act === 'ended')) {
    await withdrawOffer(db, { offerId, how: act, ...by })
    return redirect(`${DESK_PATH}/offerte/${offerId}?fatto=${act}`)
  }
  const typed = offerTypedIn(form)
  const seenVersion = Number(form.get('version'))
  const isPublished = act === 'publish'
  const written = String(form.get('formKey'))
  const formKey = /^[0-9a-f-]{36}$/.test(written) ? written : randomUUID()
  const refuse = (errors: Record<string, string>, status: number) =>
    data({ errors, typed, formKey, version: seenVersion, shopId: String(form.get('shop') ?? '') }, status)
  const shopId = idIn(String(form.get('shop') ?? ''))
  if (offerId === null && shopId === null) return refuse({ shop: 'Scegli il negozio.' }, 400)
  try {
    const saved = await saveOffer(db, { offerId, shopId: shopId ?? 0, seenVersion, typed, isPublished, formKey, ...by })
    if (saved.kind === 'refused') return refuse(saved.errors as Record<string, string>, 400)
    const published = saved.state === 'future' ? 'future' : 'published'
    const said = isPublished ? published : offerId === null ? 'created' : 'saved'
    return redirect(`${DESK_PATH}/offerte/${saved.id}?fatto=${said}`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // What was typed stays in sight, and cannot be saved over what the other wrote until the page is loaded again.
    return refuse({ version: error.message }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.offer?.title ?? 'Nuova offerta'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, shops, shopId, typed, formKey, said } = loaderData
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const title = offer?.title ?? 'Nuova offerta'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...DESK_CRUMBS, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {offer && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              <Badge tone={STATE_WORDS[offer.state].tone}>{STATE_WORDS[offer.state].label}</Badge>
              {STATE_WORDS[offer.state].text}
            </p>
          )}
          <h1 className="wrap-anywhere mt-2 text-balance text-title-xl">{title}</h1>
          {offer ? (
            <p className="mt-2 text-ink-soft">
              Di <Link to={`${DESK_PATH}/negozi/${offer.shopId}`}>{offer.shopName}</Link>.{' '}
              {offer.withdrawals === 0
                ? 'Nessun socio l’ha ancora ritirata.'
                : offer.withdrawals === 1
                  ? 'L’ha ritirata un socio.'
                  : `L’hanno ritirata ${offer.withdrawals.toLocaleString('it-IT')} soci.`}
            </p>
          ) : (
            <p className="mt-2 max-w-measure text-ink-soft">
              Finché non la pubblichi la vede solo la redazione: puoi salvarla e guardarla in anteprima.
            </p>
          )}
        </div>
        {offer && (
          <ButtonLink to={`${DESK_PATH}/negozi/${offer.shopId}/anteprima`} variant="ghost" icon="eye">
            Anteprima
          </ButtonLink>
        )}
      </div>
      {said && !actionData && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {said}{' '}
          {offer?.state === 'active' && !offer.isShopHidden && (
            <Link to={`/servizi/convenzioni/negozi/${offer.shopId}`}>Apri la pagina del negozio</Link>
          )}
        </p>
      )}
      {offer?.isShopHidden && (
        <p className="rounded-card bg-warning-tint px-5 py-3">
          Il negozio è nascosto, e con lui tutte le sue offerte.{' '}
          <Link to={`${DESK_PATH}/negozi/${offer.shopId}`}>Vai al negozio</Link>
        </p>
      )}
      {offer?.isOfPartner && (
        <p className="max-w-3xl rounded-card bg-primary-tint px-5 py-3">
          Arriva dal file del partner: il prossimo file riscrive titolo, testo, codice, sconto e ultimo giorno.
          Condizioni, collegamento, primo giorno e chi la vede restano come li scegli qui.
        </p>
      )}
      <OfferForm
        key={`${offer?.id} ${offer?.version}`}
        typed={actionData?.typed ?? typed}
        errors={actionData?.errors}
        version={actionData?.version ?? offer?.version ?? 0}
        isShown={offer?.state === 'active' || offer?.state === 'future'}
        shops={shops}
        formKey={actionData?.formKey ?? formKey}
        shopId={actionData?.shopId ?? shopId}
      />
      {offer && offer.state !== 'expired' && (
        <section aria-labelledby="togli" className="grid max-w-3xl gap-3 border-line border-t pt-6">
          <h2 id="togli" className="text-title-s">
            Toglierla ai soci
          </h2>
          <p className="text-ink-soft">
            Nascosta si può pubblicare di nuovo quando vuoi.{' '}
            {offer.isOfPartner
              ? 'Terminata tornerebbe con il prossimo file che la nomina: per non vederla più, nascondila.'
              : 'Terminata si cancella da sola dopo 90 giorni.'}
          </p>
          <Form>
            <div className="flex flex-wrap gap-3">
              {offer.state !== 'hidden' && (
                <Button type="submit" name="act" value="hidden" variant="ghost" isPending={pending === 'hidden'}>
                  Nascondi
                </Button>
              )}
              <AskingButton
                name="act"
                value="ended"
                variant="quiet"
                isPending={pending === 'ended'}
                question="Termini l’offerta?"
                loss="I soci non la trovano più da adesso, e chi non ha ancora ritirato il codice non può più farlo."
                confirmLabel="Termina"
              >
                Termina
              </AskingButton>
            </div>
          </Form>
        </section>
      )}
      {offer && <History lines={offer.history} />}
    </Wrap>
  )
}
