import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { PageDocument, PageHead, PageState, RegionName } from '#areas/content/model.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { UnsavedGuard } from '#design/form/unsaved-guard.tsx'
import { toast } from '#design/toast/toast.ts'
import { emptyValue, type FieldShape } from '../shape-form/field-shape.ts'
import { BlockChooser } from './block-chooser.tsx'
import { BlockForm } from './block-form.tsx'
import { entryOf } from './catalogue.ts'
import {
  addBlock,
  blocksOf,
  changeBlock,
  closeStep,
  duplicateBlock,
  type FaultsById,
  faultsById,
  firstStep,
  HEAD,
  moveBlock,
  moveToRegion,
  newBlockId,
  placeOf,
  redo,
  removeBlock,
  takeStep,
  undo,
} from './document-rules.ts'
import { type BlockAct, Outline } from './outline.tsx'
import { PAGES_PATH, REGION_WORDS } from './page-copy.ts'
import { PageWords } from './page-words.tsx'
import { Preview } from './preview.tsx'
import { ConflictNotice, FaultList, SavingLine } from './saving-parts.tsx'
import { useDraft } from './use-draft.ts'

/** What one sitting changes. */
export type ComposerWork = {
  readonly head: PageHead
  readonly parentId: string | null
  readonly document: PageDocument
}

export type ComposerProps = {
  id: string
  path: string
  state: PageState
  isOfArea: boolean
  number: number
  isDraft: boolean
  work: ComposerWork
  faults: Record<string, string>
  /** What readers have now. */
  published: Omit<ComposerWork, 'parentId'> | null
  regions: readonly RegionName[]
  pages: readonly { id: string; path: string; title: string }[]
  shapes: Readonly<Record<string, FieldShape>>
  /** What the server refused when it was asked to publish. */
  refusal: { faults: Record<string, string>; message: string | null } | null
}

const VIEWS = [
  { name: 'outline', label: 'Struttura' },
  { name: 'form', label: 'Modulo' },
  { name: 'preview', label: 'Anteprima' },
] as const
type View = (typeof VIEWS)[number]['name']

