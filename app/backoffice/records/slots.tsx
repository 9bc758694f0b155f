import type { ReactNode } from 'react'
import { RentalCard } from '#areas/services/ui/rental-card.tsx'
import { TravelPicture } from '#areas/travel/ui/travel-picture.tsx'

type Held = { id: string; picture: string | null; values: Readonly<Record<string, unknown>> }

/** CONTENTS: what the page of a record shows of its own, beside the form. */
const SLOTS: Readonly<Record<string, (held: Held) => ReactNode>> = {
  rental: ({ id, picture, values }) => <RentalCard offer={{ ...values, slug: id, imagePath: picture } as never} />,
  travel: ({ id, picture, values }) => (
    <div className="aspect-[16/9] overflow-hidden rounded-card">
      <TravelPicture travel={{ ...values, slug: id, imagePath: picture } as never} />
    </div>
  ),
}

export function RecordSlot({ record, held }: { record: string; held: Held }) {
  const slot = SLOTS[record]
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
