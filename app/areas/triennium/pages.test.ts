// reads: only the built club
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { TRIENNIUM_PATH } from './model.ts'
import { picturesFor } from './picture-context.server.ts'
import { listItems } from './store.server.ts'

const club = useClub()
/** Elena Moretti, whom the demo gives facts and credits; Andrea Conti has none. */
const ELENA = 1003
const ANDREA = 1013

async function get(url: string, username: number | null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', ''), answer }
}

async function post(username: number, fields: Record<string, string | Blob>, url = TRIENNIUM_PATH) {
  const { cookie = '' } = await club.cookieOf(username)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value, 'attestato.pdf')
    else form.append(name, value)
  const request = new Request(ORIGIN, { method: 'POST', body: form })
  return club.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: ORIGIN, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const idOf = async (username: number) => (await findMemberByUsername(club.database.db, username))?.id ?? ''
const picturesOf = async (username: number) => picturesFor(club.database.db, await idOf(username), club.clock.now())

const credits = {
  act: 'declare',
  title: 'La gestione del dolore in pronto soccorso',
  provider: 'Ordine di Palermo',
  day: '2026-03-14',
  credits: '4,5',
  kind: 'RES',
  isSponsored: '',
}

test('[LRN-025] the current period and the past ones, each with what it had; no period that is not in the data', async () => {
  const { html } = await get('/profilo/la-mia-formazione', ELENA)
  expect(html).toContain('Il tuo triennio 2026-2028')
  expect(html).toContain('Nel triennio 2023-2025 hai ')
  const past = await get(`${TRIENNIUM_PATH}?periodo=triennio-ecm-2023-2025`, ELENA)
  expect(past.html).toContain('Il tuo triennio 2023-2025')
  expect(past.html).not.toContain('mesi: circa')
  // Its forms are sent to the address that was asked.
  const asked = documentOf((await get(`${TRIENNIUM_PATH}?periodo=2029-2031`, ELENA)).html)
  expect(asked.querySelector('main')?.textContent).not.toContain('2029-2031')
  expect((await get(TRIENNIUM_PATH, null)).status).toBe(302)
})

test('[LRN-026] the obligation of the demo is shown with its steps, and the counter counts against it', async () => {
  const [running] = await picturesOf(ELENA)
  const { html } = await get(TRIENNIUM_PATH, ELENA)
  for (const { words } of running?.obligation.steps ?? []) expect(html).toContain(words)
  expect(running?.obligation.credits).toBeLessThan(150)
  expect(html).toContain(`su ${running?.obligation.credits}`)
})

test('[LRN-026] a member writes a fact, the obligation follows, and it can be taken back', async () => {
  const wrong = await post(ANDREA, { act: 'fact', fact: 'dossier', fromDay: '2029-01-01', toDay: '', factCredits: '' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('Scrivi il giorno: non può essere futuro.')
  const before = (await picturesOf(ANDREA))[0]?.obligation.credits ?? 0
  const fact = { act: 'fact', fact: 'dossier', fromDay: '2026-02-10', toDay: '', factCredits: '' }
  expect((await post(ANDREA, fact)).statusCode).toBe(302)
  expect((await picturesOf(ANDREA))[0]?.obligation.credits).toBe(before - 40)
  expect((await post(ANDREA, fact)).body).toContain('C’è già, con lo stesso giorno.')
  const { html } = await get(TRIENNIUM_PATH, ANDREA)
  const act = /value="(fact-[0-9a-f-]{36})"/.exec(html)?.[1] ?? ''
  // Nobody takes away what is another's.
  expect((await post(ELENA, { act })).statusCode).toBe(404)
  expect((await post(ANDREA, { act })).statusCode).toBe(302)
  expect((await picturesOf(ANDREA))[0]?.obligation.credits).toBe(before)
})

test('[LRN-027] credits obtained elsewhere are shown beside the club’s, once, with a PDF that nobody else reads', async () => {
  const lying = new Blob(['<html>non un PDF'], { type: 'application/pdf' })
  const refused = await post(ANDREA, { ...credits, file: lying })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('Il file deve essere un PDF.')
  expect(refused.body).toContain(credits.title)
  const paper = new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], { type: 'application/pdf' })
  expect((await post(ANDREA, { ...credits, file: paper })).statusCode).toBe(302)
  const again = await post(ANDREA, credits)
  expect(again.statusCode).toBe(400)
  expect(again.body).toContain('che c’è già: se è un altro evento, premi di nuovo.')
  expect(again.body).toContain('Aggiungi lo stesso')
  const { html } = await get(TRIENNIUM_PATH, ANDREA)
  expect(html).toContain('Dichiarati da te')
  expect(html).toContain('4,5')
  const items = await listItems(club.database.db, await idOf(ANDREA))
  const [item] = items.filter(({ source }) => source === 'declared')
  expect(items.filter(({ source }) => source === 'declared')).toHaveLength(1)
  const file = item?.filePath ?? ''
  expect((await get(file, ANDREA)).status).toBe(200)
  for (const other of [null, ELENA, 9001, 9002, 9003]) expect((await get(file, other)).status).not.toBe(200)
  expect((await post(ELENA, { act: `declared-${item?.id}` })).statusCode).toBe(404)
  const { rows } = await club.database.db.execute(
    sql`select details::text as details from audit_events where kind = 'account-changed' and member_id = ${await idOf(ANDREA)}`,
  )
  expect(JSON.stringify(rows)).toContain('Crediti presi altrove: aggiunti')
  expect(JSON.stringify(rows)).not.toContain(credits.title)
})

