import { MARKETING_NAMES } from '#areas/account/consent-copy.ts'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { findDetails } from '#areas/account/details-store.server.ts'
import { memberValues, shownFields } from '#areas/account/member-field-rules.ts'
import { MARKETING_CONSENTS } from '#areas/account/model.ts'
import { lastDayOf } from '#areas/audience/correction-rules.ts'
import { expirationAt } from '#areas/audience/membership-rules.ts'
import type { Member, MemberRecord } from '#areas/audience/model.ts'
import { walletStateWords, walletWords } from '#areas/audience/permission-copy.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listWallets } from '#areas/audience/store.server.ts'
import { listTrail } from '#areas/audience/trail-store.server.ts'
import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { openOf } from '#areas/billing/order-standing-rules.ts'
import { listCertificatesOf } from '#areas/classroom/certificate-store.server.ts'
import { listEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { countFavorites } from '#areas/favorites/store.server.ts'
import { legalReading } from '#areas/leads/reading-rules.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { listCaseDays } from '#areas/legal-cases/desk-store.server.ts'
import { askRows, countAsked } from '#areas/lists/question-context.server.ts'
import { listRowIds } from '#areas/lists/row-store.server.ts'
import { findAccount } from '#areas/loyalty/ledger-store.server.ts'
import { LOYALTY_WALLET } from '#areas/loyalty/model.ts'
import { findCardOf } from '#areas/professional-card/store.server.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { storyKindsFor } from '#areas/segments/story-rules.ts'
import { storyOf } from '#areas/segments/story-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { findLastLetterState } from '#platform/mail/store.server.ts'
import { daysBefore, formatDateIt, formatMinuteIt, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { lineInWords } from '../trail/trail-query.server.ts'
import { daysInWords } from './member-columns.ts'
import { MEMBERS_PATH } from './member-copy.ts'

const LAST_FACTS = 5
const LAST_NOTES = 3
const MOST_DEADLINES = 4
const OPEN_REQUESTS = 5
const PAID_DAYS = 365
/** From how many days before its day something to come is said aloud. */
const NEAR_DAYS = 30

type Looking = { viewer: Member; now: Date; plan: string | null }

/** DSK-034. All that whoever answers the telephone must know, before anything is opened. */
export async function overviewOf(db: Db, member: MemberRecord, { viewer, now, plan }: Looking) {
  const { id } = member
  const today = romeDayOf(now)
  const mayReadMoney = staffMay(viewer, 'money.read')
  const mayReadRequests = staffMay(viewer, 'requests.read')
  const story = storyOf(member, viewer)
  const everything = { words: [], conditions: [], isBroken: false }
  const [details, wallets, points, invoices, orderIds, requests, consents, notes, factIds, lastLetter] =
    await Promise.all([
      findDetails(db, id),
      listWallets(db, id, now),
      findAccount(db, id),
      mayReadMoney ? listInvoices(db, id) : [],
      mayReadMoney
        ? listRowIds(db, ORDERS, { ...everything, words: [member.clientCode] }, now, {
            order: ORDERS.usual,
            limit: 200,
            offset: 0,
          })
        : [],
      mayReadRequests ? requestsOf(db, member, viewer, now) : { total: 0, open: [] },
      listConsentAnswers(db, id),
      listTrail(db, { memberId: id, kind: 'member-noted', limit: LAST_NOTES }),
      listRowIds(db, story, everything, now, { order: story.usual, limit: LAST_FACTS, offset: 0 }),
      findLastLetterState(db, member.email),
    ])
  const due = openOf(invoices)
  const { expDate } = expirationAt(member.membership, now)
  const lateDays = due[0] ? romeDaysBetween(due[0].dueOn, today) : 0
  const paidCents = invoices
    .filter(({ issuedAt }) => issuedAt && issuedAt >= daysBefore(now, PAID_DAYS))
    .reduce((sum, { kind, amountCents }) => sum + (kind === 'credit-note' ? -amountCents : amountCents), 0)
  const held = wallets.filter(({ tag }) => tag !== LOYALTY_WALLET)
  const withCredits = held.filter(({ initialCredits, bonusCredits }) => initialCredits + bonusCredits > 0)
  return {
    problems: [
      ...(details.closedAt ? ['Account chiuso'] : []),
      ...(lateDays > 0 ? [`Rata in ritardo di ${lateDays} ${lateDays === 1 ? 'giorno' : 'giorni'}`] : []),
      ...(lastLetter === 'failed' ? ['E-mail che torna indietro'] : []),
    ],
    facts: [
      ...(expDate && expDate > now
        ? [
            {
              term: 'Piano',
              said: plan ?? 'Prova',
              more: `fino al ${formatDateIt(lastDayOf({ end: expDate }))}, ${dueWords(due.length)}`,
            },
          ]
        : []),
      // The telephone is beside the name.
      ...shownFields(memberValues(member, details)).flatMap(({ name, title, said }) =>
        said && name !== 'prefix' && name !== 'phone' ? { term: title, said, more: '' } : [],
      ),
      {
        term: 'Professione',
        said: member.profession ?? '–',
        more: member.specializations.join(', '),
      },
      { term: 'Iscritto dal', said: formatDateIt(member.membership.registrationDate), more: '' },
      { term: 'Ultima visita', said: member.lastVisitOn ? formatDateIt(member.lastVisitOn) : '–', more: '' },
      ...(mayReadMoney
        ? [
            {
              term: 'Pagato in 12 mesi',
              said: formatEuro(paidCents),
              more: `${invoices.filter(({ issuedAt }) => issuedAt).length} fatture emesse`,
            },
          ]
        : []),
      ...(member.promoCodes.length > 0
        ? [{ term: 'Codici promozionali', said: member.promoCodes.join(', '), more: '' }]
        : []),
    ],
    consents: MARKETING_CONSENTS.map((consent) => ({
      name: MARKETING_NAMES[consent],
      said: consents[consent] ? (consents[consent].isGiven ? 'sì' : 'no') : 'non detto',
    })),
    deadlines: deadlinesOf(member, invoices, now),
    wallets: withCredits.map(({ tag, stato, balance, used }) => ({
      tag,
      name: walletWords(tag),
      state: walletStateWords(tag, stato),
      balance: balance.toLocaleString('it-IT'),
      used: used.toLocaleString('it-IT'),
    })),
    others: held.filter((wallet) => !withCredits.includes(wallet)).map(({ tag }) => walletWords(tag)),
    points: points ? points.balance.toLocaleString('it-IT') : null,
    storyKinds: storyKindsFor(viewer).kinds,
    notes: notes.map((line) => {
      const { id: key, reason, what, detail, who, at } = lineInWords(line)
      return { id: key, call: line.facts.what === 'call' ? `${what}: ${detail}` : null, what: reason ?? '', who, at }
    }),
    story: (await story.rowsOf(db, factIds, now)).map((row) => ({ ...row, at: formatMinuteIt(row.at) })),
    requests: requests.open.map(({ id: key, formType, createdAt }) => ({
      id: key,
      what: FORM_WORDS[formType] ?? formType,
      at: formatDateIt(createdAt),
    })),
    belongings: await belongingsOf(db, member, {
      orderIds,
      issued: invoices.filter(({ issuedAt }) => issuedAt).length,
      requests: requests.total,
      now,
      viewer,
    }),
  }
}

/** How many requests are theirs, and those that are open. */
async function requestsOf(db: Db, { email }: MemberRecord, viewer: Member, now: Date) {
  const queue = queueFor(viewer)
  const words = `cerca=${encodeURIComponent(email)}`
  const { question } = await askRows(db, queue, new URLSearchParams(`${words}&stato=new,taken`))
  const ids = await listRowIds(db, queue, question, now, { order: queue.usual, limit: OPEN_REQUESTS, offset: 0 })
  return { total: await countAsked(db, queue, words, now), open: await queue.rowsOf(db, ids, now) }
}

const dueWords = (count: number) =>
  count === 0 ? 'niente da pagare' : count === 1 ? 'una rata da pagare' : `${count} rate da pagare`

/** What ends next: what is late is among the problems. */
export function deadlinesOf(
  { membership }: Pick<MemberRecord, 'membership'>,
  invoices: Awaited<ReturnType<typeof listInvoices>>,
  now: Date,
) {
  const today = romeDayOf(now)
  const { expDate } = expirationAt(membership, now)
  const ending = membership.premiumPeriods.length > 0 ? 'Fine del Premium' : 'Fine della prova'
  return [
    ...(expDate ? [{ what: ending, day: lastDayOf({ end: expDate }) }] : []),
    ...openOf(invoices).map(({ dueOn, amountCents }) => ({ what: `Rata di ${formatEuro(amountCents)}`, day: dueOn })),
  ]
    .map(({ what, day }) => ({ what, day, days: romeDaysBetween(today, day) }))
    .filter(({ days }) => days >= 0)
    .toSorted((one, other) => one.days - other.days)
    .slice(0, MOST_DEADLINES)
    .map(({ what, day, days }) => ({
      what,
      date: day,
      day: formatDateIt(day),
      left: days <= 1 ? daysInWords(days) : `fra ${daysInWords(days)}`,
      isNear: days <= NEAR_DAYS,
    }))
}

type Held = { orderIds: readonly string[]; issued: number; requests: number; now: Date; viewer: Member }

/** How many things of each kind are theirs: one leads to itself, more to the list of them. */
async function belongingsOf(db: Db, { id, username, clientCode, email }: MemberRecord, held: Held) {
  const { orderIds, issued, requests, now, viewer } = held
  const [enrolments, certificates, card, favourites, cases] = await Promise.all([
    listEnrolments(db, id, now),
    listCertificatesOf(db, id),
    findCardOf(db, id),
    countFavorites(db, id),
    listCaseDays(db, id),
  ])
  const search = (path: string, words: string) => `/redazione/${path}?cerca=${encodeURIComponent(words)}`
  const [order, another] = orderIds
  const [certificate, ...more] = certificates
  const orders = order && another === undefined ? `/redazione/ordini/${order}` : search('ordini', clientCode)
  const papers =
    certificate && more.length === 0 ? `/redazione/attestati/${certificate.code}` : search('attestati', clientCode)
  return [
    ...(staffMay(viewer, 'money.read')
      ? [
          { label: 'Ordini', count: orderIds.length, to: orders },
          { label: 'Fatture', count: issued, to: orders },
        ]
      : []),
    { label: 'Corsi', count: enrolments.length, to: `${MEMBERS_PATH}/${username}/corsi` },
    ...(staffMay(viewer, 'certificates.write') ? [{ label: 'Attestati', count: certificates.length, to: papers }] : []),
    ...(staffMay(viewer, 'requests.read')
      ? [{ label: 'Richieste', count: requests, to: search('richieste', email) }]
      : []),
    ...(staffMay(viewer, 'cards.review')
      ? [{ label: 'Scheda professionale', count: card ? 1 : 0, to: card && `/redazione/schede/${card.slug}` }]
      : []),
    {
      label: cases[0] ? `Cause, l’ultima del ${formatDateIt(cases[0])}` : 'Cause',
      count: cases.length,
      to: legalReading(viewer) === 'none' ? null : search('cause', clientCode),
    },
    { label: 'Preferiti', count: favourites, to: null },
  ]
}

export type Overview = Awaited<ReturnType<typeof overviewOf>>
