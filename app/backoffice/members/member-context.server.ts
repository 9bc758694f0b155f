import { ACCEPTED_NAMES, MARKETING_NAMES } from '#areas/account/consent-copy.ts'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { findDetails } from '#areas/account/details-store.server.ts'
import { memberValues, shownFields } from '#areas/account/member-field-rules.ts'
import { CONSENTS, MARKETING_CONSENTS } from '#areas/account/model.ts'
import { walletTagsOf } from '#areas/account/rules.ts'
import { lastDayOf } from '#areas/audience/correction-rules.ts'
import { listHeldWallets, listPortfolios } from '#areas/audience/grant-store.server.ts'
import { expirationAt, subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import type { Member, MemberRecord } from '#areas/audience/model.ts'
import { rolesInWords, walletStateWords, walletWords } from '#areas/audience/permission-copy.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { WALLET_CHOICES } from '#areas/audience/wallet-choice-store.server.ts'
import { findSuspension } from '#areas/billing/suspension-store.server.ts'
import { findAccount } from '#areas/loyalty/ledger-store.server.ts'
import { LOYALTY_WALLET } from '#areas/loyalty/model.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import { listProfessionDetails, listProfessions, listSpecializationFamilies } from '#areas/professions/store.server.ts'
import { viewAsRefusal } from '#areas/view-as/rules.ts'
import { choosingsOf } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { MEMBER_ACTS, type MemberAct, MOST_CODES, mayDo } from './member-rules.ts'

export async function getMember(db: Db, written: string): Promise<MemberRecord> {
  const found = /^\d{4,8}$/.test(written) ? await findMemberByUsername(db, Number(written)) : null
  if (!found) throw new NotFound('Questo iscritto non esiste.')
  return found
}

const SHORT_CONSENTS = { directMarketing: 'Commerciale', profiling: 'Profilazione' } as const

/** What a person said of being written to and profiled, shortly. */
export function consentWords(answers: Awaited<ReturnType<typeof listConsentAnswers>>): string[] {
  return (Object.keys(SHORT_CONSENTS) as (keyof typeof SHORT_CONSENTS)[]).map((name) => {
    const answer = answers[name]
    return `${SHORT_CONSENTS[name]} ${answer ? (answer.isGiven ? 'sì' : 'no') : 'mai detto'}`
  })
}

/** What every page of a member begins with. */
export async function headOf(db: Db, member: MemberRecord, operator: Member, now: Date) {
  const [{ closedAt }, answers] = await Promise.all([findDetails(db, member.id), listConsentAnswers(db, member.id)])
  const { expDate } = expirationAt(member.membership, now)
  return {
    username: member.username,
    name: `${member.name} ${member.surname}`,
    clientCode: member.clientCode,
    email: member.email,
    isEmailVerified: member.emailVerifiedAt !== null,
    phone: member.phone,
    consents: consentWords(answers),
    type: subscriptionTypeAt(member.membership, now),
    until: expDate && expDate > now ? formatDateIt(lastDayOf({ end: expDate })) : null,
    role: member.roles.length > 0 ? rolesInWords(member.roles) : null,
    closedOn: closedAt && formatDateIt(closedAt),
    mayViewAs:
      staffMay(operator, 'members.view-as') &&
      viewAsRefusal(operator, { ...member, isClosed: closedAt !== null }) === null,
    acts: (Object.keys(MEMBER_ACTS) as MemberAct[]).filter((act) => mayDo(act, operator, member)),
  }
}
export type MemberHeadData = Awaited<ReturnType<typeof headOf>>

/** Who the member says to be, as the form of it shows it. */
export async function personOf(db: Db, member: MemberRecord) {
  const details = await findDetails(db, member.id)
  return {
    name: member.name,
    surname: member.surname,
    email: member.email,
    isEmailVerified: member.emailVerifiedAt !== null,
    fiscalCode: details.fiscalCode ?? '',
    fields: shownFields(memberValues(member, details)),
    profession: [member.profession, ...member.specializations].filter(Boolean).join(', '),
    ...(await occupationChoices(db)),
  }
}

/** The professions that can be chosen, and what some ask for beside. */
export async function occupationChoices(db: Db) {
  const [professions, families] = await Promise.all([listProfessions(db), listSpecializationFamilies(db)])
  const withDetails = await Promise.all(professions.map(({ id }) => listProfessionDetails(db, id)))
  const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
  return {
    professions: professions.filter(({ isSignupEnabled }) => isSignupEnabled).map(named),
    specializations: families.map(named),
    details: withDetails.flat().map(named),
  }
}

const CONSENT_NAMES = { ...ACCEPTED_NAMES, ...MARKETING_NAMES }

/** DSK-027. What the person accepted and allowed; what they were never asked is not said. */
export async function consentsOf(db: Db, memberId: string) {
  const answers = await listConsentAnswers(db, memberId)
  return [...CONSENTS, ...MARKETING_CONSENTS].map((consent) => {
    const answer = answers[consent]
    const said = answer ? `${answer.isGiven ? 'dato' : 'negato'} il ${formatDateIt(answer.at)}` : 'non detto'
    return { name: CONSENT_NAMES[consent], said: answer?.source ? `${said}: ${answer.source}` : said }
  })
}

/** Trial, stretches of PREMIUM and plans: what the type follows from. */
export async function planOf(db: Db, { id, membership }: MemberRecord, now: Date) {
  const [owned, products, suspension] = await Promise.all([
    listOwnedProducts(db, id),
    listProducts(db, now),
    findSuspension(db, id),
  ])
  const { trial, premiumPeriods } = membership
  return {
    today: romeDayOf(now),
    trial: trial && { start: romeDayOf(trial.start), lastDay: lastDayOf(trial) },
    periods: premiumPeriods
      .map((period) => ({
        id: period.start.toISOString(),
        from: formatDateIt(period.start),
        to: formatDateIt(lastDayOf(period)),
        lastDay: lastDayOf(period),
        state: period.end <= now ? ('over' as const) : period.start > now ? ('coming' as const) : ('running' as const),
        plan:
          owned.find(({ activeFrom, kind }) => kind === 'plan' && activeFrom.getTime() === period.start.getTime())
            ?.name ?? null,
      }))
      .toReversed(),
    plans: products.filter(({ kind }) => kind === 'plan').map(({ id: value, name: label }) => ({ value, label })),
    suspendedOn: suspension && formatDateIt(suspension.suspendedAt),
  }
}

/** DSK-049. What of a member is chosen among things that exist. */
export const codeChoices = (held: readonly string[]) => ({
  portfolios: { kind: WALLET_CHOICES, most: MOST_CODES, held },
})

/** Wallets, points and codes. */
export async function walletsOf(db: Db, member: MemberRecord, now: Date) {
  const [held, products, points, portfolios] = await Promise.all([
    listHeldWallets(db, member.id),
    listProducts(db, now),
    findAccount(db, member.id),
    listPortfolios(db, member.id),
  ])
  const wallets = held.map(({ id, tag, stato, activeFrom, activeUntil, balance, used }) => ({
    id,
    word: walletWords(tag),
    stato,
    stateWords: walletStateWords(tag, stato),
    from: formatDateIt(activeFrom),
    to: activeUntil && formatDateIt(lastDayOf({ end: activeUntil })),
    lastDay: activeUntil ? lastDayOf({ end: activeUntil }) : '',
    state:
      activeUntil && activeUntil <= now
        ? ('over' as const)
        : activeFrom > now
          ? ('coming' as const)
          : ('running' as const),
    hasCredits: balance + used > 0 && tag !== LOYALTY_WALLET,
    takesCredits: tag !== LOYALTY_WALLET,
    balance,
    used,
  }))
  const active = new Set(wallets.filter(({ state }) => state === 'running').map(({ word }) => word))
  const known = [...walletTagsOf('PREMIUM'), ...products.flatMap((product) => product.wallets.map(({ tag }) => tag))]
  return {
    wallets: wallets.toSorted((a, b) => Number(a.state === 'over') - Number(b.state === 'over')),
    choices: [...new Set(known)]
      .map((tag) => ({ value: tag, label: walletWords(tag) }))
      .filter(({ label }) => !active.has(label))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'it')),
    points: points?.balance ?? 0,
    isInProgramme: member.membership.premiumPeriods.length > 0,
    promoCodes: member.promoCodes.join('\n'),
    ...(await choosingsOf(db, codeChoices(portfolios), now)),
  }
}
