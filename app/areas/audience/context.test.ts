import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { NotAllowed } from '#platform/errors.ts'
import {
  anyStaffOf,
  audienceContext,
  audienceOf,
  memberOf,
  staffOf,
  viewerContext,
  viewerOf,
} from './context.server.ts'
import { anAudience } from './fixtures.ts'
import { ANONYMOUS, type Member, type StaffRole, type Viewer } from './model.ts'
import { permissionsOf } from './staff-permission-rules.ts'

const ada: Member = {
  id: 'a',
  username: 1234,
  name: 'Ada',
  surname: 'Rossi',
  email: 'ada@example.it',
  emailVerifiedAt: null,
  phone: null,
  clientCode: 'C00001234',
  cardCode: null,
  conventionOrder: null,
  promoCodes: [],
  specializations: [],
  registrationDate: new Date('2026-01-10T09:00:00Z'),
  roles: [],
  permissions: [],
  assignedOnly: [],
  expiration: { isExpired: false, expDate: null, oldExpiration: null },
}

function contextFor(viewer: Viewer | null) {
  const context = new RouterContextProvider()
  context.set(audienceContext, viewer?.audience ?? anAudience('TRIAL'))
  context.set(viewerContext, viewer)
  return context
}
const asMember = (staffRole: StaffRole | null = null) =>
  contextFor({
    audience: anAudience('PREMIUM'),
    member: { ...ada, permissions: permissionsOf(staffRole) },
    sessionId: 's',
  })

describe('a public page', () => {
  test('knows the audience', () => {
    expect(audienceOf(contextFor(null)).type).toBe('TRIAL')
  })

  test('may not ask who the viewer, the member or the staff is', () => {
    const context = contextFor(null)
    for (const ask of [viewerOf, memberOf, anyStaffOf])
      expect(() => ask(context)).toThrow('it may know the audience only')
  })
})

describe('a personal page', () => {
  test('knows the member', () => {
    expect(memberOf(asMember()).name).toBe('Ada')
  })

  test('sends an anonymous visitor to sign in', () => {
    expect(() => memberOf(contextFor(ANONYMOUS))).toThrow(expect.objectContaining({ status: 401 }))
  })

  test.each([
    ['editor', ['members.read', 'pages.write'], true],
    ['editor', ['pages.write'], true],
    ['editor', ['members.read'], false],
    ['operator', ['members.read'], true],
    ['administrator', ['team.write'], true],
    [null, ['members.read'], false],
  ] as const)('of the staff opens to %s when it asks for %o: %s', (role, asked, isOpen) => {
    const ask = () => staffOf(asMember(role), asked[0], ...asked.slice(1))
    if (isOpen) expect(ask().permissions).toEqual(permissionsOf(role))
    else expect(ask).toThrow(NotAllowed)
  })

  test('of everybody at the desk is of nobody who may do nothing there', () => {
    expect(anyStaffOf(asMember('editor')).name).toBe('Ada')
    expect(() => anyStaffOf(asMember(null))).toThrow(NotAllowed)
  })
})
