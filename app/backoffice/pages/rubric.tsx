import { data, Form as PlainForm, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { correctRubric, openRubric, placesOf, removeRubric } from '#areas/content/rubric-commands.server.ts'
import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { LONGEST_DESCRIPTION, LONGEST_LABEL } from '#areas/content/rubric-rules.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { BAR_PATH, NOTICES_PATH } from '../frame/frame-copy.ts'
import { RUBRIC_DESKS, rubricNameOf, trailOf } from '../rubrics/rubric-context.server.ts'
import { menuInWords, RUBRIC_WORDS, usesInWords } from '../rubrics/rubric-copy.ts'
import type { Route } from './+types/rubric'

const LONGEST_TYPED = 1_000

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
  const seen = { label: text('seenLabel'), description: text('seenDescription') }
  try {
    if (slug !== undefined && form.get('act') === 'remove') {
      await removeRubric(db, kind, { slug, accepted: Number(form.get('accepted')) || 0 }, record)
      return redirect(`${path}?fatto=removed`)
    }
    const saved =
      slug === undefined
        ? await openRubric(db, kind, typed, record)
        : await correctRubric(db, kind, { slug, seen, typed }, record)
    if (saved.kind === 'saved') return redirect(`${path}?fatto=${slug === undefined ? 'opened' : 'corrected'}`)
    return data({ errors: { ...saved.errors } as Record<string, string>, typed, seen, refusal: null }, 400)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    if (form.get('act') === 'remove')
      return data({ errors: undefined, typed: null, seen: null, refusal: error.message }, 409)
    // What was typed stays in sight, and cannot be saved over what the other wrote until the page is loaded again.
    return data({ errors: { version: error.message }, typed, seen, refusal: null }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.rubric?.label ?? (loaderData ? RUBRIC_WORDS[loaderData.name].newOne : '')} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RubricPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, rubric, places } = loaderData
  const words = RUBRIC_WORDS[name]
  const title = rubric?.label ?? words.newOne
  const navigation = useNavigation()
  const isPending = navigation.state !== 'idle'
  const isRemoving = navigation.formData?.get('act') === 'remove'
  const seen = actionData?.seen ?? rubric
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          words.above,
          { label: words.title, to: words.path },
          { label: title },
        ]}
      />
      <div>
        <h1 className="wrap-anywhere text-title-xl">{title}</h1>
        {rubric ? (
          <p className="wrap-anywhere mt-2 text-ink-soft">
            I lettori la trovano a{' '}
            <Link to={`${words.publicPath}/${rubric.slug}`}>
              {words.publicPath}/{rubric.slug}
            </Link>
            : l’indirizzo resta questo, anche con un altro nome.
          </p>
        ) : (
          <p className="mt-2 max-w-measure text-ink-soft">{words.help}</p>
        )}
      </div>
      <GuardedForm
        key={rubric?.slug ?? 'nuova'}
        className="max-w-2xl"
        errors={actionData?.errors}
        values={actionData?.typed ?? undefined}
      >
        <input type="hidden" name="seenLabel" value={seen?.label ?? ''} />
        <input type="hidden" name="seenDescription" value={seen?.description ?? ''} />
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isPending && !isRemoving}>
            Salva
          </Button>
          <ButtonLink to={words.path} variant="quiet" size="large">
            Annulla
          </ButtonLink>
        </div>
      </GuardedForm>
      {rubric && (
        <section aria-labelledby="togli" className="grid max-w-2xl gap-3 border-line border-t pt-6">
          <h2 id="togli" className="text-title-s">
            Togliere la {words.one}
          </h2>
          <Outcome answer={actionData?.refusal ? actionData : null} isProblem>
            {actionData?.refusal}
          </Outcome>
          {rubric.uses > 0 ? (
            <p className="text-ink-soft">
              Si toglie solo quando è vuota. Adesso ha{' '}
              <Link to={words.filter + rubric.filter}>{usesInWords(words, rubric.uses)}</Link>, anche fra bozze e
              ritirati: prima vanno spostati in un’altra {words.one}.
            </p>
          ) : (
            <PlainForm method="post" className="grid justify-items-start gap-3">
              <p className="text-ink-soft">È vuota. Il suo indirizzo non porterà più a nessuna pagina.</p>
              {places.length > 0 && <Places places={places} />}
              <Button
                type="submit"
                name="act"
                value="remove"
                variant="ghost"
                icon="trash-2"
                isPending={isPending && isRemoving}
              >
                Togli la {words.one}
              </Button>
            </PlainForm>
          )}
        </section>
      )}
    </Wrap>
  )
}

/** What leads to a rubric that is about to go: whoever takes it away has read it. */
function Places({ places }: { places: readonly RubricPlace[] }) {
  return (
    <div className="grid w-full gap-2 rounded-card bg-warning-tint p-5">
      <p className="font-strong">Nel Club c’è ancora qualcosa che porta qui, o che mostra che cosa raccoglie:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {places.map((place) => (
          <li key={place.kind === 'page' ? place.path : place.id} className="wrap-anywhere">
            {place.kind === 'menu' && (
              <>
                la voce «{place.label}» del <Link to={menuInWords(place).to}>{menuInWords(place).title}</Link>
              </>
            )}
            {place.kind === 'page' && (
              <>la pagina {place.isPublished ? <Link to={place.path}>{place.title}</Link> : `${place.title} (bozza)`}</>
            )}
            {place.kind === 'item' && (
              <>
                il contenuto <Link to={`${CONTENTS_PATH}/${place.id}`}>{place.title}</Link>
              </>
            )}
            {place.kind === 'message' && (
              <>
                il messaggio della barra <Link to={`${BAR_PATH}/${place.id}`}>{place.text}</Link>
              </>
            )}
            {place.kind === 'notice' && (
              <>
                l’avviso <Link to={`${NOTICES_PATH}/${place.id}`}>{place.title}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        name="accepted"
        value={places.length}
        isRequired
        label="Ho visto: chi segue quei collegamenti non troverà più la pagina."
      />
    </div>
  )
}
