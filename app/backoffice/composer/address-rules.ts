import { slugOf } from '#platform/pure/text.ts'

const LONGEST_ADDRESS = 200

/** The address a title suggests, below the page above. */
export function proposedAddress(title: string, parentPath: string | null): string {
  const slug = slugOf(title).slice(0, 80).replace(/-+$/, '')
  return slug ? `${parentPath && parentPath !== '/' ? parentPath : ''}/${slug}` : ''
}

/** What is wrong with how an address is written; whose it is, is another question. */
export function addressFault(path: string): string | null {
  if (path.length > LONGEST_ADDRESS) return 'L’indirizzo è troppo lungo.'
  return /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)
    ? null
    : 'Comincia con / e usa lettere minuscole senza accenti, cifre e trattini: per esempio /servizi/consulenza.'
}
