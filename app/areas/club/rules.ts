import type { Club } from '#platform/env.server.ts'
import { type FiscalSettings, TAX_REGIMES, type TaxRegime } from '#platform/pure/fiscal-settings.ts'
import { isPostcode, isProvince } from '#platform/pure/provinces.ts'
import { QUOTES, type Quotes } from '#platform/pure/quotes.ts'
import { dividedSeat, type Seat, writtenSeat } from '#platform/pure/seat.ts'
import { lookOf } from './look-rules.ts'
import { CLUB_WORDS, type ClubSettings, type ClubWords, STAMP_DUTY_CHARGED } from './model.ts'

const SEAT_WORDS = ['seatStreet', 'seatPostcode', 'seatCity', 'seatProvince', 'seatCountry'] as const
type SeatWords = Pick<ClubWords, (typeof SEAT_WORDS)[number]>
type FiscalWords = Pick<
  ClubWords,
  'taxRegime' | 'registerOffice' | 'registerNumber' | 'shareCapital' | 'singleMember' | 'liquidation' | 'stampDuty'
>

/** The words of a club, one beside the other as a form shows them. */
export function wordsOf(club: Club): ClubWords {
  const { name, legalName, vatNumber, pec, phone, email, jurisdiction } = club
  const { providerNumber, accreditingBody } = club
  return {
    ...{ name, legalName, vatNumber, pec, phone, email, jurisdiction, providerNumber, accreditingBody },
    whatsapp: club.whatsapp.number,
    closures: club.whatsapp.closures,
    chatUrl: club.chatUrl ?? '',
    signer: club.signer?.name ?? '',
    signature: club.signer?.picturePath ?? '',
    partnerName: club.partner.name,
    partnerLogo: club.partner.logoPath ?? '',
    facebook: club.social.facebook ?? '',
    instagram: club.social.instagram ?? '',
    linkedin: club.social.linkedin ?? '',
    youtube: club.social.youtube ?? '',
    securityContact: club.security?.contact ?? '',
    securityPolicy: club.security?.policy ?? '',
    quotes: club.quotes,
    ...seatWords(club.seat, club.address),
    ...fiscalWords(club.fiscal),
  }
}

/** The parts of a seat; of an address that cannot be divided, what is written, where it can be corrected. */
function seatWords(seat: Seat | null, address: string): SeatWords {
  return {
    seatStreet: seat?.street ?? address,
    seatPostcode: seat?.postcode ?? '',
    seatCity: seat?.city ?? '',
    seatProvince: seat?.province ?? '',
    seatCountry: seat?.country ?? 'IT',
  }
}

/** ACC-004. Never guessed: a part that is missing makes it no seat. */
function seatIn(words: SeatWords): Seat | null {
  const { seatStreet, seatPostcode, seatCity, seatProvince, seatCountry } = words
  if (!seatStreet || !seatCity || !isPostcode(seatPostcode) || !isProvince(seatProvince)) return null
  return {
    street: seatStreet,
    postcode: seatPostcode,
    city: seatCity,
    province: seatProvince,
    country: seatCountry || 'IT',
  }
}

function fiscalWords({ regime, register, chargesStampDuty }: FiscalSettings): FiscalWords {
  return {
    taxRegime: regime,
    registerOffice: register?.office ?? '',
    registerNumber: register?.number ?? '',
    shareCapital: register?.capital ?? '',
    singleMember: register?.singleMember ?? '',
    liquidation: register?.liquidation ?? '',
    stampDuty: chargesStampDuty ? STAMP_DUTY_CHARGED : '',
  }
}

function fiscalIn(words: FiscalWords): FiscalSettings {
  const { registerOffice: office, registerNumber: number, singleMember } = words
  const register = { office, number, capital: words.shareCapital, singleMember, liquidation: words.liquidation || 'LN' }
  return {
    regime: Object.hasOwn(TAX_REGIMES, words.taxRegime) ? (words.taxRegime as TaxRegime) : 'RF01',
    register: office && number ? register : null,
    chargesStampDuty: words.stampDuty === STAMP_DUTY_CHARGED,
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
  const { address: oneLine, ...decided } = words.values as Partial<ClubWords> & { address?: string }
  // The seat was decided on one line before it had five fields.
  const start = { ...wordsOf(beginning), ...(oneLine && seatWords(dividedSeat(oneLine), oneLine)) }
  const said: ClubWords = { ...withPartner(start, decided.partnerName ?? start.partnerName), ...decided }
  const { name, legalName, vatNumber, pec, phone, email, jurisdiction } = said
  const seat = seatIn(said)
  const asBegun = wordsOf(beginning)
  const isSeatDecided = SEAT_WORDS.some((word) => said[word] !== asBegun[word])
  const address = seat && isSeatDecided ? writtenSeat(seat) : (oneLine ?? beginning.address)
  const { providerNumber, accreditingBody } = said
  return {
    ...beginning,
    ...{ name, legalName, address, vatNumber, pec, phone, email, jurisdiction, providerNumber, accreditingBody },
    seat,
    fiscal: fiscalIn(said),
    quotes: Object.hasOwn(QUOTES, said.quotes) ? (said.quotes as Quotes) : beginning.quotes,
    whatsapp: { number: said.whatsapp, closures: said.closures },
    chatUrl: said.chatUrl || undefined,
    partner: { name: said.partnerName, logoPath: said.partnerLogo || undefined },
    signer: said.signer ? { name: said.signer, picturePath: said.signature || undefined } : undefined,
    social: {
      facebook: said.facebook || undefined,
      instagram: said.instagram || undefined,
      linkedin: said.linkedin || undefined,
      youtube: said.youtube || undefined,
    },
    ...(said.securityContact && { security: { contact: said.securityContact, policy: said.securityPolicy } }),
    ...lookOf(look.values, origin),
    ...(Object.keys(words.values).length > 0 && { beginning }),
  }
}

/** An account number that can be recognised and not copied. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 4)} ···· ···· ${iban.slice(-4)}`
}
