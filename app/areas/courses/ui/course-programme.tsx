import { leastTimeInWords, lengthInWords } from '../card-rules.ts'
import type { Course, Programme } from '../model.ts'

type ProgrammeProps = { programme: Programme; course: Pick<Course, 'durationHours' | 'restOfStudy'> }

/** LRN-001. What one goes through, lesson by lesson. */
export function CourseProgramme({ programme, course }: ProgrammeProps) {
  const { lessons, minutes, test } = programme
  return (
    <section aria-labelledby="programma">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="programma" className="text-title-m">
          Programma
        </h2>
        <p className="text-ink-soft">
          {lessons.length === 1 ? '1 lezione' : `${lessons.length} lezioni`}, {lengthInWords(minutes)} in tutto
        </p>
      </div>
      <ol className="mt-3 border-line border-t">
        {lessons.map(({ title, kind, minutes: each }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lessons may have one title, and their order is what they are.
          <li key={at} className="flex items-center gap-5 border-line border-b py-4">
            <span aria-hidden="true" className="w-7 shrink-0 font-display text-primary text-title-s tabular-nums">
              {at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-strong">{title}</p>
              <p className="text-sm text-ink-soft">{kind}</p>
            </div>
            <p className="shrink-0 text-ink-soft tabular-nums">{each} min</p>
          </li>
        ))}
        {test && (
          <li className="flex items-center gap-5 border-line border-b py-4">
            <span aria-hidden="true" className="w-7 shrink-0 font-display text-primary text-title-s tabular-nums">
              {lessons.length + 1}
            </span>
            <p className="min-w-0 flex-1 font-strong">Prova finale</p>
            <p className="shrink-0 text-ink-soft tabular-nums">{test.questions} domande</p>
          </li>
        )}
      </ol>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">{leastTimeInWords(course, minutes)}</p>
    </section>
  )
}

/** TRN. The rules of the test, before one begins. */
export function FinalTest({ test }: { test: NonNullable<Programme['test']> }) {
  const rules = [
    [`${test.questions} domande`, 'quattro risposte, una sola esatta'],
    [`${test.toPass} giuste`, `per superarla (${test.percent}%)`],
    [`${test.attempts} tentativi`, 'ripassando il materiale prima di ciascuno'],
  ]
  return (
    <section aria-labelledby="prova-finale">
      <h2 id="prova-finale" className="text-title-m">
        La prova finale
      </h2>
      <dl className="mt-4 grid divide-line rounded-card border border-line bg-paper max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {rules.map(([figure, words]) => (
          <div key={figure} className="px-6 py-5">
            <dt className="font-display text-title-s">{figure}</dt>
            <dd className="mt-1 text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
