import { createContext, use } from 'react'
import type { StaffPermission } from '#platform/pure/permissions.ts'

/** What whoever looks at the desk may do, told by its frame; null where there is no frame. */
const HeldPermissions = createContext<readonly StaffPermission[] | null>(null)
export const HeldPermissionsProvider = HeldPermissions.Provider

/** DSK-047. Whether to draw what asks for a permission: the server asks for it all the same. */
export function useStaffMay(permission: StaffPermission): boolean {
  return use(HeldPermissions)?.includes(permission) ?? true
}
