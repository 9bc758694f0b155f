import { findDetails } from '#areas/account/details-store.server.ts'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { listCardMonths } from '../month-store.server.ts'
import { knownProfession, mayHaveContacts, yearChoices } from '../rules.ts'
import { findCardOf } from '../store.server.ts'
import { CardEditor } from '../ui/card-editor.tsx'
import { CardMonths } from '../ui/card-months.tsx'
import { blankCardWire, toCardWire } from '../wire.ts'
import type { Route } from './+types/card-editor'

/** CRD-001, CRD-006, CRD-019. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, log, club } = partsOf(context)
  const member = memberOf(context)
  const { type } = audienceOf(context)
  const shown = {
    years: yearChoices(now),
    hasContacts: mayHaveContacts(type),
    isPremium: type === 'PREMIUM',
    clubName: club.name,
  }
  try {
    const [card, { fiscalCode }, record] = await Promise.all([
      findCardOf(db, member.id),
      findDetails(db, member.id),
      findMemberById(db, member.id),
    ])
    const known = record && knownProfession(record)
    const months = card ? await listCardMonths(db, card.id, romeDayOf(now)) : null
    return { ...shown, known, months, card: card ? toCardWire(card, fiscalCode) : blankCardWire(member, fiscalCode) }
  } catch (error) {
    log.error({ err: error }, 'the own professional card cannot be read')
    return { ...shown, known: null, months: null, card: null }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `La mia scheda | ${loaderData?.clubName ?? ''}` }]

export default function CardEditorPage({ loaderData: { card, months, ...facts } }: Route.ComponentProps) {
  return (
    <>
      <CardEditor card={card} {...facts} />
      {months && (
        <Wrap className="pb-10">
          <CardMonths months={months} />
        </Wrap>
      )}
    </>
  )
}
