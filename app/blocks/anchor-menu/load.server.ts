import { telemedicineAccess } from '#areas/audience/entitlement-rules.ts'
import type { LoadParts } from '../block.ts'
import type { AnchorMenu, AnchorMenuFields } from './schema.ts'

/** BLK-013, BLK-014. Who may enter the service is decided here, so that its address is nowhere in others’ pages. */
export async function loadAnchorMenu(
  { telemedicineLink, ...fields }: AnchorMenuFields,
  { audience }: Pick<LoadParts, 'audience'>,
): Promise<AnchorMenu> {
  const access = telemedicineLink ? telemedicineAccess(audience) : null
  if (access === 'open' && telemedicineLink) return { ...fields, telemedicine: { access, link: telemedicineLink } }
  return { ...fields, telemedicine: access === 'reactivating' ? { access } : null }
}
