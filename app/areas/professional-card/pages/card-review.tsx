import { data, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { filePath } from '#platform/files/model.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { CARDS_PATH } from '../desk-copy.ts'
import { listCardMonths } from '../month-store.server.ts'
import { publicCard } from '../public-card-rules.ts'
import { DECISIONS, reviewCard } from '../review-commands.server.ts'
import { findCardBySlug } from '../store.server.ts'
import { CardHead } from '../ui/card-head.tsx'
import { CardMonths } from '../ui/card-months.tsx'
import { CardSections } from '../ui/card-sections.tsx'
import { IN_CHECK, shownPicturePath } from '../wire.ts'
import type { Route } from './+types/card-review'

const DONE: Record<(typeof DECISIONS)[number], string> = {
  approve: 'La scheda va bene: non è più tra quelle da rivedere.',
  ask: 'Correzione chiesta: il professionista è avvisato.',
  hold: 'La scheda è nascosta: il professionista è avvisato.',
  release: 'La sospensione è tolta.',
}

/** CRD-016, CRD-026. A card as its readers see it, with what an operator may decide of it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'cards.review')
  const { db, now, club } = partsOf(context)
  const card = await findCardBySlug(db, params.slug)
  if (!card) throw new NotFound('Questa scheda non esiste.')
  return {
    months: await listCardMonths(db, card.id, romeDayOf(now)),
    card: publicCard(card, shownPicturePath(card), true),
    isHeld: card.isHeld,
    isShown: card.visibility !== 'private',
    requests: card.changeRequests,
    documents: card.details.certifications.flatMap(({ id, title, fileId }) => {
      if (!fileId) return []
      const path = card.awaitingFiles.includes(fileId) ? null : filePath({ id: fileId, name: 'certificazione' })
      return [{ id, title, path }]
    }),
    clubName: club.name,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now, club, origin } = partsOf(context)
  const operator = staffOf(context, 'cards.review')
  const form = await request.formData()
  const decision = DECISIONS.find((each) => each === form.get('decision'))
  if (!decision) throw new NotFound()
  const text = String(form.get('text') ?? '')
  try {
    const sender = { club, origin }
    await reviewCard(db, { slug: params.slug, decision, text, operatorId: operator.id, sender, now })
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return data({ errors: error.fields, values: { text }, done: null }, { status: 400 })
  }
  return { errors: {}, values: {}, done: DONE[decision] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.card.name ?? 'Scheda'} | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function CardReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { card, months, isHeld, isShown, requests, documents } = loaderData
  const isPending = useNavigation().state !== 'idle'
  return (
    <Band space="small" aria-label="Revisione della scheda">
      <Breadcrumbs
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Schede professionali', to: CARDS_PATH },
          { label: card.name },
        ]}
      />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <CardHead card={card} />
          <CardSections card={card} />
        </div>
        <aside className="grid gap-5 rounded-card bg-paper p-6 shadow-card">
          <h2 className="flex flex-wrap items-center gap-3 font-display text-title-s">
            Revisione
            <Badge tone={isHeld ? 'danger' : isShown ? 'success' : 'neutral'}>
              {isHeld ? 'Sospesa' : isShown ? 'Visibile' : 'Privata'}
            </Badge>
          </h2>
          {requests.length > 0 && (
            <div>
              <h3 className="font-strong font-text">Correzioni chieste</h3>
              <ul className="list-disc pl-5">
                {requests.map(({ text, requestedOn }) => (
                  <li key={`${requestedOn} ${text}`}>{text}</li>
                ))}
              </ul>
            </div>
          )}
          {documents.length > 0 && (
            <div>
              <h3 className="font-strong font-text">Documenti da verificare</h3>
              <ul>
                {documents.map(({ id, title, path }) => (
                  <li key={id} className="flex min-h-11 flex-wrap items-center gap-3">
                    {path ? (
                      <Link to={path} isNewTab className="inline-flex min-h-11 items-center">
                        {title}
                      </Link>
                    ) : (
                      <>
                        {title} <Badge tone="warning">{IN_CHECK}</Badge>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <CardMonths months={months} />
          <Outcome answer={actionData?.done ? actionData : null}>{actionData?.done}</Outcome>
          <Form errors={actionData?.errors} values={actionData?.values} className="gap-3">
            <TextArea
              name="text"
              label="Al professionista"
              description="Serve per chiedere una correzione e per nascondere la scheda: lo riceve per e-mail e lo legge nell’editor."
              isOptional
              maxLength={500}
            />
            <Button type="submit" name="decision" value="approve" icon="check" isPending={isPending}>
              Va bene
            </Button>
            <Button type="submit" name="decision" value="ask" variant="ghost" icon="pencil" isPending={isPending}>
              Chiedi una correzione
            </Button>
            {isHeld ? (
              <Button
                type="submit"
                name="decision"
                value="release"
                variant="ghost"
                icon="lock-open"
                isPending={isPending}
              >
                Togli la sospensione
              </Button>
            ) : (
              <Button type="submit" name="decision" value="hold" variant="ghost" icon="eye-off" isPending={isPending}>
                Nascondi la scheda
              </Button>
            )}
          </Form>
        </aside>
      </div>
    </Band>
  )
}
