import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { ConsultantCall } from '#areas/plans/ui/consultant-call.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { cookieHeaders, passOnCookies } from '#platform/http/pass-on-cookies.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { removeFromCart } from '../commands.server.ts'
import { cartOwnerOf } from '../context.server.ts'
import { EMPTY_CART } from '../model.ts'
import { firstPayment, offersCall, productCount, totalCents } from '../rules.ts'
import { findCart } from '../store.server.ts'
import { CartLineCard } from '../ui/cart-line.tsx'
import { FirstPayment } from '../ui/first-payment.tsx'
import type { Route } from './+types/cart'

async function ownerOf({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { db, now, isSecure } = partsOf(context)
  const { member } = viewerOf(context)
  const cookie = request.headers.get('cookie') ?? undefined
  return cartOwnerOf(db, { memberId: member?.id ?? null, cookie, isSecure }, now)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { audience, member } = viewerOf(context)
  const { owner, setCookies } = await ownerOf({ context, request })
  const cart = owner ? await findCart(db, owner, now) : EMPTY_CART
  const shown = {
    clubName: club.name,
    lines: cart.lines.map(({ product, price }) => ({
      productId: product.id,
      name: product.name,
      summary: product.summary,
      planName: price.installmentPlanName,
      cents: cart.showPrice ? payableCents(price) : null,
    })),
    total: cart.showPrice ? totalCents(cart) : null,
    first: cart.showPrice ? firstPayment(cart) : null,
    type: audience.type,
    hasConsultant: offersCall(audience, member?.conventionOrder ?? null),
    isSignedIn: member !== null,
    // CRT-004
    checkoutAddress: club.sales.checkoutAddress,
  }
  return data(shown, { headers: cookieHeaders(setCookies) })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const productId = String((await request.formData()).get('productId') ?? '')
  const { owner } = await ownerOf({ context, request })
  if (owner && productId) await removeFromCart(db, owner, productId, now)
  return { removed: productId }
}

export const headers = passOnCookies

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Il mio Carrello | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { lines, total, first, type, hasConsultant, isSignedIn, checkoutAddress } = loaderData
  const count = useRef<HTMLParagraphElement>(null)
  const shown = useRef(lines.length)
  // The button that removed a product is gone with it: who was on it is led to what is left.
  useEffect(() => {
    if (lines.length < shown.current) count.current?.focus()
    shown.current = lines.length
  }, [lines.length])
  return (
    <Band ground="tint">
      <h1 className="text-title-xl">Il mio Carrello</h1>
      <p ref={count} tabIndex={-1} className="mt-2 mb-7 text-ink-soft text-lg" role="status">
        {productCount(lines.length)}
      </p>
      {lines.length === 0 ? (
        <EmptyState
          icon="shopping-cart"
          title="Al momento il tuo Carrello è vuoto"
          action={
            <>
              <ButtonLink to="/piani-premium">Piani Premium</ButtonLink>
              {hasConsultant && (
                <div>
                  <ConsultantCall type={type} />
                </div>
              )}
            </>
          }
        >
          Scegli un piano: resta qui anche se esci o cambi dispositivo.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ul className="grid gap-4">
            {lines.map((line) => (
              <CartLineCard key={line.productId} line={line} />
            ))}
          </ul>
          <Card as="section" className="gap-4 p-6" aria-labelledby="totale">
            <h2 id="totale" className="font-display text-title-s">
              Totale
            </h2>
            {total !== null && (
              <p className="flex items-baseline justify-between gap-3">
                <span className="text-ink-soft">IVA inclusa</span>
                <strong className="font-display text-title-m tabular-nums">{formatEuro(total)}</strong>
              </p>
            )}
            {first && <FirstPayment {...first} />}
            <ButtonLink to={checkoutAddress} variant="accent" size="large" isWide data-event-code="PP400">
              Acquista ora
            </ButtonLink>
            {!isSignedIn && (
              <>
                {/* Whoever has no account yet needs no door between the cart and the form. */}
                <ButtonLink
                  to={`/registrazione?redirectTo=${encodeURIComponent(checkoutAddress)}`}
                  variant="ghost"
                  isWide
                >
                  Registrati e acquista
                </ButtonLink>
                <p className="text-ink-soft text-sm">
                  Se hai già un account ti chiederemo di accedere. Il carrello resta com’è.
                </p>
              </>
            )}
            <Link to="/piani-premium">Vedi gli altri piani</Link>
          </Card>
        </div>
      )}
    </Band>
  )
}
