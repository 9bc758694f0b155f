import { data, redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { saveTrainee } from '#areas/courses/commands.server.ts'
import { judgeTrainee } from '#areas/courses/trainee-rules.ts'
import { Button } from '#design/button/button.tsx'
import { FieldGroup, Form } from '#design/form/form.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { fillQuestionnaire } from '../commands.server.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import { readTrainee, TraineeFields, toKnownTrainee } from '../ui/trainee-fields.tsx'
import type { Route } from './+types/questionnaire'

export async function loader({ context, params }: Route.LoaderArgs) {
  const courseId = courseIdOf(params)
  const room = await roomOf(context, courseId)
  if (room.kind === 'outside') throw new NotFound('Questo corso non è fra i tuoi.')
  if (room.enrolment.status !== 2 || room.isQuestionnaireDone) throw redirect(`/aula/${courseId}`)
  return {
    course: { id: courseId, title: room.course.title },
    score: room.enrolment.score,
    known: room.isTraineeComplete ? null : toKnownTrainee(room.trainee),
  }
}

const GRADES = ['relevance', 'quality', 'usefulness'] as const
const OTHERS = ['sponsor', 'sponsorName', 'comment']
const MISSING = {
  relevance: 'Scegli un voto per la rilevanza.',
  quality: 'Scegli un voto per la qualità.',
  usefulness: 'Scegli un voto per l’utilità.',
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const courseId = courseIdOf(params)
  const memberId = memberOf(context).id
  const room = await roomOf(context, courseId)
  const asksTrainee = room.kind === 'inside' && !room.isTraineeComplete
  const form = await request.formData()
  const trainee = readTrainee(form)
  const errors: Record<string, string> = {}
  const grade = (name: (typeof GRADES)[number]) => {
    const value = Number(form.get(name))
    if (!Number.isInteger(value) || value < 1 || value > 5) errors[name] = MISSING[name]
    return value
  }
  const [relevance = 0, quality = 0, usefulness = 0] = GRADES.map(grade)
  const sponsor = form.get('sponsor')
  if (sponsor !== 'no' && sponsor !== 'si') errors.sponsor = 'Di’ se ti ha invitato uno sponsor.'
  const sponsorName = String(form.get('sponsorName') ?? '')
    .trim()
    .slice(0, 100)
  if (sponsor === 'si' && sponsorName === '') errors.sponsorName = 'Scrivi il nome dello sponsor.'
  // Nothing is written of a form that is refused: its two halves are judged together.
  const judged = asksTrainee ? judgeTrainee(trainee, room.trainee, romeDayOf(now)) : null
  if (judged?.kind === 'refused') Object.assign(errors, judged.errors)
  if (Object.keys(errors).length === 0 && asksTrainee) {
    const saved = await saveTrainee(db, memberId, trainee, now)
    if (saved.kind === 'refused') Object.assign(errors, saved.errors)
  }
  if (Object.keys(errors).length > 0) {
    const values = { ...declaredFields(form, [...GRADES, ...OTHERS], { longest: 1000 }), ...trainee }
    return data({ errors, values }, 400)
  }
  const comment =
    String(form.get('comment') ?? '')
      .trim()
      .slice(0, 1000) || null
  await fillQuestionnaire(db, {
    memberId,
    courseId,
    now,
    sponsorName: sponsor === 'si' ? sponsorName : null,
    answers: { relevance, quality, usefulness, comment },
  })
  return redirect(`/aula/${courseId}`)
}

export const meta: Route.MetaFunction = () => [{ title: 'Questionario | Aula' }, { name: 'robots', content: 'noindex' }]

const QUESTIONS = {
  relevance: 'Quanto sono stati rilevanti gli argomenti per il tuo lavoro?',
  quality: 'Come valuti la qualità educativa del corso?',
  usefulness: 'Quanto ti sarà utile nella pratica?',
}
const VOTES = ['Per niente', 'Poco', 'Abbastanza', 'Molto', 'Moltissimo'].map((label, index) => ({
  value: String(index + 1),
  label,
}))

export default function QuestionnairePage({ loaderData: { course, score, known }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <RoomFrame courseId={course.id} courseTitle={course.title} title="Prova superata">
      <p className="mb-8 max-w-measure text-lg">
        Hai risposto esattamente al {score}% delle domande. Prima dell’attestato, quattro domande: le prime tre e il
        commento sono anonimi.
      </p>
      <Form className="max-w-3xl gap-8" errors={actionData?.errors} values={actionData?.values}>
        {GRADES.map((name) => (
          <RadioGroup key={name} name={name} label={QUESTIONS[name]} isRow isRequired options={VOTES} />
        ))}
        <TextArea name="comment" label="Che cosa cambieresti?" isOptional maxLength={1000} />
        <RadioGroup
          name="sponsor"
          label="Ti ha invitato a questo corso uno sponsor?"
          isRow
          isRequired
          options={[
            { value: 'no', label: 'No' },
            { value: 'si', label: 'Sì' },
          ]}
        />
        <TextField name="sponsorName" label="Se sì, quale?" isOptional maxLength={100} autoComplete="off" />
        {known && (
          <FieldGroup title="Dati per l’attestato">
            <p className="-mt-3 max-w-measure text-ink-soft">
              L’attestato ECM riporta luogo e data di nascita, e i crediti si comunicano alla banca dati nazionale con
              il codice fiscale. Li chiediamo una volta sola.
            </p>
            <TraineeFields known={known} />
          </FieldGroup>
        )}
        <div>
          <Button type="submit" size="large" variant="accent" isPending={isPending}>
            Invia e vai all’attestato
          </Button>
        </div>
      </Form>
    </RoomFrame>
  )
}
