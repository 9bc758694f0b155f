import { useEffect, useRef, useState } from 'react'
import {
  type Choice,
  type Choosing,
  type Chosen,
  LONGEST_WORDS,
  SEARCH_BUTTON,
  wordsFieldOf,
} from '#platform/pure/choices.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { controlClass, FieldDescription, FieldError, OptionalMark } from '../field/field.tsx'
import { useEnhancement } from '../field/use-enhancement.ts'
import { type FieldProps, type FieldWiring, useField } from '../field/use-field.ts'
import { lazyPart } from '../lazy-part.ts'

const part = lazyPart(() => import('./choose-search.tsx'))

export type ChooseFieldProps = FieldProps & {
  choosing: Choosing
  /** How many may be chosen. */
  most?: number
  /** What is chosen among, as the address that is asked calls it. */
  of: string
  /** What is to be written: the words by which these things are known. */
  placeholder?: string
  className?: string
  /** Something was chosen or removed, which the form cannot tell: the codes there are now. */
  onEdit?: (codes: string[]) => void
}

/**
 * DSK-049. Chooses among things that exist, by words: each choice shows title, state and code. Without JavaScript the words are sent with
 * the form, and the page that answers shows what was found.
 */
export function ChooseField(props: ChooseFieldProps) {
  const { name, label, description, isOptional, choosing, most = 1, className, onEdit } = props
  const wiring = useField(props)
  const [chosen, setChosen] = useState(choosing.chosen)
  const [isHydrated, setHydrated] = useState(false)
  const [status, setStatus] = useState('')
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => setHydrated(true), [])
  // What the server answers replaces what is shown only where it says something else.
  const answered = JSON.stringify(choosing.chosen)
  const [shown, setShown] = useState(answered)
  if (shown !== answered) {
    setShown(answered)
    setChosen(choosing.chosen)
  }
  const isFull = chosen.length >= most
  const change = (next: readonly Chosen[], said: string) => {
    setChosen(next)
    setStatus(said)
    onEdit?.(next.map(({ code }) => code))
  }
  const add = (choice: Choice) => {
    if (chosen.some(({ code }) => code === choice.code)) setStatus(`${choice.title} è già scelto`)
    else change([...chosen, choice], `Scelto: ${choice.title}`)
  }
  const remove = ({ code, title }: Chosen) => {
    change(
      chosen.filter((each) => each.code !== code),
      `Tolto: ${title}`,
    )
    // The button that was pressed is gone: whoever uses the keys goes on from the search.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[role=combobox], [type=search]')?.focus())
  }
  return (
    <fieldset
      ref={frame}
      id={wiring.id}
      tabIndex={-1}
      aria-describedby={wiring.control['aria-describedby']}
      className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5', className)}
    >
      <legend className="mb-1.5 font-strong">
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      {description && <FieldDescription id={wiring.descriptionId}>{description}</FieldDescription>}
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      {isHydrated ? (
        <>
          {chosen.length > 0 && (
            <ul className="grid gap-1.5">
              {chosen.map((each) => (
                <li key={each.code} className={cx(rowClass, 'justify-between')}>
                  <input type="hidden" name={name} value={each.code} />
                  <ChoiceWords choice={each} />
                  <Button variant="quiet" size="small" onClick={() => remove(each)}>
                    Togli<span className="visually-hidden"> {each.title}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {!isFull && choosing.found && <Found found={choosing.found} chosen={chosen} onChoose={add} />}
          {isFull && most > 1 && <p className="text-ink-soft text-sm">Sono {most}: per cambiarli togline uno.</p>}
        </>
      ) : (
        <PlainChoices name={name} choosing={choosing} most={most} isOptional={isOptional} />
      )}
      <Search {...props} wiring={wiring} isHidden={isHydrated && isFull} onChoose={add} />
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </fieldset>
  )
}

const rowClass = 'flex min-h-11 items-center gap-3 rounded-field border border-line bg-paper px-3 py-1'

/** Title, state and code; a code that nothing has any more says so. */
export function ChoiceWords({ choice: { title, state, code, isUnknown } }: { choice: Chosen }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 py-1">
      <span className={cx('wrap-anywhere', isUnknown && 'font-strong text-danger')}>{title}</span>
      {state && <Badge tone="neutral">{state}</Badge>}
      {!isUnknown && <span className="wrap-anywhere text-ink-soft text-sm">{code}</span>}
    </span>
  )
}

type PlainProps = Pick<ChooseFieldProps, 'name' | 'choosing' | 'most' | 'isOptional'>

/** Before and without JavaScript: what is chosen is ticked, and so is chosen what was found. */
function PlainChoices({ name, choosing: { chosen, words, found = [] }, most, isOptional }: PlainProps) {
  const isOne = most === 1
  const others = found.filter(({ code }) => chosen.every((each) => each.code !== code))
  const drawn = (choice: Chosen, isTicked: boolean) => (
    <label key={choice.code} className={rowClass}>
      <input
        type={isOne ? 'radio' : 'checkbox'}
        name={name}
        value={choice.code}
        defaultChecked={isTicked}
        className="size-5 shrink-0 accent-primary"
      />
      <ChoiceWords choice={choice} />
    </label>
  )
  return (
    <>
      {chosen.map((each) => drawn(each, true))}
      {words !== undefined && others.length > 0 && <p className="font-strong text-sm">Trovati con «{words}»</p>}
      {others.map((each) => drawn(each, false))}
      {isOne && isOptional && chosen.length > 0 && (
        <noscript>
          <label className={rowClass}>
            <input type="radio" name={name} value="" className="size-5 shrink-0 accent-primary" />
            Nessuno
          </label>
        </noscript>
      )}
    </>
  )
}

type FoundProps = { found: readonly Choice[]; chosen: readonly Chosen[]; onChoose: (choice: Choice) => void }

/** What was found by words that were sent before the search of this page was ready. */
function Found({ found, chosen, onChoose }: FoundProps) {
  const others = found.filter(({ code }) => chosen.every((each) => each.code !== code))
  return (
    <ul className="grid gap-1.5">
      {others.map((choice) => (
        <li key={choice.code} className={cx(rowClass, 'justify-between')}>
          <ChoiceWords choice={choice} />
          <Button variant="quiet" size="small" onClick={() => onChoose(choice)}>
            Scegli<span className="visually-hidden"> {choice.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

type SearchProps = ChooseFieldProps & { wiring: FieldWiring; isHidden: boolean; onChoose: (choice: Choice) => void }

function Search(props: SearchProps) {
  const { name, label, of, placeholder = 'Cerca per nome', choosing, wiring, isHidden, onChoose } = props
  const { frame, richer } = useEnhancement(part, true)
  const common = { label: `Cerca: ${label}`, placeholder, isInvalid: wiring.error !== undefined }
  return (
    <div ref={frame} hidden={isHidden}>
      {richer ? (
        <richer.part.ChooseSearch {...common} begun={richer.value} of={of} onChoose={onChoose} />
      ) : (
        <div className="flex gap-2">
          <input
            type="search"
            name={wordsFieldOf(name)}
            aria-label={common.label}
            aria-invalid={common.isInvalid || undefined}
            placeholder={placeholder}
            maxLength={LONGEST_WORDS}
            autoComplete="off"
            defaultValue={choosing.words}
            className={controlClass}
          />
          <noscript>
            <Button type="submit" name={SEARCH_BUTTON} value={name} variant="ghost">
              Cerca
            </Button>
          </noscript>
        </div>
      )}
    </div>
  )
}
