import { expect, test } from 'vitest'
import { z } from 'zod'
import { Conflict } from '../errors.ts'
import { answerForm, sentIn } from './answered-form.server.ts'
import { askedList, listed, saidIn } from './asked-list.server.ts'

const at = (query: string) => new Request(`https://club.example/redazione/cause?${query}`)
const shapes = {
  state: ['stato', z.enum(['aperte', 'chiuse'])],
  shop: ['negozio', z.enum(['3', '4']).transform(Number)],
} as const

test('a filter that means nothing is as if it were not there; the others are read by their shape', () => {
  const asked = askedList(at('cerca=+rossi+&stato=boh&negozio=4&pagina=2'), shapes, { perPage: 10 })
  expect(asked).toMatchObject({ typed: 'rossi', filters: { state: null, shop: 4 }, chosen: { negozio: '4' } })
  expect(asked).toMatchObject({ page: 2, limit: 10, offset: 10 })
})

test.each([
  ['', 0, 1],
  ['pagina=2', 21, 2],
  ['pagina=abc', 5, 1],
])('a list asked with “%s” that found %i is at page %i', (query, total, page) => {
  expect(listed(askedList(at(query), shapes), total).page).toBe(page)
})

test.each([
  ['pagina=2', 20],
  ['pagina=2', 0],
])('a page the list does not reach is not there: “%s” of %i', (query, total) => {
  expect(() => listed(askedList(at(query), shapes), total)).toThrow('non arriva fino a questa pagina')
})

test('only words of the page itself are said', () => {
  expect(saidIn(at('fatto=saved'), { saved: 'Salvato.' })).toBe('Salvato.')
  expect(saidIn(at('fatto=constructor'), { saved: 'Salvato.' })).toBeNull()
})

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

test('whoever saves over another’s work does what they were doing, and names that work', async () => {
  const sent = sentIn(form({ act: 'publish', seen: '1' }))
  expect(sent).toEqual({ act: 'publish', seen: '1' })
  const answer = await answerForm({
    sent,
    typed: { title: 'La mia' },
    save: async (): Promise<{ kind: 'saved' }> => {
      throw new Conflict('Qualcun altro ha salvato.')
    },
    to: () => '/',
    latest: async () => ({ who: 'Laura', seen: 2 }),
  })
  expect(answer).toMatchObject({
    data: { typed: { title: 'La mia' }, seen: '1', conflict: { over: 'publish 2', who: 'Laura' } },
    init: { status: 409 },
  })
  expect(sentIn(form({ seen: '1', over: 'publish 2' }))).toEqual({ act: 'publish', seen: '2' })
})
