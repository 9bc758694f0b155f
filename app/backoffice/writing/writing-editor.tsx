import { useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TextKind } from '#areas/content/body-grammar-rules.ts'
import { MOST_BODY } from '#areas/content/desk-model.ts'
import { cx } from '#design/cx.ts'
import type { FieldWiring } from '#design/field/use-field.ts'
import { sendPhoto } from '../shape-form/send-file.ts'
import { useSending } from '../shape-form/use-sending.ts'
import { KeysDialog } from '../workspace/keys-dialog.tsx'
import { type Addition, add } from './additions.ts'
import { EasePanel } from './ease-panel.tsx'
import {
  goBelowFigure,
  linkAt,
  moveFigure,
  putFigure,
  putLink,
  removeFigure,
  removeLink,
  setFigure,
  setFigureCaption,
} from './editor-acts.ts'
import { HintsPanel } from './hints-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { QuotesOfClub } from './quotes-of-club.ts'
import { sheetHeight } from './sheet-height.ts'
import { AddPanel, SlashMenu, useSlashMenu } from './slash-menu.tsx'
import { captionAt, changeTable, newTable, putBlock, setCaption, TABLE_SAID } from './table-changes.ts'
import { CaptionPanel, TablePanel } from './table-panel.tsx'
import { easeOf, reachSentence } from './text-ease.ts'
import { cureHint, hintsOf, reachHint } from './text-hints.ts'
import { type Latest, useEditor } from './use-editor.ts'
import { useRested } from './use-rested.ts'
import { WritingSide } from './writing-side.ts'
import { FrameTools, TableTools, Tools } from './writing-tools.tsx'
import './writing.css'

export type WritingEditorProps = {
  name: string
  label: string
  kind: TextKind
  isShort: boolean
  wiring: FieldWiring
  /** What was written until now. */
  html: string
  /** Somebody touched the words. */
  onEdit: () => void
  /** What stands there now. */
  onWrite: (html: string) => void
}

type Open =
  | { kind: 'link'; address: string; isWordless: boolean }
  | { kind: 'picture' | 'table' | 'caption' | 'add' | 'keys' }

