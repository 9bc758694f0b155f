import { audienceOf, memberOf, viewAsOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { daysAfter, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { readBalance } from '../commands.server.ts'
import { listAwardInstants, listLots } from '../ledger-store.server.ts'
import { missionsOn } from '../mission-rules.ts'
import { listMissionChanges } from '../mission-store.server.ts'
import { ENDING_SOON_DAYS, OWN_PATH, PRODUCTS_TARGET, PROGRAMME_PATH } from '../model.ts'
import { catalogueLogin, maySpend, pointsLabel, standingOf, usableUntilText } from '../rules.ts'
import { findOrMakeInvitation } from '../store.server.ts'
import { ActivityPanel } from '../ui/activity-panel.tsx'
import { InviteBox } from '../ui/invite-box.tsx'
import { MissionCard } from '../ui/mission-card.tsx'
import { RenewPrompt } from '../ui/renew-prompt.tsx'
import type { Route } from './+types/my-loyalty'

/** LOY-013, LOY-014, LOY-020, LOY-021, LOY-023. The same page at both addresses. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, origin, outside } = partsOf(context)
  const member = memberOf(context)
  const standing = standingOf(audienceOf(context), member.expiration, now, outside.loyalty.graceDays)
  const shown = { clubName: club.name, canonical: origin + OWN_PATH, kind: standing.kind }
  if (!maySpend(standing)) return { ...shown, programme: null }
  const isLooking = viewAsOf(context) !== null
  await readBalance(db, member.id, { now, isLooking })
  const [instants, lots] = await Promise.all([listAwardInstants(db, member.id), listLots(db, member.id)])
  const soon = daysAfter(now, ENDING_SOON_DAYS)
  const ending = lots.find(({ expiresAt }) => expiresAt <= soon)
  const isEarning = standing.kind === 'active'
  const missions = isEarning ? missionsOn(await listMissionChanges(db), romeDayOf(now)) : []
  const invite = missions.find(({ code }) => code === 'invite')
  return {
    ...shown,
    programme: {
      usableUntil: standing.kind === 'grace' ? usableUntilText(standing.lastDay) : null,
      ending: ending
        ? `${pointsLabel(ending.remaining)} in scadenza il ${formatDateIt(new Date(ending.expiresAt.getTime() - 1))}: usali prima.`
        : null,
      missions: missions.map(({ code, points, icon, title, text, link, limit }) => {
        const times = instants[code]?.length ?? 0
        const done = { times, isOver: limit?.per === 'life' && times >= limit.times }
        return { code, done, mission: { points, icon, title, text, link: link.to } }
      }),
      // IDN-011. Whoever has not shown to have the mailbox invites nobody; whoever looks as a member makes no link of theirs.
      invitation: invite &&
        !isLooking &&
        member.emailVerifiedAt !== null && {
          link: `${origin}/invito/${await findOrMakeInvitation(db, member.id)}`,
          points: pointsLabel(invite.points),
        },
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Programma Fedeltà | ${loaderData?.clubName ?? 'Camice'}` },
  { tagName: 'link', rel: 'canonical', href: loaderData?.canonical ?? OWN_PATH },
]

export default function MyLoyaltyPage({ loaderData: { kind, programme } }: Route.ComponentProps) {
  if (!programme)
    return (
      <>
        <h1 className="mb-6 text-title-l">Programma Fedeltà</h1>
        {kind === 'renew' ? (
          <RenewPrompt />
        ) : (
          <EmptyState
            icon="gift"
            title="Al momento il Programma fedeltà non è attivo."
            action={<ButtonLink to="/upgrade">Scopri i piani</ButtonLink>}
          >
            Con un abbonamento Premium ogni corso, lettura e invito diventa punti da usare nel catalogo.
          </EmptyState>
        )}
      </>
    )
  const { usableUntil, ending, missions, invitation } = programme
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title-l">Programma Fedeltà</h1>
        <ButtonLink to={catalogueLogin(PRODUCTS_TARGET)} variant="accent" icon="gift" data-event-code="WL100">
          Vai al catalogo
        </ButtonLink>
      </div>
      {usableUntil && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-warning-tint p-5">
          <p className="font-strong text-warning">{usableUntil}</p>
          <ButtonLink to="/upgrade">Rinnova adesso</ButtonLink>
        </div>
      )}
      <ActivityPanel isRenewalAsked={usableUntil !== null} />
      {ending && <p className="-mt-3 text-ink-soft">{ending}</p>}
      {missions.length > 0 && (
        <section aria-labelledby="missioni">
          <h2 id="missioni" className="mb-5 text-title-m">
            Come guadagnare altri punti
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2">
            {missions.map(({ code, mission, done }) => (
              <MissionCard key={code} mission={mission} done={done} />
            ))}
          </ul>
        </section>
      )}
      {invitation && <InviteBox {...invitation} />}
      <p className="flex flex-wrap gap-x-8">
        <Link look="standalone" to={PROGRAMME_PATH}>
          Come funziona il programma
        </Link>
        <Link look="standalone" to="/upgrade">
          {kind === 'active' ? 'Che cosa comprende il tuo piano' : 'Che cosa si apre con un piano'}
        </Link>
      </p>
    </div>
  )
}