test('[LRN-027] a thousand fields, a day of tomorrow and another kind are refused, and nothing is written', async () => {
  const before = (await listItems(club.database.db, await idOf(ANDREA))).length
  for (const change of [
    { day: '2035-01-01' },
    { kind: 'SPAZIO' },
    { credits: '51' },
    { credits: '-4' },
    { title: 'x'.repeat(400) },
  ])
    expect((await post(ANDREA, { ...credits, ...change })).statusCode).toBe(400)
  expect((await listItems(club.database.db, await idOf(ANDREA))).length).toBe(before)
})

test('[LRN-028] the rule of the insurance is told of the last closed period and, apart, of the current one', async () => {
  const { html } = await get('/profilo/la-mia-formazione', ELENA)
  const [running, past] = await picturesOf(ELENA)
  expect(html).toContain(past?.insured)
  expect(html).toContain(running?.insured)
  expect(html).toContain('È un’indicazione: la posizione ufficiale è quella del Co.Ge.A.P.S.')
  expect(html).toContain('href="https://application.cogeaps.it/"')
})

test('[LRN-030] the pace is said, the summary is a PDF of its owner, and the letters can be switched off', async () => {
  const [running] = await picturesOf(ELENA)
  expect((await get(TRIENNIUM_PATH, ELENA)).html).toContain(running?.pace)
  const { answer } = await get('/api/FAD/Trienni/triennio-ecm-2026-2028/Riepilogo', ELENA)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await get('/api/FAD/Trienni/triennio-ecm-2026-2028/Riepilogo', null)).status).toBe(401)
  expect((await get('/api/FAD/Trienni/2040-2042/Riepilogo', ELENA)).status).toBe(404)
  expect((await post(ANDREA, { act: 'letters', lettere: 'no' })).statusCode).toBe(302)
  expect((await get(TRIENNIUM_PATH, ANDREA)).html).toContain('Non ti scriviamo quanti crediti ti mancano.')
  expect((await post(ANDREA, { act: 'letters', lettere: 'si' })).statusCode).toBe(302)
})

test('[LRN-027] a list in CSV is rehearsed, then added once; what is already there and what is wrong is left out, and said', async () => {
  const csv = [
    'titolo;organizzatore;giorno;crediti;tipo;sponsor',
    'Farmacovigilanza;Ordine di Palermo;14/02/2026;6,5;FAD;',
    'Interazioni;Ordine di Palermo;2026-03-02;3;Residenziale (RES);sì',
    'Farmacovigilanza;Altri;14/02/2026;6,5;FAD;',
    'Sbagliato;Altri;14/02/2026;6,55;FAD;',
  ].join('\n')
  const count = async () => (await listItems(club.database.db, await idOf(ANDREA))).length
  const before = await count()
  const rehearsed = await post(ANDREA, { act: 'list', file: new Blob([csv], { type: 'text/csv' }) })
  const html = rehearsed.body.replaceAll('<!-- -->', '')
  expect(html).toContain('2 eventi da aggiungere, 2 righe lasciate fuori. Non è ancora scritto niente.')
  expect(html).toContain('Riga 4: C’è già.')
  expect(html).toContain('Riga 5: I crediti hanno al massimo un decimale.')
  expect(await count()).toBe(before)
  const sent =
    /name="elenco" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") ?? ''
  for (const _press of [1, 2]) expect((await post(ANDREA, { act: 'list-confirm', elenco: sent })).statusCode).toBe(302)
  expect(await count()).toBe(before + 2)
  expect((await post(ANDREA, { act: 'list-confirm', elenco: '[{"a":1}]' })).statusCode).toBe(400)
  expect((await post(ANDREA, { act: 'list', file: new Blob(['a;b\n1;2'], { type: 'text/csv' }) })).body).toContain(
    'Mancano le colonne: titolo',
  )
})

test('[LRN-029] a plan is written, judged, shown with what is missing and courses for it, and cancelled', async () => {
  const plan = { act: 'plan', technical: '60', process: '20', system: '30' }
  const wrong = await post(ANDREA, { ...plan, objectives: '18' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('Le tre quote fanno 110: devono fare 100.')
  // Nothing typed is lost.
  expect(documentOf(wrong.body).querySelector('[name=objectives][value="18"]')?.hasAttribute('checked')).toBe(true)
  expect((await post(ANDREA, { ...plan, technical: '50', objectives: '18' })).statusCode).toBe(302)
  const dossierOf = async (username: number) =>
    documentOf((await get(TRIENNIUM_PATH, username)).html).querySelector('#dossier')
  const dossier = await dossierOf(ANDREA)
  const words = dossier?.textContent ?? ''
  expect(words).toMatch(/portale del Co\.Ge\.A\.P\.S\..*, entro il 31\/12\/2027\./)
  expect(words).toContain('il 70 % che si chiede a un dossier')
  expect(words).toContain('Nel Club:')
  const offered = [...(dossier?.querySelectorAll('a[href^="/corsi-ecm-fad/"]') ?? [])].map((link) =>
    link.getAttribute('href')?.split('/').at(-1),
  )
  const { rows } = await club.database.db.execute<{ slug: string }>(sql`
    select slug from courses where slug = any(${sql.param(offered)}::text[]) and state = 'open'
      and id not in (select course_id from enrolments where member_id = ${await idOf(ANDREA)})`)
  expect(rows.length).toBe(offered.length)
  expect(offered.length).toBeGreaterThan(0)
  // Each has their own.
  expect((await dossierOf(ELENA))?.textContent).toContain('(20 %)')
  expect((await post(ANDREA, { act: 'plan-remove' })).statusCode).toBe(302)
  expect((await dossierOf(ANDREA))?.textContent).not.toContain('Nel Club:')
  expect((await dossierOf(ELENA))?.textContent).toContain('Nel Club:')
})