/** STU-002. The surface with its tools: fetched only by who writes. */
export function WritingEditor({ name, label, kind, isShort, wiring, html, onEdit, onWrite }: WritingEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const latest = useRef<Latest>({ onEdit, onWrite, wiring, takeFiles: () => false, askLink: () => {}, add: () => {} })
  const menu = useSlashMenu({ isShort, kind }, (addition) => latest.current.add(addition))

  const quotes = useContext(QuotesOfClub)
  const asked = { place, name, label, kind, isShort, html, quotes, latest, menu }
  const { editor, seen, words, letters, said, say } = useEditor(asked)

  const side = useContext(WritingSide)
  const seenAtRest = useRested(isShort ? null : editor, ({ state: { doc } }) => ({
    ease: easeOf(doc),
    hints: hintsOf(doc, kind),
  }))

  const sending = useSending('image', sendPhoto, (photo) => {
    if (!editor) return
    putFigure(editor, photo)
    setOpen({ kind: 'picture' })
  })
  const close = () => {
    if (open?.kind === 'picture' && editor) goBelowFigure(editor)
    else editor?.view.focus()
    setOpen(null)
  }
  const askLink = () => {
    if (!editor) return
    const address = linkAt(editor)
    setOpen({ kind: 'link', address, isWordless: address === '' && editor.state.selection.empty })
  }
  /** A picture among the files of what is pasted or dropped, where the text may hold one. */
  const takeFiles = (files: FileList): boolean => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (!picture || isShort) return false
    setOpen({ kind: 'picture' })
    sending.send(picture)
    return true
  }
  useEffect(() => {
    latest.current = { onEdit, onWrite, wiring, takeFiles, askLink, add: addIn, activeId: menu.activeId }
  })
  const asking = {
    Link: askLink,
    Immagine: () => setOpen({ kind: 'picture' }),
    Tabella: () => setOpen({ kind: 'table' }),
  }
  const addIn = (addition: Addition) => {
    setOpen(null)
    if (editor) add(editor, addition, asking)
  }
  const isFaulty = wiring.control['aria-invalid']
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the field is an attribute of the surface.
  useEffect(() => editor?.view.setProps({}), [editor, isFaulty, wiring.control['aria-describedby'], menu.activeId])

  return (
    <>
      <div
        className={cx(
          // As high as its tools also before they are there.
          'grid min-h-13.5 gap-1 rounded-field border border-line bg-paper sm:min-h-11.5',
          isShort ? 'p-1' : 'writing-bar sticky top-0 z-10 p-1 lg:top-12',
        )}
      >
        {editor && (
          <Tools
            editor={editor}
            on={new Set(seen.on)}
            isShort={isShort}
            onAsk={asking}
            onAdd={() => setOpen({ kind: 'add' })}
            onKeys={() => setOpen({ kind: 'keys' })}
          />
        )}
        {editor && seen.table && (
          <TableTools
            possible={seen.table.possible}
            on={new Set(seen.on)}
            onChange={(change) => {
              editor.view.focus()
              if (changeTable(editor, change)) say(TABLE_SAID[change] ?? null)
            }}
            onCaption={() => setOpen({ kind: 'caption' })}
          />
        )}
        {editor && !isShort && <FrameTools editor={editor} on={new Set(seen.on)} isQuote={seen.isQuote} />}
        {editor && open?.kind === 'add' && <AddPanel surface={{ isShort, kind }} onAdd={addIn} onCancel={close} />}
        {editor && open?.kind === 'link' && (
          <LinkPanel
            name={name}
            address={open.address}
            isWordless={open.isWordless}
            onDone={(link) => {
              putLink(editor, link)
              setOpen(null)
            }}
            onRemove={() => {
              removeLink(editor)
              setOpen(null)
            }}
            onCancel={close}
          />
        )}
        {editor && open?.kind === 'picture' && (
          <PicturePanel
            name={name}
            figure={seen.figure}
            sending={sending}
            onSay={(said) => setFigure(editor, said)}
            onMove={(by) => moveFigure(editor, by)}
            onCaption={(words) => setFigureCaption(editor, words)}
            onRemove={() => {
              removeFigure(editor)
              setOpen(null)
            }}
            onClose={close}
          />
        )}
        {editor && open?.kind === 'table' && (
          <TablePanel
            name={name}
            onDone={(columns, rows) => {
              const table = newTable(editor.schema, columns, rows)
              setOpen(null)
              editor.view.focus()
              if (table) putBlock(editor, table)
            }}
            onCancel={close}
          />
        )}
        {editor && open?.kind === 'caption' && (
          <CaptionPanel
            name={name}
            caption={captionAt(editor)}
            onWrite={(words) => setCaption(editor, words)}
            onClose={close}
          />
        )}
      </div>
      <p role="status" className="writing-said">
        {said}
      </p>
      <div className="writing">
        <div
          ref={place}
          className={sheetHeight(kind, isShort)}
          onClickCapture={(event) => {
            if (event.target instanceof HTMLImageElement) setOpen({ kind: 'picture' })
          }}
        />
        {editor && <SlashMenu editor={editor} menu={menu} onAdd={addIn} />}
      </div>
      {!isShort && (
        <p className="writing-foot">
          <span>{wordsSaid(words)}</span>
          <span>{readingTime(words)}</span>
          {seenAtRest && seenAtRest.ease.sentences > 0 && <span>Gulpease {seenAtRest.ease.index}</span>}
          {letters >= NEAR_THE_END && (
            <span className={letters > MOST_BODY ? 'font-strong text-danger' : undefined}>{lettersLeft(letters)}</span>
          )}
          <span>
            <kbd>/</kbd> inserisci
          </span>
        </p>
      )}
      {editor &&
        side?.place &&
        createPortal(
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <EasePanel
              ease={seenAtRest?.ease ?? null}
              words={wordsSaid(words)}
              time={readingTime(words)}
              goal={side.goal}
              onReach={(sentence) => reachSentence(editor, sentence)}
            />
            {seenAtRest && words > 0 && (
              <HintsPanel
                hints={seenAtRest.hints}
                onReach={(hint) => {
                  if (reachHint(editor, hint) && hint.kind.startsWith('picture')) setOpen({ kind: 'picture' })
                }}
                onCure={(hint) => cureHint(editor, hint)}
              />
            )}
          </div>,
          side.place,
        )}
      <KeysDialog isOpen={open?.kind === 'keys'} onClose={() => setOpen(null)} />
    </>
  )
}

/** STU-015. From here on it is said how many letters are left, of the text as it is kept. */
const NEAR_THE_END = 180_000

function lettersLeft(letters: number): string {
  const left = Math.abs(MOST_BODY - letters).toLocaleString('it-IT')
  return letters > MOST_BODY ? `${left} caratteri di troppo` : `Ancora ${left} caratteri, contando la formattazione`
}

const wordsSaid = (words: number) => (words === 1 ? '1 parola' : `${words.toLocaleString('it-IT')} parole`)

/** How many words people read in a minute. */
const READ_A_MINUTE = 200

function readingTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / READ_A_MINUTE))
  return minutes === 1 ? '1 minuto' : `${minutes} minuti`
}
