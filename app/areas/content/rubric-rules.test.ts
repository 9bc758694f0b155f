import { expect, test } from 'vitest'
import { readValues } from '#platform/records/values.ts'
import { category } from './category-record.ts'
import { leadsTo } from './rubric-rules.ts'

const typed = { label: '  Cure   palliative ', description: 'Quando guarire non si può.' }

test('spaces of a name are tidied', () => {
  expect(readValues(category.fields, typed)).toMatchObject({ values: { label: 'Cure palliative' } })
})

test.each([
  ['no name', { label: ' ' }, 'label'],
  ['a name too long', { label: 'a'.repeat(61) }, 'label'],
  ['no line about it', { description: '' }, 'description'],
  ['a line too long', { description: 'a'.repeat(301) }, 'description'],
])('a rubric is refused: %s', (_sentence, change, field) => {
  const read = readValues(category.fields, { ...typed, ...change })
  expect(read.kind === 'refused' && Object.keys(read.errors)).toEqual([field])
})

test('a bar ends the name on the wire, and is not in it', () => {
  const words = { label: 'Cure | altro', description: 'x', isForPublic: false }
  expect(category.check?.(words, { isShown: true })).toEqual({ label: 'Il nome non può avere la barra |.' })
})

test.each([
  ['/corsi-ecm-fad/collana/fine-vita', true],
  ['/corsi-ecm-fad/collana/fine-vita/', true],
  ['/corsi-ecm-fad/collana/fine-vita?crediti=5', true],
  ['/corsi-ecm-fad/collana/Fine%20vita%20(2)', true],
  ['https://club.example/corsi-ecm-fad/collana/fine-vita#corsi', true],
  ['{"html": "<a href=\\"/corsi-ecm-fad/collana/fine-vita\\">qui</a>"}', true],
  ['/corsi-ecm-fad?collana=fine-vita', true],
  ['/corsi-ecm-fad?crediti=5&amp;collana=fine-vita&pagina=2', true],
  ['/corsi-ecm-fad/collana/fine-vita-2', false],
  ['/corsi-ecm-fad/collana/fine-vita/altro', false],
  ['/corsi-ecm-fad?collana=fine-vita-2', false],
  ['/corsi-ecm-fad?cerca=1" e poi collana=fine-vita', false],
  ['/corsi-ecm-fad', false],
])('%s leads to a rubric: %s', (written, does) => {
  const address = { list: '/corsi-ecm-fad', one: '/corsi-ecm-fad/collana', query: 'collana' }
  const pattern = leadsTo(address, { slug: 'fine-vita', label: 'Fine vita (2)' })
  expect(new RegExp(pattern, 'i').test(written)).toBe(does)
})
