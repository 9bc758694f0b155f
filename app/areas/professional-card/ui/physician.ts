import type { PublicCard } from '../public-card-rules.ts'

/** What search engines are told: a doctor is a Physician, whoever else cares is a Person with a title. */
export function physicianOf(card: PublicCard, origin: string): { '@type': string } & Record<string, unknown> {
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
    ? { '@type': 'Physician', ...common, ...(card.specialization && { medicalSpecialty: card.specialization }) }
    : { '@type': 'Person', ...common, jobTitle: card.title }
}
