import { describe, expect, test } from 'vitest'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { type DeskVisitor, deskDoor, throughDeskDoor } from './desk-door-rules.ts'

const DAY_MS = 24 * 60 * 60_000
const now = new Date('2026-03-10T09:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
const someone: DeskVisitor = {
  administers: true,
  roleSince: ago(400),
  askedOfAllSince: null,
  hasFactor: false,
  hasShownFactor: false,
}
const open = (daysLeft: number | null = null) => ({ kind: 'open', daysLeft })

describe('[IDN-032] what the desk asks for', () => {
  test.each<[string, Partial<DeskVisitor>, object]>([
    ['an administrator of today', { roleSince: now }, open(7)],
    ['an administrator of six days', { roleSince: ago(6) }, open(1)],
    ['one of a moment less than seven', { roleSince: new Date(ago(7).getTime() + 1) }, open(1)],
    ['one of seven', { roleSince: ago(7) }, { kind: 'add' }],
    ['one who has always been here', { roleSince: null }, { kind: 'add' }],
    ['one who has a factor and showed the password', { hasFactor: true }, { kind: 'show' }],
    ['the same in the first days', { roleSince: now, hasFactor: true }, { kind: 'show' }],
    ['one who showed a factor', { hasFactor: true, hasShownFactor: true }, open()],
    ['one who showed a factor and took it away', { hasShownFactor: true }, { kind: 'add' }],
  ])('of %s', (_who, visitor, door) => {
    expect(deskDoor({ ...someone, ...visitor }, now)).toEqual(door)
  })

  test('of whoever does not administer only where an administrator asks it', () => {
    const of = (visitor: Partial<DeskVisitor>) => deskDoor({ ...someone, administers: false, ...visitor }, now)
    expect(of({})).toEqual(open())
    expect(of({ askedOfAllSince: ago(2) }), 'from the day it was asked').toEqual(open(5))
    expect(of({ askedOfAllSince: ago(30), roleSince: ago(3) }), 'or from that of the role').toEqual(open(4))
    expect(of({ askedOfAllSince: ago(7) })).toEqual({ kind: 'add' })
    expect(of({ hasFactor: true }), 'with a factor the password alone opens nothing').toEqual({ kind: 'show' })
  })
})

test('[IDN-032] whoever finds the desk closed has no role, and stays who they are', () => {
  const member = { id: 'x', permissions: ['team.write'] } as unknown as Viewer['member']
  const viewer: Viewer = { ...ANONYMOUS, member, sessionId: 's' }
  expect(throughDeskDoor(viewer, null)).toBe(viewer)
  expect(throughDeskDoor(viewer, { kind: 'open', daysLeft: 3 })).toMatchObject({
    member: { permissions: ['team.write'] },
    desk: { isClosed: false, daysLeft: 3 },
  })
  for (const kind of ['add', 'show'] as const)
    expect(throughDeskDoor(viewer, { kind })).toMatchObject({
      member: { id: 'x', roles: [], permissions: [], assignedOnly: [] },
      desk: { isClosed: true },
    })
})
