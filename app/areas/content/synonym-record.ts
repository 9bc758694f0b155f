import { line, lineList } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'

/** Each list is read by every search: beyond so many nobody can keep them in order. */
const MOST = 2_000
const MOST_MEANINGS = 8

/** SRC-004. A name or an abbreviation of the trade, and what else is called so: whoever types one finds them all. */
export const synonym = defineRecord({
  name: 'synonym',
  path: '/redazione/contenuti/sinonimi',
  permission: 'contents.write',
  words: {
    title: 'Sinonimi della ricerca',
    one: 'sinonimo',
    many: 'sinonimi',
    gender: 'm',
    about:
      'Chi cerca una di queste parole trova anche le altre, dalla prossima ricerca. Una sigla con due significati è due sinonimi, uno per significato.',
  },
  place: {
    under: { label: 'Contenuti', to: '/redazione/contenuti' },
    text: 'Le sigle e i modi di dire che nella ricerca vogliono dire la stessa cosa.',
    icon: 'search',
  },
  fields: {
    term: line({ title: 'Parola o sigla', max: 60, example: 'BPCO' }),
    meanings: lineList({
      title: 'Vuol dire anche',
      help: 'Una per riga, per esempio «broncopneumopatia cronica ostruttiva».',
      most: MOST_MEANINGS,
      longest: 80,
      wrong: `Scrivi da una a ${MOST_MEANINGS} righe, ciascuna entro 80 caratteri.`,
    }),
  },
  address: 'numbered',
  title: ({ term }) => term,
  detail: ({ meanings }) => meanings.join(', '),
  list: { columns: ['meanings'], search: ['term'], sort: 'term' },
  most: MOST,
  check: ({ meanings }): Record<string, string> =>
    meanings.length > 0 ? {} : { meanings: 'Scrivi almeno una riga: da sola una parola non ha sinonimi.' },
})