/** The blocks of a page, the form of the chosen one, and how readers will see it. */
export function Composer(props: ComposerProps) {
  const { id, regions, shapes, pages } = props
  const [steps, setSteps] = useState(() => firstStep(props.work))
  const work = steps.present
  const { document: page } = work
  const [chosen, setChosen] = useState<string>(() => blocksOf(page, regions[0] ?? 'main')[0]?.id ?? HEAD)
  const [faults, setFaults] = useState<FaultsById>(() => faultsById(props.work.document, props.faults))
  /** Blocks added in this sitting: nobody is told what is missing in a form they have just opened. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [isStrict, setStrict] = useState(false)
  const [focus, setFocus] = useState<{ id: string; act: BlockAct | 'choose' } | null>(null)
  const [spoken, setSpoken] = useState('')
  const [addingTo, setAddingTo] = useState<RegionName | null>(null)
  const [view, setView] = useState<View>('outline')
  const [isLeaving, setLeaving] = useState(false)
  const submit = useSubmit()
  const navigation = useNavigation()
  const faultBox = useRef<HTMLDivElement>(null)
  const draft = useDraft({
    pageId: id,
    number: props.number,
    work,
    words: (now) => now,
    onSaved: (saved, found) => {
      setFaults(faultsById(saved.document, found))
      setSteps(closeStep)
    },
  })
  useEffect(() => {
    if (props.refusal) setFaults(faultsById(props.work.document, props.refusal.faults))
  }, [props.refusal, props.work.document])

  const change = (next: Partial<ComposerWork>, about: string | null = null) =>
    setSteps((before) => takeStep(before, { ...before.present, ...next }, about))
  const shown = useMemo(
    () => (isStrict ? faults : Object.fromEntries(Object.entries(faults).filter(([of]) => !fresh.has(of)))),
    [faults, fresh, isStrict],
  )

  const choose = (next: string) => {
    // Whoever leaves a new block has seen its form: from now on it may say what it lacks.
    if (chosen !== next && fresh.has(chosen)) setFresh(new Set([...fresh].filter((of) => of !== chosen)))
    setChosen(next)
    setView('form')
  }

  const add = (region: RegionName, type: string) => {
    const shape = shapes[type]
    const block = { id: newBlockId(page, type), type, audience: {}, fields: shape ? emptyValue(shape) : {} }
    const place = placeOf(page, chosen)
    const index = place?.region === region ? place.index + 1 : Number.POSITIVE_INFINITY
    change({ document: addBlock(page, { region, index }, block) })
    setFresh(new Set([...fresh, block.id]))
    setAddingTo(null)
    choose(block.id)
    setSpoken(`${entryOf(type, shapes).name} aggiunto: ${REGION_WORDS[region].title}.`)
  }

  const act = (blockId: string, what: BlockAct) => {
    const place = placeOf(page, blockId)
    const block = place && blocksOf(page, place.region)[place.index]
    if (!block) return
    const { name } = entryOf(block.type, shapes)
    if (what === 'up' || what === 'down') {
      const moved = moveBlock(page, blockId, what === 'up' ? -1 : 1)
      const now = placeOf(moved, blockId)
      change({ document: moved })
      setFocus({ id: blockId, act: what })
      setSpoken(`${name}: posto ${(now?.index ?? 0) + 1} di ${blocksOf(moved, place.region).length}.`)
    }
    if (what === 'other-region') {
      const other = regions.find((each) => each !== place.region)
      if (!other) return
      change({ document: moveToRegion(page, blockId, other) })
      setFocus({ id: blockId, act: what })
      setSpoken(`${name} spostato: ${REGION_WORDS[other].title}.`)
    }
    if (what === 'duplicate') {
      const copied = duplicateBlock(page, blockId)
      if (!copied) return
      change({ document: copied.document })
      setChosen(copied.id)
      setFocus({ id: copied.id, act: 'choose' })
      setSpoken(`${name} duplicato.`)
    }
    if (what === 'remove') {
      const rest = removeBlock(page, blockId)
      const left = blocksOf(rest, place.region)
      const next = left[Math.min(place.index, left.length - 1)]?.id ?? HEAD
      change({ document: rest })
      setChosen(next)
      setFocus({ id: next, act: 'choose' })
      setSpoken(`${name} tolto.`)
      toast.success(`${name}: tolto dalla pagina.`, {
        label: 'Rimetti',
        onPress: () => {
          setSteps((before) =>
            placeOf(before.present.document, blockId)
              ? before
              : takeStep(before, { ...before.present, document: addBlock(before.present.document, place, block) }),
          )
          setChosen(blockId)
        },
      })
    }
  }

  useUndoKeys(
    () => setSteps(undo),
    () => setSteps(redo),
  )

  const publish = async () => {
    setStrict(true)
    if (!(await draft.keep())) return
    faultBox.current?.focus()
    setWanted(true)
  }
  const [isWanted, setWanted] = useState(false)
  // The answer to the last keeping says whether anything is missing; only then can the page go out.
  useEffect(() => {
    if (!isWanted || draft.isUnsaved) return
    setWanted(false)
    if (Object.keys(faults).length > 0) faultBox.current?.focus()
    else submit({ act: 'publish', number: String(draft.number) }, { method: 'post' })
  }, [isWanted, draft.isUnsaved, draft.number, faults, submit])

  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const place = placeOf(page, chosen)
  const block = place && blocksOf(page, place.region)[place.index]
  const isOnScreen = (name: View) => cx(view === name ? 'block' : 'hidden lg:block', 'min-w-0')
  const hasNews = props.isDraft || draft.isUnsaved || draft.number !== props.number || props.state !== 'published'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <UnsavedGuard isUnsaved={draft.isUnsaved && !isLeaving} />
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {draft.saving.kind === 'conflict' && (
        <ConflictNotice
          id={id}
          {...draft.saving}
          onTakeTheirs={() => setLeaving(true)}
          onKeepMine={(theirs) => void draft.keepOver(theirs)}
        />
      )}
      {isStrict && Object.keys(faults).length > 0 && (
        <FaultList ref={faultBox} faults={faults} page={page} shapes={shapes} onChoose={choose} />
      )}
      {props.refusal?.message && (
        <p role="alert" className="rounded-card bg-danger-tint p-4 font-strong text-danger">
          {props.refusal.message}
        </p>
      )}
      <fieldset className="grid grid-cols-3 gap-1 rounded-card bg-sunken p-1 lg:hidden">
        <legend className="visually-hidden">Che cosa guardi</legend>
        {VIEWS.map(({ name, label }) => (
          <Button
            key={name}
            size="small"
            variant={view === name ? 'solid' : 'quiet'}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className={cx(isOnScreen('outline'), column)}>
          <Outline
            document={page}
            regions={regions}
            shapes={shapes}
            faults={shown}
            chosen={chosen}
            focus={focus}
            onChoose={choose}
            onAct={act}
            onAdd={setAddingTo}
          />
        </div>
        <div className={isOnScreen('form')}>
          {block && place ? (
            <BlockForm
              key={block.id}
              block={block}
              place={place}
              path={props.path}
              shape={shapes[block.type]}
              faults={shown[block.id] ?? {}}
              onChange={(next) => change({ document: changeBlock(page, block.id, next) }, block.id)}
            />
          ) : (
            <PageWords
              {...props}
              number={draft.number}
              work={work}
              pages={pages}
              faults={shown[HEAD] ?? {}}
              onChange={change}
              pending={pending}
            />
          )}
        </div>
        <div className={cx(isOnScreen('preview'), column)}>
          <Preview
            id={id}
            number={draft.number}
            document={page}
            shapes={shapes}
            chosen={chosen}
            onChoose={(next) => {
              setChosen(next)
              setFocus({ id: next, act: 'choose' })
            }}
          />
        </div>
      </div>
      <BlockChooser
        shapes={shapes}
        isOpen={addingTo !== null}
        onClose={() => setAddingTo(null)}
        onChoose={(type) => addingTo && add(addingTo, type)}
      />
      <Bar>
        <SavingLine saving={draft.saving} onRetry={() => void draft.keep()} />
        <span className="flex flex-wrap items-center gap-2">
          <Button
            variant="quiet"
            aria-disabled={steps.past.length === 0}
            className={steps.past.length === 0 ? 'opacity-50' : undefined}
            onClick={() => setSteps(undo)}
          >
            Annulla
          </Button>
          <Button
            variant="quiet"
            aria-disabled={steps.future.length === 0}
            className={steps.future.length === 0 ? 'opacity-50' : undefined}
            onClick={() => setSteps(redo)}
          >
            Ripeti
          </Button>
          <ButtonLink to={`${PAGES_PATH}/${id}/versioni`} variant="ghost" icon="history">
            Versioni
          </ButtonLink>
          <Button
            icon="check"
            isPending={isWanted || pending === 'publish'}
            aria-disabled={!hasNews}
            onClick={() => hasNews && void publish()}
          >
            {props.state === 'published' ? (hasNews ? 'Pubblica le modifiche' : 'Pubblicata') : 'Pubblica'}
          </Button>
        </span>
      </Bar>
    </div>
  )
}

const column = 'lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain'

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      data-stands-below
      className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-ground px-2 py-3"
    >
      {children}
    </div>
  )
}

/** Outside of a field, whose own steps back are the browser's. */
function useUndoKeys(onUndo: () => void, onRedo: () => void) {
  const acts = useRef({ onUndo, onRedo })
  acts.current = { onUndo, onRedo }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (isWriting || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) acts.current.onRedo()
      else acts.current.onUndo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
