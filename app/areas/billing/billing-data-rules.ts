import { fiscalCodeRefusal } from '#platform/pure/fiscal-code.ts'
import { isWrittenInLatin } from '#platform/pure/letters.ts'
import { fiscalCodeProblem } from '#platform/pure/person-fields.ts'
import { isPostcode, isProvince } from '#platform/pure/provinces.ts'
import { isVatNumber } from '#platform/pure/vat-number.ts'
import type { BillingData } from './model.ts'

const PROVINCE = /^[A-Z]{2}$/
const POSTCODE = /^\d{5}$/
/** What whoever has no recipient code writes: it says nothing, and the PEC counts (ACC-002). */
const NO_CODE = '0000000'
/** What invoices to other countries carry. */
const ABROAD = 'XXXXXXX'
const RECIPIENT_CODE = /^[A-Z0-9]{7}$/
/** As the tax office writes it: plain letters only, no dot at an end nor two together. */
const PEC = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/
const MOST_LETTERS = 60

const NOT_LATIN = 'Scrivi il nome in lettere latine, come sul documento.'

export type BillingProblems = Partial<Record<keyof BillingData, string>>

/** What was typed, as it is kept: trimmed, codes in capitals, nothing of the other kind. */
export function readBillingData(typed: (name: keyof BillingData) => string): BillingData {
  const kind = typed('kind') === 'professional' ? 'professional' : 'private'
  const text = (name: keyof BillingData) => typed(name).trim().replace(/\s+/g, ' ')
  const code = (name: keyof BillingData) => text(name).replace(/\s/g, '').toUpperCase()
  const ofProfessional = (value: string) => (kind === 'professional' ? value : '')
  return {
    kind,
    name: text('name'),
    surname: text('surname'),
    companyName: ofProfessional(text('companyName')),
    fiscalCode: code('fiscalCode'),
    vatNumber: ofProfessional(code('vatNumber').replace(/^IT/, '')),
    recipientCode: code('recipientCode') === NO_CODE ? '' : code('recipientCode'),
    pec: text('pec').toLowerCase(),
    address: text('address'),
    postcode: text('postcode'),
    city: text('city'),
    province: code('province'),
  }
}

const OF_THE_CLUB = 'Questa è la partita IVA del club che emette la fattura: scrivi la tua.'

/** Every refusal at once, in the order of the form, each in words that say what to do. */
export function billingProblems(data: BillingData, seller: { vatNumber: string }): BillingProblems {
  const problems: BillingProblems = {}
  const text = (name: 'name' | 'surname' | 'address' | 'city', missing: string) => {
    if (data[name] === '') problems[name] = missing
    else if (data[name].length > MOST_LETTERS) problems[name] = `Al massimo ${MOST_LETTERS} caratteri.`
    else if (!isWrittenInLatin(data[name])) problems[name] = NOT_LATIN
  }
  text('name', 'Scrivi il nome.')
  text('surname', 'Scrivi il cognome.')
  const fiscalCode = buyerCodeProblem(data)
  if (fiscalCode) problems.fiscalCode = fiscalCode
  if (data.kind === 'professional') Object.assign(problems, professionalProblems(data))
  // The SdI refuses an invoice from somebody to themselves (error 00471).
  if (data.fiscalCode === seller.vatNumber) problems.fiscalCode ??= OF_THE_CLUB
  if (data.vatNumber === seller.vatNumber) problems.vatNumber ??= OF_THE_CLUB
  Object.assign(problems, deliveryProblems(data))
  text('address', 'Scrivi l’indirizzo.')
  if (!POSTCODE.test(data.postcode)) problems.postcode = 'Il CAP ha cinque cifre.'
  else if (!isPostcode(data.postcode)) problems.postcode = 'Questo CAP non esiste.'
  text('city', 'Scrivi il comune.')
  if (!PROVINCE.test(data.province)) problems.province = 'Scrivi la sigla, per esempio MI.'
  else if (!isProvince(data.province)) problems.province = 'Questa sigla di provincia non esiste.'
  return problems
}

/** ACC-001. A person's code, as the SdI would accept it (error 00306); the eleven digits of a body only where a body may buy. */
export function buyerCodeProblem({ kind, fiscalCode }: Pick<BillingData, 'kind' | 'fiscalCode'>): string | null {
  if (fiscalCode === '') return 'Scrivi il codice fiscale.'
  if (kind === 'professional' && /^\d{11}$/.test(fiscalCode))
    return isVatNumber(fiscalCode) ? null : 'Il codice fiscale non è valido: l’ultima cifra non corrisponde.'
  return fiscalCodeProblem(fiscalCode) ?? fiscalCodeRefusal(fiscalCode)
}

function professionalProblems({ companyName, vatNumber, recipientCode, pec }: BillingData): BillingProblems {
  const problems: BillingProblems = {}
  if (companyName.length > 80) problems.companyName = 'Al massimo 80 caratteri.'
  else if (companyName !== '' && !isWrittenInLatin(companyName)) problems.companyName = NOT_LATIN
  if (!isVatNumber(vatNumber)) problems.vatNumber = 'La partita IVA ha undici cifre: controlla di averle scritte tutte.'
  if (recipientCode === '' && pec === '') problems.pec = 'Serve la PEC oppure il codice destinatario.'
  return problems
}

/** Where invoices are sent to, which many take for where they arrive: nobody receives one there. */
export function isPecOfExchange(pec: string): boolean {
  return pec.endsWith('@pec.fatturapa.it')
}

/** ACC-002. How the electronic invoice arrives; a private person may say it too, and needs not. */
function deliveryProblems({ recipientCode, pec }: BillingData): BillingProblems {
  const problems: BillingProblems = {}
  if (pec !== '' && (!PEC.test(pec) || pec.length > 256 || isPecOfExchange(pec)))
    problems.pec = 'Scrivi un indirizzo PEC valido.'
  if (recipientCode === ABROAD) problems.recipientCode = 'XXXXXXX è per chi risiede all’estero.'
  else if (recipientCode !== '' && !RECIPIENT_CODE.test(recipientCode))
    problems.recipientCode = 'Il codice destinatario ha sette lettere o cifre.'
  return problems
}
