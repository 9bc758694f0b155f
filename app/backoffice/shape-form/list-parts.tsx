import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'

/** “3”, “nessuno, almeno 1”, “3 di 12”: how many there are, and what is allowed, when it matters. */
export function countWords(count: number, min: number, max: number): string {
  if (count === 0) return min > 0 ? `(almeno ${min})` : '(nessuno)'
  return max <= MOST_SAID ? `(${count} di ${max})` : `(${count})`
}

/** Beyond this nobody comes near the limit, and saying it would only be noise. */
const MOST_SAID = 60

type FoldProps = {
  name: string
  number: number
  isOpen: boolean
  faults: number
  controls: string
  onPress: () => void
}

export function FoldButton({ name, number, isOpen, faults, controls, onPress }: FoldProps) {
  return (
    <button
      type="button"
      data-act="fold"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
      className="flex min-h-11 min-w-0 flex-1 basis-48 items-center gap-2.5 rounded-field px-2.5 py-1.5 text-left hover:text-primary"
    >
      <Icon name="chevron-down" size={18} className={cx('text-ink-soft', !isOpen && '-rotate-90')} />
      <span className="text-ink-soft tabular-nums">{number}</span>
      <span className="min-w-0 flex-1 font-[580] leading-snug wrap-anywhere line-clamp-2">{name}</span>
      {faults > 0 && <Badge tone="danger">{faults === 1 ? 'Un errore' : `${faults} errori`}</Badge>}
    </button>
  )
}

type ActsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onDuplicate: (() => void) | undefined
  onRemove: (() => void) | undefined
}

export function ItemActs({ name, isFirst, isLast, onMove, onDuplicate, onRemove }: ActsProps) {
  const isAlone = isFirst && isLast
  return (
    <div className="ml-auto flex">
      {!isAlone && (
        <>
          <Act
            act="earlier"
            icon="chevron-up"
            label={`Sposta su: ${name}`}
            isOff={isFirst}
            onPress={() => onMove(-1)}
          />
          <Act act="later" icon="chevron-down" label={`Sposta giù: ${name}`} isOff={isLast} onPress={() => onMove(1)} />
        </>
      )}
      {onDuplicate && <Act act="duplicate" icon="copy" label={`Fai una copia: ${name}`} onPress={onDuplicate} />}
      {onRemove && <Act act="remove" icon="trash-2" label={`Togli: ${name}`} onPress={onRemove} />}
    </div>
  )
}

type ActProps = { act: string; icon: string; label: string; isOff?: boolean; onPress: () => void }

function Act({ act, icon, label, isOff, onPress }: ActProps) {
  return (
    <Button
      data-act={act}
      variant="quiet"
      size="small"
      isIconOnly
      icon={icon}
      aria-label={label}
      title={label.split(':')[0]}
      disabled={isOff}
      onClick={onPress}
    />
  )
}
