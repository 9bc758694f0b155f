import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerConsents, yesTo } from '#areas/account/consent-commands.server.ts'
import type { AnsweredConsent } from '#areas/account/model.ts'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { countRows, eachRowAsked, listRowIds } from '#areas/lists/row-store.server.ts'
import { memberBulkList } from '#backoffice/bulk/member-list.server.ts'
import { writeCondition } from '#platform/pure/question.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { memberConditions } from '../../../tests/support/random-conditions.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { saveSegment } from './segment-commands.server.ts'
import { idsOfSegment, segmentQuery } from './segment-people-store.server.ts'
import { type Group, isCircle, readGroup, writeGroup } from './segment-rules.ts'
import { MEMBERS } from './store.server.ts'

/** Segments: questions on members that are kept, and are the same people everywhere. */
const club = useClub()
const PATH = '/redazione/segmenti'
const LIST = '/redazione/iscritti'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, fields: [string, string][], who: number = STAFF.operator) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number = STAFF.operator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const pageAt = async (url: string) => documentOf((await read(url)).body)
const textOf = async (url: string) => (await pageAt(url)).querySelector('main')?.textContent ?? ''
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

type Written = { name: string; groups: string[]; seen?: number; description?: string }
const save = (id: string, { name, groups, seen = 0, description = '' }: Written, who?: number) =>
  post(
    `${PATH}/${id}`,
    [
      ['act', 'save'],
      ['name', name],
      ['description', description],
      ['seen', String(seen)],
      ...groups.map((group): [string, string] => ['gruppo', group]),
    ],
    who,
  )
async function made(name: string, ...groups: string[]) {
  const answer = await save('nuovo', { name, groups })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(302)
  return /segmenti\/([0-9a-f-]{36})/.exec(String(answer.headers.location))?.[1] ?? ''
}
async function idsOf(id: string): Promise<string[]> {
  const all: string[] = []
  await idsOfSegment(club.database.db, id, club.clock.now(), async (ids) => void all.push(...ids))
  return all
}
const namesIn = async (url: string) =>
  [...(await pageAt(url)).querySelectorAll('tbody th a')].map((link) => link.textContent ?? '')

let staff: NonNullable<Awaited<ReturnType<typeof findViewerByMemberId>>>['member']
beforeAll(async () => {
  const { db } = club.database
  const now = club.clock.now()
  const operator = await findMemberByUsername(db, STAFF.operator)
  const viewer = await findViewerByMemberId(db, operator?.id ?? '', now)
  if (!viewer) throw new Error('There is no operator.')
  staff = viewer.member
  for (const [surname, profession] of [
    ['Segmentini', 'Biologa'],
    ['Segmentoni', 'Medico'],
    ['Segmentucci', 'Medico'],
  ] as const)
    await makeMember(db, { now, type: surname === 'Segmentini' ? 'PREMIUM' : 'TRIAL', person: { surname, profession } })
})
const ours = 'cognome=comincia:Segment'

