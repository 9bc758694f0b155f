import { beforeAll, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** Questions that are kept as views, for oneself and for the team. */
const club = useClub()
const PATH = '/redazione/iscritti'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const COLLEAGUE = 9702

beforeAll(async () => {
  await makeMember(club.database.db, {
    now: club.clock.now(),
    person: { username: COLLEAGUE, name: 'Olga', surname: 'Collega', staffRole: 'operator' },
  })
})

async function post(query: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({
    method: 'POST',
    url: `${PATH}${query}`,
    headers,
    payload: new URLSearchParams(fields).toString(),
  })
}
async function page(url: string, who: number = STAFF.operator) {
  const { body } = await club.app.inject({ url, headers: await club.cookieOf(who) })
  const document = documentOf(body)
  const tabs = [...document.querySelectorAll('nav[aria-label="Viste"] a')]
  return {
    document,
    text: document.body.textContent ?? '',
    tabs: tabs.map((tab) => tab.textContent ?? ''),
    to: (name: string) => tabs.find((tab) => tab.textContent?.startsWith(name))?.getAttribute('href') ?? '',
    current: tabs.find((tab) => tab.hasAttribute('aria-current'))?.textContent,
    seen: document.querySelector('input[name=seen]')?.getAttribute('value') ?? '',
    view: document.querySelector('input[name=view]')?.getAttribute('value') ?? '',
  }
}
const save = (name: string, { team = false, query = '?tipo=PREMIUM', who = STAFF.operator as number } = {}) =>
  post(query, { act: 'save', name, ...(team && { team: 'on' }) }, who)

async function trailOf(name: string) {
  const { rows } = await club.database.pool.query(
    "select details->>'what' as what from audit_events where kind = 'list-edited' and details->>'name' = $1 order by at",
    [name],
  )
  return rows.map(({ what }) => what)
}

describe('[DSK-015] a view', () => {
  test('is offered for a question, saved under a name, and is a tab that asks it again', async () => {
    expect((await page(PATH)).text).not.toContain('Salva questa vista')
    expect((await page(`${PATH}?tipo=PREMIUM`)).text).toContain('Salva questa vista')
    const saved = await save('  I   Premium ', { query: '?tipo=PREMIUM&ordina=-scadenza' })
    expect(saved.statusCode).toBe(302)
    const { tabs, to, current } = await page(String(saved.headers.location))
    expect([tabs.includes('I Premium'), current]).toEqual([true, 'I Premium'])
    expect(to('I Premium')).toMatch(
      new RegExp(`^${PATH.replaceAll('/', '\\/')}\\?tipo=PREMIUM&ordina=-scadenza&vista=`),
    )
    expect((await page(PATH, COLLEAGUE)).tabs, 'own ones are of one').toEqual(['Tutti'])
    expect(await trailOf('I Premium')).toEqual(['created'])
  })

  test('of the team is seen by whoever may enter, with its count', async () => {
    await save('In prova tutti', { team: true, query: '?tipo=TRIAL' })
    const { rows } = await club.database.pool.query(
      'select count(*)::int as count from members where trial_start <= $1 and trial_end > $1 and not premium @> $1::timestamptz',
      [club.clock.now()],
    )
    expect((await page(PATH, COLLEAGUE)).tabs).toEqual(['Tutti', `In prova tutti${rows[0].count}`])
  })

  test('stands under its place in the navigation of every page: own ones, and those of the team with their count', async () => {
    const tab = (await page(PATH, COLLEAGUE)).tabs.find((each) => each.startsWith('In prova tutti')) ?? ''
    const under = async (who: number, at = '/redazione/corsi') =>
      [...(await page(at, who)).document.querySelectorAll('#navigazione ul[aria-label="Viste di Iscritti"] a')].map(
        (link) => link.textContent,
      )
    await expect.poll(() => under(STAFF.operator)).toEqual(['I Premium', tab])
    expect(await under(COLLEAGUE)).toEqual([tab])
    expect(await under(STAFF.editor, '/redazione/contenuti'), 'whoever may not enter the list').toEqual([])
    const { document } = await page((await page(PATH)).to('I Premium'))
    const here = document.querySelector('#navigazione details[open] a[aria-current=true]')
    expect(here?.textContent).toBe('I Premium')
  })

  test('that cannot be counted holds no page back: its number is said when it is there', async () => {
    const headers = { ...(await club.cookieOf(STAFF.editor)), ...SENT }
    const payload = new URLSearchParams({ act: 'save', name: 'Le notizie', team: 'on' }).toString()
    const saved = await club.app.inject({ method: 'POST', url: '/redazione/contenuti?tipo=News', headers, payload })
    expect(saved.statusCode).toBe(302)
    club.clock.advance(61_000)
    const said = async () =>
      (await page('/redazione/pagine', STAFF.editor)).document.querySelector(
        '#navigazione ul[aria-label="Viste di Contenuti"] a',
      )?.textContent
    const client = await club.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table content_items in access exclusive mode')
      expect(await said()).toBe('Le notizie')
    } finally {
      await client.query('rollback')
      client.release()
    }
    await expect.poll(said).toMatch(/^Le notizie\d+$/)
  })

  test.each([
    ['x', 'Il nome ha da 2 a 60 caratteri.'],
    ['n'.repeat(61), 'Il nome ha da 2 a 60 caratteri.'],
    ['ì prémium', 'C’è già una vista con questo nome.'],
  ])('called “%s” is refused, and what was typed is still there', async (name, problem) => {
    const refused = await save(name)
    expect(refused.statusCode).toBe(400)
    const document = documentOf(refused.body)
    expect(document.querySelector('[role=alert]')?.textContent).toBe(problem)
    expect(document.querySelector<HTMLInputElement>('input[name=name]')?.getAttribute('value')).toBe(name)
  })

  test('that was changed can be updated or saved as another, and is told to two who save at once', async () => {
    const { to } = await page(PATH)
    const opened = await page(to('In prova tutti'))
    expect(opened.text).not.toContain('Aggiorna la vista')
    const changed = `${to('In prova tutti')}&email-confermata=si`
    const [mine, theirs] = [await page(changed), await page(changed, STAFF.administrator)]
    for (const words of ['Aggiorna la vista', 'Salva come nuova']) expect(mine.text).toContain(words)
    const query = changed.slice(PATH.length)
    const done = await post(query, { act: 'update', view: mine.view, seen: mine.seen })
    expect(done.statusCode).toBe(302)
    expect((await page(PATH)).to('In prova tutti')).toContain('tipo=TRIAL&email-confermata=si&vista=')
    const late = await post(query, { act: 'update', view: theirs.view, seen: theirs.seen }, STAFF.administrator)
    expect(late.statusCode).toBe(409)
    expect(documentOf(late.body).querySelector('[role=alert]')?.textContent).toMatch(
      /^Nel frattempo qualcun altro ha salvato questa vista: Matteo Greco, \d\d\/\d\d\/\d{4}/,
    )
    expect(await trailOf('In prova tutti')).toEqual(['created', 'corrected'])
  })

  test('of the team is changed by its author or an administrator, and one’s own by nobody else', async () => {
    const { to } = await page(PATH)
    const own = { view: to('I Premium').split('vista=')[1] ?? '', seen: '1' }
    const shared = { view: to('In prova').split('vista=')[1] ?? '', seen: '2' }
    const changed = await page(`${to('In prova')}&punti=0`, COLLEAGUE)
    expect(changed.text).not.toContain('Aggiorna la vista')
    for (const act of ['update', 'remove']) {
      expect((await post('', { act, ...shared }, COLLEAGUE)).statusCode, act).toBe(403)
      for (const who of [COLLEAGUE, STAFF.administrator])
        expect((await post('', { act, ...own }, who)).statusCode, act).toBe(404)
      for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0])
        expect((await post('', { act, ...shared }, who)).statusCode, act).toBe(403)
      expect((await post('', { act, view: 'altro', seen: '1' })).statusCode).toBe(404)
    }
    expect((await post('', { act: 'remove', ...shared }, STAFF.administrator)).statusCode).toBe(302)
    expect((await page(PATH)).tabs).toEqual(['Tutti', 'I Premium'])
  })

  test('stays when its author leaves, if it is of the team', async () => {
    await save('Del collega', { team: true, who: COLLEAGUE })
    await save('Solo sua', { who: COLLEAGUE })
    const colleague = await findMemberByUsername(club.database.db, COLLEAGUE)
    await club.database.pool.query('delete from sessions where member_id = $1', [colleague?.id])
    await club.database.pool.query('delete from members where id = $1', [colleague?.id])
    expect((await page(PATH)).tabs.some((tab) => tab.startsWith('Del collega'))).toBe(true)
  })

  test('with a condition that no longer exists says so and finds nobody', async () => {
    const saved = await save('Rotta', { query: '?tipo=PREMIUM' })
    await club.database.pool.query("update list_views set query = 'gruppo=a&tipo=PREMIUM' where name = 'Rotta'")
    const { to } = await page(String(saved.headers.location))
    expect((await page(to('Rotta'))).text).toContain('Questa condizione non esiste più')
  })

  test('at most thirty of one’s own and thirty of the team, also when many are saved at once', async () => {
    for (const team of [false, true]) {
      const answers = await Promise.all(Array.from({ length: 36 }, (_, n) => save(`Molte ${team} ${n}`, { team })))
      const refused = answers.filter(({ statusCode }) => statusCode === 400)
      expect(refused.length).toBeGreaterThan(5)
      expect(refused[0]?.body).toContain('30 viste: togline una.')
    }
    const { rows } = await club.database.pool.query(
      "select is_shared, count(*)::int as count from list_views where list = 'iscritti' group by 1 order by 1",
    )
    expect(rows.filter(({ is_shared }) => is_shared)).toEqual([{ is_shared: true, count: 30 }])
  })
})

