import type { CardPatch, CardWire } from './wire.ts'

/** CRD-007. What the comparison does not look at. */
const IGNORED = new Set([
  'isHiddenFlags',
  'patchFrom',
  'pharmaCare',
  'profilePictureUrl',
  'profilePictureStatus',
  'step',
  'status',
  'slug',
  'firstName',
  'lastName',
  'fiscalCode',
  'changeRequests',
  'createBonus',
])

/**
 * CRD-007, CRD-008. What an edited card says differently from the stored one: the only thing that is sent. Saved documents of
 * certifications are left out, which means that they have not changed.
 */
export function cardDifference(stored: CardWire | null, edited: CardWire): CardPatch {
  const difference: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(edited)) {
    if (IGNORED.has(name)) continue
    const before = stored?.[name as keyof CardWire]
    const sent = name === 'certifications' ? withoutUrls(value) : value
    if (canonical(sent) !== canonical(name === 'certifications' ? withoutUrls(before) : before)) difference[name] = sent
  }
  return difference as CardPatch
}

function withoutUrls(certifications: unknown): unknown {
  if (!Array.isArray(certifications)) return certifications
  return certifications.map(({ documentUrl: _url, documentStatus: _status, ...rest }) => rest)
}

/** The same text for the same content, in whatever order its fields were written. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
