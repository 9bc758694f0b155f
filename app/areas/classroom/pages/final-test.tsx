import { redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { beginTest, submitTest } from '../commands.server.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import type { Route } from './+types/final-test'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = partsOf(context)
  const courseId = courseIdOf(params)
  const before = await roomOf(context, courseId)
  if (before.kind === 'outside') throw new NotFound('Questo corso non è fra i tuoi.')
  if (!before.openAttempt && before.door.kind !== 'open') throw redirect(`/aula/${courseId}`)
  await beginTest(db, { memberId: memberOf(context).id, courseId, now })
  const room = before.openAttempt ? before : await roomOf(context, courseId)
  const attempt = room.kind === 'inside' ? room.openAttempt : null
  if (!attempt) throw new Conflict()
  return {
    course: { id: courseId, title: before.course.title },
    number: attempt.number,
    // Which option is right stays here.
    questions: attempt.shown.map(({ id, words, options }) => ({ id, words, options })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const courseId = courseIdOf(params)
  const form = await request.formData()
  const room = await roomOf(context, courseId)
  const shown = room.kind === 'inside' ? (room.openAttempt?.shown ?? []) : []
  const sent = declaredFields(
    form,
    shown.map(({ id }) => `q${id}`),
  )
  const answers = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (/^[0-3]$/.test(value) ? [[name.slice(1), Number(value)]] : [])),
  )
  const { isPassed } = await submitTest(db, { memberId: memberOf(context).id, courseId, now, answers })
  return redirect(isPassed ? `/aula/${courseId}/questionario` : `/aula/${courseId}`)
}

export const meta: Route.MetaFunction = () => [{ title: 'Prova finale | Aula' }, { name: 'robots', content: 'noindex' }]

export default function FinalTestPage({ loaderData: { course, number, questions } }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle'
  const validate = (data: FormData) =>
    Object.fromEntries(
      questions.flatMap(({ id }, index) =>
        data.has(`q${id}`) ? [] : [[`q${id}`, `Scegli una risposta alla domanda ${index + 1}.`]],
      ),
    )
  return (
    <RoomFrame courseId={course.id} courseTitle={course.title} title="Prova finale">
      <p className="mb-8 text-lg text-ink-soft">
        Tentativo {number} di 5. Una sola risposta è esatta; si supera con il 75%.
      </p>
      <Form className="max-w-3xl gap-9" validate={validate} summaryTitle="Mancano alcune risposte">
        {questions.map(({ id, words, options }, index) => (
          <RadioGroup
            key={id}
            name={`q${id}`}
            label={`${index + 1}. ${words}`}
            isBoxed
            isRequired
            options={options.map((label, place) => ({ value: String(place), label }))}
          />
        ))}
        <div>
          <Button type="submit" size="large" variant="accent" isPending={isPending}>
            Consegna la prova
          </Button>
        </div>
      </Form>
    </RoomFrame>
  )
}
