import { promisedFigure } from '#platform/pure/promised-figure.ts'

/** PUB-004. The profiles are those of the club. */
export function pressLead(profiles: number): string {
  return `Oltre 34 milioni di voci della letteratura scientifica e ${promisedFigure(profiles, 60, 'oltre')} profili di specializzazione: cerca quando ti serve, e ogni settimana ricevi una newsletter con le novità che ti riguardano.`
}

export const PRESS_CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Servizi', to: '/servizi' },
]

/** PUB-004. The three figures of the service. */
export const pressFigures = (profiles: number) => [
  { icon: 'library', figure: 'Oltre 34 milioni', text: 'di voci della letteratura biomedica' },
  { icon: 'stethoscope', figure: promisedFigure(profiles, 60), text: 'profili di specializzazione' },
  { icon: 'mail', figure: 'Ogni settimana', text: 'una newsletter con le novità, il lunedì mattina' },
]

/** PUB-017 */
export const SEARCH_HINT = 'Imposta i parametri e avvia la ricerca.'
/** PUB-010. The first sentence is the heading of the rest. */
export const NO_RESULT = {
  title: 'Nessun risultato per i parametri inseriti.',
  text: 'Non abbiamo trovato nessun risultato nel database di Pubmed per i parametri inseriti. Ti consigliamo di scegliere una parola chiave diversa (scritta in inglese).',
}
/** PUB-009 */
export const NO_RESULT_NOTICE_MS = 3000
/** PUB-008 */
export const KEYWORD_HELP = 'Scrivila in inglese, per esempio “heart failure”.'
/** PUB-013 */
export const SAVED = 'Preferenze salvate correttamente.'
export const NOT_SAVED = 'Ops, qualcosa è andato storto!'
/** Free places in their stead would say that nothing had been chosen. */
export const NOT_READ = 'Non riusciamo a leggere le tue preferenze.'

export const DEMO_NOTICE =
  'Scheda dimostrativa: lo studio, gli autori e i numeri sono inventati. Il collegamento al catalogo e al DOI non esiste.'
