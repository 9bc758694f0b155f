import { type Fields, line, text } from '#platform/records/fields.ts'
import { type AnyRecord, defineRecord } from '#platform/records/record.ts'

const AFTER = { created: 'opened', saved: 'corrected', removed: 'removed' } as const

type Own = Pick<AnyRecord, 'name' | 'path' | 'permission' | 'words' | 'place' | 'openAt'> &
  Partial<Pick<AnyRecord, 'reserved' | 'isOrdered'>> & {
    /** What is filed under one, as the column that counts it is called. */
    things: string
  }

const NO_MORE = {}

/** What things are filed under, and has a page of its own: a category of contents, a series of courses. */
export function defineRubric<const More extends Fields = typeof NO_MORE>({
  things,
  fields,
  ...own
}: Own & { fields?: More }) {
  const one = `${own.words.one.slice(0, 1).toUpperCase()}${own.words.one.slice(1)}`
  return defineRecord({
    fields: {
      label: line({ title: 'Nome', isWide: true, max: 60, wrong: 'Scrivi il nome: al massimo 60 caratteri.' }),
      description: text({
        title: 'Che cosa raccoglie',
        help: 'Una riga: è quello che si legge sotto il nome, nella sua pagina e nei motori di ricerca.',
        max: 300,
        wrong: 'Scrivi in una riga che cosa raccoglie: al massimo 300 caratteri.',
      }),
      ...(fields ?? (NO_MORE as More)),
    },
    address: 'asked',
    makes: 'opened',
    after: {
      word: (act) => AFTER[act],
      said: { opened: `${one} aperta.`, corrected: `${one} modificata.`, removed: `${one} tolta.` },
    },
    title: ({ label }) => String(label),
    detail: ({ description }) => String(description),
    list: {
      columns: [{ key: 'uses', title: things, say: (_, { held }) => held, to: ({ to }) => to }],
      search: ['label', 'description'],
      sort: own.isOrdered ? undefined : 'label',
    },
    // CRS-002: on the wire a bar ends the name of a series.
    check: ({ label }) => ({ ...(String(label).includes('|') && { label: 'Il nome non può avere la barra |.' }) }),
    ...own,
  })
}
