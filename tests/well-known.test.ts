import { afterEach, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import type { StaffRole } from '#areas/audience/model.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { CLUB_WORDS } from '#areas/club/model.ts'
import { wordsOf } from '#areas/club/rules.ts'
import { refusalOf, routePath } from '#platform/http/register-calls.server.ts'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

const club = useClub()
afterEach(() => club.clock.reset())
const DAY_MS = 86_400_000

describe('[IDN-026] what programs look for', () => {
  test('security.txt is there when an administrator has written whom to tell, and expires later every day', async () => {
    const read = () => club.app.inject('/.well-known/security.txt')
    const missing = await read()
    expect([missing.statusCode, missing.body]).toEqual([404, ''])
    const save = async (seen: number, change: Record<string, string>) => {
      const words = wordsOf(club.env.club)
      const typed = CLUB_WORDS.filter((word) => word !== 'closures').map((word) => [word, words[word]])
      const payload = new URLSearchParams({ ...Object.fromEntries(typed), ...change, seen: String(seen) }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }
      const cookie = await club.cookieOf(STAFF.administrator)
      return club.app.inject({ method: 'POST', url: '/redazione/club', headers: { ...headers, ...cookie }, payload })
    }
    const securityPolicy = 'https://club.example.it/segnalazioni'
    for (const [change, message] of [
      [{ securityContact: 'sicurezza@club.example.it' }, 'Scrivi dove si leggono le regole per chi segnala una falla.'],
      [{ securityContact: 'chiamateci', securityPolicy }, 'o un indirizzo e-mail'],
      [{ securityContact: 'http://club.example.it', securityPolicy }, 'che comincia con https://'],
    ] as const) {
      const refused = await save(0, change)
      expect([refused.statusCode, refused.body.includes(message)]).toEqual([400, true])
    }
    expect((await save(0, { securityContact: 'sicurezza@club.example.it', securityPolicy })).statusCode).toBe(302)
    const answer = await read()
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = answer.body.trimEnd().split('\n')
    const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? ''
    expect(lines).toEqual([
      'Contact: mailto:sicurezza@club.example.it',
      `Expires: ${expires}`,
      'Preferred-Languages: it, en',
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      `Policy: ${securityPolicy}`,
    ])
    const daysLeft = async () => {
      const [, day = ''] = /^Expires: (\S+)$/m.exec((await read()).body) ?? []
      return (new Date(day).getTime() - club.clock.now().getTime()) / DAY_MS
    }
    for (const days of [0, 100, 400]) {
      club.clock.advance(days * DAY_MS)
      expect(await daysLeft()).toBeGreaterThan(100)
      expect(await daysLeft()).toBeLessThanOrEqual(365)
    }
  })

  test('change-password leads where the password is changed, and any other name has no page', async () => {
    const { statusCode, headers } = await club.app.inject('/.well-known/change-password')
    expect([statusCode, headers.location]).toEqual([303, '/profilo/sicurezza'])
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const)
      for (const name of ['', 'mai-vista', 'a/b', 'openid-configuration']) {
        const unknown = await club.app.inject({ method, url: `/.well-known/${name}`, headers: { accept: 'text/html' } })
        expect([name, unknown.statusCode, unknown.body]).toEqual([name, 404, ''])
      }
  })
})

describe('[IDN-026] the calls of the desk', () => {
  const readers: [string, number | null, StaffRole | null][] = [
    ['a stranger', null, null],
    ['a member', VISITORS.PREMIUM, null],
    ['an editor', STAFF.editor, 'editor'],
    ['an operator', STAFF.operator, 'operator'],
    ['an administrator', STAFF.administrator, 'administrator'],
  ]

  test.each(readers)(
    'are described to %s and answer only where they are of that role',
    async (_who, username, role) => {
      const headers = await club.cookieOf(username)
      const { paths } = (await club.app.inject({ url: '/api/openapi.json', headers })).json()
      const page = (await club.app.inject({ url: '/api/docs', headers })).body
      const desk = calls.filter(({ access }) => access !== 'anyone' && access !== 'member')
      expect(desk.length).toBeGreaterThan(15)
      for (const { method, path, summary, access } of desk) {
        const isOwn = refusalOf(access, { member: { permissions: permissionsOf(role) } }) === null
        expect([path, paths[path]?.[method.toLowerCase()] !== undefined]).toEqual([path, isOwn])
        expect([path, page.includes(summary.replaceAll("'", '&#39;'))]).toEqual([path, isOwn])
        if (isOwn) continue
        const url = `/api${routePath(path).replace(/:\w+/g, '1')}`
        const answer = await club.app.inject({ method, url, headers: { ...headers, origin: ORIGIN } })
        expect([path, answer.statusCode, answer.json().message]).toEqual([path, 404, 'Questa chiamata non esiste.'])
      }
      for (const { method, path, access } of calls)
        if (access === 'anyone' || access === 'member') expect(paths[path]?.[method.toLowerCase()]).toBeDefined()
    },
  )
})
