import { z } from 'zod'
import { filePath } from '#platform/files/model.ts'
import { REQUIRED } from '#platform/pure/person-fields.ts'
import { PROVINCES } from '#platform/pure/provinces.ts'
import {
  type CardDetails,
  DEGREE_TYPES,
  FIRST_YEAR,
  LAST_STEP,
  NO,
  NO_DETAILS,
  NOT_SELECTED,
  PROFESSION_TYPES,
  type ProfessionalCard,
  type ProfessionType,
  type Visibility,
  YES,
} from './model.ts'
import { hidesFlags } from './rules.ts'

/** IDN-053 */
export const IN_CHECK = 'In verifica' as const

const VISIBILITY_WORDS: Record<Visibility, 'Pubblica' | 'Qualsiasi utente' | 'Privata'> = {
  public: 'Pubblica',
  members: 'Qualsiasi utente',
  private: 'Privata',
}
const VISIBILITY_OF = { Pubblica: 'public', 'Qualsiasi utente': 'members', Privata: 'private' } as const

const visibility = z.enum(['Pubblica', 'Qualsiasi utente', 'Privata'])
const flag = z.literal([YES, NO, NOT_SELECTED])
const line = (max: number) => z.string().trim().min(1, REQUIRED).max(max)
const optionalLine = (max: number) => z.string().trim().max(max)
const year = z.int().min(FIRST_YEAR).max(2100)
const province = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || Object.hasOwn(PROVINCES, code), 'Scegli una delle province.')
const webLink = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)])

export const professionWire = z.strictObject({
  professionType: z.literal([PROFESSION_TYPES.doctor, PROFESSION_TYPES.other]),
  profession: line(80),
  specialization: optionalLine(80),
  city: optionalLine(80),
  province,
  mainProfession: z.boolean(),
})
export const trainingWire = z.strictObject({
  degreeType: z.enum(DEGREE_TYPES),
  title: line(160),
  institution: line(160),
  year,
})
export const workExperienceWire = z.strictObject({
  role: line(120),
  organization: line(160),
  fromYear: year,
  toYear: year.nullable(),
})
export const certificationWire = z.strictObject({
  id: z.uuid(),
  title: line(160),
  issuer: line(160),
  year,
  documentUrl: z.string().max(400).nullable().optional(),
  /** IDN-053. Only answered: while the scanner has not looked at the document, its owner alone reads it. */
  documentStatus: z.literal(IN_CHECK).nullable().optional(),
  /** CRD-008. Left out when nothing changed; the body names a file sent before, by its id. */
  document: z
    .strictObject({ mimeType: z.string().max(80), documentBody: z.uuid() })
    .nullable()
    .optional(),
})
export const publicationWire = z.strictObject({ title: line(240), journal: optionalLine(160), year, link: webLink })
export const contactsWire = z.strictObject({
  email: z.union([z.literal(''), z.email().max(160)]),
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[+\d ()./-]*$/, 'Solo cifre e segni del telefono.'),
  website: webLink,
  address: optionalLine(200),
})

const editable = {
  step: z.int().min(1).max(LAST_STEP),
  profilePicture: z.union([z.literal(''), z.uuid()]),
  professions: z.array(professionWire).max(6),
  presentationText: optionalLine(2000),
  privacyFlag: flag,
  termsOfServiceFlag: flag,
  contacts: contactsWire,
  contactDataVisibility: visibility,
  training: z.array(trainingWire).max(20),
  workExperience: z.array(workExperienceWire).max(20),
  certifications: z.array(certificationWire).max(20),
  scientificPublications: z.array(publicationWire).max(50),
  visibility,
}

/** CRD-007, CRD-026. Only what changed; `createBonus` asks for the bonus, `patchFrom` says which section sent it. */
export const cardPatchWire = z
  .strictObject({
    ...editable,
    pharmaCareActive: z.boolean(),
    createBonus: z.boolean(),
    patchFrom: z.string().trim().max(40),
  })
  .partial()
export type CardPatch = z.output<typeof cardPatchWire>

/** CRD-003 */
export const cardWire = z.strictObject({
  ...editable,
  status: z.int(),
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fiscalCode: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  profilePictureStatus: z.literal(IN_CHECK).optional(),
  isHiddenFlags: z.boolean(),
  pharmaCare: z
    .strictObject({ id: z.uuid(), professionistaId: z.uuid(), status: z.int(), createdOn: z.iso.datetime() })
    .nullable(),
  changeRequests: z.array(z.strictObject({ text: z.string(), requestedOn: z.string() })),
  createBonus: z.boolean(),
  patchFrom: z.string(),
})
export type CardWire = z.output<typeof cardWire>

const flagOf = (isAccepted: boolean) => (isAccepted ? YES : NOT_SELECTED)

