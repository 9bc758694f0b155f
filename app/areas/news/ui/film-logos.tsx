import type { FilmLogo } from '#areas/content/article-model.ts'

/** CNT-008. Who made the film: their pictures where we have them, their names where we do not. */
export function FilmLogos({ logos }: { logos: readonly FilmLogo[] }) {
  return (
    <section aria-labelledby="loghi-film" className="border-line border-t pt-5">
      <h2 id="loghi-film" className="font-strong font-text text-title-xs">
        Un film di
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {logos.map(({ name, path }) => (
          <li
            key={name}
            className="grid h-16 min-w-36 place-items-center rounded-card border border-line bg-paper px-5 font-display text-ink-soft"
          >
            {path ? <img src={path} alt={name} height={40} className="h-10 w-auto" /> : name}
          </li>
        ))}
      </ul>
    </section>
  )
}
