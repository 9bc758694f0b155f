import type { StaffRole } from '#areas/audience/model.ts'

type Account = { readonly staffRole: StaffRole | null }

/** An operator helps members; the accounts of the staff are touched by an administrator alone. */
export function mayAct(who: Account, on: Account): boolean {
  return on.staffRole === null || who.staffRole === 'administrator'
}
