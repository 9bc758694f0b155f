import { ButtonLink } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Anchor } from '#design/link/link.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import type { CoursesCard } from '../../dashboard-model.ts'
import { Box } from './box.tsx'

/** The courses in progress, each with its way on. */
export function CoursesBox({ card: { title, courses, sum }, className }: { card: CoursesCard; className?: string }) {
  if (courses.length === 0)
    return (
      <Box title={title} level={2} className={className}>
        <p className="text-ink-soft">Nel catalogo trovi crediti, durata e ultimo giorno di ognuno.</p>
        <p className="mt-auto pt-5">
          <ButtonLink to="/corsi-ecm-fad">Scegli un corso</ButtonLink>
        </p>
      </Box>
    )
  return (
    <Box title={title} level={2} className={className}>
      <ul className="grid gap-3.5 pb-4">
        {courses.map(({ id, title: name, to, cover, percent, words }) => (
          <li key={id} className="relative grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-4">
            <span className="aspect-square overflow-hidden rounded-field">
              {cover.image ? (
                <img src={cover.image} alt="" loading="lazy" className="size-full object-cover" />
              ) : (
                <CoverArt seed={cover.seed} category={cover.category} />
              )}
            </span>
            <span className="grid min-w-0 gap-1.5">
              <Anchor
                to={to}
                className="line-clamp-2 font-strong leading-tight no-underline after:absolute after:inset-0 hover:text-primary"
              >
                {name}
              </Anchor>
              <ProgressBar label={`Completamento di ${name}`} value={percent} caption="" />
              <span className="text-ink-soft text-sm">{words}</span>
            </span>
          </li>
        ))}
      </ul>
      {sum && (
        <p className="mt-auto border-line border-t pt-3 text-ink-soft text-sm">
          {sum.words}{' '}
          <b className="font-strong text-ink">{sum.total.toLocaleString('it-IT', { maximumFractionDigits: 1 })}</b>.
        </p>
      )}
    </Box>
  )
}
