import type { Fact } from '#platform/pure/json-ld.ts'
import type { PublicCard } from '../public-card-rules.ts'

/** What search engines are told: everybody is a Person with a title, and a doctor a Physician too. */
export function physicianOf(card: PublicCard, origin: string): Fact {
  const url = `${origin}/professionisti-sanitari/${card.slug}`
  const common = {
    name: card.name,
    url,
    ...(card.presentation && { description: card.presentation }),
    ...(card.picturePath && { image: origin + card.picturePath }),
    ...(card.contacts?.phone && { telephone: card.contacts.phone }),
    ...(card.contacts?.email && { email: card.contacts.email }),
    ...(card.place && { address: { '@type': 'PostalAddress', addressLocality: card.place, addressCountry: 'IT' } }),
  }
  return card.isDoctor
    ? {
        '@type': ['Person', 'Physician'],
        ...common,
        jobTitle: card.title,
        ...(card.specialization && { medicalSpecialty: card.specialization }),
      }
    : { '@type': 'Person', ...common, jobTitle: card.title }
}
