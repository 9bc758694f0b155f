import { beforeEach, describe, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import { addRomeDays, parseRomeMinute, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { addAlert, askLetter, removeAlert } from './alert-commands.server.ts'
import { boundInWords, boundWritten, letterDay, MOST_ALERTS } from './alert-rules.ts'
import { findFigure } from './definitions-model.ts'
import { sendFigureLetters, tellOfBounds } from './letters-commands.server.ts'
import type { Figure } from './model.ts'
import { formatFigure } from './number-rules.ts'
import { overviewFigures } from './pages-model.ts'

const database = useTestDatabase({ maxConnections: 6 })
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const club = {
  name: 'Club di prova',
  legalName: 'Club di prova',
  address: 'Via Roma 1',
  phone: '02 000000',
  email: 'club@posta.example',
} as Parameters<typeof sendFigureLetters>[1]['club']
const origin = 'https://club.example'
const rome = (written: string) => {
  const at = parseRomeMinute(written)
  if (!at) throw new Error(`No instant: ${written}`)
  return at
}

describe('[FIG-052] when a letter is due', () => {
  test.each([
    ['settimana', '2026-11-16T06:59', '2026-10-01T10:00', null],
    ['settimana', '2026-11-16T07:00', '2026-10-01T10:00', '2026-11-16'],
    ['settimana', '2026-11-17T23:59', '2026-10-01T10:00', '2026-11-16'],
    // Two days later it is no news any more; and nobody is written to for a Monday before they asked.
    ['settimana', '2026-11-18T00:00', '2026-10-01T10:00', null],
    ['settimana', '2026-11-16T12:00', '2026-11-16T07:00', null],
    ['settimana', '2026-11-16T12:00', '2026-11-16T06:59', '2026-11-16'],
    // Clocks change in the night of the Sunday before.
    ['settimana', '2026-03-30T06:59', '2026-01-01T10:00', null],
    ['settimana', '2026-03-30T07:00', '2026-01-01T10:00', '2026-03-30'],
    ['settimana', '2026-10-26T07:00', '2026-01-01T10:00', '2026-10-26'],
    ['mese', '2026-11-01T06:59', '2026-10-01T10:00', null],
    ['mese', '2026-11-01T07:00', '2026-10-01T10:00', '2026-11-01'],
    ['mese', '2026-11-02T09:00', '2026-10-01T10:00', '2026-11-01'],
    ['mese', '2026-11-03T09:00', '2026-10-01T10:00', null],
  ] as const)('every %s at %s, asked %s: %s', (every, now, since, day) =>
    expect(letterDay(every, { now: rome(now), since: rome(since) })).toBe(day),
  )
})

describe('[FIG-052] a bound as it is typed', () => {
  test.each([
    ['1.234', 'people', 1_234n],
    ['1234', 'people', 1_234n],
    ['12,5', 'people', null],
    ['1.23', 'people', null],
    ['tanti', 'people', null],
    ['', 'people', null],
    ['€ 1.234,50', 'cents', 123_450n],
    ['0,5', 'cents', 50n],
    ['1,005', 'cents', null],
    ['−3', 'cents', -300n],
    ['12,4 %', 'share', 124n],
    ['12,45', 'share', null],
    ['4,5', 'credits', 45n],
    ['9999999999999999', 'people', null],
  ] as const)('«%s» of %s is %s', (typed, unit, bound) => expect(boundWritten(typed, unit)).toBe(bound))
})

const TODAY = '2026-11-17' as RomeDay
const MONDAY = '2026-11-16' as RomeDay
const now = rome(`${TODAY}T10:00`)

async function staffMember(name: string, role: string): Promise<string> {
  const id = await insertMember(database.db, {
    email: `${name.toLowerCase()}@posta.example`,
    name,
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: new Date('2026-01-01T09:00:00Z'),
    trial: null,
  })
  await query('insert into member_roles (member_id, role, since) values ($1, $2, $3)', [id, role, '2026-01-01'])
  return id
}
const letters = async () =>
  (await query('select recipient as "to", subject, text, html, attachments from outbox order by created_at, recipient'))
    .rows
const send = (at = now) => sendFigureLetters(database.db, { club, origin, now: at })
const tell = (at = now) => tellOfBounds(database.db, { club, origin, now: at })
const monday = rome(`${MONDAY}T07:00`)
const amountOf = async (code: string, day: RomeDay) =>
  BigInt(
    (await query(`select amount from figure_days where code = $1 and split = '' and day = $2`, [code, day])).rows[0]
      .amount,
  )
const everything = () => true

beforeEach(async () => {
  await database.clear()
  // A hundred days, each another, of what the letters and the bounds of this file tell.
  const days = `generate_series('${TODAY}'::date - 100, '${TODAY}'::date - 1, interval '1 day') with ordinality as d (day, n)`
  await query(`insert into figure_day_states (day, state, counted_at) select day, 'counted', now() from ${days}`)
  await query(
    `insert into figure_days (code, day, amount, version)
     select c.code, d.day, 200 + d.n * c.place + (d.n * d.n) % 37, 1 from ${days} cross join unnest($1::text[]) with ordinality as c (code, place)`,
    [overviewFigures(everything).map(({ code }) => code)],
  )
})

describe('[FIG-052] the letter with the figures', () => {
  const before = rome('2026-11-10T10:00')

  test('comes on Monday at 7 with the numbers of the week and a link, once, also when two nodes write it', async () => {
    const ada = await staffMember('Ada', 'administrator')
    await staffMember('Bice', 'administrator')
    await askLetter(database.db, 'settimana', { staffId: ada, now: before })
    expect(await send(new Date(monday.getTime() - 1))).toBe(0)
    const written = await Promise.all([send(monday), send(monday)])
    expect(written.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect(await send(now)).toBe(0)
    const all = await letters()
    expect(all).toHaveLength(1)
    const [letter] = all
    expect(letter.to).toBe('ada@posta.example')
    expect(letter.subject).toBe('I numeri della settimana, dal 09/11/2026 al 15/11/2026')
    expect(letter.attachments ?? []).toEqual([])
    expect(letter.text).toContain(`${origin}/redazione/numeri?periodo=dal-al&dal=2026-11-09&al=2026-11-15`)
    const shown = overviewFigures(everything)
    expect(shown).toHaveLength(6)
    for (const figure of shown) {
      // FIG-002. The number of the week, which is another for a level and for what is added up, and what it counts.
      const days = Array.from({ length: 7 }, (_, index) => addRomeDays('2026-11-09' as RomeDay, index))
      const amounts = await Promise.all(days.map((day) => amountOf(figure.code, day)))
      const whole = figure.kind === 'level' ? (amounts.at(-1) ?? 0n) : amounts.reduce((sum, each) => sum + each, 0n)
      expect(letter.text).toContain(`${figure.name}: ${formatFigure(whole, figure.unit)} (`)
      expect(letter.text).toContain(figure.sentence)
    }
    expect(letter.text).not.toContain('Neri')
  })

  test('of the month comes on the first, and tells of the month before beside the one before that', async () => {
    const ada = await staffMember('Ada', 'administrator')
    await askLetter(database.db, 'mese', { staffId: ada, now: rome('2026-10-20T10:00') })
    expect(await send(rome('2026-11-01T06:59'))).toBe(0)
    expect(await send(rome('2026-11-01T07:00'))).toBe(1)
    const [letter] = await letters()
    expect(letter.subject).toBe('I numeri del mese, dal 01/10/2026 al 31/10/2026')
    const sum = async (from: string, to: string) =>
      BigInt(
        (
          await query(
            `select sum(amount)::text as sum from figure_days where code = 'members.joined' and split = '' and day between $1 and $2`,
            [from, to],
          )
        ).rows[0].sum,
      )
    const [own, earlier] = [await sum('2026-10-01', '2026-10-31'), await sum('2026-09-01', '2026-09-30')]
    expect(letter.text).toContain(
      `Nuovi iscritti: ${formatFigure(own, 'people')} (+${formatFigure(own - earlier, 'people')}, `,
    )
  })

  test('says nothing that may not be seen on that day', async () => {
    const ada = await staffMember('Ada', 'administrator')
    await askLetter(database.db, 'settimana', { staffId: ada, now: before })
    await query(`update member_roles set role = 'operator' where member_id = $1`, [ada])
    expect(await send(monday)).toBe(1)
    const [letter] = await letters()
    expect(letter.text).toContain('Premium: ')
    expect(`${letter.text} ${letter.html}`).not.toMatch(/€|money\.|Incassi/)
  })

  test.each([
    ['the role is taken away', 'delete from member_roles where member_id = $1'],
    ['the role sees no figures', `update member_roles set role = 'tutor' where member_id = $1`],
    ['the role is over', `update member_roles set until = '2026-11-14' where member_id = $1`],
    ['the account is closed', `insert into member_details (member_id, closed_at) values ($1, '2026-11-14')`],
  ])('stops when %s, and does not begin again by itself', async (_why, change) => {
    const ada = await staffMember('Ada', 'administrator')
    await askLetter(database.db, 'settimana', { staffId: ada, now: before })
    await addAlert(
      database.db,
      { cifra: 'members.premium', verso: 'sopra', soglia: '9999999' },
      { staffId: ada, now: before, maySee: everything },
    )
    await query(change, [ada])
    expect([await send(monday), await tell(), await letters()]).toEqual([0, 0, []])
    await query('delete from member_details where member_id = $1', [ada])
    await query('delete from member_roles where member_id = $1', [ada])
    await query(`insert into member_roles (member_id, role) values ($1, 'administrator')`, [ada])
    await query('update figure_alerts set bound = 0, is_passed = false, checked_day = null')
    expect([await send(monday), await tell(), await letters()]).toEqual([0, 0, []])
  })

  test('waits for the days that are still being counted', async () => {
    const ada = await staffMember('Ada', 'administrator')
    await askLetter(database.db, 'settimana', { staffId: ada, now: before })
    const kept = await query(`delete from figure_day_states where day >= '2026-11-15' returning *`)
    expect(await send(monday)).toBe(0)
    for (const { day, state, counted_at } of kept.rows)
      await query('insert into figure_day_states (day, state, counted_at) values ($1, $2, $3)', [
        day,
        state,
        counted_at,
      ])
    expect(await send(monday)).toBe(1)
  })
})

describe('[FIG-052] “Avvisami se”', () => {
  const put = (staffId: string, soglia: string, more = {}) =>
    addAlert(
      database.db,
      { cifra: 'members.premium', verso: 'sopra', soglia, ...more },
      { staffId, now, maySee: everything },
    )
  const keepPremium = (day: RomeDay, amount: number) =>
    query(`update figure_days set amount = $2 where code = 'members.premium' and split = '' and day = $1`, [
      day,
      amount,
    ])
  const dayAfter = (days: number) => new Date(now.getTime() + days * 86_400_000)
  /** One more day that is over, with so many Premium. */
  async function live(days: number, amount: number): Promise<Date> {
    const day = addRomeDays(romeDayOf(now), days - 1)
    await query(
      `insert into figure_day_states (day, state, counted_at) values ($1, 'counted', now()) on conflict do nothing`,
      [day],
    )
    await query(
      `insert into figure_days (code, day, amount, version) values ('members.premium', $1, $2, 1) on conflict (code, split, day, value) do update set amount = $2`,
      [day, amount],
    )
    return dayAfter(days)
  }

  test('writes once when the bound is passed and once when it is back, also with two nodes', async () => {
    const ada = await staffMember('Ada', 'operator')
    await keepPremium(addRomeDays(romeDayOf(now), -1), 90)
    await put(ada, '100')
    expect(await tell()).toBe(0)
    const told: number[] = []
    for (const [index, amount] of [100, 101, 105, 99, 98, 120].entries()) {
      const at = await live(index + 1, amount)
      const written = await Promise.all([tell(at), tell(at)])
      told.push(written.reduce((sum, each) => sum + each, 0))
    }
    expect(told).toEqual([0, 1, 0, 1, 0, 1])
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Premium: sopra 100',
      'Premium: non è più sopra 100',
      'Premium: sopra 100',
    ])
    expect((await letters())[0].text).toContain('il 18/11/2026 «Premium» era 101: sopra 100.')
  })

  test('one that is passed already is told of when it is back', async () => {
    const ada = await staffMember('Ada', 'operator')
    await keepPremium(addRomeDays(romeDayOf(now), -1), 90)
    await put(ada, '100', { verso: 'sotto' })
    expect(await tell(await live(1, 80))).toBe(0)
    expect(await tell(await live(2, 100))).toBe(1)
  })

  test('a club has at most twenty, and nobody the same twice', async () => {
    const ada = await staffMember('Ada', 'operator')
    await put(ada, '1')
    await expect(put(ada, '1')).rejects.toThrow('Hai già questo avviso.')
    const made = await Promise.allSettled(Array.from({ length: 25 }, (_, index) => put(ada, String(index + 2))))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_ALERTS - 1)
    await expect(put(ada, '99')).rejects.toThrow(`Il Club ha già ${MOST_ALERTS} avvisi`)
  })

  test('what is typed wrong is said, and nobody sets a bound on what they may not see', async () => {
    const ada = await staffMember('Ada', 'operator')
    const noMoney = ({ permission }: Figure) => permission === 'figures.read'
    const add = (typed: object) =>
      addAlert(
        database.db,
        { cifra: 'members.premium', verso: 'sopra', soglia: '5', ...typed },
        { staffId: ada, now, maySee: noMoney },
      )
    await expect(add({ cifra: 'money.mrr' })).rejects.toMatchObject({ fields: { cifra: 'Scegli una cifra.' } })
    await expect(add({ verso: 'oltre' })).rejects.toMatchObject({ fields: { verso: 'Scegli se sopra o sotto.' } })
    await expect(add({ soglia: '1,5' })).rejects.toMatchObject({
      fields: { soglia: 'Scrivi un numero intero, come 1.200.' },
    })
    await expect(askLetter(database.db, 'ogni ora', { staffId: ada, now })).rejects.toMatchObject({
      fields: { ogni: 'Scegli quando.' },
    })
  })

  test('is taken away by who set it or by who keeps the team, and each act is on the trail', async () => {
    const [ada, bice] = [await staffMember('Ada', 'operator'), await staffMember('Bice', 'administrator')]
    await put(ada, '7')
    const { rows } = await query('select id from figure_alerts')
    const remove = (staffId: string, mayAll: boolean) => removeAlert(database.db, rows[0].id, { staffId, now, mayAll })
    await expect(remove(bice, false)).rejects.toThrow('Non sei autorizzato.')
    await remove(bice, true)
    await expect(remove(ada, false)).rejects.toThrow('Questo avviso non c’è più.')
    await askLetter(database.db, 'mese', { staffId: ada, now })
    await askLetter(database.db, 'mese', { staffId: ada, now })
    await askLetter(database.db, 'mai', { staffId: ada, now })
    const trail = await query(
      `select actor_id, details->>'name' as name, details->>'what' as what from audit_events where kind = 'figures-edited'`,
    )
    expect(trail.rows.map(({ actor_id, name, what }) => `${actor_id} ${name} ${what}`).toSorted()).toEqual(
      [
        `${ada} Premium sopra 7 created`,
        `${bice} Premium sopra 7 removed`,
        `${ada} numeri del Club corrected`,
        `${ada} numeri del Club corrected`,
      ].toSorted(),
    )
  })

  test('a bound in words says that what is added up is of one day', () => {
    const words = (code: string, bound: bigint) => {
      const figure = findFigure(code)
      return figure && boundInWords(figure, 'sotto', bound).replaceAll('\u00A0', ' ')
    }
    expect(words('members.premium', 1_200n)).toBe('sotto 1.200')
    expect(words('members.joined', 3n)).toBe('sotto 3 in un giorno')
    expect(words('money.takings', 5_000n)).toBe('sotto € 50,00 in un giorno')
  })
})
