import { AUDIT_KINDS } from '#areas/account/audit-model.ts'
import { listTrail, listTrailActors } from '#areas/account/audit-store.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { DateField } from '#design/date-field/date-field.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { AUDIT_WORDS, MEMBERS_PATH } from '../members/member-copy.ts'
import { askedTrail, lineInWords, lineMarked, markOfLine, trailQuery } from '../members/trail-query.server.ts'
import type { Route } from './+types/trail'

const PER_PAGE = 50
const MOST_ACTORS = 200

/** Everything that happened to accounts and at the desk, newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'administrator')
  const { db } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const asked = askedTrail(searchParams)
  const query = await trailQuery(db, asked)
  const after = lineMarked(searchParams.get('dopo'))
  const found = query ? await listTrail(db, { ...query, after, limit: PER_PAGE + 1 }) : []
  const lines = found.slice(0, PER_PAGE)
  const last = lines.at(-1)
  const kept = new URLSearchParams(
    Object.entries({ persona: asked.person, fatto: asked.kind, chi: asked.actor, giorno: asked.day }).filter(
      ([, value]) => value,
    ),
  )
  return {
    asked,
    lines: lines.map(lineInWords),
    isFirst: !after,
    question: kept.toString(),
    older: found.length > PER_PAGE && last ? markOfLine(last) : null,
    actors: (await listTrailActors(db, MOST_ACTORS)).map(({ id, name }) => ({ value: id, label: name })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Registro | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const KINDS = AUDIT_KINDS.map((value) => ({ value, label: AUDIT_WORDS[value] })).toSorted((a, b) =>
  a.label.localeCompare(b.label, 'it'),
)

export default function TrailPage({ loaderData }: Route.ComponentProps) {
  const { asked, lines, isFirst, question, older, actors } = loaderData
  const isAsked = question !== ''
  const olderPath =
    older && `/redazione/registro?${new URLSearchParams([...new URLSearchParams(question), ['dopo', older]])}`
  return (
    <>
      <PageHead
        title="Registro"
        lead="Che cosa è successo agli account e in redazione, chi lo ha fatto e perché. Nessuno può cambiarlo."
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch
          key={question}
          title="Cerca nel registro"
          name="persona"
          label="Di chi"
          description="E-mail, username o codice cliente."
          typed={asked.person}
        >
          <Select
            name="fatto"
            label="Fatto"
            options={KINDS}
            placeholder="Tutti"
            defaultValue={asked.kind}
            className="min-w-56 flex-1"
          />
          <Select
            name="chi"
            label="Fatto da"
            options={actors}
            placeholder="Chiunque"
            defaultValue={asked.actor}
            className="min-w-56 flex-1"
          />
          <DateField name="giorno" label="Giorno" isOptional defaultValue={asked.day} className="w-56" />
        </ListSearch>
        {lines.length === 0 ? (
          <EmptyState
            icon="inbox"
            title={isAsked ? 'Nessun fatto trovato' : 'Non è ancora successo niente'}
            action={
              isAsked && (
                <ButtonLink to="/redazione/registro" variant="ghost">
                  Guarda tutto il registro
                </ButtonLink>
              )
            }
          >
            {isAsked
              ? 'Prova con un altro giorno, o togli una delle condizioni.'
              : 'Il primo che entra nel Club lascia la prima riga.'}
          </EmptyState>
        ) : (
          <>
            <p>
              <a
                href={`/redazione/registro/foglio${isAsked ? `?${question}` : ''}`}
                className={buttonClass({ variant: 'ghost' })}
                download
              >
                Scarica come foglio di calcolo
              </a>
            </p>
            <Table
              caption="Il registro, dal fatto più recente"
              isCaptionHidden
              rows={lines}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'what',
                  title: 'Fatto',
                  isRowTitle: true,
                  cell: ({ what, detail }) => (
                    <>
                      {what}
                      {detail && <span className="wrap-anywhere block font-normal text-ink-soft">{detail}</span>}
                    </>
                  ),
                },
                {
                  key: 'member',
                  title: 'Di chi',
                  cell: ({ member, username }) =>
                    username === null ? null : <Link to={`${MEMBERS_PATH}/${username}`}>{member}</Link>,
                },
                { key: 'who', title: 'Fatto da', cell: ({ who }) => who },
                {
                  key: 'reason',
                  title: 'Perché',
                  cell: ({ reason }) => reason && <span className="wrap-anywhere">{reason}</span>,
                },
                { key: 'at', title: 'Quando', cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
              ]}
            />
          </>
        )}
        <nav aria-label="Pagine del registro" className="flex flex-wrap justify-center gap-3">
          {!isFirst && (
            <ButtonLink to={`/redazione/registro${isAsked ? `?${question}` : ''}`} variant="ghost">
              Dal più recente
            </ButtonLink>
          )}
          {olderPath && (
            <ButtonLink to={olderPath} variant="ghost" iconAfter="chevron-right">
              Fatti più vecchi
            </ButtonLink>
          )}
        </nav>
      </Wrap>
    </>
  )
}
