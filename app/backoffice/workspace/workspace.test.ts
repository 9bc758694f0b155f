import { describe, expect, test } from 'vitest'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { builtRoutes, pagesBelow } from '../../../tests/support/routes.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { DESK, DESK_PARTS, deskOf } from '../desk.ts'
import { DESK_PATH } from '../desk-path.ts'

const club = useClub()

async function open(url: string, username: number | null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, body: answer.body, page: documentOf(answer.body) }
}

const numberOf = (page: Document, path: string) =>
  page.querySelector(`#navigazione a[href="${path}"] .navigation-count`)?.firstChild?.textContent ?? null

/** What only the frame of the club has: cart, menus, colours above, bell, footer, social links, the question about cookies. */
const PUBLIC_FRAME = [
  'footer',
  'a[href="/carrello"]',
  '[data-event-code]',
  'summary[aria-label^="Avvisi"]',
  'a[href*="facebook"], a[href*="instagram"], a[href*="linkedin"], a[href*="youtube"]',
  '[id*="consenso"]',
]

describe('the frame of the desk', () => {
  test('[DSK-001] stands around every page of the desk, and nothing of the public one does', async () => {
    const pages = (await pagesBelow('backoffice/pages/staff-pages')).filter((path) => !path.includes(':'))
    expect(pages.length).toBeGreaterThan(40)
    for (const url of pages) {
      const { status, page } = await open(url, STAFF.administrator)
      if (status !== 200 || !page.querySelector('html[lang]')?.hasAttribute('data-desk')) continue
      expect(page.querySelector('header')?.textContent, url).toContain('Vedi il sito')
      expect(page.querySelector('header input[name="cerca"]')?.getAttribute('placeholder'), url).toBe('Cerca o vai a…')
      expect(page.querySelectorAll('#navigazione a').length, url).toBeGreaterThan(20)
      // A gallery and a preview show pieces of the club itself.
      if (/galleria|anteprima/.test(url)) continue
      for (const part of PUBLIC_FRAME) expect(page.querySelector(part), `${part} on ${url}`).toBeNull()
    }
  })

  test('[DSK-001] no public page asks for a byte of its script', async () => {
    const routes = await builtRoutes()
    const isOfDesk = (id: string | undefined): boolean =>
      id !== undefined && (id === 'desk' || isOfDesk(routes.find((route) => route.id === id)?.parentId))
    const own = routes.filter(({ id }) => isOfDesk(id) && id !== 'personal-desk')
    const shared = new Set(routes.filter(({ id }) => !isOfDesk(id)).map(({ module }) => module))
    const modules = own.map(({ module }) => module).filter((module) => !shared.has(module))
    expect(modules.length).toBeGreaterThan(60)
    for (const username of [null, VISITORS.PREMIUM, STAFF.administrator])
      for (const url of ['/', '/corsi-ecm-fad', '/assistenza']) {
        const { body } = await open(url, username)
        expect(
          modules.filter((module) => body.includes(`href="${module}"`) || body.includes(`from "${module}"`)),
        ).toEqual([])
      }
  })

  test.each(STAFF_ROLES)('[DSK-002] the navigation of the %s leads to its places, under their parts', async (role) => {
    const { page } = await open(DESK_PATH, STAFF[role])
    const navigation = page.querySelector('#navigazione')
    const links = [...(navigation?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links.toSorted()).toEqual(
      [DESK_PATH, ...deskOf({ permissions: permissionsOf(role) }).map(({ path }) => path)].toSorted(),
    )
    const titles = [...(navigation?.querySelectorAll('h2') ?? [])].map((title) => title.textContent)
    const parts = Object.entries(DESK_PARTS).filter(([part]) =>
      deskOf({ permissions: permissionsOf(role) }).some((place) => place.part === part),
    )
    expect(titles).toEqual(parts.map(([, title]) => title).filter((title) => title !== ''))
  })

  test('[DSK-002] says on every page which place it is', async () => {
    for (const { path } of DESK) {
      const { page } = await open(path, STAFF.administrator)
      const current = [...page.querySelectorAll('#navigazione [aria-current="page"]')]
      expect(
        current.map((link) => link.getAttribute('href')),
        path,
      ).toEqual([path])
    }
  })

  test('[DSK-002] counts what waits at most once a minute, and writes no more than 99', async () => {
    const requests = '/redazione/richieste'
    const before = Number(numberOf((await open('/redazione/corsi', STAFF.operator)).page, requests))
    expect(before).toBeGreaterThan(0)
    await club.database.pool.query(
      `insert into leads select copy.* from (select * from leads limit 1) l, generate_series(1, 100) n,
       jsonb_populate_record(null::leads, to_jsonb(l) || jsonb_build_object('id', md5('id' || n), 'event_id', md5('event' || n), 'state', 'new')) copy`,
    )
    expect(Number(numberOf((await open('/redazione/corsi', STAFF.operator)).page, requests))).toBe(before)
    club.clock.advance(61_000)
    expect(numberOf((await open('/redazione/corsi', STAFF.operator)).page, requests)).toBe('99+')
  })

  test('[DSK-002] a count that fails costs its number and nothing else', async () => {
    club.clock.advance(61_000)
    await club.database.pool.query('alter table professional_cards rename to professional_cards_away')
    try {
      const { status, page } = await open('/redazione/corsi', STAFF.operator)
      expect(status).toBe(200)
      expect(page.querySelector('#navigazione a[href="/redazione/schede"]')).not.toBeNull()
      expect(numberOf(page, '/redazione/schede')).toBeNull()
      expect(numberOf(page, '/redazione/richieste')).toBe('99+')
    } finally {
      await club.database.pool.query('alter table professional_cards_away rename to professional_cards')
    }
  })

  test('[DSK-002] is folded for whoever folded it, on every device, and for nobody else', async () => {
    const choose = async (username: number | null, payload: string, accept = 'text/html') =>
      club.app.inject({
        method: 'POST',
        url: '/redazione/scelte',
        headers: {
          ...(await club.cookieOf(username)),
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          referer: 'http://localhost/redazione/ordini',
          accept,
        },
        payload,
      })
    const isFolded = async (username: number) =>
      (await open('/redazione/ordini', username)).page.querySelector('.navigation-column.is-folded') !== null
    expect((await choose(STAFF.operator, 'isFolded=si')).headers.location).toBe('/redazione/ordini')
    expect(await isFolded(STAFF.operator)).toBe(true)
    expect(await isFolded(STAFF.administrator)).toBe(false)
    expect((await choose(STAFF.operator, 'isFolded=forse')).statusCode).toBe(400)
    expect((await choose(VISITORS.PREMIUM, 'isFolded=si')).statusCode).toBe(403)
    await choose(STAFF.operator, 'isFolded=no')
    expect(await isFolded(STAFF.operator)).toBe(false)
  })

  test('[DSK-004] rows are close together for whoever chose it', async () => {
    const headers = {
      ...(await club.cookieOf(STAFF.editor)),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    }
    await club.app.inject({ method: 'POST', url: '/redazione/scelte', headers, payload: 'isDense=si' })
    expect((await open('/redazione/contenuti', STAFF.editor)).page.documentElement.dataset.desk).toBe('dense')
    expect((await open('/redazione/contenuti', STAFF.administrator)).page.documentElement.dataset.desk).toBe('')
  })
})

describe('the page of today', () => {
  test.each(STAFF_ROLES)('[DSK-003] what waits for the %s is a number that its list holds', async (role) => {
    const { page } = await open(DESK_PATH, STAFF[role])
    expect(page.querySelector('h1')?.textContent).toBe('Oggi')
    const lines = [...page.querySelectorAll('#contenuto li > div[data-row] > a')]
    if (!['operator', 'administrator', 'accountant', 'legal', 'moderator'].includes(role) && lines.length === 0)
      return expect(page.querySelector('#contenuto')?.textContent).toContain('Niente da fare adesso.')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const [, count] = /^([\d.]+) /.exec(line.textContent ?? '') ?? []
      const list = await open(line.getAttribute('href') ?? '', STAFF[role])
      expect(list.page.querySelector('#contenuto [role="status"]')?.textContent, line.textContent ?? '').toMatch(
        new RegExp(`^${count}\\b`),
      )
    }
    // Under a number, the first of what it counts: each leads to the thing itself.
    for (const thing of page.querySelectorAll('#contenuto li[data-row] > a'))
      expect((await open(thing.getAttribute('href') ?? '', STAFF[role])).status, thing.textContent ?? '').toBe(200)
  })

  test('[DSK-010] the gallery is nowhere for editors and operators', async () => {
    for (const url of ['/redazione/galleria', '/redazione/galleria/blocchi', '/redazione/galleria/moduli']) {
      expect((await open(url, STAFF.editor)).status).toBe(404)
      expect((await open(url, STAFF.operator)).status).toBe(404)
      expect((await open(url, STAFF.administrator)).status).toBe(200)
    }
  })
})
