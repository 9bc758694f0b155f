import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'good'> & Partial<Figure>

const OPENED = 'risposte del server e pressioni sulle schede, contate senza sapere di chi'

const figure = (own: Own): Figure => ({
  unit: 'times',
  kind: 'flow',
  source: OPENED,
  since: 'counters',
  counter: 'directory',
  splits: ['profession', 'province'],
  permission: 'figures.read',
  page: 'directory',
  version: 1,
  ...own,
})

const cards = (code: string, name: string, sentence: string, more: Pick<Figure, 'good'> & Partial<Own>): Figure =>
  figure({
    code: `directory.${code}`,
    name,
    sentence,
    formula: 'Schede contate una per una alla fine del giorno.',
    kind: 'level',
    source: 'schede dei professionisti',
    counter: 'cards',
    ...more,
  })

/** FIG-046. */
export const DIRECTORY_FIGURES: readonly Figure[] = [
  cards('cards', 'Schede', 'Quante schede di professionisti ha il Club, anche private, alla fine del giorno.', {
    good: 'up',
    splits: ['visibility', 'profession', 'province'],
  }),
  cards('complete', 'Schede complete', 'Quante schede sono compilate fino all’ultima tappa, alla fine del giorno.', {
    good: 'up',
  }),
  cards(
    'to-review',
    'Schede da guardare',
    'Quante schede visibili o sospese sono cambiate da quando qualcuno della redazione le ha guardate, alla fine del giorno.',
    { good: 'down' },
  ),
  cards('held', 'Schede sospese', 'Quante schede il Club tiene private, alla fine del giorno.', { good: 'down' }),
  figure({
    code: 'directory.searches',
    name: 'Ricerche nell’elenco',
    sentence: 'Quante volte qualcuno ha cercato nell’elenco dei professionisti. Le parole cercate non sono tenute.',
    formula:
      'Prime pagine dell’elenco chieste con un nome, una professione o una provincia, senza redazione e programmi automatici.',
    good: 'up',
  }),
  figure({
    code: 'directory.nobody',
    name: 'Ricerche senza nessuno',
    sentence: 'Quante ricerche nell’elenco non hanno trovato nessuno, per professione e provincia chieste.',
    formula: 'Ricerche nell’elenco con zero risultati.',
    good: 'down',
  }),
  figure({
    code: 'directory.opened',
    name: 'Schede aperte',
    sentence: 'Quante volte è stata aperta la scheda di un professionista.',
    formula: 'Risposte del server con la pagina della scheda, senza redazione e programmi automatici.',
    counter: 'card',
    good: 'up',
  }),
  figure({
    code: 'directory.pressed',
    name: 'Contatti premuti',
    sentence: 'Quante volte è stato premuto il telefono, l’e-mail o il sito di una scheda.',
    formula: 'Pressioni, come totali; non dicono se il contatto c’è poi stato.',
    counter: 'card',
    splits: ['kind', 'profession', 'province'],
    good: 'up',
  }),
]
