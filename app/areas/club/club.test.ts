// reads: only the built club
import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { listAwaitedTransfers, listInvoices } from '#areas/billing/invoice-store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { wordsOf } from './rules.ts'
import { getClubSettings } from './store.server.ts'
import { toTyped } from './wire.ts'

const club = useClub()

const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, who: number | null, fields: Record<string, string> | URLSearchParams) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number | null = null, app = club.app) =>
  (await app.inject({ url, headers: await club.cookieOf(who) })).body.replaceAll('<!-- -->', '')

const has = (html: string, words: string) => html.includes(words)

/** The whole form as it stands in the environment, with some words in place of others. */
async function form(words: Record<string, string> = {}, number?: number) {
  const start = wordsOf(club.env.club)
  const seen = number ?? (await getClubSettings(club.database.db)).words.number
  const fields = new URLSearchParams({ ...start, ...words, seen: String(seen) })
  for (const { from, to } of toTyped(start).closures) {
    fields.append('closureFrom', from)
    fields.append('closureTo', to)
  }
  return fields
}
const save = async (words: Record<string, string> = {}, number?: number) =>
  post('/redazione/club', STAFF.administrator, await form(words, number))

test('only an administrator changes the club', async () => {
  for (const who of [null, VISITORS.PREMIUM, STAFF.editor, STAFF.operator]) {
    const { statusCode } = await post('/redazione/club', who, await form({ name: 'Rubato' }))
    expect(statusCode, String(who)).toBe(who === null ? 401 : 403)
  }
  expect((await getClubSettings(club.database.db)).words.number).toBe(0)
})

test('what is wrong is said beside its field, and nothing that was typed is lost', async () => {
  const { statusCode, body } = await save({ name: 'Ordine Nuovo', vatNumber: '12345678901' })
  expect(statusCode).toBe(400)
  for (const words of [
    'La partita IVA ha undici cifre, l’ultima di controllo: ricontrolla.',
    'value="Ordine Nuovo"',
    'value="12345678901"',
  ])
    expect(has(body, words), words).toBe(true)
  expect(has(await read('/redazione/club', STAFF.administrator), 'Ordine Nuovo')).toBe(false)
})

test('another name is on every page at once, in the next letter and on the next paper; then it goes back', async () => {
  const { db } = club.database
  const before = await read('/')
  const invoice = async (kind: string) => {
    const member = await findMemberByUsername(db, 1003)
    const [issued] = (await listInvoices(db, member?.id ?? '')).filter(({ number }) => number !== null)
    const url = `/api/invoice/${member?.id}/${issued?.id}/${kind}`
    return (await club.app.inject({ url, headers: await club.cookieOf(STAFF.operator) })).body
  }
  const issuedBefore = await invoice('xml')
  expect(issuedBefore).toContain('<Denominazione>Camice Club S.r.l.</Denominazione>')

  const name = 'Ordine & Prova'
  expect((await save({ name, legalName: 'Ordine di Prova', phone: '06 1234567' })).statusCode).toBe(302)
  await expect.poll(async () => has(await read('/'), '06 1234567')).toBe(true)
  expect(has(await read('/'), '<meta property="og:site_name" content="Ordine &amp; Prova"/>')).toBe(true)
  for (const [url, who] of [
    ['/', null],
    ['/', VISITORS.PREMIUM],
    ['/profilo', VISITORS.PREMIUM],
    ['/login', null],
  ] as const) {
    const html = await read(url, who)
    expect(has(html, 'aria-label="Ordine &amp; Prova, pagina iniziale"'), url).toBe(true)
    expect(has(html, 'Ordine di Prova · Via dei Mille 1'), url).toBe(true)
    if (url !== '/') expect(/<title>[^<]*<\/title>/.exec(html)?.[0], url).toContain('Ordine &amp; Prova')
  }
  expect(JSON.parse(await read('/api/openapi.json')).info.title).toContain(name)

  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const payload = { username: VISITORS.PREMIUM }
  await club.app.inject({ method: 'POST', url: '/api/Auth/RecuperaPassword', headers, payload })
  const [letter] = await listOutbox(db, { limit: 1, offset: 0 })
  expect((await getLetter(db, letter?.id ?? '')).text).toContain('Ordine & Prova · Ordine di Prova, Via dei Mille 1')

  // What was issued under the old name keeps it.
  expect(await invoice('xml')).toBe(issuedBefore)

  const [line] = await listTrailOf(db, 'club', 1)
  expect(line?.facts).toMatchObject({ about: 'club words', what: 'corrected' })
  expect(line?.facts.changes?.map(({ field }) => field)).toEqual(['Nome del Club', 'Ragione sociale', 'Telefono'])
  const desk = await read('/redazione/club', STAFF.administrator)
  for (const words of ['Nome del Club, Ragione sociale, Telefono', 'Torna al valore iniziale: Camice'])
    expect(has(desk, words), words).toBe(true)

  expect((await save()).statusCode).toBe(302)
  expect((await getClubSettings(db)).words.values).toEqual({})
  const strip = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
  await expect.poll(async () => strip(await read('/')) === strip(before)).toBe(true)
})

