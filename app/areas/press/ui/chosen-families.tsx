import type { Ref } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { MOST_SPECIALIZATIONS, type SpecializationFamily } from '../model.ts'

type Props = {
  ref: Ref<HTMLUListElement>
  chosen: readonly SpecializationFamily[]
  isWaiting: boolean
  onRemove: (id: number) => void
}

/** PUB-012. Three places, filled or free: they are as large before the person arrives as after. */
export function ChosenFamilies({ ref, chosen, isWaiting, onRemove }: Props) {
  const places = Array.from({ length: MOST_SPECIALIZATIONS }, (_, at) => ({ at, family: chosen[at] }))
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      className="grid gap-2 rounded-field"
      aria-label="Specializzazioni scelte"
      aria-busy={isWaiting}
    >
      {places.map(({ at, family }) =>
        family ? (
          <li
            key={at}
            className="flex min-h-13 items-center justify-between gap-3 rounded-field bg-primary-tint py-1 pr-1 pl-4"
          >
            <span className="font-strong text-primary-strong">{family.name}</span>
            <Button
              variant="quiet"
              isIconOnly
              icon="x"
              aria-label={`Togli ${family.name}`}
              onClick={() => onRemove(family.id)}
            />
          </li>
        ) : (
          <li
            key={at}
            className="flex min-h-13 items-center gap-2 rounded-field border border-line-strong/60 border-dashed px-4 text-ink-soft"
          >
            {isWaiting ? (
              <Skeleton className="h-4 w-40" />
            ) : (
              <>
                <Icon name="plus" size={16} />
                Posto libero
              </>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
