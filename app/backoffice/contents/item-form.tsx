import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Overtaken } from '#design/desk/overtaken.tsx'
import { Form } from '#design/form/form.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { ConflictNotice } from '../keeping/conflict-notice.tsx'
import { LeavingGuard } from '../keeping/leaving-guard.tsx'
import { useDraft } from '../keeping/use-draft.ts'
import { CONTENTS_PATH } from './content-copy.ts'
import { ItemBar, type ItemBarProps } from './item-bar.tsx'
import { fieldsOf, type ItemWork, isTouched, keepItem, PAUSE_MS } from './keep-item.ts'

export type Known = { number: number; isUnsaved: boolean }

type Props = Pick<ItemBarProps, 'title' | 'category' | 'shelf' | 'hasChanges' | 'savedAt' | 'mayPublish'> & {
  /** What the article is called before it is there. */
  itemId: string
  isNew: boolean
  /** What is written over is not what was opened: it stays among the versions. */
  isOldVersion: boolean
  number: number
  faults: Readonly<Record<string, string>>
  /** Why it was not saved, if it was sent. */
  answer: Answer | undefined
  /** Called by whatever changes without the form being told. */
  edit: RefObject<() => void>
  /** What is known here of what is there. */
  known: RefObject<Known>
  onKept: (number: number) => void
  /** Opens it again with what the other wrote: what was here is among the versions. */
  onReopen: () => void
  children: ReactNode
}

/** STU-016. The form of an article, which keeps itself while somebody writes. Without JavaScript it is sent as every form. */
export function ItemForm({
  itemId,
  isNew,
  isOldVersion,
  number,
  answer,
  edit,
  known,
  onKept,
  onReopen,
  children,
  ...bar
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const there = useRef<string>(null)
  const conflictBox = useRef<HTMLElement>(null)
  const [work, setWork] = useState<ItemWork>(() => ({}))
  const [faults, setFaults] = useState(bar.faults)
  const [isLeaving, setLeaving] = useState(false)
  /** A button that was pressed before everything was kept. */
  const [held, setHeld] = useState<HTMLElement | null>(null)
  const navigate = useNavigate()
  const draft = useDraft<ItemWork>({
    number,
    work,
    pauseMs: PAUSE_MS,
    ask: async (attempt) => {
      if (!form.current) return { kind: 'failed', why: 'unreachable' }
      attempt.work.sent ??= fieldsOf(form.current)
      const { sent } = attempt.work
      if (!attempt.prefers && sent.text === there.current)
        return { kind: 'saved', number: attempt.basedOn, at: '', faults }
      const isFirst = isOldVersion && attempt.basedOn === number && !attempt.prefers
      const said = await keepItem(itemId, sent, isFirst ? { ...attempt, prefers: 'mine' } : attempt)
      if (said.kind === 'saved') there.current = sent.text
      return said
    },
    onSaved: (_work, saved) => {
      setFaults(saved.faults)
      // Before anybody draws the page again: what is known there is not news.
      known.current = { ...known.current, number: saved.number }
      onKept(saved.number)
      if (isNew)
        void navigate(`${CONTENTS_PATH}/${itemId}`, {
          replace: true,
          preventScrollReset: true,
          state: { staysOnPage: true },
        })
    },
  })
  const { phase } = draft
  known.current.isUnsaved = draft.isUnsaved
  const changed = () => setWork({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it was opened.
  useEffect(() => {
    edit.current = changed
    if (!form.current) return
    if (isTouched(form.current)) changed()
    else there.current = fieldsOf(form.current).text
  }, [edit])

  const decide = () => {
    conflictBox.current?.focus()
    conflictBox.current?.scrollIntoView({ block: 'center' })
  }
  const hasLeft = phase.kind === 'left'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whoever listens.
  useEffect(() => {
    if (hasLeft) onReopen()
  }, [hasLeft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done at the end is no reason to begin.
  useEffect(() => {
    if (!held) return
    if (phase.kind === 'waiting') return draft.send()
    if (phase.kind === 'saving' || (phase.kind === 'saved' && draft.isUnsaved)) return
    setHeld(null)
    if (phase.kind === 'conflict') decide()
    else if (phase.kind !== 'failed') form.current?.requestSubmit(held)
  }, [held, phase, draft.isUnsaved])
  useSaveKey(draft.send)

  const seen = answer?.conflict ? answer.seen : draft.number
  return (
    <>
      <LeavingGuard phase={phase} isUnsaved={draft.isUnsaved} onSend={draft.send} onWait={setLeaving} />
      <Form
        ref={form}
        aria-label="Modifica"
        encType="multipart/form-data"
        errors={answer?.errors}
        className="item-form gap-0"
        onChange={changed}
        onKeyDown={(event) => {
          if (!isLineEnd(event)) return
          event.preventDefault()
          draft.send()
        }}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!submitter || phase.kind === 'refused' || (phase.kind === 'saved' && !draft.isUnsaved)) return
          event.preventDefault()
          setHeld(submitter)
        }}
      >
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="key" value={itemId} />
        <ItemBar
          {...bar}
          isNew={isNew}
          phase={phase}
          faults={faults}
          isLeaving={isLeaving}
          held={held?.getAttribute('value') ?? null}
          onRetry={draft.send}
          onDecide={decide}
        />
        {phase.kind === 'conflict' && (
          <div className="px-4 pt-4 sm:px-6">
            <ConflictNotice
              ref={conflictBox}
              of="content"
              path={`${CONTENTS_PATH}/${itemId}`}
              theirs={phase.theirs}
              onPrefer={draft.prefer}
            />
          </div>
        )}
        {answer?.conflict && (
          <div className="px-4 pt-4 sm:px-6">
            {/* The key Enter presses the first button of a form: never the one that saves over another's work. */}
            <Overtaken {...answer.conflict} answer={answer} path={`${CONTENTS_PATH}/${itemId}`} />
          </div>
        )}
        {children}
      </Form>
    </>
  )
}

const LINES = new Set(['text', 'url', 'email', 'datetime-local'])

/** Enter at the end of a line keeps what is there: it presses no button that nobody looked at. */
function isLineEnd(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented } = event
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return false
  return LINES.has(target.type) && target.getAttribute('role') !== 'combobox'
}

/** Ctrl+S, or Cmd+S, keeps at once: before the desk looks for a button. */
function useSaveKey(send: () => void) {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
