import { data, redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { saveTrainee } from '#areas/courses/commands.server.ts'
import { PASSED } from '#areas/courses/model.ts'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import { readTrainee, TraineeFields, toKnownTrainee } from '../ui/trainee-fields.tsx'
import type { Route } from './+types/trainee-data'

/** What the certificate prints of a person, for whoever left the questionnaire without it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const courseId = courseIdOf(params)
  const room = await roomOf(context, courseId)
  if (room.kind === 'outside') throw new NotFound('Questo corso non è fra i tuoi.')
  if (room.enrolment.status !== PASSED || room.isTraineeComplete) throw redirect(`/aula/${courseId}`)
  return { course: { id: courseId, title: room.course.title }, known: toKnownTrainee(room.trainee) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const values = readTrainee(await request.formData())
  const saved = await saveTrainee(db, memberOf(context).id, values, now)
  if (saved.kind === 'saved') return redirect(`/aula/${courseIdOf(params)}`)
  return data({ errors: saved.errors as Record<string, string>, values }, 400)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Dati per l’attestato | Aula' },
  { name: 'robots', content: 'noindex' },
]

export default function TraineeDataPage({ loaderData: { course, known }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <RoomFrame courseId={course.id} courseTitle={course.title} title="Dati per l’attestato">
      <p className="mb-8 max-w-measure text-lg">
        L’attestato ECM riporta luogo e data di nascita, e i crediti si comunicano alla banca dati nazionale con il
        codice fiscale. Li chiediamo una volta sola.
      </p>
      <Form className="max-w-xl" errors={actionData?.errors} values={actionData?.values}>
        <TraineeFields known={known} />
        <div>
          <Button type="submit" size="large" variant="accent" isPending={isPending}>
            Salva e vai all’attestato
          </Button>
        </div>
      </Form>
    </RoomFrame>
  )
}
