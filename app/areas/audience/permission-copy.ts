import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type Permission, SUBSCRIPTION_TYPES, type SubscriptionType } from './model.ts'
import type { Refusal } from './rules.ts'

/** The roles of somebody, by name and with their last day where they have one. */
export function rolesInWords(roles: readonly { name: string; until: RomeDay | null }[]): string {
  const said = roles.map(({ name, until }) => (until ? `${name}, fino al ${formatDateIt(until)}` : name))
  return said.join('; ') || 'nessun ruolo'
}

/** AUD-005, AUD-008. The wallets and portfolios rules ask about, as people at the desk call them; a club may have others. */
export const WALLET_WORDS: Readonly<Record<string, string>> = {
  ecm: 'ECM',
  news: 'News e approfondimenti',
  legal: 'Area legale',
  consulenzaLegale: 'Consulenza legale',
  tutelaLegale: 'Tutela legale',
  tutelaLegale2: 'Tutela legale 2',
  winLoy: 'Programma Fedeltà',
  telemedicina: 'Telemedicina',
  pubmed: 'Banca dati scientifica',
  topnegozi: 'Convenzioni con i negozi',
  netmed: 'Rete di professionisti',
  toolLegali: 'Strumenti legali',
  toolScientifici: 'Strumenti scientifici',
  moduliLegali: 'Moduli legali',
  moduliScientifici: 'Moduli scientifici',
  DAS: 'Polizza legale DAS',
  DASOPT: 'Polizza legale DAS con opzione',
  PRNASC: 'Protezione alla nascita',
}

/** A code nobody gave words to is shown as it is: better than hiding it. */
export function walletWords(code: string): string {
  return (Object.hasOwn(WALLET_WORDS, code) && WALLET_WORDS[code]) || code
}

/** The Stato of a wallet in words, with the figure that whoever corrects it writes. */
export function walletStateWords(code: string, stato: number | null): string | null {
  if (stato === null) return null
  const words = Object.hasOwn(STATE_WORDS, code) ? STATE_WORDS[code]?.[stato] : undefined
  return words ? `${words} (Stato ${stato})` : `Stato ${stato}`
}

const STATE_WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  winLoy: { 0: 'Chiuso', 1: 'Attivo', 2: 'Sospeso' },
  telemedicina: { 1: 'Attivo', 2: 'In riattivazione' },
}

/** AUD-001. Each type as a person at the desk says it: of one, and of many. */
export const TYPE_WORDS: Readonly<Record<SubscriptionType, string>> = {
  SUSPECT: 'Visitatore',
  REGISTRATO: 'Registrato',
  TRIAL: 'In prova',
  PREMIUM: 'Premium',
  EX_TRIAL: 'Ex prova',
  EX_PREMIUM: 'Ex Premium',
}

export const TYPE_CHOICES: Readonly<Record<SubscriptionType, string>> = {
  SUSPECT: 'Visitatori',
  REGISTRATO: 'Registrati',
  TRIAL: 'In prova',
  PREMIUM: 'Premium',
  EX_TRIAL: 'Ex prova',
  EX_PREMIUM: 'Ex Premium',
}

const IN_SENTENCE: Readonly<Record<SubscriptionType, string>> = {
  SUSPECT: 'visitatori',
  REGISTRATO: 'registrati',
  TRIAL: 'iscritti in prova',
  PREMIUM: 'Premium',
  EX_TRIAL: 'ex iscritti in prova',
  EX_PREMIUM: 'ex Premium',
}

/** AUD-010. Who sees a thing that carries this permission, in one sentence. */
export function permissionSentence({ visibility = [], wallet = [], excludedWallet = [] }: Permission): string {
  const types = SUBSCRIPTION_TYPES.filter((type) => visibility.includes(type))
  const isEverybody = types.length === 0 || types.length === SUBSCRIPTION_TYPES.length
  const conditions = `${withWallets(wallet)}${withoutWallets(excludedWallet)}`
  if (!isEverybody)
    return `Lo vedono: ${listed(
      types.map((type) => IN_SENTENCE[type]),
      'e',
    )}${conditions}.`
  if (wallet.length > 0) return `Lo vede chiunque${conditions.replace(/^ con /, ' abbia ')}.`
  return `Lo vedono tutti${conditions}.`
}

/** AUD-010. Why a visitor does not get a thing, as an editor is told. */
export function refusalSentence(reason: Refusal): string {
  switch (reason.kind) {
    case 'type':
      return `Lo vede solo chi è: ${listed(
        reason.allowed.map((type) => TYPE_WORDS[type]),
        'o',
      )}.`
    case 'missing-wallet':
      return `Lo vede solo chi ha il portafoglio ${listed(reason.wallets.map(walletWords), 'o')}.`
    case 'excluded-wallet':
      return `Non è per chi ha il portafoglio ${walletWords(reason.wallet)}.`
  }
}

/** Whether no visitor at all can pass: visitors hold no wallets, and nobody both holds one and does not. */
export function isForNobody({ visibility = [], wallet = [], excludedWallet = [] }: Permission): boolean {
  const isForVisitorsOnly = visibility.length > 0 && visibility.every((type) => type === 'SUSPECT')
  const isContradictory = wallet.length > 0 && wallet.every((code) => excludedWallet.includes(code))
  return (isForVisitorsOnly && wallet.length > 0) || isContradictory
}

function withWallets(codes: readonly string[]): string {
  if (codes.length === 0) return ''
  const words = listed(codes.map(walletWords), 'o')
  return codes.length === 1 ? ` con il portafoglio ${words}` : ` con uno dei portafogli ${words}`
}

function withoutWallets(codes: readonly string[]): string {
  if (codes.length === 0) return ''
  const words = listed(codes.map(walletWords), 'o')
  return codes.length === 1 ? `, tranne chi ha il portafoglio ${words}` : `, tranne chi ha uno dei portafogli ${words}`
}

/** “a, b e c”; “ed” and “od” are written only before the same vowel. */
export function listed(words: readonly string[], conjunction: 'e' | 'o'): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const joining = last.toLocaleLowerCase('it').startsWith(conjunction) && conjunction === 'e' ? 'ed' : conjunction
  return `${words.slice(0, -1).join(', ')} ${joining} ${last}`
}
