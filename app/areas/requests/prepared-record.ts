import { REQUEST_KINDS } from '#areas/leads/model.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { choices, line, text } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { LETTER_KIND, LONGEST_ANSWER, QUEUE_PATH } from './model.ts'
import { isPlace, PLACES, placesIn } from './rules.ts'

const KINDS = {
  ...Object.fromEntries(REQUEST_KINDS.map((kind) => [kind, FORM_WORDS[kind] ?? kind])),
  [LETTER_KIND]: 'E-mail a un iscritto',
}
const inBraces = (places: readonly string[]) => places.map((place) => `{${place}}`).join(', ')

/** DSK-042. An answer that is ready, of the whole team. */
export const preparedAnswer = defineRecord({
  name: 'prepared-answer',
  path: `${QUEUE_PATH}/risposte`,
  permission: 'requests.answer',
  words: {
    title: 'Risposte pronte',
    one: 'risposta pronta',
    many: 'risposte pronte',
    gender: 'f',
    about: 'Sono di tutta la squadra. Si scelgono scrivendo / e parte del titolo mentre si risponde.',
  },
  place: {
    under: { label: 'Richieste', to: QUEUE_PATH },
    text: 'Le risposte che si scrivono spesso.',
    icon: 'file-pen',
  },
  fields: {
    title: line({ title: 'Titolo', max: 80 }),
    kinds: choices({
      title: 'Per quali richieste',
      options: KINDS,
      begins: Object.keys(KINDS).join(','),
      wrong: 'Scegli almeno un tipo di richiesta.',
    }),
    text: text({
      title: 'Testo',
      help: `Al posto di ${inBraces(PLACES)} va il dato della persona; quello che manca si vede, e ferma l’invio.`,
      max: LONGEST_ANSWER,
      keepsLines: true,
    }),
  },
  address: 'drawn',
  title: ({ title }) => title,
  list: {
    columns: [
      'kinds',
      {
        key: 'uses',
        title: 'Usata',
        align: 'end',
        say: (_, { uses = 0 }) => (uses === 1 ? 'una volta' : `${uses} volte`),
      },
      { key: 'last', title: 'Ultima modifica', say: (_, { last = '–' }) => last },
    ],
    search: ['title', 'text'],
    filters: [['kinds', 'tipo']],
    sort: 'title',
  },
  check: ({ kinds, text: words }) => {
    const unknown = placesIn(words).filter((place) => !isPlace(place))
    return {
      ...(kinds.length === 0 && { kinds: 'Scegli almeno un tipo di richiesta.' }),
      ...(unknown.length > 0 && { text: `${inBraces(unknown)} non esiste: si possono usare ${inBraces(PLACES)}.` }),
    }
  },
})
