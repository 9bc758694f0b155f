import { Badge } from '../badge/badge.tsx'
import { Card, CardBody, CardCover, CardTitle } from '../card/card.tsx'
import { CoverArt } from '../cover-art/cover-art.tsx'
import type { Example } from '../example.ts'
import { Carousel } from './carousel.tsx'

const titles = [
  ['Scompenso cardiaco: la terapia in quattro pilastri', 'Cardiologia'],
  ['Farmaci e anziano fragile: togliere bene', 'Farmacia'],
  ['Comunicare la diagnosi difficile', 'Psicologia'],
  ['Il consenso informato che regge in giudizio', 'Legale'],
  ['Nutrizione clinica in corsia', 'Nutrizione'],
] as const

const slides = titles.map(([title, category]) => ({
  key: title,
  content: (
    <Card>
      <CardCover>
        <CoverArt seed={title} category={category} />
      </CardCover>
      <CardBody>
        <Badge className="self-start">{category}</Badge>
        <CardTitle to="/corsi">{title}</CardTitle>
      </CardBody>
    </Card>
  ),
}))

export const examples: Example[] = [
  { name: 'Tre per volta', render: () => <Carousel label="Corsi suggeriti" slides={slides} /> },
  {
    name: 'Una per volta, da sola',
    render: () => (
      <Carousel
        label="In primo piano"
        slides={slides}
        perView={{ tablet: 1, desktop: 1 }}
        autoplayMs={6000}
        isLooping
        className="max-w-md"
      />
    ),
  },
]
