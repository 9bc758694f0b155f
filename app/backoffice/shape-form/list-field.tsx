import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { FieldDescription, FieldError } from '#design/field/field.tsx'
import { fieldId, useFormState } from '#design/form/form-context.ts'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { duplicateOf, emptyValue, type FieldShape, itemsOf, summaryOf } from './field-shape.ts'
import { countWords, FoldButton, ItemActs } from './list-parts.tsx'
import { type AskedErrors, countErrorsIn, joined } from './shape-path.ts'
import type { InputProps } from './text-input.tsx'
import { TickedValues } from './ticked-values.tsx'
import { useKeys } from './use-keys.ts'

type ListProps = InputProps<'list'> & {
  renderItem: (item: {
    shape: FieldShape
    value: unknown
    errors: AskedErrors
    path: string
    onChange: (next: unknown) => void
  }) => ReactNode
}

/** Several of one thing. Values out of a few are ticked; groups are folded under their own words; the rest are lines. */
export function ListField(props: ListProps) {
  const { item } = props.shape
  if (item.kind === 'choice') return <TickedValues {...props} options={item.options} />
  return <OrderedItems {...props} />
}

/** What was taken away, until something else is: it can be put back where it was. */
type Removed = { index: number; value: unknown; key: number; name: string }
/** Where the focus goes once the list is drawn again. */
type Wish = { key: number; what: 'earlier' | 'later' | 'fields' | 'fold' } | { what: 'back' | 'add' }

