import { expect, test } from 'vitest'
import { actInWords, factsInWords, reasonInWords, TRAIL_KIND_WORDS } from './in-words.ts'
import { type StoredFacts, TRAIL_KINDS } from './model.ts'
import { TRAIL_THINGS } from './things.ts'

test('every kind of line has words of its own', () => {
  const kinds = TRAIL_KINDS.map((kind) => TRAIL_KIND_WORDS[kind])
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('every act on every thing is said in words, with the name of the thing', () => {
  for (const [thing, { name, acts }] of Object.entries(TRAIL_THINGS))
    for (const [what, words] of Object.entries(acts))
      expect(factsInWords({ about: `${thing} 12`, what, name: 'Prova' })).toBe(`${words}. ${name} «Prova»`)
})

test.each<[StoredFacts, string]>([
  [
    { about: 'invoice 7', what: 'transfer-confirmed', name: '12/2026', cents: 36_000 },
    'Bonifico confermato. Fattura «12/2026». 360,00 €',
  ],
  [{ about: 'page /servizi/convenzioni', what: 'published' }, 'Pubblicata. Pagina «/servizi/convenzioni»'],
  [{ changes: [{ field: 'Ruolo', from: 'Redattore', to: 'Operatore' }] }, 'Ruolo: Redattore → Operatore'],
  [
    { changes: [{ field: 'Fine', from: null, to: '12/03/2027' }, { field: 'E-mail' }] },
    'Fine: niente → 12/03/2027; E-mail',
  ],
  [{ count: 3 }, 'Quanti: 3'],
])('%j is told as "%s"', (facts, words) => {
  expect(factsInWords(facts).replaceAll('\u00a0', ' ')).toBe(words)
})

test('an act nobody knows any more is still told', () => {
  expect(actInWords({ about: 'fax 1', what: 'sent' })).toBe('Modifica')
})

test('the codes of a refused entry are told as sentences, a reason as it was written', () => {
  expect(reasonInWords('sign-in-denied', { reason: 'wrong' })).toBe('Password sbagliata')
  expect(reasonInWords('member-corrected', { reason: 'Errore nostro' })).toBe('Errore nostro')
})
