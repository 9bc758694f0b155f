import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import { ownsTraining } from '#areas/plans/ownership-rules.ts'
import { currentPlan } from '#areas/plans/rules.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { readFileAt } from '#platform/files/commands.server.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { formatShortDateIt } from '#platform/pure/dates.ts'
import { conditionsOfUse, subscriptionOf } from './context.server.ts'
import { TRAINING_CONDITIONS } from './copy.ts'
import { adhesionConditions, historyOf, mayHaveDocuments, seesHistory } from './rules.ts'
import {
  certificateWire,
  conditionsOfUseWire,
  consistencyWire,
  currentSubscriptionWire,
  historyItemWire,
  ownerProductsWire,
  toHistoryItem,
  toLastSubscription,
} from './wire.ts'

function memberOf({ member }: Viewer): Member {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

const getConsistency = defineCall({
  method: 'GET',
  path: '/CRM/Utente/Consistenza',
  summary: 'L’ultima sottoscrizione di chi chiede, e il prodotto che ha.',
  access: 'member',
  answer: consistencyWire,
  async handle({ db, now, viewer }) {
    const { owned, information } = await subscriptionOf(db, viewer.audience, memberOf(viewer), now)
    const product = (await listProducts(db, now)).find(({ id }) => id === currentPlan(owned, now)?.productId)
    return {
      ultimaSottoscrizioneContatto: information && toLastSubscription(information),
      cpqProductTags: product?.wallets.map(({ tag }) => tag) ?? [],
      cpqProductName: product?.name ?? null,
    }
  },
})

const getSubscription = defineCall({
  method: 'GET',
  path: '/CRM/Utente/Sottoscrizione',
  summary: 'Le condizioni di adesione di chi chiede; null per chi non ha mai aderito.',
  access: 'member',
  answer: currentSubscriptionWire,
  async handle({ db, now, viewer, request }) {
    const owned = await listOwnedProducts(db, memberOf(viewer).id)
    const html = adhesionConditions(viewer.audience.type, owned, now)
    return { condizioniAdesione: html && withClubWords(html, signInSettingsOf(request).club) }
  },
})

const getHistory = defineCall({
  method: 'GET',
  path: '/CRM/Utente/Sottoscrizione/Storico',
  summary: 'Tutto quello che chi chiede ha e ha avuto.',
  access: 'member',
  answer: z.array(historyItemWire),
  async handle({ db, now, viewer, request }) {
    if (!seesHistory(viewer.audience.type)) return []
    return historyOf(await listOwnedProducts(db, memberOf(viewer).id), now).map((item) =>
      toHistoryItem(item, signInSettingsOf(request).club),
    )
  },
})

const getConditionsOfUse = defineCall({
  method: 'GET',
  path: '/CRM/CondizioniUso',
  summary: 'Le condizioni d’uso.',
  access: 'anyone',
  answer: conditionsOfUseWire,
  async handle({ db, request }) {
    return { text: await conditionsOfUse(db, signInSettingsOf(request).club) }
  },
})

const getOwnerProducts = defineCall({
  method: 'GET',
  path: '/ordermanagement-internal/orders/user/{clientCode}/products',
  summary: 'I documenti dei prodotti di chi chiede; il secondo sono le condizioni integrative della formazione.',
  access: 'member',
  params: z.object({ clientCode: z.string().min(1).max(40) }),
  answer: ownerProductsWire,
  async handle({ db, viewer, request }, { params }) {
    const member = memberOf(viewer)
    if (params.clientCode !== member.clientCode) throw new NotAllowed()
    const [latest, ...others] = await listOwnedProducts(db, member.id)
    if (!latest) return { results: [] }
    const { club } = signInSettingsOf(request)
    const adhesion = { name: latest.name, html: withClubWords(latest.conditionsHtml, club) }
    const names = [latest, ...others].map(({ name }) => name)
    const training = { name: 'Condizioni integrative ECM', html: withClubWords(TRAINING_CONDITIONS, club) }
    return { results: ownsTraining(names) ? [adhesion, training] : [adhesion] }
  },
})

const getCertificate = defineCall({
  method: 'GET',
  path: '/pdf',
  summary: 'Il certificato di iscrizione di chi chiede, in PDF.',
  access: 'member',
  query: certificateWire,
  answer: z.unknown(),
  async handle({ db, now, viewer, request, reply }, { query }) {
    const member = memberOf(viewer)
    const { information } = await subscriptionOf(db, viewer.audience, member, now)
    // Only what is true of whoever asks is certified.
    const isOwn =
      query.name === `${member.name} ${member.surname}` &&
      information?.from &&
      information.until &&
      query.startDate === formatShortDateIt(information.from) &&
      query.endDate === formatShortDateIt(information.until)
    if (!mayHaveDocuments(viewer.audience.type) || !isOwn) throw new NotAllowed()
    const { club } = signInSettingsOf(request)
    const { drawCertificate } = await import('./ui/certificate-document.tsx')
    const bytes = await drawCertificate({
      ...query,
      product: information.name,
      club,
      logo: club.logo ? await readFileAt(db, diskOf(request), club.logo.path) : null,
      now,
    })
    reply
      .header('content-disposition', 'attachment; filename="Certificato iscrizione.pdf"')
      .type('application/pdf')
      .send(bytes)
  },
})

export const subscriptionCalls: Call<Viewer>[] = [
  getConsistency,
  getSubscription,
  getHistory,
  getConditionsOfUse,
  getOwnerProducts,
  getCertificate,
]
