import { data, redirect } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { correctRubric, openRubric, placesOf, removeRubric } from '#areas/content/rubric-commands.server.ts'
import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { LONGEST_DESCRIPTION, LONGEST_LABEL } from '#areas/content/rubric-rules.ts'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { DESK_CRUMB, DeskPage } from '#design/desk/desk-page.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Link } from '#design/link/link.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { PlaceList } from '../rubrics/place-list.tsx'
import { RUBRIC_DESKS, rubricNameOf, trailOf } from '../rubrics/rubric-context.server.ts'
import { RUBRIC_WORDS, usesInWords } from '../rubrics/rubric-copy.ts'
import type { Route } from './+types/rubric'

const LONGEST_TYPED = 1_000

/** What an editor was looking at: a rubric has no number of its own, only its words. */
const seenOf = ({ label, description }: { label: string; description: string }) => JSON.stringify([label, description])
const seenShape = z
  .string()
  .transform((written) => JSON.parse(written))
  .pipe(z.tuple([z.string(), z.string()]))

/** One category or series; without a name in the address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  const name = rubricNameOf(request)
  const { slug } = params as { slug?: string }
  if (slug === undefined) return { name, rubric: null, places: [] }
  const rubric = (await RUBRIC_DESKS[name].list(db)).find((each) => each.slug === slug)
  if (!rubric) throw new NotFound(RUBRIC_DESKS[name].kind.gone)
  // Only an empty one can go, and only then is it worth knowing.
  const places = rubric.uses === 0 ? await placesOf(db, RUBRIC_DESKS[name].kind, rubric) : []
  return { name, rubric, places }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const name = rubricNameOf(request)
  const { kind } = RUBRIC_DESKS[name]
  const { path } = RUBRIC_WORDS[name]
  const record = trailOf(name, { staffId, now })
  const { slug } = params as { slug?: string }
  const form = await request.formData()
  const text = (field: string) => String(form.get(field) ?? '').slice(0, LONGEST_TYPED)
  const typed = { label: text('label'), description: text('description'), slug: text('slug') }
  const sent = sentIn(form)
  if (slug !== undefined && sent.act === 'remove') {
    try {
      await removeRubric(db, kind, { slug, accepted: Number(form.get('accepted')) || 0 }, record)
      return redirect(`${path}?fatto=removed`)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      return data({ refusal: error.message }, 409)
    }
  }
  const [label, description] = seenIn(sent.seen)
  return answerForm({
    sent,
    typed,
    save: () =>
      slug === undefined
        ? openRubric(db, kind, typed, record)
        : correctRubric(db, kind, { slug, seen: { label, description }, typed }, record),
    to: () => `${path}?fatto=${slug === undefined ? 'opened' : 'corrected'}`,
    latest: async () => {
      const there = (await RUBRIC_DESKS[name].list(db)).find((each) => each.slug === slug)
      return there ? { who: await lastHandOn(db, name, there.slug), seen: seenOf(there) } : null
    },
  })
}

function seenIn(written: string): readonly [string, string] {
  try {
    return seenShape.parse(written)
  } catch {
    return ['', '']
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.rubric?.label ?? (loaderData ? RUBRIC_WORDS[loaderData.name].newOne : '')} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RubricPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, rubric, places } = loaderData
  const words = RUBRIC_WORDS[name]
  const answer = actionData && 'typed' in actionData ? actionData : null
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <DeskPage
      title={rubric?.label ?? words.newOne}
      crumbs={[DESK_CRUMB, words.above, { label: words.title, to: words.path }]}
      lead={
        rubric ? (
          <span className="wrap-anywhere">
            I lettori la trovano a{' '}
            <Link to={`${words.publicPath}/${rubric.slug}`}>
              {words.publicPath}/{rubric.slug}
            </Link>
            : l’indirizzo resta questo, anche con un altro nome.
          </span>
        ) : (
          words.help
        )
      }
    >
      <DeskForm
        path={`${words.path}/${rubric?.slug ?? 'nuova'}`}
        seen={rubric ? seenOf(rubric) : ''}
        answer={answer}
        values={answer?.typed}
        backTo={words.path}
        className="max-w-2xl"
      >
        <TextField name="label" label="Nome" isRequired maxLength={LONGEST_LABEL} defaultValue={rubric?.label} />
        <TextArea
          name="description"
          label="Che cosa raccoglie"
          description="Una riga: è quello che si legge sotto il nome, nella sua pagina e nei motori di ricerca."
          isRequired
          rows={3}
          maxLength={LONGEST_DESCRIPTION}
          defaultValue={rubric?.description}
        />
        {!rubric && (
          <TextField
            name="slug"
            label="Indirizzo"
            description={`L’ultima parte di ${words.publicPath}/… Vuoto: lo propone il nome. Poi non cambia più.`}
            maxLength={LONGEST_LABEL}
            autoCapitalize="none"
            spellCheck={false}
            isOptional
          />
        )}
      </DeskForm>
      {rubric && (
        <DeskBox title={`Togliere la ${words.one}`}>
          <Outcome answer={refusal ? actionData : null} isProblem>
            {refusal}
          </Outcome>
          {rubric.uses > 0 ? (
            <p className="text-ink-soft">
              Si toglie solo quando è vuota. Adesso ha{' '}
              <Link to={words.filter + rubric.filter}>{usesInWords(words, rubric.uses)}</Link>, anche fra bozze e
              ritirati: prima vanno spostati in un’altra {words.one}.
            </p>
          ) : (
            <>
              <p className="text-ink-soft">È vuota. Il suo indirizzo non porterà più a nessuna pagina.</p>
              <DeskAct
                act="remove"
                icon="trash-2"
                fields={places.length > 0 && <Places places={places} />}
                ask={{
                  question: `Togli «${rubric.label}»?`,
                  loss: 'Il suo indirizzo non porterà più a nessuna pagina.',
                  confirmLabel: 'Togli',
                }}
              >
                Togli la {words.one}
              </DeskAct>
            </>
          )}
        </DeskBox>
      )}
    </DeskPage>
  )
}

/** What leads to a rubric that is about to go: whoever takes it away has read it. */
function Places({ places }: { places: readonly RubricPlace[] }) {
  return (
    <div className="grid w-full gap-2 rounded-card bg-warning-tint p-5">
      <p className="font-strong">Nel Club c’è ancora qualcosa che porta qui, o che mostra che cosa raccoglie:</p>
      <PlaceList places={places} />
      <Checkbox
        name="accepted"
        value={places.length}
        isRequired
        label="Ho visto: chi segue quei collegamenti non troverà più la pagina."
      />
    </div>
  )
}
