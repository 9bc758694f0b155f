import { Badge } from '#design/badge/badge.tsx'
import type { CourseStudy } from '../course-study-context.server.ts'
import { COURSE_STUDY } from '../course-study-model.ts'
import { HowCounted } from './figure-words.tsx'

/** FIG-038. Each question of the test with what is answered to it. */
export function CourseQuestions({ questions }: { questions: CourseStudy['questions'] }) {
  const { name, ...definition } = COURSE_STUDY.questions
  return (
    <section aria-labelledby="domande" data-figure={definition.code} className="figure-panel figure-whole">
      <h2 id="domande" className="font-strong font-text text-base">
        {name}
      </h2>
      {questions.length === 0 ? (
        <p className="text-ink-soft text-sm">Nessuna prova consegnata.</p>
      ) : (
        <ol className="grid gap-x-8 gap-y-3 text-sm xl:grid-cols-2">
          {questions.map(({ words, answers, right, toReview, options }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words, and they do not move.
            <li key={index} className="grid content-start gap-1 border-line border-t pt-2">
              <p>
                {words} {toReview && <Badge tone="warning">Da rivedere</Badge>}
              </p>
              <p className="text-ink-soft">
                Risposte: <b className="text-ink tabular-nums">{answers}</b>, giuste:{' '}
                <b className="text-ink tabular-nums">{right}</b>
              </p>
              <ul className="grid gap-0.5 text-ink-soft">
                {options.map(({ name: option, isRight, share }) => (
                  <li key={option} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
                    <span className="tabular-nums">{share}</span>
                    <span>
                      {option}
                      {isRight && ' (giusta)'}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <div className="figure-more">
        <HowCounted name={name} definition={{ ...definition, before: [] }} />
      </div>
    </section>
  )
}