describe('[DSK-023] a segment', () => {
  test('is made of groups: all or at least one inside, “e” between them, any of them left out', async () => {
    const all = await made('Tutte', `tutte?${ours}&tipo=TRIAL`)
    expect(await namesIn(`${LIST}?${segmentQuery(all)}&ordina=cognome`)).toEqual([
      'Segmentoni Carla',
      'Segmentucci Carla',
    ])
    const any = await made('Almeno', `tutte?${ours}`, 'almeno?tipo=PREMIUM&cognome=Segmentucci')
    expect(await namesIn(`${LIST}?${segmentQuery(any)}&ordina=cognome`)).toEqual([
      'Segmentini Carla',
      'Segmentucci Carla',
    ])
    const out = await made('Esclusi', `tutte?${ours}`, 'almeno-esclusi?tipo=PREMIUM&cognome=Segmentucci')
    expect(await namesIn(`${LIST}?${segmentQuery(out)}`)).toEqual(['Segmentoni Carla'])
  })

  test('is edited by addresses alone: conditions are chosen, changed and taken away, groups added and turned', async () => {
    const page = await pageAt(`${PATH}/nuovo`)
    const links = (document: Document, words: string) =>
      [...document.querySelectorAll('main a')]
        .filter((a) => a.textContent?.trim() === words)
        .map((a) => a.getAttribute('href') ?? '')
    const chooser = await pageAt(links(page, 'Altra condizione')[0] ?? '')
    const [field = ''] = links(chooser, 'Tipo')
    const form = (await pageAt(field)).querySelector('form[aria-label="Condizione: Tipo"]')
    const kept = [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((each) => [
      each.getAttribute('name') ?? '',
      each.getAttribute('value') ?? '',
    ])
    const answer = await read(
      `${PATH}/nuovo?${new URLSearchParams([...kept, ['operatore', 'is'], ['valore', 'TRIAL']])}`,
    )
    expect(answer.statusCode).toBe(302)
    const chosen = await pageAt(String(answer.headers.location))
    expect(chosen.querySelector('main')?.textContent).toContain('Tipo è In prova')
    const two = await pageAt(links(chosen, 'Altro gruppo')[0] ?? '')
    expect(two.querySelectorAll('section[aria-label^="Gruppo"]')).toHaveLength(2)
    const turned = await pageAt(links(chosen, 'esclusi')[0] ?? '')
    expect(turned.querySelector('a[aria-current=true] ~ a[aria-current=true]')?.textContent).toBe('esclusi')
    const [remove = ''] = [...chosen.querySelectorAll('main a')]
      .filter((a) => a.textContent?.startsWith('Togli la condizione'))
      .map((a) => a.getAttribute('href') ?? '')
    expect(await textOf(remove)).toContain('Senza condizioni non è un segmento: mettine una.')
  })

  test('is never a list of people: who begins to answer is in, who ceases is out', async () => {
    const { db } = club.database
    const id = await made('Vivo', 'tutte?cognome=Vivace&tipo=REGISTRATO')
    expect(await idsOf(id)).toEqual([])
    const member = await makeMember(db, { now: club.clock.now(), person: { surname: 'Vivace' } })
    expect(await idsOf(id)).toEqual([member])
    await query("update members set surname = 'Altro' where id = $1", [member])
    expect(await idsOf(id)).toEqual([])
  })

  test('says how many with the hour, at most ten people, and where it is used', async () => {
    const id = await made('Contato', 'tutte?tipo=PREMIUM,TRIAL')
    const page = await pageAt(`${PATH}/${id}`)
    const [kept] = await query('select count, counted_at from segments where id = $1', [id])
    expect(kept?.count).toBe((await idsOf(id)).length)
    expect(page.querySelector('section[aria-label="Chi risponde"]')?.textContent).toMatch(
      new RegExp(`^${kept?.count} alle \\d\\d:\\d\\d del \\d\\d/\\d\\d/\\d{4}`),
    )
    const people = [...page.querySelectorAll('ul[aria-label=Alcuni] a')]
    expect(people).toHaveLength(10)
    const before = await query("select count(*)::int as count from audit_events where kind = 'member-viewed'")
    await read(people[0]?.getAttribute('href') ?? '')
    const after = await query("select count(*)::int as count from audit_events where kind = 'member-viewed'")
    expect(after[0]?.count).toBe(before[0]?.count + 1)
    await made('Che lo nomina', `tutte?segmento=${id}`)
    expect(await textOf(`${PATH}/${id}`)).toContain('il segmento «Che lo nomina»')
    const list = await textOf(PATH)
    for (const words of ['Contato', `${kept?.count}il `, 'il segmento «Che lo nomina»']) expect(list).toContain(words)
  })

  test('names others and never itself: a circle is refused, also through others and by two at once', async () => {
    const first = await made('Primo', `tutte?${ours}`)
    const second = await made('Secondo', `tutte?segmento=${first}&tipo=TRIAL`)
    expect(await namesIn(`${LIST}?${segmentQuery(second)}&ordina=cognome`)).toEqual([
      'Segmentoni Carla',
      'Segmentucci Carla',
    ])
    const denied = await made('Non nel secondo', `tutte?${ours}&segmento=non:${second}`)
    expect(await namesIn(`${LIST}?${segmentQuery(denied)}`)).toEqual(['Segmentini Carla'])
    for (const groups of [
      [`tutte?segmento=${second}`],
      [`tutte?tipo=TRIAL`, `almeno-esclusi?segmento=non:${first},${second}`],
    ]) {
      const answer = await save(first, { name: 'Primo', groups, seen: 1 })
      expect([answer.statusCode, answer.body.includes('sarebbe un giro senza fine')]).toEqual([400, true])
    }
    const [one, two] = [await made('Uno', `tutte?${ours}`), await made('Due', `tutte?${ours}`)]
    const both = await Promise.all([
      save(one, { name: 'Uno', groups: [`tutte?segmento=${two}`], seen: 1 }),
      save(two, { name: 'Due', groups: [`tutte?segmento=${one}`], seen: 1 }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([302, 400])
  })

  test('is not deleted while something uses it, and says what', async () => {
    const used = await made('Usato', `tutte?${ours}`)
    await made('Che lo usa', `tutte?segmento=${used}`)
    await post(`${LIST}?segmento=${used}`, [
      ['act', 'save'],
      ['name', 'Vista con segmento'],
      ['team', 'on'],
    ])
    const refused = await post(`${PATH}/${used}`, [['act', 'remove']])
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('Non si elimina: lo usa il segmento «Che lo usa», la vista «Vista con segmento».')
    const free = await made('Libero', `tutte?${ours}`)
    expect((await post(`${PATH}/${free}`, [['act', 'remove']])).headers.location).toBe(`${PATH}?fatto=eliminato`)
    expect((await read(`${PATH}/${free}`)).statusCode).toBe(404)
    const [line] = await query(
      "select details->>'what' as what from audit_events where details->>'about' = $1 order by at desc limit 1",
      [`segment ${free}`],
    )
    expect(line?.what).toBe('removed')
  })

  test('with a condition that no longer exists is answered by nobody, also when it is denied', async () => {
    const label = (
      await query("insert into labels (name, key, created_at) values ('Passeggera', 'passeggera', now()) returning id")
    )[0]?.id
    const id = await made('Rotto', `tutte?etichetta=non:${label}`)
    expect((await idsOf(id)).length).toBeGreaterThan(10)
    await query('delete from labels where id = $1', [label])
    await expect(idsOf(id)).rejects.toThrow('non esiste più')
    for (const asked of [segmentQuery(id), `segmento=non:${id}`]) {
      const page = await textOf(`${LIST}?${asked}`)
      expect(page).toContain('Questa condizione non esiste più')
      expect(page).toContain('Nessun iscritto trovato')
    }
    expect(await textOf(`${PATH}/${id}`)).toContain('finché non la togli, non risponde nessuno')
    expect((await save('nuovo', { name: 'Sul rotto', groups: [`tutte?segmento=${id}`] })).statusCode).toBe(400)
  })

  test.each([
    ['without a name', { name: ' ', groups: [`tutte?${ours}`] }, 'Il nome ha da 2 a 60 caratteri.'],
    ['without a condition', { name: 'Vuoto', groups: ['tutte?'] }, 'Metti almeno una condizione'],
    [
      'with what is no condition',
      { name: 'Strano', groups: ['tutte?stipendio=alto'] },
      'Una condizione non esiste più',
    ],
    [
      'with too many',
      { name: 'Troppi', groups: [`almeno?${Array.from({ length: 21 }, (_, n) => `cognome=a${n}`).join('&')}`] },
      'al massimo 20 condizioni',
    ],
  ])('%s is refused, and nothing typed is lost', async (_what, written, problem) => {
    const answer = await save('nuovo', written)
    expect(answer.statusCode).toBe(400)
    const document = documentOf(answer.body)
    expect(document.body.textContent).toContain(problem)
    expect(document.querySelector('input[name=name]')?.getAttribute('value')).toBe(written.name)
  })

  test('of one name is one; two who save at once are told of each other; editors and members are told nothing', async () => {
    const id = await made('Doppione', `tutte?${ours}`)
    expect((await save('nuovo', { name: 'DOPPIÓNE', groups: [`tutte?${ours}`] })).body).toContain(
      'C’è già un segmento con questo nome.',
    )
    expect((await save(id, { name: 'Doppione 2', groups: [`tutte?${ours}`], seen: 1 })).statusCode).toBe(302)
    expect((await save(id, { name: 'Doppione 3', groups: [`tutte?${ours}`], seen: 1 })).statusCode).toBe(409)
    for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0])
      for (const answer of [
        await read(PATH, who),
        await read(`${PATH}/${id}`, who),
        await save(id, { name: 'Mio', groups: [], seen: 2 }, who),
      ])
        expect(answer.statusCode).toBe(403)
    for (const strange of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await read(`${PATH}/${strange}`)).statusCode).toBe(404)
  })

  test('its groups are read as they are written, and circles are found at any depth', () => {
    for (const written of ['tutte?tipo=PREMIUM,TRIAL&scadenza=prossimi:60', 'almeno-esclusi?cognome=contiene:a%26b'])
      expect(writeGroup(readGroup(written) as Group)).toBe(written)
    for (const strange of ['', 'tutti?tipo=TRIAL', 'tutte', '?tipo=TRIAL']) expect(readGroup(strange)).toBeNull()
    const of = (named: string) => [readGroup(`tutte?segmento=${named}`) as Group]
    const chain: Record<string, Group[]> = { a: of('b'), b: of('c'), c: of('d') }
    expect(isCircle('d', of('a'), (id) => chain[id] ?? [])).toBe(true)
    expect(isCircle('z', of('a'), (id) => chain[id] ?? [])).toBe(false)
    expect(isCircle('z', of('e'), (id) => (id === 'e' ? of('e') : []))).toBe(false)
  })
})

test('[DSK-024] one segment is the same people in list, count, file, act on many, notice and stream, for 200 made at random', async () => {
  const { db } = club.database
  const now = club.clock.now()
  const condition = await memberConditions(db)
  const segment = fc.array(
    fc.record({
      mode: fc.constantFrom('all' as const, 'any' as const),
      isExcluded: fc.boolean(),
      conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  const order = MEMBERS.usual
  const limit = 1_000_000
  const asked = async (search: string) => (await askRows(db, MEMBERS, new URLSearchParams(search))).question
  const everybody = new Set(await listRowIds(db, MEMBERS, await asked(''), now, { order, limit, offset: 0 }))
  const alone = new Map<string, Set<string>>()
  async function setOf(pair: string): Promise<Set<string>> {
    const known =
      alone.get(pair) ?? new Set(await listRowIds(db, MEMBERS, await asked(pair), now, { order, limit, offset: 0 }))
    alone.set(pair, known)
    return known
  }
  let found = 0
  for (const [place, groups] of fc.sample(segment, { numRuns: 200, seed: 24 }).entries()) {
    const written = groups.map(({ mode, isExcluded, conditions }) => ({
      mode,
      isExcluded,
      pairs: conditions.map((each) => [each.field, writeCondition(each)] as const),
    }))
    const by = { staff, now }
    const id = await saveSegment(
      db,
      { id: null, seen: 0, name: `A caso ${place}`, description: '', groups: written },
      by,
    )
    // What each condition means alone, put together by hand.
    let expected = everybody
    for (const { mode, isExcluded, conditions } of groups) {
      const sets = await Promise.all(
        conditions.map((each) => setOf(new URLSearchParams([[each.field, writeCondition(each)]]).toString())),
      )
      const isIn = (one: string) =>
        mode === 'all' ? sets.every((set) => set.has(one)) : sets.some((set) => set.has(one))
      expected = new Set([...expected].filter((one) => isIn(one) !== isExcluded))
    }
    const words = written.map(writeGroup).join(' e ')
    const question = await asked(segmentQuery(id))
    const listed = await listRowIds(db, MEMBERS, question, now, { order, limit, offset: 0 })
    expect(new Set(listed), words).toEqual(expected)
    expect(await countRows(db, MEMBERS, question, now), words).toBe(expected.size)
    const taken: string[] = []
    await eachRowAsked(
      db,
      MEMBERS,
      { question, order, now },
      async (rows) => void taken.push(...rows.map((row) => row.id)),
    )
    expect(taken, words).toEqual(listed)
    // An act on many and a notice freeze what the list asks.
    const frozen: string[] = []
    const askedBy = { ...by, query: segmentQuery(id) }
    await db.transaction((tx) => memberBulkList.eachId(tx, askedBy, async (ids) => void frozen.push(...ids)))
    expect(frozen, words).toEqual(listed)
    expect(await memberBulkList.stillAnswering(db, askedBy, [...everybody]), words).toEqual(expected)
    expect(await idsOf(id), words).toEqual(listed)
    found += listed.length
    await query('delete from segments where id = $1', [id])
  }
  expect(found).toBeGreaterThan(200)
})

describe('[DSK-025] whom one could write to', () => {
  test('is said beside the segment and beside its list, one reason each in order, and the reasons add up', async () => {
    const { db, pool } = club.database
    const now = club.clock.now()
    const surname = 'Raggiunti'
    const one = async (
      email: string,
      person: Parameters<typeof makeMember>[1]['person'] = {},
      consents: readonly AnsweredConsent[] = ['directMarketing', 'profiling'],
    ) => {
      const id = await makeMember(db, { now, person: { surname, email, ...person } })
      await answerConsents(db, id, yesTo(consents), { place: 'registration', now })
      return id
    }
    await one('arriva@posta.example')
    const closed = await one('chiuso@posta.example', {}, [])
    await pool.query(
      'insert into member_details (member_id, closed_at) values ($1, now()) on conflict (member_id) do update set closed_at = now()',
      [closed],
    )
    await one('redazione@posta.example', { staffRole: 'editor' })
    await one('mai-detto@posta.example', { emailVerifiedAt: null }, [])
    await one('senza-profilo@posta.example', {}, ['directMarketing'])
    await one('mai-confermata@posta.example', { emailVerifiedAt: null })
    await one('rifiuta@posta.example')
    await pool.query(
      "insert into outbox (idempotency_key, recipient, subject, text, html, state) values ('r1', 'rifiuta@posta.example', 's', 't', 'h', 'failed')",
    )
    const twin = await one('gemelli@posta.example')
    await pool.query("update members set registration_date = registration_date - interval '1 day' where id = $1", [
      twin,
    ])
    await one('gemelli@posta.example')
    const plain = await made('Raggiunti', `tutte?cognome=${surname}`)
    const words = 'Nel segmento 9 · Riceveranno 3 · Esclusi 6'
    const reasons = [
      'account chiuso: 1',
      'fa parte della redazione: 1',
      'senza consenso: 1',
      'e-mail non confermata: 1',
      'indirizzo che rifiuta: 1',
      'stesso indirizzo di un altro account: 1',
    ]
    for (const url of [`${PATH}/${plain}`, `${LIST}?${segmentQuery(plain)}`]) {
      const box = (await pageAt(url)).querySelector('section[aria-label="Chi si può raggiungere"]')
      expect(box?.querySelector('p')?.textContent, url).toBe(words)
      expect(
        [...(box?.querySelectorAll('li') ?? [])].map((each) => each.textContent),
        url,
      ).toEqual(reasons)
    }
    const behaviour = await made('Raggiunti che non tornano', `tutte?cognome=${surname}&visita=vuoto:`)
    const nested = await made('Raggiunti dentro un altro', `tutte?segmento=${behaviour}`)
    for (const id of [behaviour, nested]) {
      const text = await textOf(`${PATH}/${id}`)
      expect(text).toContain('Nel segmento 9 · Riceveranno 2 · Esclusi 7')
      expect(text).toContain('senza consenso alla profilazione: 1')
      expect(text).toContain('serve anche il consenso alla profilazione')
    }
    for (const who of [STAFF.administrator, STAFF.operator])
      expect(documentOf((await read(`${PATH}/${behaviour}`, who)).body).body.textContent).toContain('Riceveranno 2')
  })

  test('a promotional notice leaves out the same people, and one of service does not', async () => {
    const [segment] = await query("select id from segments where name = 'Raggiunti che non tornano'")
    const begin = await post('/redazione/azioni', [
      ['azione', 'manda-avviso'],
      ['domanda', segmentQuery(segment?.id)],
      ['tutti', 'si'],
      ['chiave', 'p'],
    ])
    const run = String(begin.headers.location)
    const rehearse = (kind: string) =>
      post(run, [
        ['act', 'rehearse'],
        ['field-kind', kind],
        ['field-title', 'Offerta'],
        ['field-text', 'Solo oggi'],
        ['field-link', ''],
      ])
    expect((await rehearse('altro')).body).toContain('Scegli che avviso è.')
    await rehearse('promotion')
    const page = await textOf(run)
    // Both accounts of one mailbox have a bell of their own.
    expect(page).toContain('3 cambiano, 0 sono già così, 6 non si possono')
    for (const words of [
      'senza consenso alla profilazione: 1',
      'e-mail non confermata: 1',
      'Fa parte della redazione: 1',
    ])
      expect(page).toContain(words)
    await rehearse('service')
    expect(await textOf(run)).toContain('7 cambiano, 0 sono già così, 2 non si possono')
  })

  test('a message of service is words and a link of the club: no block, no offer finds a place in it', async () => {
    const [segment] = await query("select id from segments where name = 'Raggiunti che non tornano'")
    const begin = await post('/redazione/azioni', [
      ['azione', 'manda-avviso'],
      ['domanda', segmentQuery(segment?.id)],
      ['tutti', 'si'],
      ['chiave', 's'],
    ])
    const run = String(begin.headers.location)
    const offer = JSON.stringify([{ type: 'offers', fields: { title: 'Solo oggi' } }])
    await post(run, [
      ['act', 'rehearse'],
      ['field-kind', 'service'],
      ['field-title', 'Il tuo Premium finisce'],
      ['field-text', '<section data-block="offers">Solo oggi</section>'],
      ['field-link', ''],
      ['field-blocks', offer],
      ['blocks', offer],
    ])
    const [kept] = await query('select params from bulk_runs order by created_at desc limit 1')
    expect(kept?.params).toEqual({
      kind: 'service',
      title: 'Il tuo Premium finisce',
      text: '<section data-block="offers">Solo oggi</section>',
      link: '',
    })
    // What looks like a block is shown as the words it is.
    expect((await pageAt(run)).querySelector('[data-block="offers"]')).toBeNull()
  })
})
