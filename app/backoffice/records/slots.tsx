import type { ReactNode } from 'react'
import { RentalCard } from '#areas/services/ui/rental-card.tsx'
import { TravelPicture } from '#areas/travel/ui/travel-picture.tsx'
import type { Facts } from '#platform/records/record.ts'
import { BarPreview, WhoSeesWhat } from '../frame/bar-parts.tsx'
import { rubricRemoval } from '../rubrics/rubric-removal.tsx'

type Held = { id: string; picture: string | null; values: Readonly<Record<string, unknown>> }

/** CONTENTS: how a record is seen by its readers, beside its form. */
const SIDE: Readonly<Record<string, (held: Held) => ReactNode>> = {
  rental: ({ id, picture, values }) => <RentalCard offer={{ ...values, slug: id, imagePath: picture } as never} />,
  travel: ({ id, picture, values }) => (
    <div className="aspect-[16/9] overflow-hidden rounded-card">
      <TravelPicture travel={{ ...values, slug: id, imagePath: picture } as never} />
    </div>
  ),
}

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

export function RecordSlot({ record, held }: { record: string; held: Held }) {
  const slot = SIDE[record]
  if (!slot) return null
  return (
    <section aria-labelledby="come-si-vede" className="grid gap-3">
      <h2 id="come-si-vede" className="text-title-s">
        Come si vede
      </h2>
      {slot(held)}
    </section>
  )
}
