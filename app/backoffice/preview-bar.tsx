import { parseSubscriptionType } from '#areas/audience/membership-rules.ts'
import { type Audience, SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'

export type PreviewChoice = { type: SubscriptionType; opening: readonly string[]; hasWallets: boolean }

/** Whose eyes the address asks for: one of the six types, with or without the wallets that change what is seen. */
export function previewChoice(search: URLSearchParams, opening: readonly string[]): PreviewChoice {
  return {
    type: parseSubscriptionType(search.get('tipo')),
    opening,
    hasWallets: opening.length > 0 && search.has('portafogli'),
  }
}

export function previewAudience({ type, opening, hasWallets }: PreviewChoice): Audience {
  const wallets = hasWallets ? Object.fromEntries(opening.map((tag) => [tag, {}])) : {}
  return { type, wallets, staticPortfolios: [], flags: [] }
}

/** Above a page that no reader has: where to go back, and whose eyes to look with. */
export function PreviewBar({ path, back, type, opening, hasWallets }: PreviewChoice & { path: string; back: string }) {
  const address = (chosen: string, isHolding: boolean) =>
    `${path}/anteprima?tipo=${chosen}${isHolding ? '&portafogli=si' : ''}`
  return (
    <section aria-label="Anteprima" className="border-line border-b bg-paper">
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
        <p className="flex flex-wrap items-center gap-x-5">
          <strong>Anteprima: non è la pagina dei lettori</strong>
          <Link to={path} className="inline-flex min-h-11 items-center">
            {back}
          </Link>
          {opening.length > 0 && (
            <Link to={address(type, !hasWallets)} className="inline-flex min-h-11 items-center">
              {hasWallets ? 'Senza' : 'Con'} {opening.length === 1 ? 'il portafoglio' : 'i portafogli'}{' '}
              {opening.join(', ')}
            </Link>
          )}
        </p>
        <TabLinks
          label="Come lo vede"
          links={SUBSCRIPTION_TYPES.map((known) => ({
            label: TYPE_WORDS[known],
            to: address(known, hasWallets),
            isCurrent: known === type,
          }))}
        />
      </Wrap>
    </section>
  )
}