function OrderedItems({ shape, value, errors, path, onChange, renderItem }: ListProps) {
  const { item, min, max, title } = shape
  const items = itemsOf(value ?? shape.defaultValue)
  const id = fieldId(useFormState().id, path)
  const box = useRef<HTMLFieldSetElement>(null)
  const keys = useKeys(items.length)
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(items.length === 1 ? keys.all : []))
  const [seen, setSeen] = useState<ReadonlySet<number>>(open)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [said, setSaid] = useState('')
  const [wish, setWish] = useState<Wish | null>(null)
  const isFolding = item.kind === 'object' || item.kind === 'list'
  const word = item.title.toLocaleLowerCase('it')
  const isFull = items.length >= max

  const show = (wanted: readonly number[]) => {
    setOpen((before) => new Set([...before, ...wanted]))
    setSeen((before) => new Set([...before, ...wanted]))
  }
  const fold = (key: number) => {
    if (!open.has(key)) return show([key])
    setOpen(new Set([...open].filter((each) => each !== key)))
  }
  const nameOf = (each: unknown, index: number) => summaryOf(item, each) || `${item.title} ${index + 1}`
  const put = (index: number, next: unknown, key: number) => {
    keys.insert(index, key)
    onChange(items.toSpliced(index, 0, next))
    show([key])
  }
  const add = (index: number, next: unknown, announced: string) => {
    const key = keys.fresh
    put(index, next, key)
    setRemoved(null)
    setSaid(announced)
    setWish({ key, what: 'fields' })
  }
  const move = (index: number, by: 1 | -1) => {
    const to = index + by
    const moved = items[index]
    const key = keys.all[index] as number
    keys.move(index, to)
    onChange(items.toSpliced(index, 1).toSpliced(to, 0, moved))
    setRemoved(null)
    setSaid(`«${nameOf(moved, index)}» è ora al posto ${to + 1} di ${items.length}.`)
    const isAtEnd = to === 0 || to === items.length - 1
    setWish({ key, what: isAtEnd ? (by === -1 ? 'later' : 'earlier') : by === -1 ? 'earlier' : 'later' })
  }
  const remove = (index: number) => {
    const key = keys.all[index] as number
    const name = nameOf(items[index], index)
    setRemoved({ index, value: items[index], key, name })
    keys.remove(index)
    onChange(items.toSpliced(index, 1))
    setSaid(`«${name}» è stato tolto. Si può rimettere.`)
    setWish({ what: 'back' })
  }
  const putBack = () => {
    if (!removed) return
    put(Math.min(removed.index, items.length), removed.value, removed.key)
    setSaid(`«${removed.name}» è di nuovo al suo posto.`)
    setWish({ key: removed.key, what: isFolding ? 'fold' : 'fields' })
    setRemoved(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a new object, and what it names must be in view.
  useEffect(() => {
    const wrong = keys.all.filter((_key, index) => countErrorsIn(errors, joined(path, index)) > 0)
    if (wrong.length > 0) show(wrong)
  }, [errors])

  useEffect(() => {
    if (!wish || !box.current) return
    setWish(null)
    const place = 'key' in wish ? box.current.querySelector(`:scope > ol > [data-item="${wish.key}"]`) : box.current
    const targets: Record<Wish['what'], string> = {
      earlier: ':scope > [data-head] [data-act=earlier]',
      later: ':scope > [data-head] [data-act=later]',
      fold: ':scope > [data-head] [data-act=fold]',
      fields: ':scope > [data-fields] :is(input, select, textarea, button, [role=textbox]):not([hidden])',
      back: ':scope > ol > [data-removed] button',
      add: ':scope > [data-add] button',
    }
    place?.querySelector<HTMLElement>(targets[wish.what])?.focus()
  }, [wish])

  const back = removed && (
    <li
      key="back"
      data-removed=""
      className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-sunken px-4 py-2"
    >
      <span className="min-w-0 break-words">Tolto: «{removed.name}»</span>
      <Button size="small" variant="quiet" onClick={putBack} disabled={isFull}>
        Rimetti<VisuallyHidden> «{removed.name}»</VisuallyHidden>
      </Button>
    </li>
  )
  return (
    <fieldset ref={box} id={id} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-strong">
        {title} <span className="font-normal text-ink-soft">{countWords(items.length, min, max)}</span>
      </legend>
      {shape.description && <FieldDescription>{shape.description}</FieldDescription>}
      {errors[path] && <FieldError>{errors[path]}</FieldError>}
      <p aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {(items.length > 0 || removed) && (
        <ol className="grid min-w-0 gap-2">
          {items.flatMap((each, index) => {
            const key = keys.all[index] as number
            const at = joined(path, index)
            const name = nameOf(each, index)
            const isOpen = !isFolding || open.has(key)
            const acts = {
              isFirst: index === 0,
              isLast: index === items.length - 1,
              onMove: (by: 1 | -1) => move(index, by),
              onRemove: items.length > min ? () => remove(index) : undefined,
              onDuplicate:
                isFolding && !isFull
                  ? () => add(index + 1, duplicateOf(item, each), `Copia di «${name}» al posto ${index + 2}.`)
                  : undefined,
            }
            const head = (
              <div key="head" data-head="" className={cx('flex flex-wrap items-center', isFolding && 'gap-x-1 p-1.5')}>
                {isFolding && (
                  <FoldButton
                    name={name}
                    number={index + 1}
                    isOpen={isOpen}
                    faults={countErrorsIn(errors, at)}
                    controls={`${id}-${key}`}
                    onPress={() => fold(key)}
                  />
                )}
                <ItemActs name={name} {...acts} />
              </div>
            )
            const fields = (isOpen || seen.has(key)) && (
              <div
                key="fields"
                data-fields=""
                id={`${id}-${key}`}
                hidden={!isOpen}
                className={cx(
                  'min-w-0',
                  !isFolding && 'flex-1 basis-56',
                  isFolding && isOpen && 'grid gap-6 border-line border-t p-4 sm:p-5',
                )}
              >
                {renderItem({
                  shape: isFolding ? item : { ...item, title: `${item.title} ${index + 1}` },
                  value: each,
                  errors,
                  path: at,
                  onChange: (next) => onChange(items.with(index, next ?? '')),
                })}
              </div>
            )
            const line = (
              <li
                key={key}
                data-item={key}
                className={cx(
                  'min-w-0',
                  isFolding
                    ? 'grid rounded-card border border-line bg-paper'
                    : 'flex flex-wrap items-end justify-end gap-x-2 gap-y-1',
                )}
              >
                {isFolding ? head : fields}
                {isFolding ? fields : head}
              </li>
            )
            return removed?.index === index ? [back, line] : [line]
          })}
          {removed && removed.index >= items.length && back}
        </ol>
      )}
      <div data-add="" className="flex flex-wrap items-center gap-3">
        <Button
          variant="ghost"
          size="small"
          icon="plus"
          disabled={isFull}
          onClick={() => add(items.length, emptyValue(item), `Aggiunto al posto ${items.length + 1}.`)}
        >
          Aggiungi {word}
        </Button>
        {isFull && <span className="text-ink-soft text-sm">Sono il massimo.</span>}
      </div>
    </fieldset>
  )
}
