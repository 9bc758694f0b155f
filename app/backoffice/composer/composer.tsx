import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { PageState, RegionName } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Link } from '#design/link/link.tsx'
import { ConflictNotice } from '../keeping/conflict-notice.tsx'
import { LeavingGuard } from '../keeping/leaving-guard.tsx'
import { SavingLine } from '../keeping/saving-line.tsx'
import { useDraft } from '../keeping/use-draft.ts'
import type { FieldShape } from '../shape-form/field-shape.ts'
import { AcceptedTextChoice, CORRECTION } from './accepted-text-choice.tsx'
import { BlockChooser } from './block-chooser.tsx'
import { BlockForm } from './block-form.tsx'
import { ComposerBar } from './composer-bar.tsx'
import { type FaultsById, faultsById, HEAD } from './document-rules.ts'
import { FaultList } from './fault-list.tsx'
import { keepPage, PAUSE_MS } from './keep-page-draft.ts'
import { Outline } from './outline.tsx'
import { PAGES_PATH } from './page-copy.ts'
import { PageWords } from './page-words.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { Preview } from './preview.tsx'
import { type ComposerWork, useComposer } from './use-composer.ts'
import { usePublication } from './use-publication.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type ComposerProps = {
  id: string
  path: string
  state: PageState
  /** The address is of an area: only the places it lends are filled here. */
  isOfArea: boolean
  /** That area has nothing at this address, so readers find nothing there. */
  isNowhere: boolean
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
  mayPublish: boolean
  /** Members accept its words when they enter. */
  isAccepted: boolean
  /** What was just done, until something else is. */
  done: string | null
  /** Opens the page again with what the other wrote: what was here is among the versions. */
  onReopen: () => void
}

const VIEWS = [
  { name: 'outline', label: 'Struttura' },
  { name: 'form', label: 'Modulo' },
  { name: 'preview', label: 'Anteprima' },
] as const
type View = (typeof VIEWS)[number]['name']