test('[DSK-012] how many rows a page has is kept for each person', async () => {
  await page(`${PATH}?righe=25`)
  const size = async (who: number) => (await page(PATH, who)).document.querySelectorAll('tbody tr').length
  expect([await size(STAFF.operator), await size(STAFF.administrator)]).toEqual([25, 50])
})

describe('[DSK-013] the columns', () => {
  // Before the columns stands the box that ticks the page.
  const heads = (document: Document) =>
    [...document.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent)
  const who = STAFF.administrator
  const choose = (columns: string) => post('', { act: 'columns', columns }, who)
  const forget = () => post('', { act: 'usual-columns' }, who)

  test('are chosen in an order, for one person; an unknown one is left out, and those of always come back', async () => {
    const usual = heads((await page(PATH, who)).document)
    expect((await choose('email,province,nothing,type')).headers.location).toBe(PATH)
    const { document } = await page(PATH, who)
    expect(heads(document)).toEqual(['Persona', 'E-mail', 'Prov.', 'Tipo'])
    expect(document.querySelector('tbody tr th + td')?.textContent).toMatch(/@/)
    expect(heads((await page(PATH, STAFF.operator)).document)).toEqual(usual)
    await forget()
    expect(heads((await page(PATH, who)).document)).toEqual(usual)
  })

  test('hold what is asked by, at most two more', async () => {
    await choose('email')
    const { document } = await page(`${PATH}?tipo=PREMIUM&provincia=MI,TO&crediti=almeno:1`, who)
    expect(heads(document)).toEqual(['Persona', 'E-mail', 'Tipo', 'Prov.'])
    await forget()
  })

  test('are part of a view, and of the file of what is shown', async () => {
    await choose('phone,email')
    const saved = await save('Da chiamare', { who })
    await forget()
    const address = String(saved.headers.location)
    expect(address).toContain('colonne=phone,email')
    const { document } = await page(address, who)
    expect(heads(document)).toEqual(['Persona', 'Telefono', 'E-mail', 'Tipo'])
    const exportTo = [...document.querySelectorAll('a')].find((link) => link.textContent?.startsWith('Esporta'))
    const { body } = await club.app.inject({
      url: exportTo?.getAttribute('href') ?? '',
      headers: await club.cookieOf(who),
    })
    expect(body).toContain('Cognome, Nome, Telefono, E-mail, Tipo')
  })
})
