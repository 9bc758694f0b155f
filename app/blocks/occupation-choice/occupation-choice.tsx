import { CHOSEN_OCCUPATION } from '#areas/professions/occupation-rules.ts'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { OccupationChoiceData } from './load.server.ts'

/** Whoever finds their own work among these registers with it already chosen. */
export function OccupationChoiceBlock({ id, data, headingLevel }: BlockProps<OccupationChoiceData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} space="small" aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        title={data.title}
        className="mb-4 [&_:is(h2,h3)]:text-title-s"
      />
      <ul className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-6 lg:gap-4">
        {data.choices.map(({ value, name, label }) => (
          <li
            key={value}
            className="relative flex min-w-0 items-center gap-3 rounded-card bg-paper p-3 shadow-card hover:shadow-float sm:grid sm:content-start sm:p-4"
          >
            <span className="size-10 shrink-0 overflow-hidden rounded-small sm:size-12">
              <CoverArt seed={name} category="mestieri" />
            </span>
            <Anchor
              to={`/registrazione?${CHOSEN_OCCUPATION}=${value}`}
              className="opens-all hyphens-auto font-strong text-ink wrap-anywhere max-sm:text-sm"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link look="standalone" to="/registrazione">
          Tutte le professioni sanitarie
        </Link>
      </p>
    </Band>
  )
}
