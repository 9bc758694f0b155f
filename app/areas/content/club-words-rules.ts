import type { Club } from '#platform/env.server.ts'

/** PRV-010. The words an editor writes between double braces, and what the club's settings put in their place. */
const CLUB_WORDS: Readonly<Record<string, (club: Club) => string>> = {
  club: ({ name }) => name,
  'ragione-sociale': ({ legalName }) => legalName,
  indirizzo: ({ address }) => address,
  'partita-iva': ({ vatNumber }) => vatNumber,
  telefono: ({ phone }) => phone,
  email: ({ email }) => email,
  pec: ({ pec }) => pec,
  // Whoever offers the courses of others has no number of its own, and the sentence must still end.
  'provider-ecm': ({ providerNumber }) => providerNumber || 'indicato in ciascun corso',
  'legge-e-foro': ({ jurisdiction }) => jurisdiction,
}

/** PRV-010. A text of the law says who the company is without anybody writing it twice; an unknown word stays as it is. */
export function withClubWords<Html extends string>(html: Html, club: Club): Html {
  return html.replace(/\{\{([a-z-]+)\}\}/g, (written, word: string) => {
    const value = CLUB_WORDS[word]?.(club)
    return value === undefined ? written : escaped(value)
  }) as Html
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
