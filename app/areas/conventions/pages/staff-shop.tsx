import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { PictureBox } from '#design/desk/picture-box.tsx'
import { Link } from '#design/link/link.tsx'
import { answerForm, answerPicture, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { answersIn } from '#platform/pure/listing.ts'
import { changeLogo, saveShop, showShop } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID, STATE_WORDS } from '../desk-copy.ts'
import { offerState } from '../desk-rules.ts'
import { getDeskShop, listDeskOffers } from '../desk-store.server.ts'
import { EMPTY_SHOP, shopTypedIn, toShopTyped } from '../desk-wire.ts'
import { idIn } from '../rules.ts'
import { ShopForm } from '../ui/shop-form.tsx'
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
      history: await deskHistory(db, 'shop', id),
    },
    typed: toShopTyped(shop),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const shopId = params.shopId === undefined ? null : (await getDeskShop(db, idIn(params.shopId))).id
  const sent = sentIn(form)
  const page = `${DESK_PATH}/negozi/${shopId}`
  if (shopId !== null && (sent.act === 'hide' || sent.act === 'show')) {
    await showShop(db, { shopId, isHidden: sent.act === 'hide', ...by })
    return redirect(`${page}?fatto=${sent.act === 'hide' ? 'shop-hidden' : 'shown'}`)
  }
  if (shopId !== null && (sent.act === 'logo' || sent.act === 'no-logo'))
    return answerPicture({
      sent,
      form,
      put: async (file) => {
        await changeLogo(db, disk, { shopId, file, ...by })
        return `${page}?fatto=logo`
      },
    })
  const typed = shopTypedIn(form)
  return answerForm({
    sent,
    typed,
    save: () => saveShop(db, { shopId, seenVersion: Number(sent.seen), typed, ...by }),
    to: (saved) => `${DESK_PATH}/negozi/${saved.id}?fatto=${shopId === null ? 'shop' : 'saved'}`,
    latest: async () => ({
      who: await lastHandOn(db, 'shop', shopId),
      seen: (await getDeskShop(db, shopId)).version,
    }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.shop?.name ?? 'Nuovo negozio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, typed, said } = loaderData
  const { answer, refused } = answersIn(actionData)
  return (
    <DeskPage
      title={shop?.name ?? 'Nuovo negozio'}
      crumbs={[...DESK_CRUMBS, { label: 'Negozi', to: `${DESK_PATH}/negozi` }]}
      state={shop?.isHidden && <Badge tone="warning">Nascosto</Badge>}
      actions={
        shop && (
          <>
            <ButtonLink to={`${DESK_PATH}/offerte/nuova?negozio=${shop.id}`} icon="plus">
              Nuova offerta
            </ButtonLink>
            <ButtonLink to={`${DESK_PATH}/negozi/${shop.id}/anteprima`} variant="ghost" icon="eye">
              Anteprima
            </ButtonLink>
          </>
        )
      }
      said={
        said &&
        !actionData && (
          <>
            {said} {shop && !shop.isHidden && <Link to={`/servizi/convenzioni/negozi/${shop.id}`}>Apri la pagina</Link>}
          </>
        )
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ShopForm shop={shop} typed={typed} answer={answer} />
        {shop && (
          <div className="grid gap-6">
            <PictureBox
              title="Marchio"
              description="PNG, JPEG o WebP, larga il doppio dell’altezza, al massimo 8 MB. Senza, lo disegna il Club."
              path={shop.logoPath}
              refused={refused}
              act="logo"
              question="Togli il marchio?"
              loss="Al suo posto torna quello disegnato dal Club."
            >
              <div className="w-40">
                <ShopLogo name={shop.name} src={shop.logoPath} />
              </div>
            </PictureBox>
            <LatestOffers shop={shop} />
            <Hiding shop={shop} />
          </div>
        )}
      </div>
      {shop && <DeskHistory lines={shop.history} />}
    </DeskPage>
  )
}

type Shop = NonNullable<Route.ComponentProps['loaderData']['shop']>

function LatestOffers({ shop }: { shop: Shop }) {
  return (
    <DeskBox title="Le sue offerte">
      {shop.offers.length === 0 ? (
        <p className="text-ink-soft">Nessuna: senza offerte attive i soci non trovano il negozio.</p>
      ) : (
        <ul className="grid gap-2">
          {shop.offers.map(({ id, title, state }) => (
            <li key={id} className="flex items-baseline justify-between gap-3">
              <Link to={`${DESK_PATH}/offerte/${id}`}>{title}</Link>
              <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
            </li>
          ))}
        </ul>
      )}
      {shop.total > shop.offers.length && <Link to={`${DESK_PATH}?negozio=${shop.id}`}>Vedi tutte ({shop.total})</Link>}
    </DeskBox>
  )
}

function Hiding({ shop }: { shop: Shop }) {
  if (shop.isHidden)
    return (
      <DeskBox title="Rimetterlo tra le convenzioni">
        <p className="text-ink-soft">Le sue offerte tornano ciascuna nello stato che aveva.</p>
        <DeskAct act="show">Rimetti</DeskAct>
      </DeskBox>
    )
  return (
    <DeskBox title="Nasconderlo">
      <p className="text-ink-soft">I soci non trovano più il negozio né le sue offerte, finché non lo rimetti.</p>
      <DeskAct
        act="hide"
        ask={{
          question: `Nascondi ${shop.name}?`,
          loss: 'I soci non trovano più il negozio né le sue offerte. Puoi rimetterlo quando vuoi.',
          confirmLabel: 'Nascondi',
        }}
      >
        Nascondi
      </DeskAct>
    </DeskBox>
  )
}
