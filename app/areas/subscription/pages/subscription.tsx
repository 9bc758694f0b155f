import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { daysLeft } from '#areas/audience/membership-rules.ts'
import { awaitedPaymentOf, awaitedTransfersOf } from '#areas/billing/context.server.ts'
import { AwaitedPayment } from '#areas/billing/ui/awaited-payment.tsx'
import { AwaitedTransfer } from '#areas/billing/ui/awaited-transfer.tsx'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { RenewalForm } from '#areas/leads/ui/forms.tsx'
import { ownsTraining } from '#areas/plans/ownership-rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, formatShortDateIt } from '#platform/pure/dates.ts'
import { conditionsOfUse, subscriptionOf } from '../context.server.ts'
import {
  adhesionConditions,
  historyOf,
  mayHaveDocuments,
  seesConditionsOfUse,
  seesHistory,
  subscriptionBanner,
  whatFollows,
} from '../rules.ts'
import { Documents } from '../ui/documents.tsx'
import { History } from '../ui/history.tsx'
import { toHistoryItem } from '../wire.ts'
import type { Route } from './+types/subscription'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const member = memberOf(context)
  const audience = audienceOf(context)
  const { type } = audience
  const { owned, information } = await subscriptionOf(db, audience, member, now)
  const hasDocuments = mayHaveDocuments(type)
  const { order: awaited } = await awaitedTransfersOf(db, member, club)
  const inProgress = await awaitedPaymentOf(db, member.id)
  const left = daysLeft(member.expiration, now)
  const adhesion = adhesionConditions(type, owned, now)
  return {
    clubName: club.name,
    clientCode: member.clientCode,
    awaited,
    inProgress,
    banner: subscriptionBanner(type, left),
    information: information && {
      name: information.name,
      state: information.state,
      isRunning: information.isRunning,
      from: information.from && formatDateIt(information.from),
      until: information.until && formatDateIt(information.until),
    },
    follows: whatFollows(type, left),
    hasDocuments,
    certificate:
      hasDocuments && information?.from && information.until
        ? {
            name: `${member.name} ${member.surname}`,
            startDate: formatShortDateIt(information.from),
            endDate: formatShortDateIt(information.until),
          }
        : null,
    adhesionHtml: adhesion && withClubWords(adhesion, club),
    hasTraining: hasDocuments && ownsTraining(owned.map(({ name }) => name)),
    useHtml: seesConditionsOfUse(type) ? oneLevelDown(await conditionsOfUse(db, club)) : null,
    seesRenewal: type === 'EX_PREMIUM',
    now,
    history: seesHistory(type) ? historyOf(owned, now).map((item) => toHistoryItem(item, club)) : null,
  }
}

/** What is a page by itself elsewhere is a part of this one. */
const oneLevelDown = (html: string) => html.replace(/(<\/?h)([2-5])/g, (_, tag, level) => `${tag}${Number(level) + 1}`)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Abbonamento | ${loaderData?.clubName ?? 'Camice'}` },
]

/** SUB-001. Information, documents, history. */
export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  const {
    banner,
    awaited,
    inProgress,
    information,
    follows,
    hasDocuments,
    useHtml,
    history,
    now,
    seesRenewal,
    ...documents
  } = loaderData
  const isOrdered = awaited !== null || inProgress !== null
  return (
    <div className="grid gap-10">
      <div>
        <h1 className="mb-6 text-title-l">Abbonamento</h1>
        {banner && (
          <div
            data-banner={banner.kind}
            className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-warning-tint p-5"
          >
            <p className="flex items-center gap-3 font-strong text-warning">
              <Icon name="triangle-alert" className="shrink-0" />
              {banner.text}
            </p>
            {/* Who renews wants the plans and their prices, not a month to try what is known already; who has ordered, neither. */}
            {!isOrdered && (
              <ButtonLink to={banner.kind === 'expired-subscription' ? '/piani-premium' : '/upgrade'} variant="accent">
                {banner.kind === 'expired-subscription' ? 'Rinnova' : 'Passa a Premium'}
              </ButtonLink>
            )}
          </div>
        )}
        {inProgress && (
          <div className="mb-6">
            <AwaitedPayment payment={inProgress} />
          </div>
        )}
        {awaited && (
          <div className="mb-6">
            <AwaitedTransfer order={awaited} />
          </div>
        )}
        {information ? (
          <Card as="section" className="gap-4 p-6" aria-labelledby="informazioni">
            <h2 id="informazioni" className="flex flex-wrap items-center gap-3 font-display text-title-m">
              {information.name}
              <Badge tone={information.isRunning ? 'success' : 'neutral'}>{information.state}</Badge>
            </h2>
            <dl className="flex flex-wrap gap-x-12 gap-y-3">
              <div>
                <dt className="text-ink-soft text-sm">Data di attivazione</dt>
                <dd className="font-strong tabular-nums">{information.from ?? '—'}</dd>
              </div>
              <div>
                <dt className="text-ink-soft text-sm">Data di scadenza</dt>
                <dd className="font-strong tabular-nums">{information.until ?? '—'}</dd>
              </div>
            </dl>
            {follows && <p className="max-w-prose text-ink-soft">{follows.text}</p>}
            {follows?.mayRenew && (
              <ButtonLink to="/piani-premium" variant="accent" className="self-start">
                Rinnova
              </ButtonLink>
            )}
          </Card>
        ) : (
          <Card as="section" className="gap-3 p-6">
            <h2 className="font-display text-title-s">Al momento non hai un abbonamento attivo</h2>
            <p>
              <Link to="/upgrade">Scopri che cosa si apre con un piano</Link>
            </p>
          </Card>
        )}
      </div>
      {/* REG-014 */}
      {seesRenewal && !isOrdered && (
        <Card as="section" className="gap-4 p-6" aria-labelledby="rinnovo">
          <h2 id="rinnovo" className="font-display text-title-m">
            Vuoi rinnovare? Ti chiamiamo noi
          </h2>
          <RenewalForm />
        </Card>
      )}
      {hasDocuments && (
        <section aria-labelledby="documenti">
          <h2 id="documenti" className="mb-4 text-title-m">
            Documenti
          </h2>
          <Documents {...documents} />
        </section>
      )}
      {useHtml && (
        <section aria-labelledby="condizioni">
          <h2 id="condizioni" className="mb-4 text-title-m">
            Condizioni d’uso
          </h2>
          <Card as="div" look="outlined" className="p-6">
            <RichTextView html={useHtml as RichText} />
          </Card>
        </section>
      )}
      {history && (
        <section aria-labelledby="storico">
          <h2 id="storico" className="mb-4 text-title-m">
            Storico
          </h2>
          <History items={history} now={now} />
        </section>
      )}
    </div>
  )
}
