import { findDetails } from '#areas/account/details-store.server.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import { findUninvoicedOrder } from '#areas/billing/billing-data-commands.server.ts'
import { readBillingData } from '#areas/billing/billing-data-rules.ts'
import type { BillingData } from '#areas/billing/model.ts'
import { findBillingProfile } from '#areas/billing/order-store.server.ts'
import { EMPLOYMENTS } from '#areas/courses/model.ts'
import { EMPLOYMENT_NAMES, traineeCodeProblem } from '#areas/courses/trainee-rules.ts'
import { findTrainee } from '#areas/courses/trainee-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { Line } from './member-rules.ts'

/** How the desk calls what an invoice says of whoever receives it. */
const BILLING_LABELS: Readonly<Record<keyof BillingData, string>> = {
  kind: 'Intestazione della fattura',
  name: 'Nome in fattura',
  surname: 'Cognome in fattura',
  companyName: 'Denominazione',
  fiscalCode: 'Codice fiscale in fattura',
  vatNumber: 'Partita IVA',
  recipientCode: 'Codice destinatario',
  pec: 'PEC',
  address: 'Indirizzo',
  postcode: 'CAP',
  city: 'Comune',
  province: 'Provincia',
}
export const BILLING_FIELDS = Object.keys(BILLING_LABELS) as (keyof BillingData)[]

const KINDS = { private: 'Persona fisica', professional: 'Professionista con partita IVA' } as const
const saidOf = (data: BillingData, name: keyof BillingData) => (name === 'kind' ? KINDS[data.kind] : data[name])

const TRAINING_LABELS = {
  birthDate: 'Data di nascita',
  birthPlace: 'Luogo di nascita',
  employment: 'Come lavora',
} as const

/** The lines of a picture that the two sections write. */
export const BILLING_KEYS: readonly string[] = [
  ...BILLING_FIELDS.map((name) => `billing ${name}`),
  'billing order',
  ...Object.keys(TRAINING_LABELS),
]

/** DSK-032. How a member is invoiced, and the order that could still take other data. */
export async function billingOf(db: Db, member: MemberRecord) {
  const [profile, order, details] = await Promise.all([
    findBillingProfile(db, member.id),
    findUninvoicedOrder(db, member.id),
    findDetails(db, member.id),
  ])
  const known: Partial<BillingData> = profile ?? {
    kind: 'private',
    name: member.name,
    surname: member.surname,
    fiscalCode: details.fiscalCode ?? '',
  }
  return {
    isTold: profile !== null,
    known,
    order: order && {
      id: order.id,
      on: formatDateIt(order.createdAt),
      what: order.lines.map(({ productName }) => productName).join(', '),
    },
  }
}

/** DSK-032. What certificates and reports say of a member. */
export async function trainingOf(db: Db, { id }: MemberRecord) {
  const trainee = await findTrainee(db, id)
  return {
    ...trainee,
    codeProblem: trainee.fiscalCode && traineeCodeProblem(trainee.fiscalCode),
    employments: EMPLOYMENTS.map((value) => ({ value, label: EMPLOYMENT_NAMES[value] })),
  }
}

/** What the two sections hold, in lines. */
export async function billingLines(db: Db, memberId: string): Promise<Line[]> {
  const profile = await findBillingProfile(db, memberId)
  const order = await findUninvoicedOrder(db, memberId)
  const trainee = await findTrainee(db, memberId)
  const line = (key: string, label: string, value: string | null) => ({ key, label, value: value || 'niente' })
  const { birthDate, birthPlace, employment } = trainee
  return [
    ...BILLING_FIELDS.map((name) => line(`billing ${name}`, BILLING_LABELS[name], profile && saidOf(profile, name))),
    ...(order
      ? [line('billing order', `Fattura dell’ordine del ${formatDateIt(order.createdAt)}`, addressee(order.billing))]
      : []),
    line('birthDate', TRAINING_LABELS.birthDate, birthDate && formatDateIt(birthDate)),
    line('birthPlace', TRAINING_LABELS.birthPlace, birthPlace),
    line('employment', TRAINING_LABELS.employment, employment && EMPLOYMENT_NAMES[employment]),
  ]
}

const addressee = (data: BillingData) =>
  BILLING_FIELDS.map((name) => saidOf(data, name))
    .filter(Boolean)
    .join(', ')

/** What was typed in the section of invoices. */
export function billingIn(typed: Readonly<Record<string, string>>) {
  return { billing: readBillingData((name) => typed[name] ?? ''), orderId: typed.order || null }
}
