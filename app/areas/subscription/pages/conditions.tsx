import { ADHESION_CONDITIONS } from '#areas/account/conditions-copy.ts'
import { provenMemberId } from '#areas/account/proven-context.server.ts'
import { viewerOf } from '#areas/audience/context.server.ts'
import { findMemberByClientCode } from '#areas/audience/store.server.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { currentPlan } from '#areas/plans/rules.ts'
import { listOwnedProducts } from '#areas/plans/store.server.ts'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { conditionsOfUse } from '../context.server.ts'
import type { Route } from './+types/conditions'

const LONGEST_CODE = 40

/**
 * PRV-003, IDN-024. Read before signing in, from the consent dialog. Which plan a member has is told to that member alone: everybody
 * else gets the terms of the club, whatever code they ask about, and the database is not asked about it.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club, secret, isSecure } = partsOf(context)
  const query = new URL(request.url).searchParams
  const code = query.get('customerCode')?.trim().slice(0, LONGEST_CODE)
  const isAdhesion = query.get('forceCondizioniAdesione') === 'true'
  if (!code) return { clubName: club.name, isAdhesion, html: null }
  const html = isAdhesion ? withClubWords(await adhesionOf(), club) : await conditionsOfUse(db, club)
  return { clubName: club.name, isAdhesion, html }

  async function adhesionOf(): Promise<string> {
    const memberId = await ownIdOf()
    const owned = memberId === null ? [] : await listOwnedProducts(db, memberId)
    return (currentPlan(owned, now) ?? owned[0])?.conditionsHtml || ADHESION_CONDITIONS
  }

  /** Whoever asks, if the code is theirs: signed in, or in the half hour after a right password in which the dialog links here. */
  async function ownIdOf(): Promise<string | null> {
    const { member } = viewerOf(context)
    if (member) return member.clientCode === code ? member.id : null
    const cookie = request.headers.get('cookie') ?? undefined
    const provenId = provenMemberId(cookie, now, { secret, isHttps: isSecure })
    if (provenId === null) return null
    const proven = await findMemberByClientCode(db, code ?? '')
    return proven?.id === provenId ? provenId : null
  }
}

const TITLES = { use: 'Condizioni d’uso', adhesion: 'Condizioni di adesione' }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.isAdhesion ? TITLES.adhesion : TITLES.use} | ${loaderData?.clubName ?? 'Camice'}`,
  },
  { name: 'robots', content: 'noindex' },
]

export default function ConditionsPage({ loaderData: { isAdhesion, html } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={isAdhesion ? TITLES.adhesion : TITLES.use} />
      <Band space="small">
        {html === null ? (
          <>
            <p role="alert" className="font-strong text-danger text-lg">
              Errore: codice cliente mancante
            </p>
            <p className="mt-3">
              Le condizioni valide per tutti sono alla pagina{' '}
              <Link to="/termini-e-condizioni">Termini e condizioni</Link>.
            </p>
          </>
        ) : (
          <RichTextView html={html as RichText} />
        )}
      </Band>
    </>
  )
}
