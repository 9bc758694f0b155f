import { REGIONS } from '#platform/pure/provinces.ts'
import { UNKNOWN_VALUE } from './model.ts'

/** FIG-010. Wide enough that nobody is recognised by it. */
export const FAMILIES = { doctors: 'Medici e odontoiatri', others: 'Altre professioni sanitarie' } as const

export function familyOf(profession: string): string {
  if (profession === UNKNOWN_VALUE) return UNKNOWN_VALUE
  return /medic|chirurg|odontoiatr|dentist/i.test(profession) ? FAMILIES.doctors : FAMILIES.others
}

export function regionOf(province: string): string {
  const found = Object.entries(REGIONS).find(([, provinces]) => provinces.split(' ').includes(province))
  return found?.[0] ?? UNKNOWN_VALUE
}

/** FIG-010. In which group somebody is counted once their account is erased; null where it stays as it is. */
export function coarseValue(split: string, value: string): string | null {
  if (split === 'profession') return familyOf(value)
  if (split === 'province') return regionOf(value)
  return split === 'specialization' ? UNKNOWN_VALUE : null
}
