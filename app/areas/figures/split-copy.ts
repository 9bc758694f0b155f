import { TAKING_WAYS } from '#areas/billing/takings-rules.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { PROFESSION_TYPES } from '#areas/professional-card/model.ts'
import { PROVINCES } from '#platform/pure/provinces.ts'
import { type Figure, type SplitCode, UNKNOWN_VALUE } from './model.ts'
import { LATE_GROUPS } from './money-parts-rules.ts'

/** FIG-014. By what figures are split, in words. */
export const SPLITS: Readonly<Record<SplitCode, string>> = {
  type: 'tipo',
  profession: 'professione',
  specialization: 'specializzazione',
  region: 'regione',
  province: 'provincia',
  plan: 'piano',
  product: 'prodotto',
  way: 'modo di pagamento',
  course: 'corso',
  series: 'collana',
  source: 'provenienza',
  kind: 'genere',
  mission: 'missione',
  reward: 'premio',
  cohort: 'mese d’inizio',
  visibility: 'visibilità',
  month: 'mese',
  late: 'ritardo',
  content: 'contenuto',
  paywall: 'paywall',
  next: 'passo',
  campaign: 'campagna',
}

export const isSplitCode = (code: string): code is SplitCode => Object.hasOwn(SPLITS, code)

/** FIG-014. Where somebody may be in two groups, the page says so. */
export const TWICE_WORDS = 'Chi ne ha due è contato in tutte e due.'
/** Somebody may have two specializations, two plans that they pay, instalments of two months or in two delays. */
export const isCountedTwice = (split: SplitCode | null, { code, unit }: Pick<Figure, 'code' | 'unit'>): boolean =>
  split === 'specialization' || (unit === 'people' && split !== null && code.startsWith('money.'))

const TYPE_NAMES: Readonly<Record<string, string>> = {
  SUSPECT: 'Visitatori',
  REGISTRATO: 'Registrati',
  TRIAL: 'In prova',
  PREMIUM: 'Premium',
  EX_TRIAL: 'Ex prova',
  EX_PREMIUM: 'Ex Premium',
}
const WAY_NAMES: Readonly<Record<string, string>> = TAKING_WAYS
const LATE_NAMES: Readonly<Record<string, string>> = LATE_GROUPS

const PAYWALL_NAMES: Readonly<Record<string, string>> = {
  forced: 'Con l’invito a salire',
  soft: 'Con l’invito a entrare',
}
const NEXT_NAMES: Readonly<Record<string, string>> = {
  NA131: 'Ha premuto l’invito',
  PP050: 'Ha chiesto i piani',
  trial: 'Ha iniziato la prova',
  purchase: 'Ha comprato',
}

const VISIBILITY_NAMES: Readonly<Record<string, string>> = {
  public: 'Di tutti',
  members: 'Degli iscritti',
  private: 'Private',
}
/** What the directory is asked for, and what is pressed on a card. */
const ASKED_NAMES: Readonly<Record<string, string>> = {
  [PROFESSION_TYPES.doctor]: 'Medici',
  [PROFESSION_TYPES.other]: 'Altri professionisti sanitari',
  phone: 'Telefono',
  email: 'E-mail',
  site: 'Sito',
}
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  self: 'Da soli',
  invited: 'Con un invito',
  campaign: 'Con il codice di una campagna',
  desk: 'Creati in redazione',
  imported: 'Importati con un file',
}

/** The name of a group. */
export function groupName(split: SplitCode, value: string): string {
  if (value === UNKNOWN_VALUE || value === '') return 'Non detto'
  if (split === 'type') return TYPE_NAMES[value] ?? value
  if (split === 'province') return PROVINCES[value] ?? value
  if (split === 'kind') return FORM_WORDS[value] ?? ASKED_NAMES[value] ?? value
  if (split === 'profession') return ASKED_NAMES[value] ?? value
  if (split === 'visibility') return VISIBILITY_NAMES[value] ?? value
  if (split === 'way') return WAY_NAMES[value] ?? value
  if (split === 'source') return SOURCE_NAMES[value] ?? value
  if (split === 'late') return LATE_NAMES[value] ?? value
  if (split === 'paywall') return PAYWALL_NAMES[value] ?? value
  if (split === 'next') return NEXT_NAMES[value] ?? value
  if (split === 'month') return value.split('-').toReversed().join('/')
  return value
}
