import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'good'> & Partial<Figure>

const figure = (own: Own): Figure => ({
  unit: 'times',
  kind: 'flow',
  source: 'iscrizioni ai corsi, lezioni, prove e attestati',
  since: 'ever',
  splits: ['course', 'series', 'profession'],
  permission: 'figures.read',
  page: 'learning',
  // FIG-014. The profession is that of then.
  version: 2,
  ...own,
})

/** FIG-037. So many days without a step and somebody has left. */
export const LEFT_AFTER_DAYS = 60

/** Of certificates, which outlive the account and bear the profession. */
const certified = (own: Own): Figure => figure({ ...own, version: 3 })
/** A share of those who took the test at least once. */
const ofTested = (code: string, name: string, sentence: string, of: string): Figure =>
  figure({
    code,
    name,
    sentence,
    formula: 'Diviso per le prime prove degli stessi giorni.',
    unit: 'share',
    splits: [],
    mean: { of, over: 'learning.tested' },
    good: 'up',
    version: 1,
  })

/** FIG-037. An event whose report was due before anybody kept what was told is not asked about. */
const TOLD_WORDS =
  'attestati con crediti degli eventi chiusi, il cui rapporto si poteva ancora fare da quando il Club ne tiene conto'

/** FIG-037. */
export const LEARNING_FIGURES: readonly Figure[] = [
  figure({
    code: 'learning.enrolled',
    name: 'Iscrizioni ai corsi',
    sentence: 'Quante volte qualcuno si è iscritto a un corso nel giorno.',
    formula: 'Iscrizioni per giorno di iscrizione.',
    good: 'up',
  }),
  figure({
    code: 'learning.begun',
    name: 'Corsi cominciati',
    sentence: 'Quanti corsi sono stati cominciati nel giorno.',
    formula: 'Iscrizioni per giorno della prima lezione aperta.',
    good: 'up',
  }),
  figure({
    code: 'learning.lessons',
    name: 'Lezioni finite',
    sentence: 'Quante lezioni sono state finite nel giorno.',
    formula: 'Lezioni di ciascuno per giorno in cui finiscono.',
    good: 'up',
  }),
  figure({
    code: 'learning.tested',
    name: 'Prime prove',
    sentence: 'Quanti hanno consegnato per la prima volta la prova di un corso.',
    formula: 'Prime prove per giorno di consegna.',
    good: 'up',
  }),
  figure({
    code: 'learning.first-try',
    name: 'Superati alla prima prova',
    sentence: 'Quanti hanno superato la prova di un corso la prima volta che l’hanno consegnata.',
    formula: 'Prime prove superate per giorno di consegna, su tutte le prime prove.',
    good: 'up',
  }),
  figure({
    code: 'learning.within-five',
    name: 'Superati entro cinque prove',
    sentence:
      'Quanti, di chi ha consegnato la sua prima prova nel giorno, hanno superato il corso con quella o con una delle quattro che seguono.',
    formula: 'Prime prove di chi ha poi superato, per giorno della prima consegna.',
    good: 'up',
    version: 1,
  }),
  ofTested(
    'learning.first-try-share',
    'Quota alla prima prova',
    'Quanta parte di chi ha fatto la prova almeno una volta l’ha superata alla prima.',
    'learning.first-try',
  ),
  ofTested(
    'learning.within-five-share',
    'Quota entro cinque prove',
    'Quanta parte di chi ha fatto la prova almeno una volta l’ha superata entro cinque.',
    'learning.within-five',
  ),
  figure({
    code: 'learning.passed',
    name: 'Corsi superati',
    sentence: 'Quanti corsi sono stati superati nel giorno, entro cinque prove.',
    formula: 'Iscrizioni superate per giorno in cui finiscono.',
    good: 'up',
  }),
  figure({
    code: 'learning.failed',
    name: 'Corsi non superati',
    sentence: 'Quanti corsi sono finiti nel giorno senza essere superati.',
    formula: 'Iscrizioni non superate per giorno in cui finiscono.',
    good: 'down',
  }),
  figure({
    code: 'learning.left',
    name: 'Corsi lasciati',
    sentence: `Quanti corsi non finiti sono nel giorno da ${LEFT_AFTER_DAYS} giorni senza un passo.`,
    formula: `Iscrizioni il cui ultimo passo era ${LEFT_AFTER_DAYS} giorni prima: l’iscrizione, l’inizio, una lezione finita, una prova aperta o consegnata.`,
    good: 'down',
    version: 1,
  }),
  certified({
    code: 'learning.certificates',
    name: 'Attestati emessi',
    sentence: 'Quanti attestati sono stati emessi nel giorno.',
    formula: 'Attestati per giorno di emissione.',
    good: 'up',
  }),
  certified({
    code: 'learning.revoked',
    name: 'Attestati revocati',
    sentence: 'Quanti attestati sono stati revocati nel giorno.',
    formula: 'Attestati per giorno di revoca.',
    good: 'down',
  }),
  certified({
    code: 'learning.credits',
    name: 'Crediti ECM',
    sentence: 'I crediti ECM degli attestati emessi nel giorno, meno quelli degli attestati revocati nel giorno.',
    formula: 'Crediti scritti sugli attestati; la loro somma è quella degli attestati validi.',
    unit: 'credits',
    good: 'up',
  }),
  certified({
    code: 'learning.reported',
    name: 'Partecipanti segnalati',
    sentence:
      'Quanti partecipanti con un attestato sono stati segnalati al COGEAPS nel giorno, meno quelli segnalati il cui attestato è stato revocato nel giorno.',
    formula:
      'Attestati per giorno in cui la redazione li segna come segnalati; la loro somma è quella degli attestati validi segnalati.',
    source: 'attestati e rapporti degli eventi',
    since: 'reports',
    good: 'up',
    version: 1,
  }),
  certified({
    code: 'learning.to-report',
    name: 'Partecipanti da segnalare',
    sentence:
      'Quanti partecipanti con un attestato valido di un evento chiuso non erano ancora segnalati al COGEAPS alla fine del giorno.',
    formula: `Gli ${TOLD_WORDS}, meno i revocati e i segnalati.`,
    kind: 'level',
    source: 'attestati e rapporti degli eventi',
    since: 'reports',
    good: 'down',
    version: 1,
  }),
]
