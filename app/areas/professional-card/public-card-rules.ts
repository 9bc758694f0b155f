import type { CardDetails, Contacts, ProfessionalCard } from './model.ts'
import { mainProfession } from './rules.ts'

/** CRD-025. What the public page shows; built field by field, so that nothing else can slip through. */
export type PublicCard = {
  slug: string
  name: string
  firstName: string
  lastName: string
  /** CRD-022. The main profession. */
  title: string
  isDoctor: boolean
  specialization: string | null
  place: string
  otherProfessions: string[]
  presentation: string
  picturePath: string | null
  training: CardDetails['training']
  workExperience: CardDetails['workExperience']
  certifications: { title: string; issuer: string; year: number }[]
  publications: CardDetails['publications']
  contacts: Contacts | null
}

export function publicCard(card: ProfessionalCard, picture: string | null, showsContacts: boolean): PublicCard {
  const { details } = card
  const main = mainProfession(details.professions)
  const hasContacts = Object.values(details.contacts).some(Boolean)
  return {
    slug: card.slug,
    name: `${card.firstName} ${card.lastName}`,
    firstName: card.firstName,
    lastName: card.lastName,
    title: main?.name ?? 'Professionista sanitario',
    isDoctor: main?.type === 'doctor',
    specialization: main?.specialization ?? null,
    place: [main?.city, main?.province && `(${main.province})`].filter(Boolean).join(' '),
    otherProfessions: details.professions
      .filter((profession) => profession !== main)
      .map(({ name, specialization }) => (specialization ? `${name}, ${specialization}` : name)),
    presentation: details.presentation,
    picturePath: picture,
    training: details.training,
    workExperience: details.workExperience,
    certifications: details.certifications.map(({ title, issuer, year }) => ({ title, issuer, year })),
    publications: details.publications,
    contacts: showsContacts && hasContacts ? details.contacts : null,
  }
}
