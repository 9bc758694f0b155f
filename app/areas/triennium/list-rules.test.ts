import { expect, test } from 'vitest'
import { listInForm, listOfRows, rehearseList } from './list-rules.ts'

const HEAD = ['titolo', 'organizzatore', 'giorno', 'crediti', 'tipo']
const row = (title: string, more: Partial<Record<number, string>> = {}) =>
  [title, 'Ordine di Roma', '14/02/2026', '4,5', 'FAD'].map((cell, at) => more[at] ?? cell)
const rehearse = (lines: string[][], head = HEAD) => rehearseList([head, ...lines], { items: [], today: '2026-11-19' })

test('[LRN-027] rows of a list are judged as what is typed, each fault with its line', () => {
  const { rows, faults } = rehearse([
    row('Uno'),
    row('Due', { 2: '2027-01-01' }),
    row('Tre lezioni', { 3: '3', 4: 'Docenza' }),
  ])
  expect(rows.map(({ title, kind, day }) => [title, kind, day])).toEqual([
    ['Uno', 'FAD', '2026-02-14'],
    ['Tre lezioni', 'teaching', '2026-02-14'],
  ])
  expect(faults).toEqual([{ line: 3, reason: 'Scrivi il giorno in cui li hai ottenuti: non può essere futuro.' }])
})

test('[LRN-027] the same event twice in one list is one, and a list of something else is refused', () => {
  expect(rehearse([row('Dolore'), row('dolore ')]).faults).toEqual([{ line: 3, reason: 'C’è già.' }])
  expect(rehearse([], ['nome', 'voto']).faults[0]?.reason).toContain('Mancano le colonne: titolo')
  expect(rehearse(Array.from({ length: 201 }, (_, index) => row(`Evento ${index}`))).faults[0]?.reason).toContain('200')
})

test('[LRN-027] what was rehearsed comes back as it went, and other words do not', () => {
  const { rows } = rehearse([row('Dolore «cronico»; seconda parte')])
  const back = rehearseList(listInForm(listOfRows(rows)) ?? [], { items: [], today: '2026-11-19' })
  expect(back).toEqual({ rows, faults: [] })
  for (const sent of ['', '{}', '[1]', '[["a",2]]', 'null']) expect(listInForm(sent)).toBeNull()
})