test('two administrators are told of each other; sent twice, a change is made once', async () => {
  const { number } = (await getClubSettings(club.database.db)).words
  expect((await save({ name: 'Il primo' }, number)).statusCode).toBe(302)
  expect((await save({ name: 'Il primo' }, number)).statusCode).toBe(302)
  expect((await getClubSettings(club.database.db)).words.number).toBe(number + 1)
  const second = await save({ name: 'Il secondo' }, number)
  expect(second.statusCode).toBe(409)
  for (const words of ['Nel frattempo qualcun altro ha salvato', 'value="Il secondo"'])
    expect(has(second.body, words), words).toBe(true)
  const fields = await form({ name: 'Il secondo' }, number)
  fields.set('over', `save ${number + 1}`)
  expect((await post('/redazione/club', STAFF.administrator, fields)).statusCode).toBe(302)
  expect((await getClubSettings(club.database.db)).words.values.name).toBe('Il secondo')
  await save()
})

test('another node of the same club says the new name too', async () => {
  const built = await import(path.resolve('build/server/index.js'))
  const database = built.openDatabase({ url: club.database.url, maxConnections: 2 })
  const { createApp } = await built.loadApp()
  const other: typeof club.app = await createApp({
    env: club.env,
    database,
    databaseUrl: club.database.url,
    clock: club.clock,
    clientFolder: path.resolve('build/client'),
  })
  onTestFinished(async () => {
    await other.close()
    await database.close()
  })
  const says = async (name: string, url: string, who: number | null = null) =>
    has(await read(url, who, other), `aria-label="${name}, pagina iniziale"`)
  expect(await says('Camice', '/')).toBe(true)
  await save({ name: 'Due nodi' })
  await expect.poll(() => says('Due nodi', '/')).toBe(true)
  expect(await says('Due nodi', '/profilo', VISITORS.PREMIUM)).toBe(true)
  await save()
})

const LOOK = '/redazione/club/aspetto'
test('the hand of who signs certificates is kept, and seen by whoever may change it alone', async () => {
  const fields = await form({ signer: 'Dott. Marco Ferri' })
  const sent = new FormData()
  for (const [name, value] of fields) sent.append(name, value)
  const hand = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#123456' } })
    .png()
    .toBuffer()
  const sendWith = async (bytes: Buffer) => {
    sent.set('signatureFile', new File([new Uint8Array(bytes)], 'firma.png'))
    const request = new Request('http://localhost/', { method: 'POST', body: sent })
    const type = request.headers.get('content-type') ?? ''
    const headers = { ...(await club.cookieOf(STAFF.administrator)), ...SENT, 'content-type': type }
    const payload = Buffer.from(await request.arrayBuffer())
    return club.app.inject({ method: 'POST', url: '/redazione/club', headers, payload })
  }
  const refused = await sendWith(Buffer.from('niente'))
  expect([refused.statusCode, has(refused.body, 'deve essere un’immagine')]).toEqual([400, true])
  expect((await sendWith(hand)).statusCode).toBe(302)
  const { signature = '', signer } = (await getClubSettings(club.database.db)).words.values
  expect(signer).toBe('Dott. Marco Ferri')
  for (const who of [null, VISITORS.PREMIUM, STAFF.editor, STAFF.operator, STAFF.administrator]) {
    const { statusCode } = await club.app.inject({ url: signature, headers: await club.cookieOf(who) })
    expect(statusCode, String(who)).toBe(who === STAFF.administrator ? 200 : 404)
  }
  expect(has(await read('/redazione/club', STAFF.administrator), `<img src="${signature}"`)).toBe(true)
  for (const who of [null, VISITORS.PREMIUM])
    for (const words of [signature, 'Marco Ferri']) expect(has(await read('/', who), words), words).toBe(false)
  await save()
})

/** Has ordered, and is waited for at the bank. */
const AWAITS_TRANSFER = 1021

const HOUSE_LOOK = { hue: '248', chroma: '0.12', accentHue: '39', accentChroma: '0.155' }

/** Sends the form of the look as a browser does, with a drawing or without. */
async function saveLook(fields: Record<string, string>, drawing?: { bytes: Uint8Array<ArrayBuffer>; name: string }) {
  const form = new FormData()
  const { number } = (await getClubSettings(club.database.db)).look
  for (const [name, value] of Object.entries({ ...HOUSE_LOOK, basedOn: String(number), ...fields }))
    form.set(name, value)
  if (drawing) form.set('logoFile', new File([drawing.bytes], drawing.name))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const headers = {
    ...(await club.cookieOf(STAFF.administrator)),
    'sec-fetch-site': 'same-origin',
    'content-type': request.headers.get('content-type') ?? '',
  }
  return club.app.inject({ method: 'POST', url: LOOK, headers, payload: Buffer.from(await request.arrayBuffer()) })
}

