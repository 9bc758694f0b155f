import type { ReactNode } from 'react'
import { ConventionTabs } from '#areas/conventions/ui/convention-tabs.tsx'
import { OfferEnd, type OfferFacts, OfferNotes } from '#areas/conventions/ui/offer-parts.tsx'
import { ShopLogo } from '#areas/conventions/ui/shop-logo.tsx'
import { LatestOffers } from '#areas/conventions/ui/shop-parts.tsx'
import { PriceNote } from '#areas/loyalty/ui/price-note.tsx'
import { RentalCard } from '#areas/services/ui/rental-card.tsx'
import { TravelPicture } from '#areas/travel/ui/travel-picture.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import type { Facts } from '#platform/records/record.ts'
import { BarPreview, WhoSeesWhat } from '../frame/bar-parts.tsx'
import { rubricRemoval } from '../rubrics/rubric-removal.tsx'

type Held = { id: string; picture: string | null; values: Readonly<Record<string, unknown>>; facts: Facts }

/** CONTENTS: what stands beside the form of a record. */
const SIDE: Readonly<Record<string, (held: Held) => ReactNode>> = {
  rental: ({ id, picture, values }) => (
    <Seen>
      <RentalCard offer={{ ...values, slug: id, imagePath: picture } as never} />
    </Seen>
  ),
  travel: ({ id, picture, values }) => (
    <Seen>
      <div className="aspect-[16/9] overflow-hidden rounded-card">
        <TravelPicture travel={{ ...values, slug: id, imagePath: picture } as never} />
      </div>
    </Seen>
  ),
  shop: ({ id, facts: { total, offers } }) => <LatestOffers id={id} total={total} offers={offers} />,
}

export const RecordSlot = ({ record, held }: { record: string; held: Held }) => SIDE[record]?.(held) ?? null

/** How readers see it. */
function Seen({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="come-si-vede" className="grid gap-3">
      <h2 id="come-si-vede" className="text-title-s">
        Come si vede
      </h2>
      {children}
    </section>
  )
}

/** CONTENTS: what else can be begun from the page of one. */
const ACTIONS: Readonly<Record<string, (held: Held) => ReactNode>> = {
  shop: ({ id }) => (
    <ButtonLink to={`/redazione/convenzioni/offerte/nuova?negozio=${id}`} icon="plus">
      Nuova offerta
    </ButtonLink>
  ),
  reward: ({ id, values }) =>
    values.kind === 'voucher' && (
      <ButtonLink to={`/redazione/premi/${id}/codici`} icon="key-round">
        Codici
      </ButtonLink>
    ),
  offer: ({ facts: { shopAt } }) => (
    <ButtonLink to={`${shopAt}/anteprima`} variant="ghost" icon="eye">
      Anteprima
    </ButtonLink>
  ),
}

export const ActionSlot = ({ record, held }: { record: string; held: Held }) => ACTIONS[record]?.(held) ?? null

type FactSlots = Readonly<Record<string, (facts: Facts) => ReactNode>>

/** CONTENTS: what is to be known before one is changed, above its form. */
const NOTES: FactSlots = {
  offer: (facts) => <OfferNotes {...(facts as OfferFacts)} />,
  reward: (facts) => <PriceNote {...facts} />,
}

export const NoteSlot = ({ record, facts }: { record: string; facts: Facts }) => NOTES[record]?.(facts) ?? null

/** CONTENTS: how else one ends. */
const ENDS: FactSlots = { offer: (facts) => <OfferEnd {...(facts as OfferFacts)} /> }

export const EndSlot = ({ record, facts }: { record: string; facts: Facts }) => ENDS[record]?.(facts) ?? null

type Pictured = { name: string; picture: string | null }

/** CONTENTS: how the picture of one is shown, small. */
const THUMBS: Readonly<Record<string, (held: Pictured) => ReactNode>> = {
  shop: ({ name, picture }) => <ShopLogo name={name} src={picture} className="max-w-40" />,
}

export const Thumb = ({ record, ...held }: Pictured & { record: string }) => THUMBS[record]?.(held) ?? null

/** CONTENTS: what stands above the list of a record. */
const ABOVE_LIST: Readonly<Record<string, () => ReactNode>> = {
  offer: () => <ConventionTabs current="" />,
  shop: () => <ConventionTabs current="/negozi" />,
}

export const AboveList = ({ record }: { record: string }) => ABOVE_LIST[record]?.() ?? null

type Removal = { stays?: ReactNode; fields?: ReactNode }

/** CONTENTS: why one may not be taken away, or what whoever does it has to say they have seen. */
const REMOVAL: Readonly<Record<string, (facts: Facts) => Removal>> = {
  category: (facts) => rubricRemoval('categoria', facts),
  series: (facts) => rubricRemoval('collana', facts),
}

export const removalOf = (record: string, facts: Facts): Removal => REMOVAL[record]?.(facts) ?? {}

/** CONTENTS: what stands under the list of a record. */
const BELOW: Readonly<Record<string, (facts: Facts) => ReactNode>> = {
  message: ({ messages }) => <WhoSeesWhat messages={messages} />,
}

export const ListSlot = ({ record, facts }: { record: string; facts: Facts }) => BELOW[record]?.(facts) ?? null

/** CONTENTS: how what is being typed is seen, above its form. */
const ABOVE: Readonly<Record<string, (typed: Readonly<Record<string, string>>) => ReactNode>> = {
  message: (typed) => <BarPreview {...typed} />,
}

export const TypedSlot = ({ record, typed }: { record: string; typed: Readonly<Record<string, string>> }) =>
  ABOVE[record]?.(typed) ?? null
