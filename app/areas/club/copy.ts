import type { ClubWord, LookPart } from './model.ts'

export const CLUB_PATH = '/redazione/club'
export const LOOK_PATH = '/redazione/club/aspetto'

/** What each word is called where a person writes it. */
export const WORD_LABELS: Readonly<Record<ClubWord, string>> = {
  name: 'Nome del Club',
  legalName: 'Ragione sociale',
  seatStreet: 'Via e numero',
  seatPostcode: 'CAP',
  seatCity: 'Comune',
  seatProvince: 'Provincia',
  seatCountry: 'Nazione',
  vatNumber: 'Partita IVA',
  pec: 'PEC',
  phone: 'Telefono',
  email: 'E-mail dell’assistenza',
  whatsapp: 'Numero WhatsApp',
  closures: 'Chiusure di WhatsApp',
  chatUrl: 'Chat',
  jurisdiction: 'Legge applicabile e foro',
  providerNumber: 'Numero di provider ECM',
  accreditingBody: 'Ente accreditante',
  signer: 'Chi firma gli attestati',
  signature: 'Firma',
  partnerName: 'Nome del partner',
  partnerLogo: 'Logo del partner',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  securityContact: 'Contatto per la sicurezza',
  securityPolicy: 'Regole per chi segnala',
  taxRegime: 'Regime fiscale',
  registerOffice: 'Ufficio REA',
  registerNumber: 'Numero REA',
  shareCapital: 'Capitale sociale',
  singleMember: 'Quote della società',
  liquidation: 'Liquidazione',
  stampDuty: 'Imposta di bollo',
  quotes: 'Virgolette',
}

const LOOK_LABELS: Readonly<Partial<Record<LookPart, string>>> = {
  hue: 'Colore',
  chroma: 'Colore',
  accentHue: 'Colore dei pulsanti',
  accentChroma: 'Colore dei pulsanti',
  logo: 'Logo',
  logoSaysName: 'Nome accanto al logo',
}

/** The names of some fields of the trail, each once, in the order of the trail. */
export const CLUB_LABELS: Readonly<Record<string, string>> = {
  ...WORD_LABELS,
  ...LOOK_LABELS,
  // What was decided before the seat had five fields is still on the trail.
  address: 'Sede',
}
