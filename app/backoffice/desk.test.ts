import { expect, test } from 'vitest'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF } from '../../tests/support/visitors.ts'
import { DESK, deskOf } from './desk.ts'

const club = useClub()

test.each(STAFF_ROLES)('the desk of the %s lists the pages that open for it, and no other', async (role) => {
  const headers = await club.cookieOf(STAFF[role])
  const desk = await club.app.inject({ url: '/redazione', headers })
  expect(desk.statusCode).toBe(200)
  for (const { path } of DESK) {
    const isOwn = deskOf(role).some((place) => place.path === path)
    expect(desk.body.includes(`href="${path}"`), path).toBe(isOwn)
    expect((await club.app.inject({ url: path, headers })).statusCode, path).toBe(isOwn ? 200 : 403)
  }
})
