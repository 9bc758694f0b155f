import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import { encryptPassword } from '#areas/account/ui/password-cipher.ts'
import { ORIGIN, type TestClub } from '../support/open-club.ts'
import type { Bar } from './report.ts'

const NOBODY = 700_000

/** To sign in with a name of nobody takes as long as with another password: the time tells a stranger nothing. In turns, each name once. */
export async function measureSignInTime(club: TestClub): Promise<Bar[]> {
  const times: { member: number[]; nobody: number[] } = { member: [], nobody: [] }
  for (const [index, { username }] of DEMO_MEMBERS.entries())
    for (const [side, name] of [
      ['member', username],
      ['nobody', NOBODY + index],
    ] as const)
      times[side].push(await timeOf(club, name, `10.0.${index}.${side.length}`))
  const [member, nobody] = [median(times.member), median(times.nobody)]
  const ratio = Math.max(member, nobody) / Math.min(member, nobody)
  return [{ name: 'signing in, a name of nobody / another password', ratio, atMost: 1.1 }]
}

async function timeOf({ app }: TestClub, username: number, remoteAddress: string): Promise<number> {
  const { publicKeyPEM } = (await app.inject('/api/Auth/PublicKey')).json<{ publicKeyPEM: string }>()
  const payload = { username, password: await encryptPassword('sbagliata-del-tutto-77', publicKeyPEM) }
  const began = performance.now()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/Auth/Login',
    headers: { origin: ORIGIN },
    remoteAddress,
    payload,
  })
  const time = performance.now() - began
  if (statusCode !== 401) throw new Error(`Signing in as ${username} answered ${statusCode}.`)
  return time
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
