import { describe, expect, test } from 'vitest'
import { letIn } from '#areas/account/commands.server.ts'
import { findLock } from '#areas/account/correction-commands.server.ts'
import { countTry, subjectsOf } from '#areas/account/tries-commands.server.ts'
import { listCreditMovements } from '#areas/audience/credit-store.server.ts'
import { listHeldWallets } from '#areas/audience/grant-store.server.ts'
import { STAFF_ROLES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findMemberByUsername, findMembersByEmail } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { findAccount, listOperations } from '#areas/loyalty/ledger-store.server.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { appSecret } from '#platform/secrets/app-secret.server.ts'
import { recordTrail, recordTrails } from '#platform/trail/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'
import { DESK, deskOf } from './desk.ts'

const club = useClub()
/** React writes a comment between two texts. */
const withoutMarks = (html: string) => html.replaceAll('<!-- -->', '')

test.each(STAFF_ROLES)('the desk of the %s lists the pages that open for it, and no other', async (role) => {
  const headers = await club.cookieOf(STAFF[role])
  const desk = await club.app.inject({ url: '/redazione', headers })
  expect(desk.statusCode).toBe(200)
  const may = (permission: StaffPermission) => permissionsOf(role).includes(permission)
  // What waits is told to whoever can do something about it.
  expect(/<b[^>]*>\d+<\/b> richieste? in ritardo/.test(withoutMarks(desk.body))).toBe(may('requests.read'))
  expect(/<b[^>]*>\d+<\/b> bonific[oi] da confermare/.test(withoutMarks(desk.body))).toBe(may('money.read'))
  for (const { path } of DESK) {
    const isOwn = deskOf({ permissions: permissionsOf(role) }).some((place) => place.path === path)
    expect(desk.body.includes(`href="${path}"`), path).toBe(isOwn)
    expect((await club.app.inject({ url: path, headers })).statusCode, path).toBe(isOwn ? 200 : 403)
  }
})

test.each(STAFF_ROLES)('the frame leads the %s to the desk, and offers no trial and no plan', async (role) => {
  for (const url of ['/servizi', '/assistenza']) {
    const { body } = await read(url, STAFF[role])
    const frame = body.slice(0, body.indexOf('<main'))
    expect(frame, url).toMatch(/<a [^>]*href="\/redazione"/)
    expect(frame, url).not.toMatch(/<a [^>]*href="\/(?:piani-premium|attivazione-trial)"/)
  }
  const member = (await read('/servizi', VISITORS.REGISTRATO)).body
  expect(member.slice(0, member.indexOf('<main'))).toMatch(/<a [^>]*href="\/piani-premium"/)
})

const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, who: number | null, fields: Record<string, string>) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  const payload = new URLSearchParams(fields).toString()
  return club.app.inject({ method: 'POST', url, headers, payload })
}
const read = async (url: string, who: number | null = null) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })

