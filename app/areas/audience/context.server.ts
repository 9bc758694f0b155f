import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { NotAllowed } from '#platform/errors.ts'
import type { Audience, Member, StaffRole, Viewer } from './model.ts'
import { isPermission, type StaffPermission, staffMay } from './staff-permissions.ts'

/** IDN-032. Where every page of the desk leads whoever must first add or show a second factor. */
export const SECOND_FACTOR_PATH = '/profilo/secondo-fattore'

export const audienceContext = createContext<Audience>()
/** Null on public pages: their bytes are kept for everyone of one audience, so nobody may ask who the viewer is. */
export const viewerContext = createContext<Viewer | null>()

type Context = Readonly<RouterContextProvider>

export function audienceOf(context: Context): Audience {
  return context.get(audienceContext)
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

/** The member, if they hold one of these permissions or roles; an administrator holds them all. */
export function staffOf(context: Context, ...asked: (StaffRole | StaffPermission)[]): Member {
  const member = memberOf(context)
  if (viewerOf(context).desk?.isClosed) throw redirect(SECOND_FACTOR_PATH)
  if (member.staffRole === 'administrator') return member
  if (asked.some((each) => (isPermission(each) ? staffMay(member, each) : each === member.staffRole))) return member
  throw new NotAllowed()
}
