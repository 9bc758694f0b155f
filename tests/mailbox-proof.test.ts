import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { findDetails } from '#areas/account/details-store.server.ts'
import { insertPasskey, listPasskeys } from '#areas/account/passkey-store.server.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { findMemberById, findMembersByEmail, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { orders } from '#areas/billing/tables.server.ts'
import { YES } from '#areas/professional-card/model.ts'
import { getLetter, listLettersTo, listOutbox } from '#platform/mail/store.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { closedPassword } from './support/closed-password.ts'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'

const club = useClub({ TRIAL_NEEDS_PROVED_EMAIL: '1' })
afterEach(() => club.clock.reset())

const REFUSAL = 'Conferma la tua e-mail per continuare.'
const OWN = 'tramonto-sul-lago-42'
const CHOSEN = 'pioggia-sul-molo-91'
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const DAY_MS = 24 * 60 * 60_000

const read = (url: string, cookie = '', method: 'GET' | 'HEAD' = 'GET') =>
  club.app.inject({ method, url, headers: { cookie } })
const post = (url: string, fields: Record<string, string>, cookie = '') =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, cookie },
    payload: new URLSearchParams(fields).toString(),
  })
const ask = (method: 'POST' | 'PATCH', path: string, payload: object, cookie = '') =>
  club.app.inject({ method, url: `/api${path}`, headers: { origin: ORIGIN, cookie }, payload })

let made = 0
async function register(
  path: 'Registrazione' | 'RegistrazioneTrial' = 'Registrazione',
  email?: string,
  more: { redirectTo?: string } = {},
) {
  made += 1
  const address = email ?? `giulia${made}@example.it`
  const password = await closedPassword(club.app, OWN)
  const person = { nome: 'Giulia', cognome: 'Neri', email: address, cellulare: '3331234567' }
  const answer = await ask('POST', `/Auth/${path}`, {
    ...person,
    professione: 7,
    professioneDettaglio: 10,
    password,
    confirmPassword: password,
    privacy: true,
    termini: true,
    ...more,
  })
  const [member] = await findMembersByEmail(club.database.db, address)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { answer, cookie, email: address, id: member?.id ?? '', username: member?.username ?? 0 }
}

/** A member of a type whose mailbox is proved or not, and the session they are in. */
async function someone(type: Exclude<SubscriptionType, 'SUSPECT'>, isProved: boolean) {
  const now = club.clock.now()
  const person = isProved ? {} : { emailVerifiedAt: null }
  const id = await makeMember(club.database.db, { now, type, person })
  const token = await createSession(club.database.db, { memberId: id, now })
  return { id, cookie: `${sessionCookieName(false)}=${token}` }
}

/** The newest link that proves a mailbox, sent to an address. */
async function linkTo(email: string): Promise<string> {
  const { db } = club.database
  for (const { id, to } of await listOutbox(db)) {
    const token = to === email && /verifica-email\?t=([\w-]+)/.exec((await getLetter(db, id)).text)?.[1]
    if (token) return token
  }
  throw new Error(`No link was sent to ${email}.`)
}

const verifiedAt = async (id: string) => (await findMemberById(club.database.db, id))?.emailVerifiedAt ?? null
const typeOf = async (id: string) => (await findViewerByMemberId(club.database.db, id, club.clock.now()))?.audience.type
const login = async (username: number, password: string) =>
  (await ask('POST', '/Auth/Login', { username, password: await closedPassword(club.app, password) })).statusCode

