import { PROFESSION_TYPES } from '../model.ts'
import type { PublicCard } from '../public-card-rules.ts'
import type { CardWire } from '../wire.ts'
import { CardHead } from './card-head.tsx'
import { CardSections } from './card-sections.tsx'

/** The card as others will see it, while it is being written. */
export function CardPreview({ card, hasContacts }: { card: CardWire; hasContacts: boolean }) {
  return (
    <details open className="print-hidden rounded-card bg-sunken p-4 sm:p-6">
      <summary className="min-h-11 cursor-pointer py-2 font-strong">Anteprima della scheda</summary>
      <div className="grid gap-6 pt-3">
        <CardHead card={previewOf(card, hasContacts)} headingLevel={2} />
        <CardSections card={previewOf(card, hasContacts)} />
      </div>
    </details>
  )
}

function previewOf(card: CardWire, hasContacts: boolean): PublicCard {
  const main = card.professions.find(({ mainProfession }) => mainProfession) ?? card.professions[0]
  const { email, phone, website, address } = card.contacts
  const isShared =
    hasContacts && card.contactDataVisibility !== 'Privata' && Boolean(email || phone || website || address)
  return {
    slug: card.slug,
    name: `${card.firstName} ${card.lastName}`,
    firstName: card.firstName,
    lastName: card.lastName,
    title: main?.profession || 'Professionista sanitario',
    isDoctor: main?.professionType === PROFESSION_TYPES.doctor,
    specialization: main?.specialization || null,
    place: [main?.city, main?.province && `(${main.province})`].filter(Boolean).join(' '),
    otherProfessions: card.professions
      .filter((each) => each !== main)
      .map(({ profession, specialization }) => (specialization ? `${profession}, ${specialization}` : profession)),
    presentation: card.presentationText,
    picturePath: card.profilePictureUrl,
    training: card.training.map(({ degreeType, ...rest }) => ({ degree: degreeType, ...rest })),
    workExperience: card.workExperience,
    certifications: card.certifications,
    publications: card.scientificPublications.map(({ link, ...rest }) => ({ ...rest, link: link || null })),
    contacts: isShared
      ? { email: email || null, phone: phone || null, website: website || null, address: address || null }
      : null,
  }
}
