import { beforeAll, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** The page of a member: what one must know on the telephone, and everything that happened. */
const club = useClub()
const PATH = `/redazione/iscritti/${VISITORS.PREMIUM}`
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows
const read = async (url: string, who: number = STAFF.operator) => {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(who) })
  const document = documentOf(answer.body)
  return { ...answer, document, text: document.querySelector('main')?.textContent ?? '' }
}
let memberId = ''
beforeAll(async () => {
  const [member, operator] = await Promise.all(
    [VISITORS.PREMIUM, STAFF.operator].map((username) => findMemberByUsername(club.database.db, Number(username))),
  )
  memberId = member?.id ?? ''
  const line = { at: club.clock.now(), memberId, actorId: operator?.id ?? '' }
  await recordTrail(club.database.db, { ...line, kind: 'member-noted', reason: 'Vuole rinnovare dopo il congedo' })
  await recordTrail(club.database.db, {
    ...line,
    kind: 'legal-case-edited',
    done: { thing: 'case', id: '1', what: 'opened' },
    name: 'Ricorso segreto',
  })
})

/** As somebody who holds these permissions alone. */
async function asReader(permissions: string[]): Promise<number> {
  const [{ id: role }] = await query(
    "insert into staff_roles (name, permissions) values ('Lettore', $1) returning id",
    [permissions],
  )
  await query(
    'insert into member_roles (member_id, role, since) select id, $1, now() from members where username = $2',
    [role, VISITORS.TRIAL],
  )
  return Number(VISITORS.TRIAL)
}

describe('the page of a member', () => {
  test('[DSK-034] says type and end, e-mail and whether confirmed, the last note, five facts, and credits before other services', async () => {
    const { document, text } = await read(PATH)
    const facts = document.querySelector('section[aria-label="Che cosa è successo"]')
    expect(facts?.querySelectorAll('ol ol li')).toHaveLength(5)
    expect(facts?.textContent).toContain('Vuole rinnovare dopo il congedo')
    for (const told of ['fino al', 'confermata', 'Ultima visita', 'Prossime scadenze', 'Richieste aperte'])
      expect(text).toContain(told)
    const wallets = document.querySelector('section[aria-label="Portafogli"]')
    const rows = [...(wallets?.querySelectorAll('li') ?? [])].filter((row) => !row.closest('details'))
    for (const row of rows) expect(row.textContent).toMatch(/crediti|punti/)
    expect(wallets?.querySelector('summary')?.textContent).toMatch(/^Altri \d+ servizi attivi$/)
  })

  test('[DSK-034] counts the invoices that were issued, and leads to the record itself where there is one', async () => {
    const { document } = await read(PATH)
    const rows = [...document.querySelectorAll('[aria-label="Le sue cose"] li')]
    const invoices = rows.find((row) => row.textContent?.startsWith('Fatture'))
    const [{ count }] = await query(
      'select count(*)::int as count from invoices where member_id = $1 and issued_at is not null',
      [memberId],
    )
    expect(invoices?.textContent).toBe(`Fatture${count}`)
    const [order, ...others] = await query('select id from orders where member_id = $1', [memberId])
    expect(others).toEqual([])
    const link = rows.find((row) => row.textContent?.startsWith('Ordini'))?.querySelector('a')
    expect(link?.getAttribute('href')).toBe(`/redazione/ordini/${order.id}`)
  })

  test('[DSK-034] says first what is wrong: late, closed, an e-mail that comes back', async () => {
    expect((await read(PATH)).document.querySelector('[aria-label="Che cosa non va"]')).toBeNull()
    await query(
      "update invoices set due_on = current_date - 12 where id = (select id from invoices where member_id = $1 and state = 0 and kind = 'invoice' order by due_on limit 1)",
      [memberId],
    )
    const [member] = await query('select email from members where id = $1', [memberId])
    await query(
      "insert into outbox (idempotency_key, recipient, subject, text, html, state, created_at) values ('story', $1, 'Prova', '', '', 'failed', now() + interval '1 hour')",
      [member.email],
    )
    const { document } = await read(PATH)
    const told = document.querySelector('[aria-label="Che cosa non va"]')?.textContent
    expect(told).toMatch(/Rata in ritardo di \d+ giorni/)
    expect(told).toContain('E-mail che torna indietro')
  })
})

describe('the story of a member', () => {
  test('[DSK-035] holds facts of every kind in order of time, with links, found by kind and day, 50 at a time', async () => {
    const { document, text } = await read(`${PATH}/storia`)
    for (const told of ['Ordini e pagamenti', 'Corsi e attestati', 'Consensi', 'Richieste', 'E-mail'])
      expect((await read(`${PATH}/storia?righe=200`)).text, told).toContain(told)
    expect(text).toContain('Ricorso segreto')
    expect(document.querySelectorAll('tbody tr').length).toBeLessThanOrEqual(200)
    const times = [...document.querySelectorAll('tbody tr td:first-child')].map(({ textContent }) => {
      const [, day, month, year, time] = /(\d\d)\/(\d\d)\/(\d{4}), (\d\d:\d\d)/.exec(textContent ?? '') ?? []
      return `${year}-${month}-${day} ${time}`
    })
    expect(times).toEqual(times.toSorted().toReversed())
    const paid = await read(`${PATH}/storia?che-cosa=payments`)
    const kinds = [...paid.document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(kinds.length).toBeGreaterThan(1)
    for (const row of kinds) expect(row).toContain('Ordini e pagamenti')
    expect(paid.document.querySelector('tbody a[href^="/redazione/ordini/"]')).not.toBeNull()
    expect((await read(`${PATH}/storia?data=prima:2001-01-01`)).text).toContain('Niente trovato')
  })

  test('[DSK-035] leaves out money and law for whoever may not read them, also in the file, and says so', async () => {
    const reader = await asReader(['members.read', 'members.export'])
    for (const url of [`${PATH}/storia?righe=200`, `${PATH}/storia.csv`, `${PATH}/storia?che-cosa=payments`]) {
      const { statusCode, body } = await read(url, reader)
      expect(statusCode, url).toBe(200)
      for (const hidden of ['Ricorso segreto', 'Fattura', 'fattura ', 'Ordine 20', 'Parere legale'])
        expect(body, `${url} ${hidden}`).not.toContain(hidden)
    }
    expect((await read(`${PATH}/storia`, reader)).text).toContain('Alcune cose non si vedono con il tuo ruolo.')
    expect((await read(`${PATH}/storia`)).text).not.toContain('Alcune cose non si vedono')
    const file = await read(`${PATH}/storia.csv?che-cosa=payments`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain('Ordine 20')
    const [line] = await query(
      "select member_id from audit_events where kind = 'list-exported' order by at desc, id limit 1",
    )
    expect(line.member_id).toBe(memberId)
  })
})
