import type { PublicCard } from './public-card-rules.ts'

/** A card as phones and mail programs keep it (vCard 4.0): only what the reader of the public page may see. */
export function vcardOf(card: PublicCard, url: string): string {
  const { firstName, lastName, contacts } = card
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escaped(card.name)}`,
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `TITLE:${escaped(card.title)}`,
    ...(card.specialization ? [`ROLE:${escaped(card.specialization)}`] : []),
    ...(contacts?.phone ? [`TEL;VALUE=uri;TYPE=work:tel:${contacts.phone.replace(/[^+\d]/g, '')}`] : []),
    ...(contacts?.email ? [`EMAIL;TYPE=work:${escaped(contacts.email)}`] : []),
    ...(contacts?.website ? [`URL:${escaped(contacts.website)}`] : []),
    ...(contacts?.address ? [`ADR;TYPE=work:;;${escaped(contacts.address)};;;;Italia`] : []),
    `SOURCE:${escaped(url)}`,
    'END:VCARD',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** What has a meaning of its own in the format is written so that it has none. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')
}

/** Lines of at most 75 bytes; a longer one goes on after a space. No letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