describe('[IDN-009] the link that proves a mailbox', () => {
  test('changes nothing when it is only visited, and confirms with one press where its account is signed in', async () => {
    const { email, id, cookie } = await register()
    const url = `/verifica-email?t=${await linkTo(email)}`
    for (const visitor of ['', cookie])
      for (const method of ['GET', 'HEAD'] as const) expect((await read(url, visitor, method)).statusCode).toBe(200)
    expect((await read(url, cookie)).body).not.toContain('Hai creato tu questo account?')
    expect(await verifiedAt(id)).toBeNull()
    // The press of a browser that is not signed in to that account proves nothing.
    expect((await post('/verifica-email', { token: await linkTo(email) })).statusCode).toBe(409)
    const other = await someone('PREMIUM', true)
    expect((await post('/verifica-email', { token: await linkTo(email) }, other.cookie)).statusCode).toBe(409)
    expect(await verifiedAt(id)).toBeNull()
    const pressed = await post('/verifica-email', { token: await linkTo(email) }, cookie)
    expect([pressed.statusCode, pressed.headers.location]).toEqual([302, '/verifica-email?fatto=confermata'])
    expect(await verifiedAt(id)).not.toBeNull()
    expect((await read('/profilo', cookie)).statusCode).toBe(200)
  })

  test('elsewhere asks who made the account; «Sì, confermo» makes it theirs alone', async () => {
    const { email, id, cookie, username } = await register()
    const { db } = club.database
    const createdAt = club.clock.now()
    const key = {
      id: `estranea-${id}`,
      memberId: id,
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'Sua',
      createdAt,
    }
    await insertPasskey(db, key)
    const token = await linkTo(email)
    const { body } = await read(`/verifica-email?t=${token}`)
    for (const words of ['Hai creato tu questo account?', 'Sì, confermo', 'No, non sono stato io', 'Giulia Neri'])
      expect(body).toContain(words)
    expect(body).toContain(String(createdAt.getFullYear()))
    const claim = async (password: string) =>
      post('/verifica-email', { act: 'claim', token, password: await closedPassword(club.app, password) })
    expect((await claim('corta')).statusCode).toBe(400)
    expect(await verifiedAt(id)).toBeNull()
    expect((await claim(CHOSEN)).headers.location).toBe('/verifica-email?fatto=scelta')
    expect([await verifiedAt(id), await listPasskeys(db, id)]).toEqual([expect.any(Date), []])
    expect((await read('/profilo', cookie)).statusCode).toBe(302)
    expect([await login(username, OWN), await login(username, CHOSEN)]).toEqual([401, 200])
    expect((await claim(CHOSEN)).statusCode).toBe(409)
  })

  test('«No, non sono stato io» closes the account, frees the address and tells the operators', async () => {
    const { email, id, cookie, username } = await register()
    const { db } = club.database
    const token = await linkTo(email)
    expect((await post('/verifica-email', { act: 'disown', token })).headers.location).toBe(
      '/verifica-email?fatto=non-sua',
    )
    expect((await read('/profilo', cookie)).statusCode).toBe(302)
    expect(await login(username, OWN)).toBe(401)
    expect((await findDetails(db, id)).closedAt).not.toBeNull()
    expect(await findMembersByEmail(db, email)).toEqual([])
    const told = (await listOutbox(db)).find(({ to }) => to === club.env.club.email)
    expect((await getLetter(db, told?.id ?? '')).text).toContain(String(username))
    expect((await register('Registrazione', email)).answer.statusCode).toBe(200)
    expect((await post('/verifica-email', { act: 'disown', token })).statusCode).toBe(409)
  })
})

