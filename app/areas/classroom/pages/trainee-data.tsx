import { data, redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { saveTrainee } from '#areas/courses/commands.server.ts'
import { EMPLOYMENTS, PASSED } from '#areas/courses/model.ts'
import { EMPLOYMENT_NAMES, isKnownCode, traineeCodeProblem } from '#areas/courses/trainee-rules.ts'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Form } from '#design/form/form.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import type { Route } from './+types/trainee-data'

/** What the certificate prints of a person, asked once, before the first of them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const courseId = courseIdOf(params)
  const room = await roomOf(context, courseId)
  if (room.kind === 'outside') throw new NotFound('Questo corso non è fra i tuoi.')
  if (room.enrolment.status !== PASSED || room.isTraineeComplete) throw redirect(`/aula/${courseId}`)
  const { fiscalCode, birthDate, birthPlace, employment } = room.trainee
  return {
    course: { id: courseId, title: room.course.title },
    known: {
      fiscalCode: fiscalCode ?? '',
      isCodeKnown: isKnownCode(fiscalCode),
      codeProblem: fiscalCode && traineeCodeProblem(fiscalCode),
      birthDate: birthDate && formatDateIt(birthDate),
      birthPlace: birthPlace ?? '',
      employment: employment ?? undefined,
    },
  }
}

const FIELDS = ['fiscalCode', 'birthDate', 'birthPlace', 'employment'] as const

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const [fiscalCode = '', birthDate = '', birthPlace = '', employment = ''] = FIELDS.map((name) =>
    String(form.get(name) ?? '').slice(0, 200),
  )
  const values = { fiscalCode, birthDate, birthPlace, employment }
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
        {known.isCodeKnown ? (
          <Known name="Codice fiscale" value={known.fiscalCode} />
        ) : (
          <TextField
            name="fiscalCode"
            label="Codice fiscale"
            isRequired
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            defaultValue={known.fiscalCode}
            {...(known.codeProblem && { description: known.codeProblem })}
          />
        )}
        {known.birthDate === null ? (
          <DateField name="birthDate" label="Data di nascita" isRequired autoComplete="bday" />
        ) : (
          <Known name="Data di nascita" value={known.birthDate} />
        )}
        <TextField
          name="birthPlace"
          label="Luogo di nascita"
          description="Il comune, o lo Stato se non è in Italia."
          isRequired
          maxLength={60}
          defaultValue={known.birthPlace}
          autoComplete="off"
        />
        <RadioGroup
          name="employment"
          label="Come lavori?"
          isRequired
          defaultValue={known.employment}
          options={EMPLOYMENTS.map((value) => ({ value, label: EMPLOYMENT_NAMES[value] }))}
        />
        <div>
          <Button type="submit" size="large" variant="accent" isPending={isPending}>
            Salva e vai all’attestato
          </Button>
        </div>
      </Form>
    </RoomFrame>
  )
}

function Known({ name, value }: { name: string; value: string }) {
  return (
    <p>
      <span className="block text-sm text-ink-soft">{name}</span>
      <span className="font-strong">{value}</span>
    </p>
  )
}
