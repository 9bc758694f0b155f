import { expect, test } from 'vitest'
import { RECORDS } from '#backoffice/records/contents.ts'
import { actInWords, factsInWords, lineInWords, reasonInWords, TRAIL_KIND_WORDS } from './in-words.ts'
import { type EditedKind, type StoredFacts, TRAIL_KINDS } from './model.ts'
import { TRAIL_THINGS, thingWords } from './things.ts'

test('every kind of line has words of its own', () => {
  const kinds = TRAIL_KINDS.map((kind) => TRAIL_KIND_WORDS[kind])
  expect(new Set(kinds).size).toBe(kinds.length)
})

const THINGS = [...new Set([...Object.keys(TRAIL_THINGS), ...RECORDS.map(({ name }) => name)])]
const ACTS = THINGS.flatMap((thing) => Object.keys(thingWords(thing)?.acts ?? {}).map((what) => [thing, what] as const))

/** The kinds whose words say only where somebody worked. */
const VAGUE: readonly EditedKind[] = ['member-corrected', 'page-edited', 'record-edited']

test.each(ACTS)('[DSK-052] «%s %s» is a sentence that names its thing, and never its kind alone', (thing, what) => {
  for (const kind of VAGUE) {
    const part = /^(lesson|question)-/.test(what) ? { part: 'Una' } : {}
    const line = lineInWords(kind, { about: `${thing} 12`, what, name: 'Prova', ...part })
    expect(line.what).toMatch(thing === 'member' ? /^[A-ZÈ][^:]+, Prova$/ : /^[A-ZÈ].*(: Prova|, [a-zà-ù’ ]+ Prova)$/)
    expect(line.what).not.toMatch(/^(Modifica|Corretto dalla redazione|Lavoro su|undefined)/)
    expect(line.detail).toBe('')
  }
})

test.each<[StoredFacts, string]>([
  [
    {
      about: 'invoice 7',
      what: 'transfer-confirmed',
      name: '12/2026',
      cents: 36_000,
      of: 'ordine 2026/000123',
    },
    'Bonifico confermato, € 360,00, fattura 12/2026, ordine 2026/000123',
  ],
  [{ about: 'page /servizi/convenzioni', what: 'published', name: 'Convenzioni' }, 'Pagina pubblicata: Convenzioni'],
  [{ about: 'page /servizi/convenzioni', what: 'published' }, 'Pagina pubblicata: /servizi/convenzioni'],
  [
    { about: 'course 7', what: 'lesson-added', part: 'Le mani', name: 'Igiene' },
    'Lezione aggiunta: Le mani, corso Igiene',
  ],
  [
    { about: 'member 5', what: 'points', changes: [{ field: 'Punti', from: '0', to: '50' }] },
    'Punti fedeltà. Punti: 0 → 50',
  ],
  [{ about: 'travel parigi', what: 'created', name: 'Parigi' }, 'Viaggio creato: Parigi'],
  [{ about: 'card rossi', what: 'ask', name: 'rossi' }, 'Chieste correzioni, scheda professionale rossi'],
  [{ changes: [{ field: 'Ruolo', from: 'Redattore', to: 'Operatore' }] }, 'Ruolo: Redattore → Operatore'],
  [
    { changes: [{ field: 'Fine', from: null, to: '12/03/2027' }, { field: 'E-mail' }] },
    'Fine: niente → 12/03/2027; E-mail',
  ],
  [{ count: 3 }, 'Quanti: 3'],
])('[DSK-052] %j is told as "%s"', (facts, words) => {
  expect(factsInWords(facts)).toBe(words)
})

test('a line that names no act is told by its kind, with what it says beside', () => {
  expect(lineInWords('role-changed', { changes: [{ field: 'Ruolo', from: 'a', to: 'b' }] })).toEqual({
    what: 'Cambiato il ruolo',
    detail: 'Ruolo: a → b',
  })
})

test('an act nobody knows any more is still told', () => {
  expect(actInWords({ about: 'fax 1', what: 'sent' })).toBe('Modifica')
  expect(factsInWords({ about: 'fax 1', what: 'sent' })).toBe('Modifica, 1')
})

test('the codes of a refused entry are told as sentences, a reason as it was written', () => {
  expect(reasonInWords('sign-in-denied', { reason: 'wrong' })).toBe('Password sbagliata')
  expect(reasonInWords('member-corrected', { reason: 'Errore nostro' })).toBe('Errore nostro')
})
