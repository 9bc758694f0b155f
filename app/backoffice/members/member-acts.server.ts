import { closeAccount, correctPerson, correctTrial, openAccount } from '#areas/account/correction-commands.server.ts'
import { correctFiscalCode } from '#areas/account/fiscal-code-commands.server.ts'
import type { Sender } from '#areas/account/letters-copy.ts'
import { MEMBER_FIELD_NAMES } from '#areas/account/member-field-rules.ts'
import { correctCodes, correctCredits, giveWallet } from '#areas/audience/correction-commands.server.ts'
import { writtenDay } from '#areas/audience/correction-rules.ts'
import { listHeldWallets, lockMember } from '#areas/audience/grant-store.server.ts'
import type { Member, MemberRecord } from '#areas/audience/model.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { correctBillingData } from '#areas/billing/billing-data-commands.server.ts'
import { findSuspension } from '#areas/billing/suspension-store.server.ts'
import { correctTrainee } from '#areas/courses/trainee-commands.server.ts'
import { FISCAL_CODE_FORM } from '#areas/leads/model.ts'
import { closeLeadsOf } from '#areas/leads/store.server.ts'
import { correctPoints } from '#areas/loyalty/correction-commands.server.ts'
import { LOYALTY_WALLET } from '#areas/loyalty/model.ts'
import { correctPeriod, correctWallet } from '#areas/plans/correction-commands.server.ts'
import { giveProduct } from '#areas/plans/ownership-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { codesIn } from '#platform/pure/choices.ts'
import { endOfRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { readTenth, TOO_MANY_DECIMALS } from '#platform/pure/tenths.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { ChangedMeanwhile, markOf, type Rehearsed, rehearsed } from '../rehearsal.server.ts'
import { BILLING_FIELDS, billingIn } from './member-billing.server.ts'
import { correctionLetter } from './member-letters.ts'
import type { Refused } from './member-parts.tsx'
import { PERSONAL_KEYS, pictureOf } from './member-picture.server.ts'
import {
  changesBetween,
  type MemberAct,
  occupationIn,
  reasonProblem,
  writtenCodes,
  writtenNumber,
} from './member-rules.ts'

/** What was typed, by name of field. */
export type Typed = Readonly<Record<string, string>>

type Running = {
  tx: Db
  member: MemberRecord
  operator: Member
  typed: Typed
  now: Date
  key: string
  sender: Sender
}

/** The acts that are first seen and then confirmed, and the fields each reads. */
const FIELDS = {
  person: [
    'name',
    'surname',
    'email',
    ...MEMBER_FIELD_NAMES,
    'professione',
    'specializzazione',
    'professioneDettaglio',
  ],
  'fiscal-code': ['fiscalCode'],
  billing: [...BILLING_FIELDS, 'order'],
  training: ['fiscalCode', 'birthDate', 'birthPlace', 'employment'],
  trial: ['trialStart', 'trialLastDay'],
  plan: ['product'],
  period: ['start', 'lastDay'],
  'period-removed': ['start'],
  'wallet-given': ['tag', 'stato', 'lastDay', 'credits'],
  wallet: ['wallet', 'stato', 'lastDay'],
  'wallet-ended': ['wallet'],
  credits: ['wallet', 'amount'],
  points: ['points'],
  codes: ['promoCodes', 'portfolios'],
  close: [],
  open: [],
} as const satisfies Partial<Record<MemberAct, readonly string[]>>
export type SeenAct = keyof typeof FIELDS

const LONGEST_FIELD = 2_000

export const isSeenAct = (act: string): act is SeenAct => Object.hasOwn(FIELDS, act)

export function typedFor(act: SeenAct, form: FormData): Typed {
  const text = (name: string) =>
    name === 'portfolios' ? codesIn(form, name).join(' ') : String(form.get(name) ?? '').slice(0, LONGEST_FIELD)
  return Object.fromEntries([...FIELDS[act], 'reason'].map((name) => [name, text(name)]))
}

/** What pays for itself by instalments and is late has been put aside: what is changed meanwhile would be lost when it comes back. */
const OF_THE_PLAN: ReadonlySet<SeenAct> = new Set<SeenAct>([
  'trial',
  'plan',
  'period',
  'period-removed',
  'wallet-given',
  'wallet',
  'wallet-ended',
])

const RUN: Record<SeenAct, (running: Running) => Promise<unknown>> = {
  person: ({ tx, member, typed, now, key, sender }) =>
    correctPerson(tx, member.id, personIn(typed), { now, key, sender }),
  'fiscal-code': async ({ tx, member, operator, typed, now }) => {
    await correctFiscalCode(tx, member.id, typed.fiscalCode ?? '')
    await closeLeadsOf(tx, member.id, { formType: FISCAL_CODE_FORM, handledBy: operator.id, now })
  },
  billing: ({ tx, member, typed, sender }) => correctBillingData(tx, member.id, billingIn(typed), sender.club),
  training: async ({ tx, member, operator, typed, now }) => {
    const of = (name: string) => typed[name] ?? ''
    const told = {
      fiscalCode: of('fiscalCode'),
      birthDate: of('birthDate'),
      birthPlace: of('birthPlace'),
      employment: of('employment'),
    }
    if (await correctTrainee(tx, member.id, told, now))
      await closeLeadsOf(tx, member.id, { formType: FISCAL_CODE_FORM, handledBy: operator.id, now })
  },
  trial: ({ tx, member, typed, now }) => {
    const first = dayIn(typed, 'trialStart', now)
    const before = member.membership.trial
    const start = before && romeDayOf(before.start) === first ? before.start : startOn(first, now)
    return correctTrial(tx, member.id, { start, end: endOfRomeDay(dayIn(typed, 'trialLastDay', now)) }, now)
  },
  plan: ({ tx, member, typed, now }) => {
    if (!typed.product) throw new InvalidInput({ product: 'Scegli un piano.' })
    return giveProduct(tx, member.id, typed.product, now)
  },
  period: ({ tx, member, typed, now }) =>
    correctPeriod(tx, member.id, { start: startIn(typed), lastDay: dayIn(typed, 'lastDay', now) }, now),
  'period-removed': ({ tx, member, typed, now }) =>
    correctPeriod(tx, member.id, { start: startIn(typed), lastDay: null }, now),
  'wallet-given': ({ tx, member, typed, now }) => {
    if (!/^[\w-]{2,40}$/.test(typed.tag ?? '')) throw new InvalidInput({ tag: 'Scegli un portafoglio.' })
    const credits = typed.credits?.trim() ? writtenNumber(typed.credits, { least: 0, most: 10_000 }) : 0
    if (credits === null) throw new InvalidInput({ credits: 'Scrivi un numero intero, fino a 10.000.' })
    const grant = { tag: typed.tag ?? '', stato: statoIn(typed), activeUntil: untilIn(typed, now), credits }
    return giveWallet(tx, member.id, grant, now)
  },
  wallet: ({ tx, member, typed, now }) => {
    const change = { walletId: walletIn(typed), stato: statoIn(typed), activeUntil: untilIn(typed, now) }
    return correctWallet(tx, member.id, change, now)
  },
  'wallet-ended': async ({ tx, member, typed, now }) => {
    const wallet = await heldIn(tx, member.id, typed)
    const activeUntil = new Date(Math.max(now.getTime(), wallet.activeFrom.getTime() + 1))
    return correctWallet(tx, member.id, { walletId: wallet.id, stato: wallet.stato, activeUntil }, now)
  },
  credits: async ({ tx, member, typed, now, key }) => {
    const { tag } = await heldIn(tx, member.id, typed)
    const read = readTenth((typed.amount ?? '').replace('−', '-'))
    if (read.kind === 'too-many-decimals') throw new InvalidInput({ amount: TOO_MANY_DECIMALS })
    const amount = read.kind === 'number' && Math.abs(read.value) <= 10_000 ? read.value : 0
    if (!amount)
      throw new InvalidInput({ amount: 'Scrivi quanti aggiungerne, per esempio 10, o toglierne, per esempio -5.' })
    if (tag === LOYALTY_WALLET)
      throw new InvalidInput({ amount: 'I punti del Programma Fedeltà si correggono più sotto.' })
    return correctCredits(tx, { memberId: member.id, tag, amount, key, now })
  },
  points: ({ tx, member, typed, now, key }) => {
    const points = writtenNumber(typed.points ?? '', { least: -100_000, most: 100_000 })
    if (!points)
      throw new InvalidInput({ points: 'Scrivi quanti aggiungerne, per esempio 50, o toglierne, per esempio -50.' })
    return correctPoints(tx, { memberId: member.id, points, key: `staff:${key}`, now })
  },
  codes: ({ tx, member, typed, now }) => {
    const [promo, portfolios] = [writtenCodes(typed.promoCodes ?? ''), writtenCodes(typed.portfolios ?? '')]
    const problems = {
      ...('problem' in promo && { promoCodes: promo.problem }),
      ...('problem' in portfolios && { portfolios: portfolios.problem }),
    }
    if ('problem' in promo || 'problem' in portfolios) throw new InvalidInput(problems)
    return correctCodes(tx, member.id, { promoCodes: promo.codes, portfolios: portfolios.codes }, now)
  },
  close: ({ tx, member, ...asked }) => closeAccount(tx, member.id, asked),
  open: ({ tx, member, ...asked }) => openAccount(tx, member.id, asked),
}

function personIn(typed: Typed) {
  const of = (name: string) => typed[name] ?? ''
  return {
    name: of('name'),
    surname: of('surname'),
    email: of('email'),
    fields: typed,
    occupation: occupationIn(typed),
  }
}

function dayIn(typed: Typed, name: string, now: Date): RomeDay {
  const written = writtenDay(typed[name] ?? '', now)
  if ('problem' in written) throw new InvalidInput({ [name]: written.problem })
  return written.day
}

/** What begins today begins now: a stretch of time that began this morning was not there this morning. */
function startOn(day: RomeDay, now: Date): Date {
  return day === romeDayOf(now) ? now : startOfRomeDay(day)
}

function startIn(typed: Typed): Date {
  const start = new Date(typed.start ?? '')
  if (Number.isNaN(start.getTime())) throw new Conflict('Questo periodo non c’è più: guarda di nuovo.')
  return start
}

const untilIn = (typed: Typed, now: Date) => (typed.lastDay?.trim() ? endOfRomeDay(dayIn(typed, 'lastDay', now)) : null)

function statoIn(typed: Typed): number | null {
  if (!typed.stato?.trim()) return null
  const stato = writtenNumber(typed.stato, { least: 0, most: 9 })
  if (stato === null) throw new InvalidInput({ stato: 'Lo Stato è una cifra da 0 a 9, o niente.' })
  return stato
}

function walletIn(typed: Typed): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed.wallet ?? ''))
    throw new Conflict('Questo portafoglio non c’è più: guarda di nuovo.')
  return typed.wallet ?? ''
}

