export type LinkKind = 'internal' | 'external' | 'protocol' | 'refused'

/** Where an address leads. Anything a browser could run as code is refused: addresses come from editors and feeds. */
export function linkKind(to: string): LinkKind {
  const address = to.trim()
  if (/^https?:\/\//i.test(address) || /^[\\/]{2}/.test(address)) return 'external'
  if (/^(mailto|tel|sms):/i.test(address)) return 'protocol'
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return 'refused'
  return 'internal'
}