/** The one that wins over the others. */
const lastStyle = (html: string) => html.split('<style>').at(-1)?.split('</style>')[0]

test('a colour is on every page at once, allowed by its content policy; the house’s own leaves no trace', async () => {
  for (const who of [STAFF.editor, STAFF.operator])
    expect((await post(LOOK, who, { hue: '20', chroma: '0.1' })).statusCode).toBe(403)
  expect((await saveLook({ hue: '20;}' })).statusCode).toBe(400)
  // A vivid sea green does not bear white words; the same, softer, does.
  const refused = await saveLook({ accentHue: '190', accentChroma: '0.16' })
  expect([refused.statusCode, has(refused.body, 'abbassa l’intensità')]).toEqual([400, true])
  const before = await read('/')
  expect(has(before, '<style>:root{--brand-hue')).toBe(false)

  const own = { hue: '155', chroma: '0.1', accentHue: '190', accentChroma: '0.09' }
  expect((await saveLook(own)).statusCode).toBe(302)
  const style = ':root{--brand-hue:155;--brand-chroma:0.1;--accent-hue:190;--accent-chroma:0.09}'
  await expect.poll(async () => lastStyle(await read('/'))).toBe(style)
  const { headers } = await club.app.inject({ url: '/profilo', headers: await club.cookieOf(VISITORS.PREMIUM) })
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect(has(await read('/favicon.svg'), '#12558f')).toBe(false)

  await saveLook({})
  const strip = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
  await expect.poll(async () => strip(await read('/')) === strip(before)).toBe(true)
})

test('a drawing becomes a PNG in header, letters and tab, an SVG too; what cannot be seen or is no picture is refused', async () => {
  const draw = (colour: string) =>
    sharp({ create: { width: 300, height: 100, channels: 4, background: colour } })
      .png()
      .toBuffer()
  const named = (bytes: Buffer, name: string) => ({ bytes: new Uint8Array(bytes), name })
  for (const [bytes, reason] of [
    [await draw('#ffffff'), 'quasi bianco'],
    [Buffer.from('niente'), 'deve essere un’immagine'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      'chiama altri file',
    ],
  ] as const) {
    const { statusCode, body } = await saveLook({}, named(bytes, 'logo.png'))
    expect(statusCode, reason).toBe(400)
    expect(has(body, reason), reason).toBe(true)
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" fill="#123"/></svg>'
  for (const drawing of [named(await draw('#224466'), 'logo.png'), named(Buffer.from(svg), 'logo.svg')]) {
    expect((await saveLook({ logoSaysName: 'on' }, drawing)).statusCode).toBe(302)
    const { logo = '', icon } = (await getClubSettings(club.database.db)).look.values
    expect(logo).toMatch(/^\/files\/[0-9a-f-]{36}\/logo\.png$/)
    expect(icon).toMatch(/icona\.png$/)
    await expect.poll(async () => has(await read('/'), `<img src="${logo}" alt="Camice"`)).toBe(true)
    const served = await club.app.inject({ url: logo })
    expect(served.headers['content-type']).toBe('image/png')
    expect((await sharp(served.rawPayload).metadata()).format).toBe('png')
    expect(has(await read('/favicon.svg'), 'data:image/png;base64')).toBe(true)
  }

  // A paper issued from now on has the name and the drawing of today, and keeps them.
  const { db } = club.database
  await save({ name: 'Ordine Nuovo', legalName: 'Ordine Nuovo S.r.l.' })
  const member = await findMemberByUsername(db, AWAITS_TRANSFER)
  const [awaited] = await listAwaitedTransfers(db, member?.id ?? '')
  const invoice = `/api/invoice/${member?.id}/${awaited?.id}`
  const headers = { ...(await club.cookieOf(STAFF.operator)), 'sec-fetch-site': 'same-origin' }
  const confirmed = await club.app.inject({ method: 'POST', url: `${invoice}/bonifico`, headers })
  expect(confirmed.statusCode).toBe(200)
  const issued = '<Denominazione>Ordine Nuovo S.r.l.</Denominazione>'
  expect(has(await read(`${invoice}/xml`, STAFF.operator), issued)).toBe(true)
  await save()
  expect((await saveLook({ dropLogo: 'on' })).statusCode).toBe(302)
  expect(has(await read(`${invoice}/xml`, STAFF.operator), issued)).toBe(true)
  expect(await read(`${invoice}/pdf`, STAFF.operator)).toMatch(/\/Subtype\s*\/Image/)
  await expect.poll(async () => has(await read('/'), 'alt="Camice"')).toBe(false)
})