describe('the desk of members', () => {
  const DESK_PATH = '/redazione/iscritti'
  const plain = async (url: string, who: number | null) => (await read(url, who)).body.replaceAll('<!-- -->', '')
  const one = async (username: number | null) => {
    const found = await findMemberByUsername(club.database.db, username ?? 0)
    if (!found) throw new Error(`There is no demo member ${username}.`)
    return found
  }

  const why = { reason: 'Chiesto al telefono' }

  type Made = Parameters<typeof makeMember>[1]
  async function someone(type: Exclude<SubscriptionType, 'SUSPECT'>, more: Partial<Made> = {}) {
    const id = await makeMember(club.database.db, { now: club.clock.now(), type, ...more })
    const member = await findMemberById(club.database.db, id)
    if (!member) throw new Error('Nobody was made.')
    return member
  }
  /** What the page asks to confirm, as its hidden fields hold it and its button sends it. */
  function askedIn(body: string): Record<string, string> {
    const card = body.slice(body.indexOf('id="conferma"'), body.length)
    const form = card.slice(0, card.indexOf('</form>'))
    const text = (value: string) => value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    return Object.fromEntries(
      [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
        .map(([, name = '', value = '']) => [name, text(value)])
        .concat(/value="confirm" name="step"/.test(form) ? [['step', 'confirm']] : []),
    )
  }
  /** Looks at what an act would do, then confirms it. */
  async function correct(
    username: number,
    section: string,
    fields: Record<string, string>,
    who: number = STAFF.operator,
  ) {
    const url = `${DESK_PATH}/${username}/${section}`
    const seen = await post(url, who, { ...why, ...fields })
    const asked = askedIn(seen.body)
    expect(asked.step, seen.body.match(/role="alert"[^>]*>([^<]*)/)?.[1] ?? String(seen.statusCode)).toBe('confirm')
    return { seen: seen.body.replaceAll('<!-- -->', ''), asked, done: await post(url, who, asked) }
  }
  const meOf = async (username: number) => (await read('/api/me', username)).json()
  const typeOf = async (username: number) => (await meOf(username)).member.subscription.subscriptionType
  const dayFrom = (days: number) => addRomeDays(romeDayOf(club.clock.now()), days)
  const lastLetter = async (email: string) => (await listLettersTo(club.database.db, email))[0]?.subject
  const lastLine = async (id: string) =>
    (await listMemberTrail(club.database.db, id)).find(({ kind }) => kind === 'member-corrected')

  test.each([
    ['REGISTRATO', 'trial', { trialStart: 0, trialLastDay: 7 }, 'TRIAL'],
    ['TRIAL', 'trial', { trialStart: -2, trialLastDay: -1 }, 'EX_TRIAL'],
    ['EX_TRIAL', 'trial', { trialStart: -60, trialLastDay: 3 }, 'TRIAL'],
    ['PREMIUM', 'period', { lastDay: -1 }, 'EX_PREMIUM'],
    ['EX_PREMIUM', 'period', { lastDay: 30 }, 'PREMIUM'],
  ] as const)(
    '[REG-009] [REG-011] the dates of a %s are corrected (%s): the type that follows is shown, then is',
    async (type, act, days, expected) => {
      const member = await someone(type)
      expect(await typeOf(member.username)).toBe(type)
      const written = Object.fromEntries(Object.entries(days).map(([name, value]) => [name, dayFrom(value)]))
      const start = member.membership.premiumPeriods[0]?.start.toISOString() ?? ''
      const fields = { act, start, ...written }
      const { seen, done } = await correct(member.username, 'abbonamento', fields)
      expect(seen).toContain(`>${TYPE_WORDS[type]}<`)
      expect(seen).toContain(`>${TYPE_WORDS[expected]}<`)
      expect(done.headers.location).toContain(`fatto=${act}`)
      // The very next request of the member is answered by what they have become.
      expect(await typeOf(member.username)).toBe(expected)
      const line = await lastLine(member.id)
      expect([line?.facts.reason, line?.actorId]).toEqual([why.reason, (await one(STAFF.operator)).id])
      expect(line?.facts.changes).toContainEqual({ field: 'Tipo', from: TYPE_WORDS[type], to: TYPE_WORDS[expected] })
      expect(await lastLetter(member.email)).toMatch(/è cambiat[ao]$/)
      expect(await plain(`${DESK_PATH}/${member.username}`, STAFF.operator)).toContain(why.reason)
    },
  )

  test.each(['REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM'] as const)(
    'a plan given to a %s makes them PREMIUM, and is an administrator’s to give',
    async (type) => {
      const member = await someone(type)
      const [plan] = (await listProducts(club.database.db, club.clock.now())).filter(({ kind }) => kind === 'plan')
      const fields = { act: 'plan', product: plan?.id ?? '' }
      const url = `${DESK_PATH}/${member.username}/abbonamento`
      expect((await post(url, STAFF.operator, { ...why, ...fields })).statusCode).toBe(403)
      expect((await post(url, STAFF.administrator, { ...why, act: 'plan' })).body).toContain('Scegli un piano.')
      await correct(member.username, 'abbonamento', fields, STAFF.administrator)
      expect(await typeOf(member.username)).toBe('PREMIUM')
      const owned = await listOwnedProducts(club.database.db, member.id)
      expect(owned.map(({ productId }) => productId)).toEqual([plan?.id])
      // What belongs to a plan lasts as long as it is owned.
      const wallet = (await listHeldWallets(club.database.db, member.id)).find(
        ({ tag, activeUntil }) => tag === 'netmed' && activeUntil?.getTime() === owned[0]?.activeUntil.getTime(),
      )
      const wallets = `${DESK_PATH}/${member.username}/portafogli`
      const ended = { ...why, act: 'wallet-ended', wallet: wallet?.id ?? '' }
      expect((await post(wallets, STAFF.operator, ended)).body).toContain('Fa parte di «')
      if (type !== 'PREMIUM') return
      // The one that is to come may be taken back, and with it what it would have brought.
      const coming = (await one(member.username)).membership.premiumPeriods[1]?.start.toISOString() ?? ''
      const first = member.membership.premiumPeriods[0]?.start.toISOString() ?? ''
      const over = await post(url, STAFF.operator, { ...why, act: 'period', start: first, lastDay: dayFrom(330) })
      expect([over.statusCode, over.body.includes('Si sovrappone al periodo')]).toEqual([400, true])
      await correct(member.username, 'abbonamento', { act: 'period-removed', start: coming })
      expect((await one(member.username)).membership.premiumPeriods).toHaveLength(1)
      expect(await listOwnedProducts(club.database.db, member.id)).toEqual([])
    },
  )

  test('what cannot be is refused beside its field, and nothing typed is lost', async () => {
    const member = await someone('PREMIUM')
    const start = member.membership.premiumPeriods[0]?.start.toISOString() ?? ''
    const plan = `${DESK_PATH}/${member.username}/abbonamento`
    const wallets = `${DESK_PATH}/${member.username}/portafogli`
    const held = await listHeldWallets(club.database.db, member.id)
    const ecm = held.find(({ tag }) => tag === 'ecm')?.id ?? ''
    const loyalty = held.find(({ tag }) => tag === 'winLoy')?.id ?? ''
    const refusals: [string, Record<string, string>, string][] = [
      [plan, { act: 'period', start, lastDay: dayFrom(-300) }, 'Finirebbe prima di cominciare'],
      [plan, { act: 'period', start, lastDay: '2026-02-31' }, 'Scrivi il giorno'],
      [plan, { act: 'period', start, lastDay: dayFrom(10), reason: '' }, 'Scrivi perché, in poche parole.'],
      [plan, { act: 'period-removed', start }, 'È già cominciato'],
      [plan, { act: 'period', start: '2020-01-01T00:00:00.000Z', lastDay: dayFrom(10) }, 'non c’è più'],
      [plan, { act: 'trial', trialStart: dayFrom(3), trialLastDay: dayFrom(1) }, 'Finirebbe prima di cominciare'],
      [wallets, { act: 'wallet-given', tag: 'ecm' }, 'Ce l’ha già'],
      [wallets, { act: 'wallet-given', tag: 'nuovo', lastDay: dayFrom(-1) }, 'Sarebbe già finito'],
      [wallets, { act: 'wallet', wallet: ecm, stato: '12', lastDay: '' }, 'una cifra da 0 a 9'],
      [wallets, { act: 'credits', wallet: ecm, amount: '-9999' }, 'Ne ha 124'],
      [wallets, { act: 'credits', wallet: loyalty, amount: '5' }, 'si correggono più sotto'],
      [wallets, { act: 'points', points: '-9999' }, 'Ne ha 200'],
      [wallets, { act: 'points', points: 'tanti' }, 'Scrivi quanti'],
      [wallets, { act: 'codes', promoCodes: '<script>', portfolios: 'DAS' }, 'non è un codice'],
      [wallets, { act: 'codes', promoCodes: '', portfolios: 'DAS' }, 'È già così'],
    ]
    for (const [url, fields, said] of refusals) {
      const refused = await post(url, STAFF.operator, { ...why, ...fields })
      expect([refused.statusCode === 400 || refused.statusCode === 409, refused.body.includes(said)], said).toEqual([
        true,
        true,
      ])
    }
    const typed = await post(wallets, STAFF.operator, { ...why, act: 'points', points: '-9999' })
    for (const kept of ['value="-9999"', `value="${why.reason}"`]) expect(typed.body).toContain(kept)
    expect(await listHeldWallets(club.database.db, member.id)).toEqual(
      held.map((wallet) => (wallet.tag === 'winLoy' ? expect.objectContaining({ id: wallet.id }) : wallet)),
    )
    expect(await lastLine(member.id)).toBeUndefined()
    const nobody = await someone('REGISTRATO')
    const early = await post(`${DESK_PATH}/${nobody.username}/portafogli`, STAFF.operator, {
      ...why,
      act: 'points',
      points: '5',
    })
    expect(early.body).toContain('Non ha mai avuto il Premium')
  })

  test('wallets, credits, points and codes: each once however often it is confirmed, and seen by the member at once', async () => {
    const member = await someone('PREMIUM')
    const { db } = club.database
    const heldOf = async (tag: string) => (await listHeldWallets(db, member.id)).find((wallet) => wallet.tag === tag)
    const path = `${DESK_PATH}/${member.username}/portafogli`
    const ecm = (await heldOf('ecm'))?.id ?? ''
    const { asked } = await correct(member.username, 'portafogli', { act: 'credits', wallet: ecm, amount: '10' })
    expect((await heldOf('ecm'))?.balance).toBe(134)
    // The same confirmation again is the same act; another, made from what was seen before, is asked again.
    expect((await post(path, STAFF.operator, asked)).statusCode).toBe(302)
    expect((await heldOf('ecm'))?.balance).toBe(134)
    const stale = await post(path, STAFF.operator, { ...asked, key: '00000000-0000-4000-8000-000000000000' })
    expect([stale.statusCode, stale.body.includes('Nel frattempo qualcosa')]).toEqual([409, true])
    expect((await heldOf('ecm'))?.balance).toBe(134)
    await correct(member.username, 'portafogli', { act: 'credits', wallet: ecm, amount: '-4' })
    expect((await heldOf('ecm'))?.balance).toBe(130)
    expect((await listCreditMovements(db, member.id, 'ecm', 2)).map(({ amount }) => amount)).toEqual([-4, 10])
    expect(await lastLetter(member.email)).toBe('I tuoi crediti sono cambiati')

    await correct(member.username, 'portafogli', { act: 'points', points: '50' })
    await correct(member.username, 'portafogli', { act: 'points', points: '-20' })
    expect((await findAccount(db, member.id))?.balance).toBe(230)
    expect((await listOperations(db, member.id, 2)).map(({ description }) => description)).toEqual([
      'Punti tolti dal Club',
      'Punti aggiunti dal Club',
    ])
    expect(await lastLetter(member.email)).toBe('I tuoi punti sono cambiati')

    await correct(member.username, 'portafogli', { act: 'wallet-given', tag: 'provaNuova', stato: '2', credits: '3' })
    const given = await heldOf('provaNuova')
    expect([given?.stato, given?.balance, given?.activeUntil]).toEqual([2, 3, null])
    const holds = async () => (await meOf(member.username)).member.subscription.portafogliAttivi.provaNuova
    expect(await holds()).toEqual({ Stato: 2 })
    await correct(member.username, 'portafogli', {
      act: 'wallet',
      wallet: given?.id ?? '',
      stato: '1',
      lastDay: dayFrom(9),
    })
    expect(await holds()).toEqual({ Stato: 1 })
    await correct(member.username, 'portafogli', { act: 'wallet-ended', wallet: given?.id ?? '' })
    expect(await holds()).toBeUndefined()

    await correct(member.username, 'portafogli', { act: 'codes', promoCodes: 'AUTUNNO-26', portfolios: 'DAS DASOPT' })
    const me = (await meOf(member.username)).member.subscription
    expect([me.promoCodes, me.portafogliStatici]).toEqual([['AUTUNNO-26'], ['DAS', 'DASOPT']])
  })

  test('who somebody is: corrected on the page, another address asked to be confirmed and the old one told, no values on the trail', async () => {
    const member = await someone('REGISTRATO')
    await someone('REGISTRATO', { person: { email: 'gia.presa@posta.example' } })
    const url = `${DESK_PATH}/${member.username}/dati`
    const { name, surname, email } = member
    const person = { act: 'person', name, surname, email, phone: '3331234567', prefix: '0039' }
    for (const [change, said] of [
      [{ email: 'gia.presa@posta.example' }, 'Questa e-mail è già di un altro account.'],
      [{ email: 'non va' }, 'E-mail non valida'],
      [{ name: '' }, 'Campo obbligatorio'],
      [{ phone: '12' }, 'Numero di telefono non valido'],
      [{ prefix: 'x' }, 'Scegli un prefisso.'],
    ] as [Record<string, string>, string][]) {
      const refused = await post(url, STAFF.operator, { ...why, ...person, ...change })
      expect([refused.statusCode, refused.body.includes(said)], said).toEqual([400, true])
    }
    const moved = `nuova.${member.username}@posta.example`
    await correct(member.username, 'dati', { ...person, surname: 'D’Angelo', email: moved.toUpperCase() })
    const after = await one(member.username)
    expect([after.surname, after.email, after.phone]).toEqual(['D’Angelo', moved, '3331234567'])
    expect(await lastLetter(moved)).toBe('Conferma il tuo nuovo indirizzo e-mail')
    expect(await lastLetter(email)).toBe('L’indirizzo e-mail del tuo account è cambiato')
    expect((await meOf(member.username)).member.subscription.surname).toBe('D’Angelo')
    const line = await lastLine(member.id)
    expect(line?.facts.changes).toEqual([{ field: 'Nome e cognome' }, { field: 'E-mail' }, { field: 'Telefono' }])
    expect(JSON.stringify(line?.facts)).not.toMatch(/Angelo|nuova|333/)
  })

  test('an account closed by an administrator lets nobody in until it is opened, and says so', async () => {
    const member = await someone('PREMIUM', { password: 'una password lunga 1' })
    const cookie = await club.cookieOf(member.username)
    const url = `${DESK_PATH}/${member.username}/accesso`
    expect((await post(url, STAFF.operator, { ...why, act: 'close' })).statusCode).toBe(403)
    await correct(member.username, 'accesso', { act: 'close' }, STAFF.administrator)
    expect((await club.app.inject({ url: '/profilo', headers: cookie })).statusCode).toBe(302)
    expect(await lastLetter(member.email)).toBe('Il tuo account è stato chiuso')
    const subjects = { address: 'x', name: 'y', accounts: [] }
    const enter = () =>
      letIn(club.database.db, {
        memberId: member.id,
        subjects,
        currentSessionId: null,
        now: club.clock.now(),
        settings: { club: club.env.club, origin: 'http://localhost:3000' },
      })
    expect((await enter()).kind).toBe('closed')
    expect((await post(url, STAFF.operator, { ...why, act: 'recovery' })).body).toContain('prima si riapre')
    expect(await plain(`${DESK_PATH}/${member.username}`, STAFF.operator)).toContain('Chiuso dal')
    await correct(member.username, 'accesso', { act: 'open' }, STAFF.administrator)
    expect(await lastLetter(member.email)).toBe('Il tuo account è di nuovo aperto')
    expect((await enter()).kind).toBe('signed-in')
  })

  test('who tried too often is unlocked', async () => {
    const member = await someone('REGISTRATO')
    const { db } = club.database
    const secret = await appSecret(club.env)
    const named = { kind: 'number', number: member.username } as const
    const subjects = subjectsOf({ what: '', secret }, '10.0.0.1', named, [{ memberId: member.id }])
    for (let tries = 0; tries < 9; tries += 1) await countTry(db, subjects, club.clock.now())
    expect((await findLock(db, member, { now: club.clock.now(), secret })).seconds).toBeGreaterThan(0)
    const url = `${DESK_PATH}/${member.username}/accesso`
    expect(await plain(url, STAFF.operator)).toContain('Sblocca l’accesso')
    expect((await post(url, STAFF.operator, { ...why, act: 'unlock' })).statusCode).toBe(302)
    expect(await findLock(db, member, { now: club.clock.now(), secret })).toEqual({ tries: 0, seconds: 0 })
    expect((await lastLine(member.id))?.facts).toMatchObject({ what: 'unlock', ...why })
  })

  test('[IDN-051] their archive is asked for, and they are erased, by an administrator who says why, and names them', async () => {
    const member = await someone('REGISTRATO')
    const url = `${DESK_PATH}/${member.username}`
    for (const who of [STAFF.operator, VISITORS.PREMIUM]) {
      expect((await post(`${url}/accesso`, who, { ...why, act: 'export' })).statusCode).toBe(403)
      expect(
        (await post(`${url}/accesso`, who, { ...why, act: 'erase', username: String(member.username) })).statusCode,
      ).toBe(403)
    }
    expect((await post(`${url}/accesso`, STAFF.administrator, { act: 'export' })).statusCode).toBe(400)
    const prepare = () => post(`${url}/accesso`, STAFF.administrator, { ...why, act: 'export' })
    expect((await prepare()).headers.location).toBe(`${url}/accesso?fatto=export`)
    expect((await prepare()).statusCode).toBe(409)
    const unnamed = await post(`${url}/accesso`, STAFF.administrator, { ...why, act: 'erase', username: '1' })
    expect([unnamed.statusCode, unnamed.body.includes(`Scrivi ${member.username} per confermare.`)]).toEqual([
      400,
      true,
    ])
    const gone = { ...why, act: 'erase', username: String(member.username) }
    expect((await post(`${url}/accesso`, STAFF.administrator, gone)).headers.location).toBe(`${DESK_PATH}?fatto=erase`)
    expect((await one(member.username)).surname).toBe('cancellato')
    const trail = await listMemberTrail(club.database.db, member.id)
    for (const kind of ['archive-requested', 'account-deleted']) {
      const line = trail.find((event) => event.kind === kind)
      expect([line?.actorId, line?.facts.reason], kind).toEqual([(await one(STAFF.administrator)).id, why.reason])
    }
    const staff = await post(`${DESK_PATH}/${STAFF.editor}/accesso`, STAFF.administrator, {
      ...why,
      act: 'erase',
      username: String(STAFF.editor),
    })
    expect([staff.statusCode, staff.body.includes('prima si toglie il ruolo')]).toEqual([409, true])
  })

  test('the team: somebody is invited, changes role and leaves; the last administrator stays, and nobody decides their own', async () => {
    const url = '/redazione/squadra'
    const { db } = club.database
    for (const who of [STAFF.editor, STAFF.operator, VISITORS.PREMIUM]) {
      expect((await read(url, who)).statusCode).toBe(403)
      expect((await post(url, who, { ...why, act: 'invite', who: 'x@y.example', role: 'editor' })).statusCode).toBe(403)
    }
    const ask = (fields: Record<string, string>) => post(url, STAFF.administrator, { ...why, ...fields })
    const email = 'nuova.collega@posta.example'
    const nobody = await ask({ act: 'invite', who: 'nessuno', role: 'editor' })
    expect([nobody.statusCode, nobody.body.includes('scrivi la sua e-mail')]).toEqual([400, true])
    expect((await ask({ act: 'invite', who: email, role: 'editor' })).body).toContain('Campo obbligatorio')
    const invitation = { act: 'invite', who: email, name: 'Nina', surname: 'Collega', role: 'editor' }
    expect((await ask(invitation)).headers.location).toBe(`${url}?fatto=invited`)
    expect(await findMembersByEmail(db, email)).toHaveLength(1)
    const person = { email: 'lavora.qui@posta.example', staffRole: 'editor' } as const
    const nina = await findMemberById(db, await makeMember(db, { now: club.clock.now(), person }))
    const username = String(nina?.username)
    expect((await ask({ act: 'change', username, seen: 'editor', role: 'operator' })).statusCode).toBe(302)
    expect((await read('/redazione/contenuti', nina?.username)).statusCode).toBe(403)
    expect((await read(DESK_PATH, nina?.username)).statusCode).toBe(200)
    const late = await ask({ act: 'change', username, seen: 'editor', role: 'administrator' })
    expect([late.statusCode, late.body.includes('Qualcun altro ha appena cambiato')]).toEqual([409, true])
    expect((await ask({ act: 'remove', username, seen: 'operator' })).statusCode).toBe(302)
    const own = { act: 'remove', username: String(STAFF.administrator), seen: 'administrator' }
    expect((await ask(own)).statusCode).toBe(400)
    const trail = (await listMemberTrail(db, nina?.id ?? '')).filter(({ kind }) => kind === 'role-changed')
    expect(trail.map(({ facts }) => facts.changes?.map(({ from, to }) => [from, to]))).toEqual([
      [['Operatore', 'nessun ruolo']],
      [['Redattore', 'Operatore']],
    ])
  })

  test('[DSK-054] the trail is read by kind, person, thing, act, who and from a day to a day, page after page without losing a line, and taken out as a sheet', async () => {
    const url = '/redazione/registro'
    for (const who of [STAFF.editor, STAFF.operator, VISITORS.PREMIUM])
      for (const path of [url, `${url}/foglio`]) expect((await read(path, who)).statusCode).toBe(403)
    const member = await someone('REGISTRATO', { person: { name: 'Ada', surname: '=Somma' } })
    const { db } = club.database
    const at = club.clock.now()
    for (let line = 0; line < 120; line += 1)
      await recordTrail(db, { at, kind: 'member-viewed', memberId: member.id, count: line })
    await recordTrail(db, { at, kind: 'role-changed', memberId: member.id, actorId: (await one(STAFF.operator)).id })
    const rowsIn = (body: string) => body.match(/href="\/redazione\/iscritti\/\d+"/g)?.length ?? 0
    let address: string | null = `${url}?persona=${member.username}`
    const sizes: number[] = []
    while (address) {
      const body: string = await plain(address, STAFF.administrator)
      sizes.push(rowsIn(body))
      address = /href="([^"]*dopo=[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? null
    }
    expect(sizes).toEqual([50, 50, 21])
    const asked = async (query: string) =>
      rowsIn(await plain(`${url}?persona=${member.username}&${query}`, STAFF.administrator))
    expect(await asked('fatto=role-changed')).toBe(1)
    expect(await asked(`chi=${(await one(STAFF.operator)).id}`)).toBe(1)
    const today = romeDayOf(at)
    expect(await asked(`dal=${today}&al=${today}&fatto=role-changed`)).toBe(1)
    expect(await asked(`dal=${addRomeDays(today, -3)}&al=${addRomeDays(today, 3)}&fatto=role-changed`)).toBe(1)
    expect([await asked('al=2020-01-01'), await asked(`dal=${addRomeDays(today, 1)}`)]).toEqual([0, 0])
    const done = { thing: 'order', id: 'x1', what: 'viewed' } as const
    await recordTrail(db, { at, kind: 'member-viewed', memberId: member.id, done, name: '2026/000123' })
    expect([await asked('cosa=order'), await asked('cosa=order&atto=viewed')]).toEqual([1, 1])
    expect([await asked('cosa=invoice'), await asked('cosa=order&atto=removed')]).toEqual([0, 0])
    expect(await plain(`${url}?persona=nessuno`, STAFF.administrator)).toContain('Nessun fatto trovato')
    const sheet = await read(`${url}/foglio?persona=${member.username}`, STAFF.administrator)
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.body.trim().split('\r\n')).toHaveLength(123)
    const viewed = { at, kind: 'member-viewed', memberId: member.id } as const
    await recordTrails(
      db,
      Array.from({ length: 2_300 }, (_, count) => ({ ...viewed, count })),
    )
    const whole = await read(`${url}/foglio?persona=${member.username}`, STAFF.administrator)
    expect(whole.body.trim().split('\r\n'), 'however long').toHaveLength(2_423)
    expect(sheet.body).toContain('"Ada =Somma"')
  })
})
