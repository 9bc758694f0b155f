import type { ExampleGroup } from '#design/example.ts'

function Links({ sections }: { sections: readonly ExampleGroup[] }) {
  return (
    <div className="grid gap-5">
      {sections.map((section) => (
        <div key={section.title}>
          <p className="eyebrow mb-1">{section.title}</p>
          <ul>
            {section.sets.map((set) => (
              <li key={set.slug}>
                <a
                  href={`#${set.slug}`}
                  className="flex min-h-9 items-center text-sm hover:text-primary hover:underline"
                >
                  {set.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Beside the page where there is room, folded above it where there is not. */
export function GalleryIndex({ sections }: { sections: readonly ExampleGroup[] }) {
  return (
    <>
      <details className="rounded-card bg-paper px-5 shadow-card lg:hidden">
        <summary className="flex min-h-13 items-center font-strong">Indice</summary>
        <nav aria-label="Indice della galleria" className="pb-5">
          <Links sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="Indice della galleria"
        className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto pr-2 pb-6 lg:block"
      >
        <Links sections={sections} />
      </nav>
    </>
  )
}
