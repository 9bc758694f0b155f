import { Form as MoveForm, redirect, useNavigation } from 'react-router'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { getQuestion, isAsked } from '../desk-store.server.ts'
import { addQuestion, correctQuestion, restoreQuestion, withdrawQuestion } from '../question-commands.server.ts'
import { OPTION_LETTERS, type QuestionTyped, typedQuestionOf } from '../question-rules.ts'
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
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 2000)
  const typed: QuestionTyped = {
    words: field('words'),
    A: field('A'),
    B: field('B'),
    C: field('C'),
    D: field('D'),
    right: field('right'),
  }
  const seenVersion = Number(form.get('version'))
  const by = { courseId, staffId, now }
  const list = `${DESK_PATH}/${courseId}/domande`
  try {
    if (params.questionId === NEW) {
      const added = await addQuestion(db, { ...by, typed })
      if (added.kind === 'saved') return redirect(list)
      return { errors: added.errors as Record<string, string>, values: { ...typed }, version: seenVersion }
    }
    const asked = { ...by, questionId: idIn(params.questionId), seenVersion }
    if (form.get('move') === 'withdraw') await withdrawQuestion(db, asked)
    else if (form.get('move') === 'restore') await restoreQuestion(db, asked)
    else {
      const saved = await correctQuestion(db, { ...asked, typed })
      if (saved.kind === 'refused')
        return { errors: saved.errors as Record<string, string>, values: { ...typed }, version: seenVersion }
      if (saved.isReplaced) return redirect(`${list}?sostituita=1`)
    }
    return redirect(list)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const isTyped = form.get('move') === null
    return { errors: { version: error.message }, values: isTyped ? { ...typed } : undefined, version: seenVersion }
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Domanda | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, isNew, isWithdrawn, typed } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const version = actionData?.version ?? loaderData.version
  return (
    <DeskFrame course={head} tab="/domande" page={isNew ? 'Nuova domanda' : 'Domanda'}>
      {loaderData.isAsked && !isWithdrawn && (
        <p className="flex max-w-3xl gap-2.5 rounded-card bg-warning-tint px-5 py-4 text-warning">
          <Icon name="info" size={20} className="mt-0.5 shrink-0" />
          Questa domanda è già stata proposta in una prova. Se la cambi resta com’è fra le ritirate, e al suo posto
          nasce una domanda nuova: chi l’ha avuta ha risposto a quella.
        </p>
      )}
      {isWithdrawn ? (
        <Withdrawn typed={typed} />
      ) : (
        <GuardedForm className="max-w-3xl" errors={actionData?.errors} values={actionData?.values}>
          <input type="hidden" name="version" value={version} />
          <TextArea name="words" label="Domanda" isRequired rows={3} maxLength={600} defaultValue={typed.words} />
          {OPTION_LETTERS.map((letter) => (
            <TextField
              key={letter}
              name={letter}
              label={`Risposta ${letter}`}
              isRequired
              maxLength={400}
              defaultValue={typed[letter]}
            />
          ))}
          <RadioGroup
            name="right"
            label="Quale è esatta?"
            description="L’ordine si mescola a ogni prova."
            isRequired
            isRow
            defaultValue={typed.right}
            options={OPTION_LETTERS.map((value) => ({ value, label: value }))}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large" isPending={isPending}>
              Salva
            </Button>
            <ButtonLink to={`${DESK_PATH}/${head.id}/domande`} variant="quiet" size="large">
              Annulla
            </ButtonLink>
          </div>
        </GuardedForm>
      )}
      {!isNew && (
        <MoveForm method="post" className="max-w-3xl border-line border-t pt-6">
          <input type="hidden" name="version" value={version} />
          {isWithdrawn && actionData?.errors && (
            <p role="alert" className="mb-4 font-[600] text-danger">
              {Object.values(actionData.errors).join(' ')}
            </p>
          )}
          <Button
            type="submit"
            name="move"
            value={isWithdrawn ? 'restore' : 'withdraw'}
            variant="ghost"
            icon={isWithdrawn ? 'refresh-cw' : 'eye-off'}
            isPending={isPending}
          >
            {isWithdrawn ? 'Rimetti nella prova' : 'Ritira dalla prova'}
          </Button>
        </MoveForm>
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
