import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { answerForm, refuseForm, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { OWN_OFFERS } from '../catalogue-store.server.ts'
import { saveOffer, withdrawOffer } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID, STATE_WORDS } from '../desk-copy.ts'
import { offerState } from '../desk-rules.ts'
import { countWithdrawals, getDeskOffer, listShopNames } from '../desk-store.server.ts'
import { EMPTY_OFFER, offerTypedIn, toOfferTyped } from '../desk-wire.ts'
import { idIn } from '../rules.ts'
import { OfferForm } from '../ui/offer-form.tsx'
import type { Route } from './+types/staff-offer'

/** One offer with everything an editor decides of it, its code included; without an id, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  if (params.offerId === undefined) {
    const shops = (await listShopNames(db)).map(({ id, name }) => ({ value: String(id), label: name }))
    const shopId = new URL(request.url).searchParams.get('negozio') ?? ''
    return { offer: null, fresh: { shops, shopId, formKey: randomUUID() }, typed: EMPTY_OFFER, said: null }
  }
  const offer = await getDeskOffer(db, idIn(params.offerId))
  const state = offerState(offer, now)
  return {
    offer: {
      id: offer.id,
      title: offer.title,
      shopId: offer.shopId,
      shopName: offer.shopName,
      isShopHidden: offer.isShopHidden,
      isOfPartner: !offer.externalId.startsWith(OWN_OFFERS),
      version: offer.version,
      state,
      isShown: state === 'active' || state === 'future',
      withdrawals: await countWithdrawals(db, offer.id),
      history: await deskHistory(db, 'offer', offer.id),
    },
    fresh: null,
    typed: toOfferTyped(offer),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const offerId = params.offerId === undefined ? null : (await getDeskOffer(db, idIn(params.offerId))).id
  const sent = sentIn(form)
  const { act } = sent
  if (offerId !== null && (act === 'hidden' || act === 'ended')) {
    await withdrawOffer(db, { offerId, how: act, ...by })
    return redirect(`${DESK_PATH}/offerte/${offerId}?fatto=${act}`)
  }
  const shop = String(form.get('shop') ?? '')
  const typed = { ...offerTypedIn(form), shop }
  const shopId = idIn(shop)
  if (offerId === null && shopId === null) return refuseForm({ sent, typed, errors: { shop: 'Scegli il negozio.' } })
  const isPublished = act === 'publish'
  const written = String(form.get('formKey'))
  const formKey = /^[0-9a-f-]{36}$/.test(written) ? written : randomUUID()
  const saving = { offerId, shopId: shopId ?? 0, seenVersion: Number(sent.seen), typed, isPublished, formKey, ...by }
  return answerForm({
    sent,
    typed,
    save: () => saveOffer(db, saving),
    to: ({ id, state }) => {
      const published = state === 'future' ? 'future' : 'published'
      const said = isPublished ? published : offerId === null ? 'created' : 'saved'
      return `${DESK_PATH}/offerte/${id}?fatto=${said}`
    },
    latest: async () => ({
      who: await lastHandOn(db, 'offer', offerId),
      seen: (await getDeskOffer(db, offerId)).version,
    }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.offer?.title ?? 'Nuova offerta'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, fresh, typed, said } = loaderData
  return (
    <DeskPage
      title={offer?.title ?? 'Nuova offerta'}
      crumbs={DESK_CRUMBS}
      state={
        offer && (
          <>
            <Badge tone={STATE_WORDS[offer.state].tone}>{STATE_WORDS[offer.state].label}</Badge>
            {STATE_WORDS[offer.state].text}
          </>
        )
      }
      lead={
        offer ? (
          <>
            Di <Link to={`${DESK_PATH}/negozi/${offer.shopId}`}>{offer.shopName}</Link>.{' '}
            {withdrawnBy(offer.withdrawals)}
          </>
        ) : (
          'Finché non la pubblichi la vede solo la redazione: puoi salvarla e guardarla in anteprima.'
        )
      }
      actions={
        offer && (
          <ButtonLink to={`${DESK_PATH}/negozi/${offer.shopId}/anteprima`} variant="ghost" icon="eye">
            Anteprima
          </ButtonLink>
        )
      }
      said={
        said &&
        !actionData && (
          <>
            {said}{' '}
            {offer?.state === 'active' && !offer.isShopHidden && (
              <Link to={`/servizi/convenzioni/negozi/${offer.shopId}`}>Apri la pagina del negozio</Link>
            )}
          </>
        )
      }
    >
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
      <OfferForm key={offer?.id} offer={offer} typed={typed} answer={actionData} fresh={fresh} />
      {offer && offer.state !== 'expired' && (
        <DeskBox title="Toglierla ai soci">
          <p className="text-ink-soft">
            Nascosta si può pubblicare di nuovo quando vuoi.{' '}
            {offer.isOfPartner
              ? 'Terminata tornerebbe con il prossimo file che la nomina: per non vederla più, nascondila.'
              : 'Terminata si cancella da sola dopo 90 giorni.'}
          </p>
          <div className="flex flex-wrap gap-3">
            {offer.state !== 'hidden' && <DeskAct act="hidden">Nascondi</DeskAct>}
            <DeskAct
              act="ended"
              variant="quiet"
              ask={{
                question: 'Termini l’offerta?',
                loss: 'I soci non la trovano più da adesso, e chi non ha ancora ritirato il codice non può più farlo.',
                confirmLabel: 'Termina',
              }}
            >
              Termina
            </DeskAct>
          </div>
        </DeskBox>
      )}
      {offer && <DeskHistory lines={offer.history} />}
    </DeskPage>
  )
}

function withdrawnBy(count: number): string {
  if (count === 0) return 'Nessun socio l’ha ancora ritirata.'
  return count === 1 ? 'L’ha ritirata un socio.' : `L’hanno ritirata ${count.toLocaleString('it-IT')} soci.`
}
