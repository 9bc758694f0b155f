import { useEffect, useRef } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { textOfFile } from '#platform/pure/csv.ts'
import { importQuestions } from '../question-commands.server.ts'
import { MOST_IMPORTED } from '../question-rules.ts'
import type { Route } from './+types/staff-question-import'

export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context)
  return { head: (await deskCourseOf(context, params)).head }
}

const MOST_FAULTS = 50
const MOST_CHARACTERS = 600_000
const TOO_LONG = `Il testo passa i ${MOST_CHARACTERS.toLocaleString('it-IT')} caratteri: dividilo.`

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const courseId = idIn(params.courseId)
  const form = await request.formData()
  const file = form.get('file')
  const sent = file instanceof File && file.size > 0 ? textOfFile(new Uint8Array(await file.arrayBuffer())) : null
  const text = sent ?? String(form.get('text') ?? '')
  if (text.length > MOST_CHARACTERS) return data({ faults: [{ line: 1, reason: TOO_LONG }], others: 0, text }, 400)
  const imported = await importQuestions(db, { courseId, text, staffId, now })
  if (imported.kind === 'imported') return redirect(`${DESK_PATH}/${courseId}/domande?importate=${imported.count}`)
  const { faults } = imported
  // A file cannot be given back to its field: what was in it is put in the box, to be mended there.
  return data({ faults: faults.slice(0, MOST_FAULTS), others: Math.max(0, faults.length - MOST_FAULTS), text }, 400)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Importa domande in ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const EXAMPLE = 'Domanda;Risposta A;Risposta B;Risposta C;Risposta D;B'

export default function StaffQuestionImportPage({ loaderData: { head }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <DeskFrame course={head} tab="/domande" page="Importa da CSV">
      <div className="max-w-3xl">
        <h2 className="text-title-m">Importa da CSV</h2>
        <p className="mt-2 text-ink-soft">
          Una domanda per riga, sei colonne: la domanda, le quattro risposte, la lettera di quella esatta. Le righe si
          controllano tutte: se una è sbagliata non si importa niente. Al massimo {MOST_IMPORTED} per volta.
        </p>
        <p className="wrap-anywhere mt-3 rounded-small bg-sunken px-4 py-3 font-mono text-sm">{EXAMPLE}</p>
      </div>
      {actionData && <Faults answer={actionData} />}
      <Form encType="multipart/form-data" className="max-w-3xl">
        <FileField
          key={`file ${actionData?.text}`}
          name="file"
          label="File CSV"
          description="Salvato da Excel o da un altro foglio, con il punto e virgola o la virgola."
          accept=".csv,.txt,text/csv,text/plain"
        />
        <TextArea
          key={`text ${actionData?.text}`}
          name="text"
          label="Oppure incolla qui le righe"
          isOptional
          rows={10}
          spellCheck={false}
          defaultValue={actionData?.text ?? ''}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" icon="upload" isPending={isPending}>
            Importa
          </Button>
          <ButtonLink to={`${DESK_PATH}/${head.id}/domande`} variant="quiet" size="large">
            Torna indietro
          </ButtonLink>
        </div>
      </Form>
    </DeskFrame>
  )
}

type Refused = NonNullable<Route.ComponentProps['actionData']>

/** Takes the focus: whoever pressed the button below must not look for what happened. */
function Faults({ answer }: { answer: Refused }) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is a new object, and each must be announced.
  useEffect(() => box.current?.focus(), [answer])
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="errori"
      className="max-w-3xl rounded-card border-2 border-danger bg-paper px-5 py-4 sm:px-6"
    >
      <h2 id="errori" className="font-strong text-lg">
        Non è stato importato niente: correggi queste righe
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {answer.faults.map(({ line, reason }) => (
          <li key={`${line}${reason}`} className="wrap-anywhere text-danger">
            <strong>Riga {line}.</strong> {reason}
          </li>
        ))}
        {answer.others > 0 && <li>E altre {answer.others} righe.</li>}
      </ul>
    </section>
  )
}