/** The owner's own card. */
export function toCardWire(card: ProfessionalCard, fiscalCode: string | null): CardWire {
  const { details } = card
  const blank = (text: string | null) => text ?? ''
  return {
    step: card.step,
    status: card.visibility === 'private' ? 1 : 2,
    slug: card.slug,
    firstName: card.firstName,
    lastName: card.lastName,
    fiscalCode,
    profilePicture: card.pictureFileId ?? '',
    profilePictureUrl: picturePath(card),
    ...(card.awaitingFiles.includes(card.pictureFileId ?? '') && { profilePictureStatus: IN_CHECK }),
    professions: details.professions.map(({ type, name, specialization, city, province: code, isMain }) => ({
      professionType: PROFESSION_TYPES[type],
      profession: name,
      specialization: blank(specialization),
      city: blank(city),
      province: blank(code),
      mainProfession: isMain,
    })),
    presentationText: details.presentation,
    privacyFlag: flagOf(card.hasAcceptedPrivacy),
    termsOfServiceFlag: flagOf(card.hasAcceptedTerms),
    isHiddenFlags: hidesFlags(card),
    contacts: {
      email: blank(details.contacts.email),
      phone: blank(details.contacts.phone),
      website: blank(details.contacts.website),
      address: blank(details.contacts.address),
    },
    contactDataVisibility: VISIBILITY_WORDS[card.contactVisibility],
    training: details.training.map(({ degree, ...rest }) => ({ degreeType: degree, ...rest })),
    workExperience: details.workExperience.map((work) => ({ ...work })),
    certifications: details.certifications.map(({ fileId, ...rest }) => ({
      ...rest,
      documentUrl: fileId ? filePath({ id: fileId, name: 'certificazione' }) : null,
      ...(fileId && card.awaitingFiles.includes(fileId) && { documentStatus: IN_CHECK }),
    })),
    scientificPublications: details.publications.map(({ link, ...rest }) => ({ ...rest, link: blank(link) })),
    pharmaCare: card.pharmaCare && {
      id: card.pharmaCare.id,
      professionistaId: card.id,
      status: card.pharmaCare.status,
      createdOn: card.pharmaCare.createdOn.toISOString(),
    },
    changeRequests: card.changeRequests.map((request) => ({ ...request })),
    visibility: VISIBILITY_WORDS[card.visibility],
    createBonus: false,
    patchFrom: '',
  }
}

/** CRD-006. What the editor starts from when there is no card. */
export function blankCardWire(
  { name, surname }: { name: string; surname: string },
  fiscalCode: string | null,
): CardWire {
  const blank: ProfessionalCard = {
    id: '',
    memberId: '',
    slug: '',
    firstName: name,
    lastName: surname,
    pictureFileId: null,
    pictureName: null,
    details: NO_DETAILS,
    step: 1,
    hasAcceptedPrivacy: false,
    hasAcceptedTerms: false,
    visibility: 'private',
    contactVisibility: 'private',
    pharmaCare: null,
    changeRequests: [],
    isHeld: false,
    awaitingFiles: [],
    publishedAt: null,
  }
  return { ...toCardWire(blank, fiscalCode), status: 0 }
}

/** What others see of the picture: nothing, while the scanner has not looked at it. */
export function shownPicturePath(card: ProfessionalCard): string | null {
  return card.awaitingFiles.includes(card.pictureFileId ?? '') ? null : picturePath(card)
}

export function picturePath(card: Pick<ProfessionalCard, 'pictureFileId' | 'pictureName'>): string | null {
  return card.pictureFileId && filePath({ id: card.pictureFileId, name: card.pictureName ?? 'foto' })
}

const typeOf = (code: number): ProfessionType => (code === PROFESSION_TYPES.doctor ? 'doctor' : 'other')
const orNull = (text: string) => (text === '' ? null : text)

/** The details after a patch; certifications without a document keep the one they had (CRD-008). */
export function patchedDetails(before: CardDetails, patch: CardPatch): CardDetails {
  const files = new Map(before.certifications.map(({ id, fileId }) => [id, fileId]))
  return {
    professions:
      patch.professions?.map((profession) => ({
        type: typeOf(profession.professionType),
        name: profession.profession,
        specialization: orNull(profession.specialization),
        city: orNull(profession.city),
        province: orNull(profession.province),
        isMain: profession.mainProfession,
      })) ?? before.professions,
    presentation: patch.presentationText ?? before.presentation,
    training: patch.training?.map(({ degreeType, ...rest }) => ({ degree: degreeType, ...rest })) ?? before.training,
    workExperience: patch.workExperience ?? before.workExperience,
    certifications:
      patch.certifications?.map(({ id, title, issuer, year: given, document }) => ({
        id,
        title,
        issuer,
        year: given,
        fileId: document === undefined ? (files.get(id) ?? null) : (document?.documentBody ?? null),
      })) ?? before.certifications,
    publications:
      patch.scientificPublications?.map(({ link, ...rest }) => ({ ...rest, link: orNull(link) })) ??
      before.publications,
    contacts: patch.contacts
      ? {
          email: orNull(patch.contacts.email),
          phone: orNull(patch.contacts.phone),
          website: orNull(patch.contacts.website),
          address: orNull(patch.contacts.address),
        }
      : before.contacts,
  }
}

export function visibilityOf(words: keyof typeof VISIBILITY_OF): Visibility {
  return VISIBILITY_OF[words]
}