/** The blocks of a page, the form of the chosen one, and how readers will see it. */
export function Composer(props: ComposerProps) {
  const { id, regions, shapes } = props
  const desk = useComposer(props)
  const { work, page, chosen, block, place } = desk
  const [faults, setFaults] = useState<FaultsById>(() => faultsById(props.work.document, props.faults))
  const [isStrict, setStrict] = useState(false)
  const [addingTo, setAddingTo] = useState<RegionName | null>(null)
  const [wish, setWish] = useState<FormWish | null>(null)
  const [placing, setPlacing] = useState<string | null>(null)
  const [view, setView] = useState<View>('outline')
  const [isLeaving, setLeaving] = useState(false)
  const [text, setText] = useState(CORRECTION)
  const faultBox = useRef<HTMLDivElement>(null)
  const conflictBox = useRef<HTMLElement>(null)
  const formBox = useRef<HTMLDivElement>(null)
  const navigation = useNavigation()
  const draft = useDraft({
    number: props.number,
    work,
    pauseMs: PAUSE_MS,
    ask: (attempt) => keepPage(id, attempt),
    onSaved: (saved, { faults: found }) => {
      setFaults(faultsById(saved.document, found))
      desk.closeStep()
    },
  })
  useEffect(() => {
    if (props.refusal) setFaults(faultsById(props.work.document, props.refusal.faults))
  }, [props.refusal, props.work.document])
  const { onReopen } = props
  const hasLeft = draft.phase.kind === 'left'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whoever listens.
  useEffect(() => {
    if (hasLeft) onReopen()
  }, [hasLeft])
  useUndoKeys(
    () => desk.undo(true),
    () => desk.redo(true),
  )

  useFormInSight(formBox, chosen, wish)

  const decide = () => {
    conflictBox.current?.focus()
    conflictBox.current?.scrollIntoView({ block: 'start' })
  }
  const publication = usePublication(draft, Object.keys(faults).length > 0, {
    text,
    onMissing: () => faultBox.current?.focus(),
    onConflict: decide,
  })
  const { fresh } = desk
  const shown = useMemo(
    () => (isStrict ? faults : Object.fromEntries(Object.entries(faults).filter(([of]) => !fresh.has(of)))),
    [faults, fresh, isStrict],
  )
  const choose = (next: string) => {
    desk.choose(next)
    setView('form')
  }

  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const isOnScreen = (name: View) => cx(view === name ? 'block' : 'hidden lg:block', 'min-w-0')
  const hasNews = props.isDraft || draft.isUnsaved || draft.number !== props.number || props.state !== 'published'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LeavingGuard phase={draft.phase} isUnsaved={draft.isUnsaved} onSend={draft.send} onWait={setLeaving} />
      <p role="status" className="visually-hidden">
        {desk.spoken}
      </p>
      {draft.phase.kind === 'conflict' && (
        <ConflictNotice
          ref={conflictBox}
          of="page"
          path={`${PAGES_PATH}/${id}/anteprima`}
          theirs={draft.phase.theirs}
          onPrefer={(which) => {
            draft.prefer(which)
            // The notice goes, and whoever pressed it is left on something that does no harm.
            desk.point(chosen)
          }}
        />
      )}
      {props.done && !draft.isUnsaved && draft.number === props.number && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {props.done} {props.state === 'published' && <Link to={props.path}>Apri la pagina</Link>}
        </p>
      )}
      {isStrict && Object.keys(faults).length > 0 && (
        <FaultList
          ref={faultBox}
          faults={faults}
          page={page}
          shapes={shapes}
          isPublished={props.state === 'published'}
          onChoose={(of) => {
            choose(of)
            setWish({ to: 'mend' })
          }}
        />
      )}
      {props.refusal?.message && (
        <p role="alert" className="rounded-card bg-danger-tint p-4 font-strong text-danger">
          {props.refusal.message}
        </p>
      )}
      <fieldset className="sticky top-0 z-20 grid grid-cols-3 gap-1 rounded-card bg-sunken p-1 lg:hidden">
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
            focus={desk.focus}
            onChoose={choose}
            onAct={desk.act}
            onPlace={setPlacing}
            onAdd={setAddingTo}
          />
        </div>
        <div ref={formBox} className={cx(isOnScreen('form'), 'scroll-mt-16')}>
          {block && place ? (
            <BlockForm
              key={block.id}
              block={block}
              place={place}
              path={props.path}
              shape={shapes[block.type]}
              faults={shown[block.id] ?? {}}
              onChange={(next) => desk.write(block.id, next)}
            />
          ) : (
            <PageWords
              {...props}
              number={draft.number}
              work={work}
              faults={shown[HEAD] ?? {}}
              onChange={desk.change}
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
            onChoose={desk.point}
          />
        </div>
      </div>
      <BlockChooser
        shapes={shapes}
        isOpen={addingTo !== null}
        onClose={() => setAddingTo(null)}
        onChoose={(type) => {
          if (addingTo) desk.add(addingTo, type)
          setWish({ to: 'write' })
          setAddingTo(null)
          setView('form')
        }}
      />
      <PlaceDialog
        id={placing}
        page={page}
        regions={regions}
        shapes={shapes}
        onClose={() => setPlacing(null)}
        onPut={desk.put}
      />
      {props.isAccepted && props.mayPublish && hasNews && <AcceptedTextChoice onChange={setText} />}
      <ComposerBar
        id={id}
        desk={desk}
        isPublished={props.state === 'published'}
        mayPublish={props.mayPublish}
        hasNews={hasNews}
        isPending={publication.isWanted || pending === 'publish'}
        onPublish={() => {
          setStrict(true)
          publication.want()
        }}
      >
        <SavingLine of="page" phase={draft.phase} isLeaving={isLeaving} onRetry={draft.send} onDecide={decide} />
      </ComposerBar>
    </div>
  )
}

// Between the menu of the club, which stays above, and the bar below.
const column = 'lg:sticky lg:top-16 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:overscroll-contain'

/** What whoever comes to a form came for: each time another object. */
type FormWish = { to: 'write' | 'mend' }
const WISHED = { write: 'input, textarea, select, [role=textbox]', mend: '[aria-invalid=true]' }

/** Whoever chooses a block finds the beginning of its form; whoever adds one, or was told what it lacks, goes on writing there. */
function useFormInSight(form: RefObject<HTMLElement | null>, chosen: string, wish: FormWish | null) {
  const before = useRef({ chosen, wish })
  useEffect(() => {
    const box = form.current
    const { current: last } = before
    before.current = { chosen, wish }
    if (!box || (last.chosen === chosen && last.wish === wish)) return
    const margin = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0
    if (box.getBoundingClientRect().top < margin) box.scrollIntoView({ block: 'start' })
    if (wish && last.wish !== wish) box.querySelector<HTMLElement>(WISHED[wish.to])?.focus()
  }, [form, chosen, wish])
}
