import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Block, PageDocument, RegionName } from '#areas/content/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { summaryOf } from '../shape-form/field-shape.ts'
import { entryOf, type Shapes } from './catalogue.ts'
import { blocksOf, type FaultsById, HEAD } from './document-rules.ts'
import { audienceInWords, REGION_WORDS } from './page-copy.ts'

export type BlockAct = 'up' | 'down' | 'duplicate' | 'remove'
/** A button of a line: the block itself, or one of what can be done to it. */
export type OutlineFocus = { readonly id: string; readonly act: BlockAct | 'choose' | 'place' }

type Props = {
  document: PageDocument
  regions: readonly RegionName[]
  shapes: Shapes
  faults: FaultsById
  /** Id of the chosen block, or `head` for the words of the page. */
  chosen: string
  /** What the last act left under the hand: the button to go on with. */
  focus: OutlineFocus | null
  onChoose: (id: string) => void
  onAct: (id: string, act: BlockAct, pressed: OutlineFocus['act']) => void
  /** Asks where else a block goes. */
  onPlace: (id: string) => void
  onAdd: (region: RegionName) => void
}

const focusId = ({ id, act }: OutlineFocus) => `struttura-${id}-${act}`

/** What the keys do on a line of the outline, and on the buttons below it. */
const ACT_KEYS: Readonly<Record<string, BlockAct>> = { 'Alt+ArrowUp': 'up', 'Alt+ArrowDown': 'down', Delete: 'remove' }

