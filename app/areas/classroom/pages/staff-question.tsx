import { data, redirect } from 'react-router'
import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { Said } from '#design/desk/said.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Conflict } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { getQuestion, isAsked } from '../desk-store.server.ts'
import { addQuestion, correctQuestion, restoreQuestion, withdrawQuestion } from '../question-commands.server.ts'
import { OPTION_LETTERS, type QuestionTyped, typedQuestionOf } from '../question-rules.ts'
import { QuestionForm } from '../ui/question-form.tsx'
import type { Route } from './+types/staff-question'

const NEW = 'nuova'
const EMPTY: QuestionTyped = { words: '', A: '', B: '', C: '', D: '', right: '' }

/** One question of the bank. */
export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  const fresh = { head, isNew: true, isAsked: false, isWithdrawn: false, typed: EMPTY, version: 0 }
  if (params.questionId === NEW) return fresh
  const question = await getQuestion(db, course.id, idIn(params.questionId))
  return {
    head,
    isNew: false,
    isAsked: await isAsked(db, course.id, question.id),
    isWithdrawn: question.withdrawnAt !== null,
    typed: typedQuestionOf(question),
    version: question.version,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const courseId = idIn(params.courseId)
  const questionId = params.questionId === NEW ? null : idIn(params.questionId)
  const form = await request.formData()
  const sent = sentIn(form)
  const by = { courseId, staffId, now }
  const list = `${DESK_PATH}/${courseId}/domande`
  if (questionId !== null && (sent.act === 'withdraw' || sent.act === 'restore')) {
    const asked = { ...by, questionId, seenVersion: Number(sent.seen) }
    try {
      await (sent.act === 'withdraw' ? withdrawQuestion(db, asked) : restoreQuestion(db, asked))
      return redirect(list)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      return data({ problem: error.message }, 409)
    }
  }
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 2000)
  const typed: QuestionTyped = {
    words: field('words'),
    A: field('A'),
    B: field('B'),
    C: field('C'),
    D: field('D'),
    right: field('right'),
  }
  return answerForm({
    sent,
    typed,
    save: () =>
      questionId === null
        ? addQuestion(db, { ...by, typed })
        : correctQuestion(db, { ...by, questionId, seenVersion: Number(sent.seen), typed }),
    to: ({ isReplaced }) => (isReplaced ? `${list}?sostituita=1` : list),
    // One that was withdrawn meanwhile takes no other words.
    latest: async () => {
      if (questionId === null) return null
      const { version, withdrawnAt } = await getQuestion(db, courseId, questionId)
      return withdrawnAt ? null : { who: await lastHandOn(db, 'course', courseId), seen: version }
    },
  })
}

export const meta: Route.MetaFunction = () => [{ title: 'Domanda | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffQuestionPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { head, isNew, isWithdrawn, typed, version } = loaderData
  const answer = actionData && 'typed' in actionData ? actionData : null
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  return (
    <DeskFrame course={head} tab="/domande" page={isNew ? 'Nuova domanda' : 'Domanda'}>
      <Said isProblem className="max-w-3xl">
        {problem}
      </Said>
      {loaderData.isAsked && !isWithdrawn && (
        <p className="flex max-w-3xl gap-2.5 rounded-card bg-warning-tint px-5 py-4 text-warning">
          <Icon name="info" size={20} className="mt-0.5 shrink-0" />
          Questa domanda è già stata proposta in una prova. Se la cambi resta com’è fra le ritirate, e al suo posto
          nasce una domanda nuova: chi l’ha avuta ha risposto a quella.
        </p>
      )}
      {/* Whoever was writing while it was withdrawn still has their words in sight. */}
      {isWithdrawn && !answer ? (
        <Withdrawn typed={typed} />
      ) : (
        <QuestionForm courseId={head.id} question={params.questionId} version={version} typed={typed} answer={answer} />
      )}
      {!isNew && (
        <div className="max-w-3xl border-line border-t pt-6">
          <DeskAct
            act={isWithdrawn ? 'restore' : 'withdraw'}
            icon={isWithdrawn ? 'refresh-cw' : 'eye-off'}
            fields={<input type="hidden" name="seen" value={version} />}
          >
            {isWithdrawn ? 'Rimetti nella prova' : 'Ritira dalla prova'}
          </DeskAct>
        </div>
      )}
    </DeskFrame>
  )
}

function Withdrawn({ typed }: { typed: QuestionTyped }) {
  return (
    <section aria-label="Domanda ritirata" className="max-w-3xl rounded-card bg-paper p-6 shadow-card">
      <p className="eyebrow">Ritirata: non è più proposta a nessuno</p>
      <h2 className="wrap-anywhere mt-1 text-title-s">{typed.words}</h2>
      <ul className="mt-4 grid gap-2">
        {OPTION_LETTERS.map((letter) => (
          <li key={letter} className="wrap-anywhere flex gap-2">
            <Icon
              name={letter === typed.right ? 'check' : 'minus'}
              size={18}
              label={letter === typed.right ? 'Esatta' : 'Sbagliata'}
              className={letter === typed.right ? 'mt-1 shrink-0 text-success' : 'mt-1 shrink-0 text-ink-soft'}
            />
            {typed[letter]}
          </li>
        ))}
      </ul>
    </section>
  )
}
