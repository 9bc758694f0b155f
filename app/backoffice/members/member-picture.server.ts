import { findDetails } from '#areas/account/details-store.server.ts'
import { MEMBER_FIELD_NAMES, memberValues, shownFields } from '#areas/account/member-field-rules.ts'
import { lastDayOf } from '#areas/audience/correction-rules.ts'
import { type HeldWallet, listHeldWallets, listPortfolios } from '#areas/audience/grant-store.server.ts'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { TYPE_WORDS, walletStateWords, walletWords } from '#areas/audience/permission-copy.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { findAccount } from '#areas/loyalty/ledger-store.server.ts'
import { LOYALTY_WALLET } from '#areas/loyalty/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { BILLING_KEYS, billingLines } from './member-billing.server.ts'
import type { Line } from './member-rules.ts'

const NOTHING = 'niente'
const numbers = new Intl.NumberFormat('it-IT')

/** The lines that say who somebody is: the trail outlives the person, so it keeps that they changed and not what they say. */
export const PERSONAL_KEYS: ReadonlySet<string> = new Set([
  ...['name', 'email', 'fiscalCode', 'profession', 'specializations'],
  ...MEMBER_FIELD_NAMES,
  ...BILLING_KEYS,
])

/** A member in lines that can be read and compared, as they are at this instant. */
export async function pictureOf(db: Db, memberId: string, now: Date): Promise<Line[]> {
  const member = await findMemberById(db, memberId)
  if (!member) throw new NotFound('Questo iscritto non esiste.')
  const details = await findDetails(db, memberId)
  const points = await findAccount(db, memberId)
  const { trial, premiumPeriods } = member.membership
  const line = (key: string, label: string, value: string | null) => ({ key, label, value: value || NOTHING })
  return [
    line('name', 'Nome e cognome', `${member.name} ${member.surname}`),
    line('email', 'E-mail', member.email),
    ...shownFields(memberValues(member, details)).map(({ name, title, said }) => line(name, title, said)),
    line('fiscalCode', 'Codice fiscale', details.fiscalCode),
    line('profession', 'Professione', member.profession),
    line('specializations', 'Specializzazioni', member.specializations.join(', ')),
    ...(await billingLines(db, memberId)),
    line('account', 'Account', details.erasesAt ? 'in cancellazione' : details.closedAt ? 'chiuso' : 'aperto'),
    line('type', 'Tipo', TYPE_WORDS[subscriptionTypeAt(member.membership, now)]),
    line('trial', 'Prova', trial && `dal ${formatDateIt(trial.start)} al ${formatDateIt(lastDayOf(trial))}`),
    ...premiumPeriods.map((period) =>
      line(
        `period ${period.start.toISOString()}`,
        `Premium dal ${formatDateIt(period.start)}`,
        `fino al ${formatDateIt(lastDayOf(period))}`,
      ),
    ),
    ...(await listHeldWallets(db, memberId)).map((wallet) =>
      line(`wallet ${wallet.id}`, `Portafoglio ${walletWords(wallet.tag)}`, walletInWords(wallet)),
    ),
    line('points', 'Punti fedeltà', points && numbers.format(points.balance)),
    line('promoCodes', 'Codici promozionali', member.promoCodes.join(', ')),
    line('portfolios', 'Portafogli senza saldo', (await listPortfolios(db, memberId)).join(', ')),
  ]
}

function walletInWords({ tag, stato, activeFrom, activeUntil, balance, used }: HeldWallet): string {
  const credits = tag !== LOYALTY_WALLET && balance + used > 0 && `${numbers.format(balance)} crediti`
  return [
    `dal ${formatDateIt(activeFrom)}`,
    activeUntil ? `fino al ${formatDateIt(lastDayOf({ end: activeUntil }))}` : 'senza scadenza',
    walletStateWords(tag, stato),
    credits,
  ]
    .filter(Boolean)
    .join(', ')
}
