import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button.tsx'
import { CoverArt } from '../cover-art/cover-art.tsx'
import type { Example } from '../example.ts'
import { Icon } from '../icon/icon.tsx'
import { CardGrid } from '../layout/layout.tsx'
import { Card, CardBody, CardCover, CardMeta, CardTitle } from './card.tsx'

const courses = [
  {
    category: 'Medicina',
    title: 'Antibiotici nell’adulto: scegliere, dosare, fermarsi',
    credits: 10,
    kind: 'Multimediale',
  },
  { category: 'Legale', title: 'Responsabilità professionale dopo la legge Gelli', credits: 4, kind: 'E-book' },
  {
    category: 'Sicurezza',
    title: 'Aggressioni in pronto soccorso: prevenire e reagire',
    credits: 6,
    kind: 'Film Formazione',
  },
]

export const examples: Example[] = [
  {
    name: 'Corsi',
    render: () => (
      <CardGrid>
        {courses.map((course) => (
          <Card key={course.title}>
            <CardCover>
              <CoverArt seed={course.title} category={course.category} />
            </CardCover>
            <CardBody>
              <div className="flex flex-wrap gap-2">
                <Badge tone="gold">{course.credits} crediti</Badge>
                <Badge>{course.kind}</Badge>
              </div>
              <CardTitle>{course.title}</CardTitle>
              <p className="text-ink-soft">Percorso pratico, con casi dal territorio e dalla corsia.</p>
              <CardMeta>8 ore · Scade il 30/06/27</CardMeta>
              <ButtonLink to="/corsi" isWide>
                Inizia il corso
              </ButtonLink>
            </CardBody>
          </Card>
        ))}
      </CardGrid>
    ),
  },
  {
    name: 'Tutta la scheda porta alla pagina',
    render: () => (
      <CardGrid>
        {['scale', 'shield-check', 'telemedicine'].map((icon) => (
          <Card key={icon}>
            <CardBody>
              <Icon name={icon} size={32} className="text-primary" />
              <CardTitle to="/servizi">Servizi legali</CardTitle>
              <p className="text-ink-soft">Risposta in 2 giorni lavorativi.</p>
            </CardBody>
          </Card>
        ))}
      </CardGrid>
    ),
  },
  {
    name: 'Con il bordo, piana, scelta',
    render: () => (
      <CardGrid>
        {(['outlined', 'flat', 'chosen'] as const).map((look) => (
          <Card key={look} look={look}>
            <CardBody>
              <CardTitle>Premium</CardTitle>
              <p>Tutto il Club, per te e per la tua professione.</p>
            </CardBody>
          </Card>
        ))}
      </CardGrid>
    ),
  },
]
