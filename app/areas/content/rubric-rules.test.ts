import { expect, test } from 'vitest'
import { isOvertaken, judgeNewRubric, judgeRubric, leadsTo } from './rubric-rules.ts'

const around = { others: [{ slug: 'medicina', label: 'Medicina' }], reserved: ['nuova'] }
const typed = { label: 'Cure palliative', description: 'Quando guarire non si può.', slug: '' }

test.each([
  ['its name proposes the address', {}, { slug: 'cure-palliative' }],
  ['spaces are tidied', { label: '  Cure   palliative ' }, { label: 'Cure palliative' }],
  ['an address may be another', { slug: 'fine-vita' }, { slug: 'fine-vita' }],
])('a new rubric is taken: %s', (_sentence, change, expected) => {
  expect(judgeNewRubric({ ...typed, ...change }, around)).toMatchObject({ kind: 'told', rubric: expected })
})

test.each([
  ['no name, said once', { label: ' ' }, ['label']],
  ['a name too long', { label: 'a'.repeat(61), slug: 'a' }, ['label']],
  ['a bar in the name, which ends it on the wire', { label: 'Cure | altro' }, ['label']],
  ['a name that is another’s, whatever its case, said once', { label: 'MEDICINA' }, ['label']],
  ['no line about it', { description: '' }, ['description']],
  ['an address with capitals', { slug: 'Fine vita' }, ['slug']],
  ['an address that is another’s', { slug: 'medicina' }, ['slug']],
  ['an address that is a page’s', { slug: 'nuova' }, ['slug']],
])('a new rubric is refused: %s', (_sentence, change, fields) => {
  const judged = judgeNewRubric({ ...typed, ...change }, around)
  expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual(fields)
})

test('with another name a rubric keeps its address, and the name may be its own', () => {
  expect(judgeRubric('medicina', { label: 'Clinica', description: 'x' }, [])).toEqual({
    kind: 'told',
    rubric: { slug: 'medicina', label: 'Clinica', description: 'x' },
  })
  expect(judgeRubric('altra', { label: 'Medicina', description: 'x' }, around.others).kind).toBe('refused')
})

test('what somebody else changed meanwhile is noticed, in the name or in the line', () => {
  expect(isOvertaken(typed, { ...typed })).toBe(false)
  expect(isOvertaken(typed, { ...typed, label: 'Altro' })).toBe(true)
  expect(isOvertaken(typed, { ...typed, description: 'Altro' })).toBe(true)
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