describe('[IDN-011] until the mailbox is proved', () => {
  const BILLING = {
    kind: 'private',
    name: 'Giulia',
    surname: 'Neri',
    fiscalCode: 'NREGLI85T50A562L',
    address: 'Via Roma 1',
    city: 'Torino',
    postalCode: '10100',
    province: 'TO',
    way: 'transfer',
    conditions: 'on',
  }
  const offer = async () =>
    (await club.database.pool.query('select id from convention_offers limit 1')).rows[0]?.id as number
  async function upload(cookie: string) {
    const form = new FormData()
    form.append('file', new File(['x'], 'foto.png'))
    const sent = new Request(ORIGIN, { method: 'POST', body: form })
    return club.app.inject({
      method: 'POST',
      url: '/api/professionallist/professionalcards/me/foto',
      headers: { origin: ORIGIN, cookie, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
  }

  test.each([
    ['adds no passkey', 'PREMIUM', (cookie: string) => ask('POST', '/Auth/Passkey/Opzioni', {}, cookie)],
    ['adds no second factor', 'PREMIUM', (cookie: string) => ask('POST', '/Auth/SecondoFattore/Nuovo', {}, cookie)],
    [
      'confirms no second factor',
      'PREMIUM',
      (cookie: string) => ask('POST', '/Auth/SecondoFattore/Conferma', { code: '123456' }, cookie),
    ],
    ['begins no trial', 'REGISTRATO', (cookie: string) => ask('POST', '/Auth/AttivazioneTrial', {}, cookie)],
    [
      'takes no coupon',
      'PREMIUM',
      async (cookie: string) => ask('POST', `/topnegozi/offers/${await offer()}/withdraw`, {}, cookie),
    ],
    ['uploads nothing', 'PREMIUM', upload],
  ] as const)(
    'an account %s: 403 and the reason, and the same with a proved mailbox is not',
    async (_what, type, act) => {
      const unproved = await act((await someone(type, false)).cookie)
      expect([unproved.statusCode, unproved.body.includes(REFUSAL)], unproved.body).toEqual([403, true])
      const proved = await act((await someone(type, true)).cookie)
      expect(proved.body).not.toContain(REFUSAL)
      expect(proved.statusCode).not.toBe(403)
    },
  )

  test('a card is written and not published', async () => {
    const nurse = {
      professionType: 857920006,
      profession: 'Infermiera',
      specialization: '',
      city: 'Torino',
      province: 'TO',
    }
    const written = { privacyFlag: YES, termsOfServiceFlag: YES, professions: [{ ...nurse, mainProfession: true }] }
    for (const isProved of [false, true]) {
      const { cookie } = await someone('PREMIUM', isProved)
      const save = (patch: object) => ask('PATCH', '/professionallist/professionalcards', patch, cookie)
      expect((await save(written)).statusCode).toBe(200)
      const published = await save({ visibility: 'Pubblica' })
      expect([published.statusCode, published.body.includes(REFUSAL)]).toEqual(isProved ? [200, false] : [403, true])
    }
  })

  test('nothing is bought: the checkout says why before anything is filled in, and leads back to the cart', async () => {
    const choice = { productId: 'essenziale', installmentPlanId: 'unica' }
    const buyer = await someone('REGISTRATO', false)
    expect((await ask('POST', '/CPQ/Carrello', choice, buyer.cookie)).statusCode).toBe(200)
    for (const answer of [await read('/checkout', buyer.cookie), await post('/checkout', BILLING, buyer.cookie)]) {
      const body = answer.body.replaceAll('<!-- -->', '')
      expect([answer.statusCode, body.includes(REFUSAL), body.includes('Invia di nuovo')]).toEqual([403, true, true])
    }
    expect((await findDetails(club.database.db, buyer.id)).stoppedAt).toBe('/carrello')
    expect(await club.database.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(0)
    const proved = await someone('REGISTRATO', true)
    await ask('POST', '/CPQ/Carrello', choice, proved.cookie)
    expect((await read('/checkout', proved.cookie)).statusCode).toBe(200)
  })

  test('every personal page shows the strip, and none does once the mailbox is proved', async () => {
    const { cookie } = await register()
    for (const url of ['/profilo', '/profilo/dati-personali', '/carrello', '/profilo/sicurezza', '/conferma-email']) {
      const body = (await read(url, cookie)).body.replaceAll('<!-- -->', '')
      expect(body, url).toMatch(/Ti abbiamo scritto a g…@example\.it: apri la lettera per confermare\./)
      for (const words of ['Invia di nuovo', 'Cambia indirizzo']) expect(body, url).toContain(words)
    }
    const proved = await someone('REGISTRATO', true)
    expect((await read('/profilo', proved.cookie)).body).not.toContain('apri la lettera per confermare')
  })

  test('the e-mail is sent again three times an hour and ten a day, then 429; the link of before dies', async () => {
    const { cookie, email, id } = await register()
    const first = await linkTo(email)
    const again = async () => (await post('/conferma-email', { act: 'send' }, cookie)).statusCode
    expect([await again(), await again(), await again(), await again()]).toEqual([302, 302, 302, 429])
    expect((await post('/verifica-email', { token: first }, cookie)).statusCode).toBe(409)
    for (let hour = 0; hour < 2; hour += 1) {
      club.clock.advance(60 * 60_000)
      for (let time = 0; time < 3; time += 1) expect(await again()).toBe(302)
    }
    club.clock.advance(60 * 60_000)
    expect([await again(), await again()]).toEqual([302, 429])
    expect(await listLettersTo(club.database.db, email)).toHaveLength(11)
    club.clock.advance(DAY_MS)
    // A session found open is not enough (IDN-016).
    expect(await again()).toBe(302)
    expect((await post('/verifica-email', { token: await linkTo(email) }, cookie)).statusCode).toBe(302)
    expect(await verifiedAt(id)).not.toBeNull()
    expect(await again()).toBe(409)
  })

  test('the address is changed to one of nobody, and what was sent to the first proves nothing', async () => {
    const { cookie, email, id } = await register()
    const first = await linkTo(email)
    const change = async (to: string) =>
      (await post('/conferma-email', { act: 'change', email: to }, cookie)).statusCode
    const taken = await register()
    expect([await change('senza-chiocciola'), await change(taken.email), await change(email)]).toEqual([400, 400, 400])
    expect(await change('nuova.giulia@example.it')).toBe(302)
    expect((await post('/verifica-email', { token: first }, cookie)).statusCode).toBe(409)
    const token = await linkTo('nuova.giulia@example.it')
    expect((await post('/verifica-email', { token }, cookie)).statusCode).toBe(302)
    expect(await findMemberById(club.database.db, id)).toMatchObject({ email: 'nuova.giulia@example.it' })
    expect(await change('altra.giulia@example.it')).toBe(409)
    club.clock.advance(DAY_MS)
    expect(
      (await post('/conferma-email', { act: 'change', email: 'ancora@example.it' }, taken.cookie)).statusCode,
    ).toBe(403)
  })

  test('the link leads back to where the journey stopped', async () => {
    const { cookie, email } = await register()
    expect((await ask('POST', '/Auth/AttivazioneTrial', {}, cookie)).statusCode).toBe(403)
    const confirmed = await post('/verifica-email', { token: await linkTo(email) }, cookie)
    expect(confirmed.headers.location).toBe('/attivazione-trial')
    expect((await ask('POST', '/Auth/AttivazioneTrial', {}, cookie)).statusCode).toBe(200)
  })

  test.each([
    ['/checkout', '/checkout'],
    ['//altrove.example', '/verifica-email?fatto=confermata'],
    // What somebody was reading is nobody's to keep.
    ['/news-approfondimenti/clinica-e-terapia/cefalea', '/verifica-email?fatto=confermata'],
  ])('whoever comes to register from %s is led by the link to %s', async (redirectTo, path) => {
    const { cookie, email } = await register('Registrazione', undefined, { redirectTo })
    const confirmed = await post('/verifica-email', { token: await linkTo(email) }, cookie)
    expect(confirmed.headers.location).toBe(path)
  })

  test('whoever registers for the trial is REGISTRATO, and the seven days begin at the proof', async () => {
    const { answer, cookie, email, id } = await register('RegistrazioneTrial')
    expect(answer.json().userSubscription.subscriptionType).toBe('REGISTRATO')
    expect(await typeOf(id)).toBe('REGISTRATO')
    club.clock.advance(2 * DAY_MS)
    const subjects = async () => (await listLettersTo(club.database.db, email)).map(({ subject }) => subject)
    expect(await subjects()).not.toContain('La tua prova gratuita è attiva')
    await post('/verifica-email', { token: await linkTo(email) }, cookie)
    expect(await typeOf(id)).toBe('TRIAL')
    expect(await subjects()).toContain('La tua prova gratuita è attiva')
    club.clock.advance(6 * DAY_MS)
    expect(await typeOf(id)).toBe('TRIAL')
    club.clock.advance(3 * DAY_MS)
    expect(await typeOf(id)).toBe('EX_TRIAL')
  })

  test('[IDN-012] fifty invented addresses bring no trial, and a second account of a mailbox none either', async () => {
    for (let number = 0; number < 50; number += 1) {
      const { answer, id } = await register('RegistrazioneTrial', `inventato${number}@example.com`)
      expect([answer.statusCode, await typeOf(id)]).toEqual([200, 'REGISTRATO'])
    }
    const first = await register('RegistrazioneTrial', 'Mario.Bianchi@gmail.com')
    await post('/verifica-email', { token: await linkTo('mario.bianchi@gmail.com') }, first.cookie)
    expect(await typeOf(first.id)).toBe('TRIAL')
    for (const twin of ['mariobianchi@gmail.com', 'mario.bianchi+due@gmail.com', 'm.ariobianchi@googlemail.com']) {
      const { answer } = await register('RegistrazioneTrial', twin)
      expect([answer.statusCode, answer.json().message ?? answer.body]).toEqual([
        409,
        expect.stringContaining('Hai già usato la prova gratuita.'),
      ])
      const free = await register('Registrazione', twin)
      await post('/verifica-email', { token: await linkTo(twin) }, free.cookie)
      const refused = await ask('POST', '/Auth/AttivazioneTrial', {}, free.cookie)
      expect([refused.statusCode, refused.body.includes('Hai già usato la prova gratuita.')]).toEqual([409, true])
    }
  })
})
