/** The words by which a club presents itself, each one line of text; empty where the club has none. */
export const CLUB_WORDS = [
  'name',
  'legalName',
  'seatStreet',
  'seatPostcode',
  'seatCity',
  'seatProvince',
  'seatCountry',
  'vatNumber',
  'pec',
  'phone',
  'email',
  'whatsapp',
  'closures',
  'chatUrl',
  'jurisdiction',
  'providerNumber',
  'accreditingBody',
  'signer',
  'signature',
  'partnerName',
  'partnerLogo',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'securityContact',
  'securityPolicy',
  'taxRegime',
  'registerOffice',
  'registerNumber',
  'shareCapital',
  'singleMember',
  'liquidation',
  'stampDuty',
  'quotes',
] as const
export type ClubWord = (typeof CLUB_WORDS)[number]

/** The words that are the address of a drawing, and how a form sends another or takes it away. */
export const PICTURE_WORDS = ['partnerLogo', 'signature'] as const satisfies readonly ClubWord[]
export type PictureWord = (typeof PICTURE_WORDS)[number]
export const fileFieldOf = (word: PictureWord) => `${word}File`
export const dropField = (word: PictureWord) => `drop-${word}`
export type ClubWords = Record<ClubWord, string>

/** How it looks: a colour, and a drawing of its own. Absent is the look of the house. */
export const LOOK_PARTS = [
  'hue',
  'chroma',
  'accentHue',
  'accentChroma',
  'logo',
  'logoSize',
  'icon',
  'logoSaysName',
] as const
export type LookPart = (typeof LOOK_PARTS)[number]

/** Saved apart, so that who corrects the telephone does not disturb who chooses the colour. */
export const CLUB_PARTS = ['words', 'look'] as const
export type ClubPart = (typeof CLUB_PARTS)[number]

/** What the desk decided, and nothing else: what is not here is as the environment says. `number` grows by one at each saving. */
export type Decided = { number: number; values: Readonly<Record<string, string>> }
export type ClubSettings = Readonly<Record<ClubPart, Decided>>

export const NOTHING_DECIDED: ClubSettings = { words: { number: 0, values: {} }, look: { number: 0, values: {} } }

export const LONGEST_NAME = 40
/** As much as an electronic invoice can say. */
export const LONGEST_LEGAL_NAME = 80
export const LONGEST_STREET = 60
/** What the word of the stamp duty says where members pay it back. */
export const STAMP_DUTY_CHARGED = 'members'
export const LONGEST_SIGNER = 80
export const LONGEST_JURISDICTION = 200
export const LONGEST_URL = 300
export const MOST_CLOSURES = 12
