import { Fragment } from 'react'
import { cx } from '#design/cx.ts'
import { type FoundGroup, GROUP_LABELS, NOTHING_FOUND, type Suggestions } from '../model.ts'
import { markMatches, queryText } from '../rules.ts'
import type { Typeahead } from './use-typeahead.ts'

type Props = {
  id: string
  typed: string
  typeahead: Typeahead
  active: number
  onChoose: (to: string) => void
  allAddress: string | null
  tooShort: string
}

/** SRC-001, SRC-002. The groups below the box, five lines each, and the way to all results. */
export function SearchList({ id, typed, typeahead, active, onChoose, allAddress, tooShort }: Props) {
  const groups = typeahead.status === 'found' ? typeahead.found.groups : []
  const correction = typeahead.status === 'found' && groups.length > 0 ? correctionSentence(typeahead.found, typed) : ''
  const marked = (typeahead.status === 'found' && typeahead.found.correctedTo) || typed
  let line = -1
  return (
    <div className="absolute inset-x-0 top-full mt-2 rounded-card bg-raised p-2 text-ink shadow-float">
      <p role="status" className={cx('px-3 py-2 text-ink-soft', groups.length > 0 && 'visually-hidden')}>
        {sentence(typeahead, tooShort)} {correction}
      </p>
      {correction && (
        <p aria-hidden="true" className="px-3 py-2 text-ink-soft">
          {correction}
        </p>
      )}
      <div
        role="listbox"
        id={id}
        aria-label="Risultati"
        className="max-h-[70dvh] scroll-pb-12 overflow-auto"
        hidden={!allAddress}
      >
        {groups.map(({ name, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox has no element of its own.
          <div key={name} role="group" aria-label={labelOf(name)}>
            <p className="eyebrow px-3 pt-3 pb-1" aria-hidden="true">
              {labelOf(name)}
            </p>
            {hits.map((hit) => {
              line += 1
              return (
                <Option
                  key={hit.id}
                  id={`${id}-${line}`}
                  isActive={line === active}
                  onChoose={() => onChoose(hit.link)}
                >
                  <Marked title={hit.title} typed={marked} />
                </Option>
              )
            })}
          </div>
        ))}
        {allAddress && (
          <Option id={`${id}-${line + 1}`} isActive={line + 1 === active} onChoose={() => onChoose(allAddress)} isKept>
            <span className="font-strong text-primary">Tutti i risultati per {queryText(typed)}</span>
          </Option>
        )}
      </div>
    </div>
  )
}

const OTHER_LABELS = { exact: 'Proprio questo', closed: 'Da aprire' } as const
const labelOf = (name: FoundGroup['name']) =>
  name === 'exact' || name === 'closed' ? OTHER_LABELS[name] : GROUP_LABELS[name].label

/** What was looked for in the place of what was typed, and what else may have been meant. */
function correctionSentence({ correctedTo, maybe }: Suggestions, typed: string): string {
  const instead = correctedTo ? `Risultati per “${correctedTo}” invece di “${queryText(typed)}”.` : ''
  const others = maybe.length > 0 ? `Forse cercavi ${maybe.map((reading) => `“${reading}”`).join(', ')}.` : ''
  return [instead, others].filter(Boolean).join(' ')
}

function sentence(typeahead: Typeahead, tooShort: string): string {
  if (typeahead.status === 'short') return tooShort
  if (typeahead.status === 'waiting') return 'Caricamento...'
  if (typeahead.status === 'failed') return 'I suggerimenti non arrivano: premi Invio per vedere tutti i risultati.'
  const count = typeahead.found.groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count === 0) return NOTHING_FOUND
  return count === 1 ? '1 suggerimento' : `${count} suggerimenti`
}

type OptionProps = {
  id: string
  isActive: boolean
  onChoose: () => void
  /** Stays in sight below the others, however many they are. */
  isKept?: boolean
  children: React.ReactNode
}

function Option({ id, isActive, onChoose, isKept, children }: OptionProps) {
  return (
    // The keyboard acts on the combobox, which names the active option; a pointer acts here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center rounded-small px-3 py-1.5 hover:bg-primary-tint aria-selected:bg-primary-tint aria-selected:text-primary-strong',
        isKept && 'sticky bottom-0 border-line border-t bg-raised',
      )}
    >
      <span>{children}</span>
    </div>
  )
}

/** The title, with what was searched in evidence. */
export function Marked({ title, typed }: { title: string; typed: string }) {
  return markMatches(title, typed).map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never change places.
      <mark key={index} className="bg-transparent font-bold text-inherit underline decoration-2 decoration-accent-mark">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never change places.
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
