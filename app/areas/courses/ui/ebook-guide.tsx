import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'

const STEPS = [
  { icon: 'download', title: 'Scarica l’e-book', words: 'Lo leggi quando vuoi, anche senza connessione.' },
  { icon: 'clipboard-list', title: 'Accedi al test finale', words: 'Dall’aula del corso, da qualsiasi dispositivo.' },
  {
    icon: 'award',
    title: 'Ottieni i crediti ECM con l’attestato',
    words: 'Si scarica appena superato il test; ai crediti pensiamo noi.',
  },
]

/** CRS-016. */
export function EbookGuide() {
  return (
    <Band ground="paper" aria-labelledby="guida-pratica">
      <SectionHead id="guida-pratica" title="Guida pratica ai Corsi E-Book" />
      <ol className="grid gap-6 md:grid-cols-3">
        {STEPS.map(({ icon, title, words }, index) => (
          <li key={icon} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-primary-tint text-primary">
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h3 className="text-title-s">
                {index + 1}. {title}
              </h3>
              <p className="mt-1 text-ink-soft">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
