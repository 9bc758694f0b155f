import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import type { Invoice } from './model.ts'
import { INVOICES_PATH, TRANSFER_PATH } from './paths-model.ts'
import { transferDetails } from './rules.ts'

export type Sender = { club: Club; origin: string }
export type Letter = { subject: string; text: string; html: string }

type Content = Parameters<typeof mailLayout>[1]

function letter({ club }: Sender, content: Content): Letter {
  return { subject: content.title, ...mailLayout(club, content) }
}

const toInvoices = ({ origin }: Sender) => ({ label: 'Vai alle fatture', url: `${origin}${INVOICES_PATH}` })

/** DSK-038 */
const ofOrder = (order: string) => [{ term: 'Ordine', value: order }]

type Purchase = {
  order: string
  name: string
  products: string
  amountCents: number
  installments: number
  nextDueOn: RomeDay | null
  expiresOn: Date | null
  isSuspended: boolean
}

/** What was bought, until when, and what is still to be paid. */
export function purchaseLetter(sender: Sender, purchase: Purchase): Letter {
  const { order, name, products, amountCents, installments, nextDueOn, expiresOn, isSuspended } = purchase
  const until = expiresOn ? ` L’iscrizione dura fino al ${formatDateIt(expiresOn)} e non si rinnova da sola.` : ''
  return letter(sender, {
    title: 'Il tuo acquisto è confermato',
    greeting: `Ciao ${name},`,
    paragraphs: [
      isSuspended
        ? `abbiamo ricevuto ${formatEuro(amountCents)} per ${products}. Una rata precedente è ancora in ritardo: appena la paghi, i tuoi servizi tornano attivi.`
        : `abbiamo ricevuto ${formatEuro(amountCents)} per ${products}: i tuoi servizi sono già attivi.${until}`,
      ...(nextDueOn
        ? [`È la prima di ${installments} rate. La prossima scade il ${formatDateIt(nextDueOn)}: ti scriviamo prima.`]
        : []),
    ],
    facts: ofOrder(order),
    action: isSuspended
      ? toInvoices(sender)
      : { label: 'Vai al tuo abbonamento', url: `${sender.origin}/profilo/abbonamento` },
    note: 'La fattura è tra le tue fatture, in PDF. Se hai acquistato come consumatore puoi recedere entro 14 giorni scrivendo all’assistenza.',
  })
}

type Told = { name: string; order: string; invoice: Invoice }

export function installmentPaidLetter(sender: Sender, { name, order, invoice }: Told): Letter {
  const { amountCents, productName, installment, installments } = invoice
  return letter(sender, {
    title: 'Abbiamo ricevuto il tuo pagamento',
    greeting: `Ciao ${name},`,
    paragraphs: [
      `abbiamo ricevuto ${formatEuro(amountCents)} per ${productName}, rata ${installment} di ${installments}. Grazie.`,
    ],
    facts: ofOrder(order),
    action: toInvoices(sender),
  })
}

type Transfer = Told & { clientCode: string }

export function transferLetter(sender: Sender, { name, order, clientCode, invoice }: Transfer): Letter {
  return letter(sender, {
    title: 'Completa il tuo acquisto con un bonifico',
    greeting: `Ciao ${name},`,
    paragraphs: ['il tuo ordine è registrato. L’iscrizione parte quando vediamo l’accredito.'],
    facts: [...ofOrder(order), ...transferDetails(sender.club, clientCode, invoice)],
    action: { label: 'Rivedi i dati del bonifico', url: `${sender.origin}${TRANSFER_PATH}/${invoice.id}` },
  })
}

export function reminderLetter(
  sender: Sender,
  {
    name,
    order,
    productName,
    amountCents,
    dueOn,
    isLate,
  }: Pick<Invoice, 'productName' | 'amountCents' | 'dueOn'> & {
    name: string
    order: string
    isLate: boolean
  },
): Letter {
  const when = isLate ? `è scaduta il ${formatDateIt(dueOn)}` : `scade il ${formatDateIt(dueOn)}`
  return letter(sender, {
    title: isLate ? 'Una rata è scaduta' : 'Una rata sta per scadere',
    greeting: `Ciao ${name},`,
    paragraphs: [`la rata di ${formatEuro(amountCents)} per ${productName} ${when}.`],
    facts: ofOrder(order),
    action: toInvoices(sender),
    note: 'Se hai già pagato, non devi fare altro.',
  })
}

export function suspensionLetter(sender: Sender, name: string): Letter {
  return letter(sender, {
    title: 'I tuoi servizi sono sospesi',
    greeting: `Ciao ${name},`,
    paragraphs: [
      'una rata non è stata pagata e i servizi del tuo abbonamento sono sospesi.',
      'Appena la paghi tornano attivi, fino alla stessa scadenza di prima.',
    ],
    action: toInvoices(sender),
  })
}

/** `isWhole`: nothing of the order stays paid, and the member should read what that means. */
export function creditLetter(sender: Sender, { name, order, invoice, isWhole }: Told & { isWhole: boolean }): Letter {
  const { productName, amountCents } = invoice
  return letter(sender, {
    title: 'Ti restituiamo un pagamento',
    greeting: `Ciao ${name},`,
    paragraphs: [
      `abbiamo emesso una nota di credito di ${formatEuro(amountCents)} per ${productName}. L’importo torna con lo stesso mezzo con cui hai pagato, di solito entro dieci giorni.`,
      ...(isWhole
        ? [
            `Con questo rimborso l’ordine è annullato: i servizi che ti dava sono terminati${invoice.installments > 1 ? ' e le rate non ancora pagate non sono più dovute' : ''}.`,
          ]
        : []),
    ],
    facts: ofOrder(order),
    action: toInvoices(sender),
  })
}
