import { expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { type ContentType, NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { insertFavorite } from './store.server.ts'

const club = useClub()
const PATHS = ['/profilo/la-mia-libreria', '/profilo/le-mie-risorse']

async function page(url: string, username: number): Promise<Document> {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  expect(answer.statusCode, url).toBe(200)
  return documentOf(answer.body)
}

test('[FAV-009] an empty page says so', async () => {
  for (const path of PATHS)
    expect((await page(path, 1001)).querySelector('#contenuto')?.textContent, path).toContain(
      'Al momento questa Libreria risulta vuota. Aggiungi Contenuti di tuo interesse ai tuoi preferiti.',
    )
})

test('[FAV-008] news come nine at a time, modules and tools eight, with "Mostra altro"', async () => {
  const now = club.clock.now()
  const member = await findMemberByUsername(club.database.db, 1013)
  const save = async (types: readonly ContentType[]) => {
    const items = await listCards(club.database.db, { types, offset: 0, rows: 12 }, now)
    for (const { id, contentType: type } of items)
      await insertFavorite(club.database.db, member?.id ?? '', { id, type }, now)
    return items.length
  }
  expect(await save(NEWS_TYPES)).toBe(12)
  const [modules, tools] = [await save(['Modulo']), await save(['Tool'])]
  const library = await page('/profilo/la-mia-libreria', 1013)
  expect(library.querySelectorAll('#contenuto h3')).toHaveLength(9)
  expect(library.querySelector('#contenuto')?.textContent).toContain('News e Approfondimenti')
  expect(library.querySelector('#contenuto')?.textContent).toContain('Mostra altro')
  const resources = await page('/profilo/le-mie-risorse', 1013)
  expect(resources.querySelectorAll('#contenuto h3')).toHaveLength(Math.min(8, modules) + Math.min(8, tools))
  expect(resources.querySelector('#contenuto')?.textContent).toContain('Moduli')
})

test('[CNT-017] what was saved says whether it can still be used', async () => {
  const now = club.clock.now()
  const [module] = await listCards(club.database.db, { types: ['Modulo'], offset: 0, rows: 1 }, now)
  for (const [username, words] of [
    [1003, 'Apri'],
    [1005, 'Scopri come ottenerlo'],
  ] as const) {
    const member = await findMemberByUsername(club.database.db, username)
    await insertFavorite(club.database.db, member?.id ?? '', { id: module?.id ?? '', type: 'Modulo' }, now)
    const card = (await page('/profilo/le-mie-risorse', username)).querySelector('#contenuto article')
    expect(card?.textContent, String(username)).toMatch(new RegExp(`${words}$`))
  }
})
