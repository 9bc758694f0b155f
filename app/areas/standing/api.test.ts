// reads: only the built club
import { describe, expect, test } from 'vitest'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { useClub } from '../../../tests/support/club.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'
import { bandLabels } from './place-copy.ts'
import type { Band } from './wire.ts'

const club = useClub()
const types = Object.entries(VISITORS).filter(([, username]) => username) as [SubscriptionType, number][]

const ask = async (url: string, username: number | null) =>
  club.app.inject({ url, headers: await club.cookieOf(username) })

describe('GET /standing', () => {
  test('answers nobody who has not signed in', async () => {
    for (const url of ['/api/standing', '/api/standing/credits']) expect((await ask(url, null)).statusCode).toBe(401)
  })

  test.each(types)(
    '%s has four places that lead somewhere, in an answer that is kept nowhere',
    async (type, username) => {
      const answer = await ask('/api/standing', username)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const { name, ring, main, third, fourth } = answer.json<Band>()
      const { member } = (await ask('/api/me', username)).json()
      expect(name).toBe(member.name)
      const labels = type !== 'SUSPECT' && bandLabels(type, '2026-2028')
      expect(ring.rows).toHaveLength(labels ? labels.ring.rows.length : 0)
      for (const { to, title } of [main, third, fourth]) {
        expect(title).not.toBe('')
        expect((await ask(to, username)).statusCode, `${to} from ${title}`).toBeLessThan(400)
      }
      const { earned } = (await ask('/api/standing/credits', username)).json()
      expect(earned).toBe(ring.earned)
    },
  )

  test('a PREMIUM reads their own next instalment, open request and course, and not another’s', async () => {
    const one = (await ask('/api/standing', 1003)).json<Band>()
    const other = (await ask('/api/standing', 1013)).json<Band>()
    expect(one.name).not.toBe(other.name)
    expect(one.main.percent).not.toBeNull()
    expect(one.third.text).toMatch(/Rata \d+ di 12/)
    expect(one.fourth.step).not.toBeNull()
  })

  test('the page that shows it names nobody, and is the same for two PREMIUM', async () => {
    const [one, other] = [await ask('/', 1003), await ask('/', 1013)]
    expect(one.body).toBe(other.body)
    expect(one.body).toContain('Il tuo triennio 2026–2028')
    expect(one.body).not.toContain((await ask('/api/standing', 1003)).json<Band>().name)
  })
})