/** The page as a list: what is on it, in which order, for whom. */
export function Outline(props: Props) {
  const { document: page, regions, shapes, faults, chosen, focus, onChoose, onAct, onPlace, onAdd } = props
  const done = useRef(focus)
  // A button that moved with its line has lost the focus; whoever pressed it goes on from there.
  useLayoutEffect(() => {
    if (focus && focus !== done.current) document.getElementById(focusId(focus))?.focus()
    done.current = focus
  }, [focus])
  return (
    <nav aria-label="Struttura della pagina" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <button
        type="button"
        id={focusId({ id: HEAD, act: 'choose' })}
        data-line=""
        onKeyDown={(event) => pressKey(event)}
        aria-current={chosen === HEAD || undefined}
        onClick={() => onChoose(HEAD)}
        className={cx(line, chosen === HEAD ? lineStates.on : lineStates.off)}
      >
        <Icon name="settings" className="mt-0.5 text-primary" />
        <span className="grid min-w-0 flex-1 text-left">
          <span className="font-strong">Questa pagina</span>
          <span className="text-ink-soft text-sm">Titolo, descrizione, pubblicazione</span>
        </span>
        {faults[HEAD] && <Badge tone="danger">Da completare</Badge>}
      </button>
      {regions.map((region) => (
        <section key={region} aria-labelledby={`regione-${region}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 id={`regione-${region}`} className="font-strong font-text text-ink-soft text-sm tracking-normal">
            {REGION_WORDS[region].title}
          </h2>
          {blocksOf(page, region).length === 0 ? (
            <p className="rounded-card border border-line-strong/60 border-dashed px-4 py-3 text-ink-soft text-sm">
              Ancora niente. {REGION_WORDS[region].text}
            </p>
          ) : (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
              {blocksOf(page, region).map((block, index, all) => (
                <OutlineLine
                  key={block.id}
                  block={block}
                  shapes={shapes}
                  hasFaults={Boolean(faults[block.id])}
                  isChosen={chosen === block.id}
                  isFirst={index === 0}
                  isLast={index === all.length - 1}
                  onChoose={() => onChoose(block.id)}
                  onAct={(act, pressed) => onAct(block.id, act, pressed)}
                  onPlace={() => onPlace(block.id)}
                />
              ))}
            </ol>
          )}
          <Button variant="ghost" size="small" icon="plus" onClick={() => onAdd(region)}>
            Aggiungi un blocco
            <span className="visually-hidden">: {REGION_WORDS[region].title}</span>
          </Button>
        </section>
      ))}
      <p className="hidden text-ink-soft text-sm lg:block">
        Da tastiera, su un blocco: <kbd>↑</kbd> e <kbd>↓</kbd> passano agli altri, <kbd>Alt+↑</kbd> e <kbd>Alt+↓</kbd>{' '}
        lo spostano, <kbd>Canc</kbd> lo toglie, <kbd>Ctrl+Z</kbd> torna indietro.
      </p>
    </nav>
  )
}

/** From line to line with the arrows; with an act, whatever the keys pressed together say. */
function pressKey(event: KeyboardEvent<HTMLElement>, act?: (what: BlockAct) => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const what = ACT_KEYS[event.altKey ? `Alt+${event.key}` : event.key]
  if (what && act) {
    event.preventDefault()
    return act(what)
  }
  const by = event.altKey ? 0 : event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const lines = [...(event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const here = lines.indexOf(event.currentTarget)
  if (by === 0 || here < 0) return
  event.preventDefault()
  lines[here + by]?.focus()
}

const line = 'flex w-full items-start gap-3 rounded-card border px-3 py-2.5 transition-colors'
const lineStates = {
  on: 'border-primary bg-primary-tint',
  off: 'border-line bg-paper hover:border-primary',
}

type LineProps = {
  block: Block
  shapes: Shapes
  hasFaults: boolean
  isChosen: boolean
  isFirst: boolean
  isLast: boolean
  onChoose: () => void
  onAct: (act: BlockAct, pressed: OutlineFocus['act']) => void
  onPlace: () => void
}

function OutlineLine({ block, shapes, hasFaults, isChosen, isFirst, isLast, onChoose, onAct, onPlace }: LineProps) {
  const { id } = block
  const { name, icon } = entryOf(block.type, shapes)
  const shape = shapes[block.type]
  const summary = shape ? summaryOf(shape, block.fields) : ''
  const whom = audienceInWords(block.audience)
  const acts: { act: BlockAct; icon: string; words: string; isOff?: boolean }[] = [
    { act: 'up', icon: 'chevron-up', words: 'Sposta prima', isOff: isFirst },
    { act: 'down', icon: 'chevron-down', words: 'Sposta dopo', isOff: isLast },
    { act: 'duplicate', icon: 'copy', words: 'Duplica' },
    { act: 'remove', icon: 'trash-2', words: 'Togli' },
  ]
  return (
    <li className={cx('grid grid-cols-[minmax(0,1fr)] rounded-card border', isChosen ? lineStates.on : lineStates.off)}>
      <button
        type="button"
        id={focusId({ id, act: 'choose' })}
        data-line=""
        onKeyDown={(event) => pressKey(event, (act) => onAct(act, 'choose'))}
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className="flex w-full items-start gap-3 px-3 py-2.5"
      >
        <Icon name={icon} className="mt-0.5 text-primary" />
        <span className="grid min-w-0 flex-1 gap-1 text-left">
          <span className="font-strong leading-snug">{name}</span>
          {summary && <span className="truncate text-ink-soft text-sm">{summary}</span>}
          {(whom || hasFaults) && (
            <span className="flex flex-wrap gap-1.5">
              {whom && (
                <Badge tone="gold" icon="eye" className="max-w-full whitespace-normal! text-left">
                  {whom}
                </Badge>
              )}
              {hasFaults && <Badge tone="danger">Da completare</Badge>}
            </span>
          )}
        </span>
      </button>
      {isChosen && (
        <div className="flex flex-wrap items-center gap-0.5 border-primary/20 border-t px-1.5 py-1">
          {acts.map(({ act, icon: drawing, words, isOff }) => (
            <Button
              key={act}
              id={focusId({ id, act })}
              onKeyDown={(event) => pressKey(event, (what) => onAct(what, act))}
              title={words}
              variant="quiet"
              size="small"
              isIconOnly
              icon={drawing}
              aria-label={`${words}: ${name}`}
              aria-disabled={isOff || undefined}
              className={isOff ? 'opacity-40' : undefined}
              onClick={() => !isOff && onAct(act, act)}
            />
          ))}
          <Button
            id={focusId({ id, act: 'place' })}
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={`Sposta o copia altrove: ${name}`}
            onClick={onPlace}
          >
            Altrove…
          </Button>
        </div>
      )}
    </li>
  )
}
