// reads: only the built club
import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { updateLeadState } from '#areas/leads/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { aRequest, QUEUE, requestDesk } from '../../../tests/support/requests.ts'
import { STAFF } from '../../../tests/support/visitors.ts'

/** What whoever asked a lawyer sends afterwards. */
const club = useClub()
const desk = requestDesk(club)
const MEMBER = 1003
const OTHER = 1013
const MINE = '/profilo/richieste'
const LEGAL = { formType: 'richiesta-parere-legale', username: MEMBER }
const PDF = new File(['%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'], 'verbale.pdf', { type: 'application/pdf' })

async function send(richiesta: string, file: File | null, who: number | null = MEMBER) {
  const body = new FormData()
  body.set('richiesta', richiesta)
  if (file) body.set('file', file)
  const request = new Request(ORIGIN, { method: 'POST', body })
  const answer = await club.app.inject({
    method: 'POST',
    url: MINE,
    headers: {
      ...(await club.cookieOf(who)),
      origin: ORIGIN,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.body, to: answer.headers.location }
}
const papersOf = async (id: string) => {
  const { rows } = await club.database.pool.query('select path from request_papers where request_id = $1', [id])
  return rows.map(({ path }) => path as string)
}
const read = async (url: string, who: number | null) =>
  (await club.app.inject({ url, headers: await club.cookieOf(who) })).statusCode

describe('a document for a request to lawyers', () => {
  test('arrives once however often it is sent, and is read by the person and by whoever reads the request', async () => {
    const id = await aRequest(club, LEGAL)
    const sent = await Promise.all([send(id, PDF), send(id, PDF)])
    expect(sent.map(({ to }) => to)).toEqual([`${MINE}?fatto=documento`, `${MINE}?fatto=documento`])
    const paths = await papersOf(id)
    expect(paths).toHaveLength(1)
    const [path = ''] = paths
    expect((await desk.open(MINE, MEMBER)).text).toContain('verbale.pdf')
    expect((await desk.open(`${QUEUE}/${id}`)).text).toContain('ha mandato')
    expect((await desk.open(`${QUEUE}/${id}`)).body).toContain(path)
    expect(await Promise.all([MEMBER, STAFF.operator].map((who) => read(path, who)))).toEqual([200, 200])
    for (const nobody of [null, OTHER, STAFF.editor]) expect(await read(path, nobody)).not.toBe(200)
    const { rows } = await club.database.pool.query(
      "select details->>'what' as what from audit_events where details->>'about' = $1",
      [`request ${id}`],
    )
    expect(rows.filter(({ what }) => what === 'paper-sent')).toHaveLength(1)
    expect(rows.some(({ what }) => what === 'read')).toBe(true)
  })

  test('is refused of another’s request, of one that lawyers never see, of a closed one, and where the file lies', async () => {
    const id = await aRequest(club, LEGAL)
    expect((await send(id, PDF, OTHER)).status).toBe(404)
    expect((await send(id, PDF, null)).status).toBe(401)
    expect((await send(await aRequest(club, { username: MEMBER }), PDF)).status).toBe(404)
    expect((await send('altro', PDF)).status).toBe(404)
    expect(await send(id, null)).toMatchObject({ status: 400, body: expect.stringContaining('Scegli un file.') })
    const lying = new File(['<html>'], 'verbale.pdf', { type: 'application/pdf' })
    expect(await send(id, lying)).toMatchObject({ status: 400, body: expect.stringContaining('Il file deve essere') })
    await updateLeadState(club.database.db, id, {
      state: 'closed',
      handledBy: (await findMemberByUsername(club.database.db, STAFF.operator))?.id ?? null,
      now: club.clock.now(),
    })
    expect(await send(id, PDF)).toMatchObject({ status: 409, body: expect.stringContaining('La richiesta è chiusa') })
    expect(await papersOf(id)).toEqual([])
    expect((await desk.open(MINE, OTHER)).text).not.toContain('verbale.pdf')
  })

  test('ten are enough', async () => {
    const id = await aRequest(club, LEGAL)
    for (let number = 1; number <= 10; number += 1)
      expect((await send(id, new File([PDF], `atto-${number}.pdf`, { type: 'application/pdf' }))).status).toBe(302)
    expect(await send(id, PDF)).toMatchObject({ status: 400, body: expect.stringContaining('al massimo 10 documenti') })
  })
})
