import type { Club } from '#platform/env.server.ts'
import { lookOf } from './look-rules.ts'
import { CLUB_WORDS, type ClubSettings, type ClubWords } from './model.ts'

/** The words of a club, one beside the other as a form shows them. */
export function wordsOf(club: Club): ClubWords {
  const { name, legalName, address, vatNumber, pec, phone, email, jurisdiction } = club
  const { providerNumber, accreditingBody } = club
  return {
    ...{ name, legalName, address, vatNumber, pec, phone, email, jurisdiction, providerNumber, accreditingBody },
    whatsapp: club.whatsapp.number,
    closures: club.whatsapp.closures,
    chatUrl: club.chatUrl ?? '',
    partnerName: club.partner.name,
    partnerLogo: club.partner.logoPath ?? '',
    facebook: club.social.facebook ?? '',
    instagram: club.social.instagram ?? '',
    linkedin: club.social.linkedin ?? '',
    youtube: club.social.youtube ?? '',
    securityContact: club.security?.contact ?? '',
    securityPolicy: club.security?.policy ?? '',
  }
}

/** What is said as the environment says it is not decided here: it follows the environment, also when that changes. */
export function decidedWords(beginning: ClubWords, words: ClubWords): Partial<ClubWords> {
  const start = withPartner(beginning, words.partnerName)
  return Object.fromEntries(CLUB_WORDS.filter((word) => words[word] !== start[word]).map((word) => [word, words[word]]))
}

/** The drawing of a partner is of that partner: another name begins without it. */
function withPartner(beginning: ClubWords, partnerName: string): ClubWords {
  return partnerName === beginning.partnerName ? beginning : { ...beginning, partnerLogo: '' }
}

/** The club as it presents itself now: what the desk decided, over what the environment says. */
export function clubFrom(beginning: Club, { words, look }: ClubSettings, origin: string): Club {
  const decided = words.values as Partial<ClubWords>
  const start = wordsOf(beginning)
  const said: ClubWords = { ...withPartner(start, decided.partnerName ?? start.partnerName), ...decided }
  const { name, legalName, address, vatNumber, pec, phone, email, jurisdiction } = said
  const { providerNumber, accreditingBody } = said
  return {
    ...beginning,
    ...{ name, legalName, address, vatNumber, pec, phone, email, jurisdiction, providerNumber, accreditingBody },
    whatsapp: { number: said.whatsapp, closures: said.closures },
    chatUrl: said.chatUrl || undefined,
    partner: { name: said.partnerName, logoPath: said.partnerLogo || undefined },
    social: {
      facebook: said.facebook || undefined,
      instagram: said.instagram || undefined,
      linkedin: said.linkedin || undefined,
      youtube: said.youtube || undefined,
    },
    ...(said.securityContact && { security: { contact: said.securityContact, policy: said.securityPolicy } }),
    ...lookOf(look.values, origin),
    ...(Object.keys(decided).length > 0 && { beginning }),
  }
}

/** An account number that can be recognised and not copied. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 4)} ···· ···· ${iban.slice(-4)}`
}
