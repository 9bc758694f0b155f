import { describe, expect, test } from 'vitest'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { legalCaseCalls } from './api.server.ts'
import { insertCase } from './store.server.ts'
import type { HearingWire } from './wire.ts'

const database = useTestDatabase()
const calls = useCalls(database, legalCaseCalls)
const CASES = '/CRM/CauseLegaliAttive'

async function memberWith(wallets: Record<string, object> = { legal: {} }) {
  const id = await makeMember(database.db, {
    now: calls.clock.now(),
    type: 'PREMIUM',
    wallets,
    ...('legal' in wallets ? {} : { withoutWallets: ['legal'] }),
  })
  return { id, cookie: await calls.cookieOf(id) }
}

async function caseOf(memberId: string, name = 'Pratica 7/2025') {
  await insertCase(database.db, {
    memberId,
    name,
    court: 'Tribunale',
    seat: 'Milano',
    section: 'Prima',
    status: 'In corso',
    businessLine: 'Responsabilità professionale',
    specialization: 'Cardiologia',
    rulings: [
      { type: 'Sentenza', value: 'Respinta' },
      { type: 'Nota', value: 'Interna' },
    ],
    openedAt: calls.clock.now(),
    hearings: [
      { type: 'Prima', heldAt: new Date('2026-01-10T09:00:00Z'), documents: [] },
      {
        type: 'Seconda',
        heldAt: new Date('2026-06-10T09:00:00Z'),
        documents: [{ name: 'Verbale.pdf', content: new TextEncoder().encode('%PDF-segreto') }],
      },
    ],
  })
}

const hearingsPath = (name = 'Pratica 7/2025') => `${CASES}/${encodeURIComponent(name)}/Udienze`

test('[API-214] [CAU-003] [CAU-004] answers the cases of whoever asks, with the rulings we recognise', async () => {
  const { id, cookie } = await memberWith()
  await caseOf(id)
  expect((await calls.ask('GET', CASES, undefined, { cookie })).json()).toEqual([
    {
      pratica: {
        nome: 'Pratica 7/2025',
        organoGiudicanteDesc: 'Tribunale',
        sede: 'Milano',
        sezione: 'Prima',
        provvedimenti: [{ tipo: 'Sentenza', valore: 'Respinta' }],
        statoCausa: 'In corso',
      },
      lineaDiBusiness: { descrizione: 'Responsabilità professionale', specializzazione: 'Cardiologia' },
      udienze: [expect.anything(), expect.anything()],
    },
  ])
})

test('[API-215] [CAU-005] [CAU-006] answers the hearings of a case by its name, and their papers open', async () => {
  const { id, cookie } = await memberWith()
  await caseOf(id)
  const hearings = (await calls.ask('GET', hearingsPath(), undefined, { cookie })).json<HearingWire[]>()
  expect(hearings.map(({ tipoUdienzaDesc }) => tipoUdienzaDesc)).toEqual(['Seconda', 'Prima'])
  const [paper] = hearings[0]?.documentazioni ?? []
  const file = await calls.ask('GET', (paper?.fileSharePoint ?? '').replace('/api', ''), undefined, { cookie })
  expect(file.body).toBe('%PDF-segreto')
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['cache-control']).toBe('private, no-store')
})

describe('nobody else reads a case', () => {
  test('not another member, by any path', async () => {
    const owner = await memberWith()
    const other = await memberWith()
    await caseOf(owner.id)
    const { rows } = await database.db.execute<{ id: string }>('select id from legal_documents')
    const paths = [hearingsPath(), hearingsPath().replace('Udienze', 'Calendario'), `${CASES}/Documenti/${rows[0]?.id}`]
    for (const path of paths) {
      expect((await calls.ask('GET', path, undefined, { cookie: owner.cookie })).statusCode, path).toBe(200)
      const answer = await calls.ask('GET', path, undefined, { cookie: other.cookie })
      expect(answer.statusCode, path).toBe(404)
      expect(answer.body).not.toContain('segreto')
      expect((await calls.ask('GET', path)).statusCode, path).toBe(401)
    }
    expect((await calls.ask('GET', CASES, undefined, { cookie: other.cookie })).json()).toEqual([])
  })

  test('[CAU-002] not even its owner without the legal wallet', async () => {
    const { id, cookie } = await memberWith({})
    await caseOf(id)
    const { rows } = await database.db.execute<{ id: string }>('select id from legal_documents')
    for (const path of [CASES, hearingsPath(), `${CASES}/Documenti/${rows[0]?.id}`])
      expect((await calls.ask('GET', path, undefined, { cookie })).statusCode, path).toBe(403)
  })
})

test('[CAU-003] a case comes with its hearings, the same that its own call answers', async () => {
  const { id, cookie } = await memberWith()
  await caseOf(id)
  const [mine] = (await calls.ask('GET', CASES, undefined, { cookie })).json()
  expect(mine.udienze).toHaveLength(2)
  expect(mine.udienze).toEqual((await calls.ask('GET', hearingsPath(), undefined, { cookie })).json())
})

test('the hearings of a case are a file for the agenda', async () => {
  const { id, cookie } = await memberWith()
  await caseOf(id)
  const answer = await calls.ask('GET', hearingsPath().replace('Udienze', 'Calendario'), undefined, { cookie })
  expect(answer.headers['content-type']).toContain('text/calendar')
  expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})
