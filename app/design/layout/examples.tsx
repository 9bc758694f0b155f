import type { Example } from '../example.ts'
import { Link } from '../link/link.tsx'
import { Band, Prose, SectionHead } from './layout.tsx'

export const examples: Example[] = [
  {
    name: 'Inizio di una sezione',
    render: () => (
      <SectionHead
        level={3}
        eyebrow="Formazione"
        title="Corsi ECM in evidenza"
        lead="Percorsi brevi, da finire tra un turno e l’altro."
        action={
          <Link to="/corsi" look="standalone">
            Tutti i corsi
          </Link>
        }
      />
    ),
  },
  {
    name: 'Fasce',
    render: () => (
      <div className="overflow-hidden rounded-card">
        <Band ground="tint" space="small">
          <p className="font-display text-title-s">Fascia tinta</p>
        </Band>
        <Band ground="paper" space="small">
          <p className="font-display text-title-s">Fascia di carta</p>
        </Band>
        <Band ground="night" space="small">
          <p className="font-display text-title-s">Fascia notturna</p>
        </Band>
      </div>
    ),
  },
  {
    name: 'Testo lungo',
    render: () => (
      <Prose>
        <h3>Quando ricoverare una polmonite di comunità</h3>
        <p>
          La decisione si prende <strong>al letto del malato</strong>, con tre domande e un saturimetro. I punteggi
          aiutano a non dimenticare nulla; <em>non sostituiscono il giudizio</em>. Le{' '}
          <a href="/linee-guida">linee guida</a> indicano:
        </p>
        <ul>
          <li>età, comorbilità e contesto familiare;</li>
          <li>frequenza respiratoria, pressione, stato di coscienza.</li>
        </ul>
        <blockquote>Chi cura gli altri merita di essere aiutato bene.</blockquote>
      </Prose>
    ),
  },
]