async function heldIn(tx: Db, memberId: string, typed: Typed) {
  const id = walletIn(typed)
  const wallet = (await listHeldWallets(tx, memberId)).find((held) => held.id === id)
  if (!wallet) throw new Conflict('Questo portafoglio non c’è più: guarda di nuovo.')
  return wallet
}

export type Asked = {
  act: SeenAct
  member: MemberRecord
  operator: Member
  typed: Typed
  now: Date
  sender: Sender
}

export type Rehearsal = Rehearsed & { act: SeenAct; typed: Typed }

/** What the page of a section answers to an act: what would change, or why not. */
export type SectionAnswer = { refused?: Refused; rehearsal?: Rehearsal; notice?: string; problem?: string }

/** Decision 36. */
export async function rehearse(db: Db, asked: Asked): Promise<Rehearsal> {
  const seen = await rehearsed(db, (tx, key) => run(tx, asked, key))
  return { act: asked.act, typed: asked.typed, ...seen }
}

/** Does the thing, once per key, if the member is still as they were seen; written on the trail and told to the member. */
export async function perform(db: Db, asked: Asked, { seen, key }: { seen: string; key: string }): Promise<void> {
  const { act, member, operator, typed, now, sender } = asked
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    if ((await listMemberTrail(tx, member.id)).some(({ facts }) => facts.key === key)) return
    if (markOf(await pictureOf(tx, member.id, now)) !== seen) throw new ChangedMeanwhile()
    const { changes } = await run(tx, asked, key)
    await recordTrail(tx, {
      at: now,
      kind: 'member-corrected',
      memberId: member.id,
      actorId: operator.id,
      done: { thing: 'member', id: member.id, what: act },
      reason: (typed.reason ?? '').trim(),
      key,
      changes: changes.map(({ key: line, label, from, to }) =>
        PERSONAL_KEYS.has(line) ? { field: label } : { field: label, from, to },
      ),
    })
    const letter = correctionLetter(sender, act, member.name, changes)
    if (letter) await sendMail(tx, { to: member.email, ...letter, idempotencyKey: `member-corrected:${key}` })
  })
}

async function run(tx: Db, { act, member, operator, typed, now, sender }: Asked, key: string) {
  const why = reasonProblem(typed.reason ?? '')
  await lockMember(tx, member.id)
  const before = await pictureOf(tx, member.id, now)
  try {
    if (OF_THE_PLAN.has(act) && (await findSuspension(tx, member.id)))
      throw new Conflict('L’abbonamento è sospeso per una rata in ritardo: prima si incassa la rata.')
    await RUN[act]({ tx, member, operator, typed, now, key, sender })
  } catch (error) {
    // Everything at once: whoever wrote a wrong day is not told of the reason only when the day is right.
    if (error instanceof InvalidInput && why) throw new InvalidInput({ ...error.fields, reason: why })
    throw error
  }
  if (why) throw new InvalidInput({ reason: why })
  const changes = changesBetween(before, await pictureOf(tx, member.id, now))
  if (changes.length === 0) throw new Conflict('È già così: non cambierebbe niente.')
  return { before, changes }
}
