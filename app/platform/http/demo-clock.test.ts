import { expect, test } from 'vitest'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { fixedClock, movableClock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import type { StaffPermission } from '../pure/permissions.ts'
import { demoClockCall } from './demo-clock.server.ts'
import { registerCalls } from './register-calls.server.ts'

async function demo(permission: StaffPermission) {
  const clock = movableClock(fixedClock('2026-11-15T10:00:00Z'))
  const app = await testServer((server) =>
    registerCalls(server, [demoClockCall(clock)], {
      db: {} as Db,
      clock,
      publicOrigin: testEnv().publicOrigin,
      isStrict: true,
      resolveViewer: () => ({ member: { permissions: [permission] } }),
    }),
  )
  return { clock, move: (payload: object) => app.inject({ method: 'POST', url: '/api/demo/clock', payload }) }
}

test('an administrator of a demo moves the clock to an instant, by days, and back', async () => {
  const { clock, move } = await demo('club.write')
  expect((await move({ at: '2027-01-01T00:00:00Z' })).json()).toEqual({ now: '2027-01-01T00:00:00.000Z' })
  expect((await move({ advanceDays: 15 })).json()).toEqual({ now: '2027-01-16T00:00:00.000Z' })
  expect((await move({ reset: true })).json()).toEqual({ now: '2026-11-15T10:00:00.000Z' })
  for (const wrong of [{}, { at: 'domani' }, { advanceDays: 1e9 }, { at: '2027-01-01T00:00:00Z', reset: true }])
    expect((await move(wrong)).statusCode).toBe(400)
  expect(clock.now().toISOString()).toBe('2026-11-15T10:00:00.000Z')
})

test('nobody else may', async () => {
  const { clock, move } = await demo('members.write')
  expect((await move({ advanceDays: 1 })).statusCode).toBe(404)
  expect(clock.now().toISOString()).toBe('2026-11-15T10:00:00.000Z')
})
