import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { NotAllowed } from '#platform/errors.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { Audience, Member, Viewer } from './model.ts'
import { staffMay } from './staff-permission-rules.ts'

/** IDN-032. Where every page of the desk leads whoever must first add or show a second factor. */
export const SECOND_FACTOR_PATH = '/profilo/secondo-fattore'

export const audienceContext = createContext<Audience>()
/** Null on public pages: their bytes are kept for everyone of one audience, so nobody may ask who the viewer is. */
export const viewerContext = createContext<Viewer | null>()

/** DSK-036. What a page says of whoever looks as a member, and whether it stays closed to them; null for everybody else. */
export type ShownViewAs = { readonly name: string; readonly leftMs: number; readonly isClosed: boolean }
export const viewAsContext = createContext<ShownViewAs | null>(null)

type Context = Readonly<RouterContextProvider>

export function audienceOf(context: Context): Audience {
  return context.get(audienceContext)
}

export function viewAsOf(context: Context): ShownViewAs | null {
  return context.get(viewAsContext)
}

export function viewerOf(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new Error('A public page asked for the viewer: it may know the audience only.')
  return viewer
}

/** The signed-in member of a personal page, or a refusal that sends an anonymous visitor to sign in. */
export function memberOf(context: Context): Member {
  const { member } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

/** DSK-047. The member, if they hold one of these permissions: whatever is shown or done at the desk asks here. */
export function staffOf(context: Context, ...asked: [StaffPermission, ...StaffPermission[]]): Member {
  const member = anyStaffOf(context)
  if (staffMay(member, ...asked)) return member
  throw new NotAllowed()
}

/** The member, if they may do anything at the desk: for what is of everybody there, as its first page. */
export function anyStaffOf(context: Context): Member {
  const member = memberOf(context)
  if (viewerOf(context).desk?.isClosed) throw redirect(SECOND_FACTOR_PATH)
  if (member.permissions.length > 0) return member
  throw new NotAllowed()
}
