import type { RomeDay } from '#platform/pure/dates.ts'
import type { Course } from './model.ts'

/** The three areas that the national objectives of continuing education belong to. */
export const OBJECTIVE_AREAS = ['technical', 'process', 'system'] as const
export type ObjectiveArea = (typeof OBJECTIVE_AREAS)[number]

export const AREA_WORDS: Readonly<Record<ObjectiveArea, string>> = {
  technical: 'Tecnico-professionali',
  process: 'Di processo',
  system: 'Di sistema',
}

export type NationalObjective = { readonly number: number; readonly words: string; readonly area: ObjectiveArea }

const objective = (number: number, area: ObjectiveArea, words: string): NationalObjective => ({ number, area, words })

/** LRN-008. The day on which the list below was written down. */
export const OBJECTIVES_DAY: RomeDay = '2026-11-19'

/**
 * LRN-008. The national objectives in short, by their number, which is what the register reads. Those of which we do not know the number in
 * force are not here. Before the first real sending of a year, compare with the list that the national commission publishes.
 */
export const NATIONAL_OBJECTIVES: readonly NationalObjective[] = [
  objective(1, 'system', 'Principi e procedure dell’evidence based practice nella pratica quotidiana'),
  objective(2, 'system', 'Linee guida, protocolli, procedure'),
  objective(3, 'process', 'Documentazione clinica, percorsi e profili di assistenza e di cura'),
  objective(
    4,
    'process',
    'Appropriatezza, valutazione e miglioramento delle prestazioni, livelli essenziali di assistenza',
  ),
  objective(5, 'system', 'Strumenti per il governo clinico delle attività sanitarie'),
  objective(6, 'system', 'Sicurezza del paziente, gestione del rischio e responsabilità professionale'),
  objective(7, 'process', 'Comunicazione efficace interna, esterna e con il paziente; privacy e consenso informato'),
  objective(8, 'process', 'Integrazione interprofessionale, multiprofessionale e interistituzionale'),
  objective(9, 'process', 'Integrazione tra assistenza territoriale e ospedaliera'),
  objective(10, 'technical', 'Epidemiologia, prevenzione e promozione della salute: nozioni tecnico-professionali'),
  objective(11, 'process', 'Gestione del sistema salute, innovazione e modelli organizzativi'),
  objective(12, 'process', 'Aspetti relazionali e umanizzazione delle cure'),
  objective(13, 'process', 'Metodologia e tecniche di comunicazione, anche per la prevenzione primaria'),
  objective(14, 'process', 'Accreditamento delle strutture e dei professionisti, cultura della qualità'),
  objective(15, 'process', 'Multiculturalità e cultura dell’accoglienza'),
  objective(16, 'system', 'Etica, bioetica e deontologia'),
  objective(
    17,
    'system',
    'Argomenti di carattere generale: informatica, inglese scientifico, normativa: nozioni di sistema',
  ),
  objective(18, 'technical', 'Contenuti tecnico-professionali specifici di ciascuna professione'),
  objective(19, 'technical', 'Medicine non convenzionali'),
  objective(20, 'technical', 'Tematiche speciali del Servizio sanitario: nozioni tecnico-professionali'),
  objective(21, 'technical', 'Trattamento del dolore acuto e cronico, palliazione'),
  objective(22, 'technical', 'Fragilità e cronicità, tutela degli aspetti assistenziali e socio-assistenziali'),
  objective(23, 'technical', 'Sicurezza alimentare e patologie correlate'),
  objective(24, 'technical', 'Sanità veterinaria'),
  objective(25, 'technical', 'Farmacoepidemiologia, farmacoeconomia, farmacovigilanza'),
  objective(26, 'technical', 'Sicurezza ambientale e patologie correlate'),
  objective(27, 'technical', 'Sicurezza negli ambienti e nei luoghi di lavoro e patologie correlate'),
  objective(28, 'technical', 'Cultura della donazione e del trapianto'),
  objective(29, 'technical', 'Innovazione tecnologica, dispositivi medici, valutazione delle tecnologie'),
  objective(30, 'process', 'Epidemiologia, prevenzione e promozione della salute: nozioni di processo'),
  objective(31, 'system', 'Epidemiologia, prevenzione e promozione della salute: nozioni di sistema'),
  objective(32, 'process', 'Tematiche speciali del Servizio sanitario: nozioni di processo'),
  objective(33, 'system', 'Tematiche speciali del Servizio sanitario: nozioni di sistema'),
  objective(
    35,
    'process',
    'Argomenti di carattere generale: informatica, inglese scientifico, normativa: nozioni di processo',
  ),
]

const BY_NUMBER = new Map(NATIONAL_OBJECTIVES.map((each) => [each.number, each]))

export const findObjective = (number: number): NationalObjective | null => BY_NUMBER.get(number) ?? null

/** `2 - Linee guida…`: the number is what the regulator reads, the words what the certificate prints. */
export function objectiveOf(objective: string): { number: string; words: string } {
  const [, number = '', words = objective] = /^(\d{1,3}) - (.*)$/s.exec(objective) ?? []
  return { number, words }
}

/** The area of what a course teaches; null where its number is in no list of ours. */
export function areaOf({ objective }: Pick<Course, 'objective'>): ObjectiveArea | null {
  return findObjective(Number(objectiveOf(objective).number))?.area ?? null
}
