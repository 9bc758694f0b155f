import type { Member } from '#areas/audience/model.ts'
import { isAssignedOnly, staffMay } from '#areas/audience/staff-permission-rules.ts'
import { LEGAL_KINDS, type Lead } from './model.ts'

/** Whoever works at the desk, with what they may do. */
export type Staff = Pick<Member, 'id' | 'permissions' | 'assignedOnly'>
type Followed = Pick<Lead, 'formType' | 'handledBy'>

/** DSK-045. Which requests to lawyers somebody reads: with the role Legale those they follow, else all. */
export function legalReading(staff: Staff): 'all' | 'followed' | 'none' {
  if (!staffMay(staff, 'legal.read')) return 'none'
  return isAssignedOnly(staff, 'legal.read') ? 'followed' : 'all'
}

/** DSK-045. Who reads the words of a request, its files, answers and notes. */
export function readsRequest(staff: Staff, { formType, handledBy }: Followed): boolean {
  if (!LEGAL_KINDS.includes(formType)) return staffMay(staff, 'requests.read')
  const reading = legalReading(staff)
  return reading === 'all' || (reading === 'followed' && handledBy === staff.id)
}

/** Who may follow, answer and close it. */
export function answersRequest(staff: Staff, request: Followed): boolean {
  const isLegal = LEGAL_KINDS.includes(request.formType)
  return readsRequest(staff, request) && staffMay(staff, isLegal ? 'legal.answer' : 'requests.answer')
}

/** DSK-040. Who may be given a request of this kind: whoever could answer it once it is theirs. */
export const mayFollow = (staff: Staff, formType: string) => answersRequest(staff, { formType, handledBy: staff.id })
