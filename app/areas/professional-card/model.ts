/** CRD-005. The wire's codes of the two kinds of profession. */
export const PROFESSION_TYPES = { doctor: 857920003, other: 857920006 } as const
export type ProfessionType = keyof typeof PROFESSION_TYPES

/** CRD-005. Answers to a yes or no. */
export const YES = 857920000
export const NO = 857920001
export const NOT_SELECTED = 857920002

/** CRD-004 */
export const DEGREE_TYPES = [
  'Laurea Triennale',
  'Laurea Magistrale',
  'Laurea a ciclo unico',
  'Master',
  'Specializzazione',
  'Dottorato',
] as const
export type DegreeType = (typeof DEGREE_TYPES)[number]

/** CRD-024. Everyone, members of the club, the owner alone. */
export const VISIBILITIES = ['public', 'members', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** CRD-021. Personal data; professions; history; contacts; notices and visibility. */
export const LAST_STEP = 5
/** CRD-018 */
export const FIRST_YEAR = 1970
/** CRD-013 */
export const ADULT_YEARS = 18
/** CRD-015. How many credits the bonus is worth. The documents give no number. */
export const BONUS_CREDITS = 5
/** CRD-020. Addresses below the directory that are not a person's. */
export const RESERVED_SLUGS: readonly string[] = ['assistenza-domiciliare']

export type CardProfession = {
  type: ProfessionType
  name: string
  specialization: string | null
  city: string | null
  /** Two letters. */
  province: string | null
  isMain: boolean
}
export type Training = { degree: DegreeType; title: string; institution: string; year: number }
export type WorkExperience = { role: string; organization: string; fromYear: number; toYear: number | null }
export type Certification = { id: string; title: string; issuer: string; year: number; fileId: string | null }
export type Publication = { title: string; journal: string; year: number; link: string | null }
export type Contacts = {
  email: string | null
  phone: string | null
  website: string | null
  address: string | null
}
export type ChangeRequest = { text: string; requestedOn: string }

/** What the owner writes. */
export type CardDetails = {
  professions: readonly CardProfession[]
  presentation: string
  training: readonly Training[]
  workExperience: readonly WorkExperience[]
  certifications: readonly Certification[]
  publications: readonly Publication[]
  contacts: Contacts
}

export type PharmaCare = { id: string; status: number; createdOn: Date }

export type ProfessionalCard = {
  id: string
  memberId: string
  slug: string
  firstName: string
  lastName: string
  pictureFileId: string | null
  pictureName: string | null
  details: CardDetails
  step: number
  hasAcceptedPrivacy: boolean
  hasAcceptedTerms: boolean
  visibility: Visibility
  contactVisibility: Visibility
  pharmaCare: PharmaCare | null
  changeRequests: readonly ChangeRequest[]
  /** The club holds it: private until an operator lets it go. */
  isHeld: boolean
  /** IDN-053. Files of the owner that the scanner has not looked at yet: nobody else reads them. */
  awaitingFiles: readonly string[]
  /** When it was first shown to anybody; the newest come first in lists. */
  publishedAt: Date | null
}

export const NO_DETAILS: CardDetails = {
  professions: [],
  presentation: '',
  training: [],
  workExperience: [],
  certifications: [],
  publications: [],
  contacts: { email: null, phone: null, website: null, address: null },
}

/** A card as lists show it: public words only. */
export type ListedCard = {
  slug: string
  name: string
  professionName: string
  specialization: string | null
  city: string | null
  province: string | null
  picturePath: string | null
}
