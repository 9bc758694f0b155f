import { Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { markNotDuplicate } from '#areas/duplicates/commands.server.ts'
import { LIKENESSES, type PairMember } from '#areas/duplicates/model.ts'
import { findPairMembers, listPairs } from '#areas/duplicates/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import type { Route } from './+types/duplicates'

const PATH = `${MEMBERS_PATH}/doppioni`

/** DSK-031. Accounts that look like one person. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'club.write')
  const pairs = await listPairs(partsOf(context).db)
  return {
    pairs: pairs.map(({ members, likenesses }) => ({
      key: members.map(({ id }) => id).join(' '),
      likenesses: likenesses.map((likeness) => LIKENESSES[likeness]),
      people: members.map(shown),
    })),
    said: saidIn(request, {
      diversi: 'Fatto: non saranno più proposti insieme.',
      uniti: 'I due account sono uno solo.',
    }),
  }
}

const shown = ({ id, username, name, surname, email, registrationDate, isClosed }: PairMember) => ({
  id,
  username,
  name: `${name} ${surname}`,
  email,
  since: formatDateIt(registrationDate),
  isClosed,
})

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'club.write')
  const { db, now } = partsOf(context)
  const { one = '', other = '' } = declaredFields(await request.formData(), ['one', 'other'])
  if (!isUuid(one) || !isUuid(other) || one === other) throw new InvalidInput()
  const found = await findPairMembers(db, [one, other])
  const [first, second] = [found.get(one), found.get(other)]
  if (!first || !second) throw new InvalidInput()
  await markNotDuplicate(db, [first, second], { staffId, now })
  return redirect(`${PATH}?fatto=diversi`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Doppioni | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function DuplicatesPage({ loaderData: { pairs, said } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Doppioni"
      crumbs={[{ label: 'Iscritti', to: MEMBERS_PATH }]}
      lead="Account che sembrano della stessa persona: si uniscono, o si dice una volta per tutte che sono di due persone."
      said={said}
    >
      {pairs.length === 0 && (
        <EmptyState icon="users" title="Nessun doppione">
          Nessun account sembra di una persona che ne ha già un altro.
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {pairs.map(({ key, likenesses, people: [first, second] }) =>
          first && second ? (
            <li key={key}>
              <Card as="div" className="gap-4 p-5">
                <p className="font-strong">{likenesses.join('; ')}</p>
                <div className="grid gap-4 sm:grid-cols-2">
                  <Person {...first} />
                  <Person {...second} />
                </div>
                <div className="flex flex-wrap items-center gap-3">
                  <ButtonLink to={`${PATH}/${first.username}/${second.username}`} variant="ghost" size="small">
                    Tieni {first.username}
                  </ButtonLink>
                  <ButtonLink to={`${PATH}/${second.username}/${first.username}`} variant="ghost" size="small">
                    Tieni {second.username}
                  </ButtonLink>
                  <Form method="post" aria-label={`${first.username} e ${second.username} sono due persone`}>
                    <input type="hidden" name="one" value={first.id} />
                    <input type="hidden" name="other" value={second.id} />
                    <Button type="submit" variant="quiet" size="small">
                      Non è la stessa persona
                    </Button>
                  </Form>
                </div>
              </Card>
            </li>
          ) : null,
        )}
      </ul>
    </DeskPage>
  )
}

function Person({ username, name, email, since, isClosed }: ReturnType<typeof shown>) {
  return (
    <div className="wrap-anywhere grid content-start gap-1">
      <p>
        <Link to={`${MEMBERS_PATH}/${username}`}>{name}</Link> {isClosed && <Badge tone="danger">Chiuso</Badge>}
      </p>
      <p className="text-ink-soft text-sm">
        Iscritto {username}, dal {since}
      </p>
      <p className="text-ink-soft text-sm">{email}</p>
    </div>
  )
}
