/** A path of ours, a fragment, a web address, mail or telephone. Anything that could run or leave unseen is refused. */
export const ALLOWED_LINK = /^(?:\/(?![/\\])[^\s\\]*|#[^\s]*|https?:\/\/[^\s\\]+|mailto:[^\s]+|tel:\+?[\d-]+)$/i
export const LONGEST_LINK = 500
export const BAD_LINK = 'Scrivi un indirizzo che inizi con /, #, https://, mailto: o tel:.'

export function isAllowedLink(typed: string): boolean {
  return typed.length <= LONGEST_LINK && ALLOWED_LINK.test(typed)
}

/** What a link to a page looks like wherever it is written, for PostgreSQL: that page, and none whose address only begins so. */
export function leadsToPage(path: string): string {
  return `${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}/?(?![a-z0-9/-])`
}

/** The address of a page of ours that a link leads to, without its fragment; null where it leads elsewhere, or to a file or a call. */
export function ownPageOf(link: string): string | null {
  const [address = ''] = link.split('#')
  if (!/^\/(?![/\\])/.test(address) || /^\/(?:api|files)\//.test(address)) return null
  return address
}
