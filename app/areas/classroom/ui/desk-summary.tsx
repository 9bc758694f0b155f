import { hourCount, lengthInWords } from '#areas/courses/card-rules.ts'
import type { DeskHeadCourse } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH, FIELD_NAMES } from '#areas/courses/desk-copy.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'

const card = 'rounded-card bg-paper p-5 shadow-card sm:p-6'

/** What must be done before opening, or that nothing is left to do. */
export function Missing({ missing, isDraft }: { missing: readonly string[]; isDraft: boolean }) {
  if (missing.length === 0)
    return isDraft ? (
      <p className="flex items-center gap-3 rounded-card bg-success-tint px-5 py-4 text-success">
        <Icon name="circle-check" size={22} />
        <strong>È tutto pronto: il corso si può aprire.</strong>
      </p>
    ) : null
  return (
    <section aria-labelledby="manca" className="rounded-card bg-warning-tint p-5 text-warning sm:p-6">
      <h2 id="manca" className="flex items-center gap-2.5 text-title-s">
        <Icon name="triangle-alert" size={22} />
        {isDraft ? 'Che cosa manca per aprirlo' : 'Che cosa manca'}
      </h2>
      <ul className="mt-3 grid list-disc gap-1 pl-6">
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

export type DeskNumbers = {
  lessons: number
  minutes: number
  hours: number
  restOfStudy: string | null
  questions: number
  needed: number
  enrolled: number
  studying: number
}

/** The parts of the course in figures, each leading to its own. */
export function CourseNumbers({ numbers, head }: { numbers: DeskNumbers; head: DeskHeadCourse }) {
  const path = `${DESK_PATH}/${head.id}`
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  const tiles = [
    {
      icon: 'book-open',
      figure: many(numbers.lessons, 'lezione', 'lezioni'),
      text:
        numbers.lessons === 0
          ? 'Nessun materiale.'
          : `${lengthInWords(numbers.minutes)} in tutto, ${hourCount(numbers.hours)} dichiarate.`,
      to: `${path}/lezioni`,
      isOpen: head.mayEdit,
    },
    {
      icon: 'clipboard-list',
      figure: many(numbers.questions, 'domanda', 'domande'),
      text: `La prova ne chiede ${numbers.needed}.`,
      to: `${path}/domande`,
      isOpen: head.mayEdit,
    },
    {
      icon: 'users',
      figure: many(numbers.enrolled, 'iscritto', 'iscritti'),
      text: numbers.studying === 0 ? 'Nessuno sta studiando.' : `${many(numbers.studying, 'sta', 'stanno')} studiando.`,
      to: `${path}/partecipanti`,
      isOpen: head.maySeePeople,
    },
  ]
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-3">
        {tiles.map(({ icon, figure, text, to, isOpen }) => (
          <li key={icon} className={`${card} grid content-start gap-1`}>
            <Icon name={icon} size={24} className="text-primary" />
            <p className="font-display text-title-s">{isOpen ? <Link to={to}>{figure}</Link> : figure}</p>
            <p className="text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
      {numbers.restOfStudy && (
        <p className={card}>
          <span className="font-strong">{FIELD_NAMES.restOfStudy}.</span> {numbers.restOfStudy}
        </p>
      )}
    </>
  )
}

export type HistoryLine = {
  id: string
  on: string
  actor: string
  what: string
  about: string | number | boolean | null
}

export function CourseHistory({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <section aria-labelledby="storia" className={card}>
      <h2 id="storia" className="text-title-s">
        Storia di questo corso
      </h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nessuna modifica dalla redazione.</p>
      ) : (
        <ol className="mt-3 divide-y divide-line">
          {lines.map(({ id, on, actor, what, about }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span className="wrap-anywhere min-w-0">
                {what}
                {about !== null && <span className="text-ink-soft">: {about}</span>}
              </span>
              <span className="text-ink-soft text-sm tabular-nums">
                {on}, {actor}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
