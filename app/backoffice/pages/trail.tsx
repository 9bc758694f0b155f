import { staffOf } from '#areas/audience/context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { listTrail, listTrailActors, type TrailLine } from '#areas/audience/trail-store.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { listAddress } from '#platform/pure/listing.ts'
import { actInWords, TRAIL_KIND_WORDS } from '#platform/trail/in-words.ts'
import { TRAIL_KINDS } from '#platform/trail/model.ts'
import { thingWords, trailThings } from '#platform/trail/things.ts'
import { deskOf } from '../desk.ts'
import { DESK_PATH, placeAt } from '../desk-path.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { listThingLinks } from '../trail/link-store.server.ts'
import { askedTrail, lineInWords, lineMarked, markOfLine, trailQuery } from '../trail/trail-query.server.ts'
import type { Route } from './+types/trail'

const PATH = '/redazione/registro'
const PER_PAGE = 50
const MOST_ACTORS = 200

/** Everything that happened to accounts and at the desk, newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'trail.read')
  const { db } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const asked = askedTrail(searchParams)
  const query = await trailQuery(db, asked)
  const after = lineMarked(searchParams.get('dopo'))
  const found = query ? await listTrail(db, { ...query, after, limit: PER_PAGE + 1 }) : []
  const lines = found.slice(0, PER_PAGE)
  const last = lines.at(-1)
  const { person, kind, actor, thing, act, from, to } = asked
  const said = { fatto: kind, chi: actor, cosa: thing, atto: act, dal: from, al: to }
  const chosen = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
  // Nobody counts the whole trail: only whether there is something, and whether there is more.
  return {
    listed: { typed: person, chosen, page: 1, pages: 1, total: lines.length },
    lines: await linked(db, lines, staff),
    isFirst: !after,
    older: found.length > PER_PAGE && last ? markOfLine(last) : null,
    acts: Object.entries(thingWords(thing)?.acts ?? {}).map(([value, label]) => ({
      value,
      label: actInWords({ about: `${thing} `, what: value }) ?? label,
    })),
    things: trailThings().toSorted((one, other) => one.label.localeCompare(other.label, 'it')),
    actors: (await listTrailActors(db, MOST_ACTORS)).map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** The lines in words, each with the way to its thing for whoever may go there. */
async function linked(db: Db, lines: readonly TrailLine[], staff: Member) {
  const links = await listThingLinks(
    db,
    lines.flatMap(({ facts }) => facts.about ?? []),
  )
  // The desk itself is a place of everybody's, and holds every other address.
  const places = deskOf(staff).filter(({ path }) => path !== DESK_PATH)
  return lines.map((line) => {
    const to = links.get(line.facts.about ?? '') ?? ''
    return { ...lineInWords(line), to: to && placeAt(places, to) ? to : null }
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Registro | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const KINDS = TRAIL_KINDS.map((value) => ({ value, label: TRAIL_KIND_WORDS[value] })).toSorted((a, b) =>
  a.label.localeCompare(b.label, 'it'),
)

export default function TrailPage({ loaderData }: Route.ComponentProps) {
  const { listed, lines, isFirst, older, actors, acts, things } = loaderData
  const first = listAddress(PATH, listed, 1, 'persona')
  const question = first.slice(PATH.length)
  return (
    <DeskListPage
      title="Registro"
      lead="Che cosa è successo agli account e in redazione, chi lo ha fatto e perché. Nessuno può cambiarlo."
      listed={listed}
      isUncounted
      icon="inbox"
      words={{
        find: 'Cerca nel registro',
        one: 'fatto',
        many: 'fatti',
        order: 'dal più recente',
        notFound: 'Nessun fatto trovato',
        hint: 'Prova con un altro giorno, o togli una delle condizioni.',
        noneYet: 'Non è ancora successo niente',
        first: 'Il primo che entra nel Club lascia la prima riga.',
      }}
      search={{ name: 'persona', label: 'Di chi', description: 'E-mail, username o codice cliente.' }}
      filters={[
        { name: 'fatto', label: 'Fatto', all: 'Tutti', options: KINDS },
        { name: 'chi', label: 'Fatto da', all: 'Chiunque', options: actors },
        { name: 'cosa', label: 'Che cosa', all: 'Qualunque cosa', options: things },
        ...(acts.length > 0 ? [{ name: 'atto', label: 'Atto', all: 'Qualunque atto', options: acts }] : []),
        { kind: 'day', name: 'dal', label: 'Dal' },
        { kind: 'day', name: 'al', label: 'Al' },
      ]}
      actions={
        <a href={`${PATH}/foglio${question}`} className={buttonClass({ variant: 'ghost' })} download>
          Scarica come foglio di calcolo
        </a>
      }
      paging={
        <nav aria-label="Pagine del registro" className="flex flex-wrap justify-center gap-3">
          {!isFirst && (
            <ButtonLink to={first} variant="ghost">
              Dal più recente
            </ButtonLink>
          )}
          {older && (
            <ButtonLink
              to={`${first}${question === '' ? '?' : '&'}dopo=${older}`}
              variant="ghost"
              iconAfter="chevron-right"
            >
              Fatti più vecchi
            </ButtonLink>
          )}
        </nav>
      }
    >
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
            cell: ({ what, detail, to }) => (
              <>
                {to ? <Link to={to}>{what}</Link> : what}
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
    </DeskListPage>
  )
}
