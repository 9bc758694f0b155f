import { beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF } from '../../tests/support/visitors.ts'

/** From a list to its records and back: on their page, and beside the list. */
const club = useClub()
const LIST = '/redazione/iscritti'
const QUESTION = 'cognome=comincia:Passo&ordina=cognome'

const read = async (url: string) => club.app.inject({ url, headers: await club.cookieOf(STAFF.operator) })
const pageAt = async (url: string) => documentOf((await read(url)).body)
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

async function open(url: string) {
  const document = await pageAt(url)
  const walk = document.querySelector('nav[aria-label="Nell’elenco"]')
  const link = (words: string) =>
    [...(walk?.querySelectorAll('a') ?? [])].find((a) => a.textContent === words)?.getAttribute('href') ?? null
  return {
    name: document.querySelector('h1')?.textContent,
    words: walk?.textContent ?? null,
    back: link('Torna all’elenco'),
    previous: link('Precedente'),
    next: link('Successivo'),
  }
}
const rowLinks = async (url: string) =>
  [...(await pageAt(url)).querySelectorAll('tbody th a')].map((a) => a.getAttribute('href') ?? '')

beforeAll(async () => {
  const { db } = club.database
  for (let place = 10; place < 40; place++)
    await makeMember(db, { now: club.clock.now(), person: { name: 'Ada', surname: `Passo${place}` } })
})

describe('[DSK-011] a record opened from a list', () => {
  test('says where it stands and walks the same answer, forth and back, from any address', async () => {
    const [, second = ''] = await rowLinks(`${LIST}?${QUESTION}`)
    const page = await open(second)
    expect(page.name).toBe('Ada Passo11')
    expect(page.words).toContain('2 di 30')
    const third = await open(page.next ?? '')
    expect([third.name, third.words?.includes('3 di 30')]).toEqual(['Ada Passo12', true])
    expect((await open(third.previous ?? '')).name).toBe('Ada Passo11')
    const first = await open(page.previous ?? '')
    expect([first.name, first.previous]).toEqual(['Ada Passo10', null])
  })

  test('leads back to the same question, order, page and row', async () => {
    const links = await rowLinks(`${LIST}?${QUESTION}&righe=25&pagina=2`)
    const page = await open(links[1] ?? '')
    expect(page.name).toBe('Ada Passo36')
    expect(page.words).toContain('27 di 30')
    const [path = '', anchor = ''] = (page.back ?? '').split('#')
    expect(path).toBe(`${LIST}?${QUESTION}&pagina=2`)
    const list = await pageAt(path)
    expect(list.querySelector(`tr[id="${anchor}"]`)?.textContent).toContain('Passo36 Ada')
  })

  test('that no longer answers is followed by the one that followed it; at the end the page says so', async () => {
    const links = await rowLinks(`${LIST}?${QUESTION}&righe=50`)
    const opened = links[4] ?? ''
    await query("update members set surname = 'Altrove' where surname = 'Passo14'")
    const gone = await open(opened)
    expect(gone.name).toBe('Ada Altrove')
    expect(gone.words).not.toContain(' di ')
    expect((await open(gone.next ?? '')).name).toBe('Ada Passo15')
    expect((await open(gone.previous ?? '')).name).toBe('Ada Passo13')
    // Those after it have moved by one, and still know their place.
    expect((await open(links[10] ?? '')).words).toContain('10 di 29')
    const last = await open(links.at(-1) ?? '')
    expect([last.name, last.next, last.words?.includes('Era l’ultimo di questo elenco.')]).toEqual([
      'Ada Passo39',
      null,
      true,
    ])
    await query("update members set surname = 'Altrove' where surname = 'Passo39'")
    const ended = await open(links.at(-1) ?? '')
    expect([ended.next, ended.words?.includes('Era l’ultimo di questo elenco.')]).toEqual([null, true])
  })

  test('opened otherwise, or with a strange place, says nothing of a list', async () => {
    const [first = ''] = await rowLinks(`${LIST}?${QUESTION}`)
    const path = first.split('?')[0] ?? ''
    for (const strange of ['', '?da=tipo', '?posto=3', '?da=&posto=-1', '?da=&posto=x', '?da=&posto=1e99'])
      expect((await open(`${path}${strange}`)).words, strange).toBeNull()
    const broken = await read(`${path}?da=tipo%3Daltro&posto=1`)
    expect(broken.statusCode).toBe(200)
  })
})

describe('a person beside the list', () => {
  test('has an address of its own, says who it is, is on the trail, and leads to the ones around and to their page', async () => {
    const list = await pageAt(`${LIST}?${QUESTION}`)
    const peeks = [...list.querySelectorAll('a[data-peek]')].map((a) => a.getAttribute('href') ?? '')
    const before = await query("select count(*)::int as count from audit_events where kind = 'member-viewed'")
    expect(peeks[1]).toMatch(/cognome=comincia:Passo&ordina=cognome&apri=\d+$/)
    const panel = (await pageAt(peeks[1] ?? '')).querySelector('aside')
    expect(panel?.getAttribute('aria-label')).toBe('Ada Passo11')
    for (const words of ['2 di ', 'Registrato', '@posta.example', 'Consensi', 'Commerciale '])
      expect(panel?.textContent).toContain(words)
    expect(panel?.querySelector('a[data-walk=next]')?.getAttribute('href')).toBe(peeks[2])
    expect(panel?.querySelector('a[data-walk=previous]')?.getAttribute('href')).toBe(peeks[0])
    const after = await query("select count(*)::int as count from audit_events where kind = 'member-viewed'")
    expect(after[0]?.count).toBe(before[0]?.count + 1)
    const page = [...(panel?.querySelectorAll('a') ?? [])].find((a) => a.textContent === 'Apri la pagina')
    expect((await open(page?.getAttribute('href') ?? '')).words).toContain('2 di ')
    // Asked for by a script, the list has other addresses, which lead nowhere.
    const asked = await read(`${LIST}.data?${QUESTION}`)
    expect(asked.body).toContain('&apri=')
    expect(asked.body).not.toMatch(/iscritti\.data\?|_routes/)
    for (const strange of ['x', '999999999', '1003'])
      expect((await pageAt(`${LIST}?${QUESTION}&apri=${strange}`)).querySelector('aside'), strange).toBeNull()
  })
})
