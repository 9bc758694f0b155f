import { useMemo, useState } from 'react'
import type { Permission } from '#areas/audience/model.ts'
import type { Block, PageDocument, PageHead, RegionName } from '#areas/content/model.ts'
import { toast } from '#design/toast/toast.ts'
import { duplicateOf, emptyValue } from '../shape-form/field-shape.ts'
import { entryOf, type Shapes } from './catalogue.ts'
import {
  addBlock,
  allBlocks,
  blockOf,
  blocksOf,
  changeBlock,
  changesBetween,
  closeStep,
  copyBlock,
  firstStep,
  HEAD,
  moveBlock,
  moveTo,
  newBlockId,
  placeOf,
  redo,
  removeBlock,
  type Spot,
  takeStep,
  undo,
} from './document-rules.ts'
import type { BlockAct, OutlineFocus } from './outline.tsx'
import { REGION_WORDS } from './page-copy.ts'

/** What one sitting changes. */
export type ComposerWork = {
  readonly head: PageHead
  readonly parentId: string | null
  readonly document: PageDocument
}

type Options = { work: ComposerWork; regions: readonly RegionName[]; shapes: Shapes }

/** The page an editor works on, the block they look at, and everything they can do to it. */
export function useComposer({ work: first, regions, shapes }: Options) {
  const [steps, setSteps] = useState(() => firstStep(first))
  const work = steps.present
  const { document: page } = work
  const [chosen, setChosen] = useState<string>(() => blocksOf(page, regions[0] ?? 'main')[0]?.id ?? HEAD)
  /** Blocks added in this sitting: nobody is told what is missing in a form they have just opened. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [focus, setFocus] = useState<OutlineFocus | null>(null)
  const [spoken, setSpoken] = useState('')

  /** Each change is made on the page as it is by now; one that changes nothing is no step. */
  const changeWith = (make: (before: ComposerWork) => Partial<ComposerWork>, about: string | null = null) =>
    setSteps((before) => {
      const next = make(before.present)
      const isNone = Object.entries(next).every(([key, part]) => before.present[key as keyof ComposerWork] === part)
      return isNone ? before : takeStep(before, { ...before.present, ...next }, about)
    })
  const change = (next: Partial<ComposerWork>, about: string | null = null) => changeWith(() => next, about)
  const nameOf = ({ type }: Pick<Block, 'type'>) => entryOf(type, shapes).name
  const copyFields = ({ type, fields }: Block) => {
    const shape = shapes[type]
    return shape ? duplicateOf(shape, fields) : structuredClone(fields)
  }

  const choose = (next: string) => {
    // Whoever leaves a new block has seen its form: from now on it may say what it lacks.
    if (chosen !== next && fresh.has(chosen)) setFresh(new Set([...fresh].filter((of) => of !== chosen)))
    setChosen(next)
  }

  /** Writes in a block: a file may arrive long after it was chosen, and other words meanwhile. */
  const write = (id: string, next: { fields?: unknown; audience?: Permission }) =>
    changeWith((before) => ({ document: changeBlock(before.document, id, next) }), id)

  const add = (region: RegionName, type: string) => {
    const shape = shapes[type]
    const block = { id: newBlockId(page, type), type, audience: {}, fields: shape ? emptyValue(shape) : {} }
    const place = placeOf(page, chosen)
    const index = place?.region === region ? place.index + 1 : Number.POSITIVE_INFINITY
    change({ document: addBlock(page, { region, index }, block) })
    choose(block.id)
    setFresh((before) => new Set([...before, block.id]))
    setSpoken(`${nameOf(block)} aggiunto: ${REGION_WORDS[region].title}.`)
  }

  const remove = (block: Block) => {
    const place = placeOf(page, block.id)
    if (!place) return
    const rest = removeBlock(page, block.id)
    const left = blocksOf(rest, place.region)
    const next = left[Math.min(place.index, left.length - 1)]?.id ?? HEAD
    change({ document: rest })
    setChosen(next)
    setFocus({ id: next, act: 'choose' })
    setSpoken(`${nameOf(block)} tolto.`)
    toast.success(`${nameOf(block)}: tolto dalla pagina.`, {
      label: 'Rimetti',
      onPress: () => {
        changeWith(({ document }) => ({
          document: placeOf(document, block.id) ? document : addBlock(document, place, block),
        }))
        setChosen(block.id)
        setFocus({ id: block.id, act: 'choose' })
      },
    })
  }

  /** What was pressed keeps the focus, wherever its line goes. */
  const act = (id: string, what: BlockAct, pressed: OutlineFocus['act']) => {
    const place = placeOf(page, id)
    const block = blockOf(page, id)
    if (!block || !place) return
    if (what === 'remove') return remove(block)
    if (what === 'duplicate') return put(id, { region: place.region, after: id }, 'copy')
    const moved = moveBlock(page, id, what === 'up' ? -1 : 1)
    change({ document: moved })
    setFocus({ id, act: pressed })
    setSpoken(`${nameOf(block)}: ${placeWords(moved, id)}.`)
  }

  /** Puts a block, or a copy of it, at another spot of the page. */
  const put = (id: string, spot: Spot, how: 'move' | 'copy') => {
    const block = blockOf(page, id)
    if (!block) return
    const done = how === 'copy' ? copyBlock(page, id, spot, copyFields) : { document: moveTo(page, id, spot), id }
    if (!done) return
    change({ document: done.document })
    choose(done.id)
    setFocus({ id: done.id, act: 'choose' })
    setSpoken(`${nameOf(block)}${how === 'copy' ? ', copia' : ''}: ${placeWords(done.document, done.id)}.`)
  }

  /** After a step back or forward the block it was about is the chosen one: what changed is what one looks at. */
  const step = (take: typeof undo, isByKey: boolean) => {
    const next = take(steps)
    if (next === steps) return
    const after = next.present.document
    const changes = changesBetween(page, after).filter(({ what }) => what !== 'removed')
    // Of two that changed places it is the one that was moved.
    const changed = changes.find(({ id }) => id === chosen) ?? changes[0]
    const isStillThere = chosen === HEAD || placeOf(after, chosen) !== null
    const target = changed?.id ?? (isStillThere ? chosen : (allBlocks(after)[0]?.id ?? HEAD))
    setSteps(next)
    setChosen(target)
    if (isByKey) setFocus({ id: target, act: 'choose' })
    setSpoken(take === undo ? 'Annullato.' : 'Ripetuto.')
  }

  return {
    work,
    page,
    chosen,
    focus,
    spoken,
    fresh,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    block: useMemo(() => blockOf(page, chosen), [page, chosen]),
    place: placeOf(page, chosen),
    change,
    choose,
    write,
    add,
    act,
    put,
    undo: (isByKey = false) => step(undo, isByKey),
    redo: (isByKey = false) => step(redo, isByKey),
    /** What is written from here on is another step. */
    closeStep: () => setSteps(closeStep),
    point: (id: string) => {
      choose(id)
      setFocus({ id, act: 'choose' })
    },
  }
}

/** “posto 2 di 5, Corpo della pagina” */
function placeWords(document: PageDocument, id: string): string {
  const place = placeOf(document, id)
  if (!place) return ''
  return `posto ${place.index + 1} di ${blocksOf(document, place.region).length}, ${REGION_WORDS[place.region].title}`
}
