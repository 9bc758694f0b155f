import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { TextKind } from '#areas/content/body-grammar-rules.ts'
import { cx } from '#design/cx.ts'
import { controlClass } from '#design/field/field.tsx'
import type { FieldWiring } from '#design/field/use-field.ts'
import { sendPhoto } from '../shape-form/send-file.ts'
import { useSending } from '../shape-form/use-sending.ts'
import { type Addition, add } from './additions.ts'
import {
  figureAt,
  goBelowFigure,
  linkAt,
  putFigure,
  putLink,
  removeFigure,
  removeLink,
  setAlt,
  setFigureCaption,
} from './editor-acts.ts'
import { LinkPanel } from './link-panel.tsx'
import { htmlOf, makeEditor } from './make-editor.ts'
import type { Figure } from './picture-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { AddPanel, SlashMenu, useSlashMenu } from './slash-menu.tsx'
import { captionAt, changeTable, newTable, putBlock, setCaption, tableChangesAt } from './table-changes.ts'
import { CaptionPanel, TablePanel } from './table-panel.tsx'
import { toolsOn } from './words-tools.ts'
import { TableTools, Tools } from './writing-tools.tsx'
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

type Seen = { on: string[]; table: { possible: string[] } | null; figure: Figure | null }
type Open = { kind: 'link'; address: string; isWordless: boolean } | { kind: 'picture' | 'table' | 'caption' | 'add' }

/** Up to so many letters the HTML is written at each of them; of a longer text when the hand rests. */
const LONG_TEXT = 20_000
const REST_MS = 250

/** STU-002. The surface with its tools: fetched only by who writes. */
export function WritingEditor({ name, label, kind, isShort, wiring, html, onEdit, onWrite }: WritingEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [seen, setSeen] = useState<Seen>({ on: [], table: null, figure: null })
  const [open, setOpen] = useState<Open | null>(null)
  const [leftOut, setLeftOut] = useState<string | null>(null)
  const latest = useRef({
    onEdit,
    onWrite,
    wiring,
    takeFiles: (_files: FileList) => false as boolean,
    askLink: () => {},
    add: (_addition: Addition) => {},
    activeId: undefined as string | undefined,
  })

  const menu = useSlashMenu(isShort, (addition) => latest.current.add(addition))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one surface from its first words to the last; what changes is read from `latest`.
  useEffect(() => {
    if (!place.current) return
    let resting: ReturnType<typeof setTimeout> | undefined
    let looking = 0
    const write = () => {
      if (resting === undefined) return
      clearTimeout(resting)
      resting = undefined
      latest.current.onWrite(htmlOf(made, kind))
    }
    const look = () => {
      looking = 0
      menu.look(made)
      const table = tableChangesAt(made)
      const now = {
        on: [...toolsOn(made), ...(table?.on ?? [])],
        table: table && { possible: [...table.possible] },
        figure: figureAt(made),
      }
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    const made: Editor = makeEditor({
      place: place.current,
      kind,
      html,
      attributes: () => {
        const { id, control } = latest.current.wiring
        const described = control['aria-describedby']
        return {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(latest.current.activeId && { 'aria-activedescendant': latest.current.activeId }),
          ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
          ...(described && { 'aria-describedby': described }),
          class: cx(
            controlClass,
            'prose max-w-none leading-normal',
            isShort ? 'min-h-28 px-3.5 py-3' : 'min-h-96 px-5 py-4 text-lg',
          ),
        }
      },
      onChange: () => {
        latest.current.onEdit()
        clearTimeout(resting)
        resting = setTimeout(write, REST_MS)
        if (made.state.doc.content.size < LONG_TEXT) write()
      },
      onMove: () => {
        if (looking === 0) looking = requestAnimationFrame(look)
      },
      onLink: () => latest.current.askLink(),
      onKey: (key) => menu.press(made, key),
      onFiles: (files) => latest.current.takeFiles(files),
      onLeftOut: setLeftOut,
    })
    const form = place.current.closest('form')
    // Whoever saves while the hand has not rested yet saves what is there.
    const send = (event: FormDataEvent) => {
      if (resting === undefined) return
      write()
      event.formData.set(name, htmlOf(made, kind))
    }
    form?.addEventListener('formdata', send)
    made.view.dom.addEventListener('blur', write)
    setEditor(made)
    look()
    return () => {
      write()
      cancelAnimationFrame(looking)
      form?.removeEventListener('formdata', send)
      made.destroy()
    }
  }, [])

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
          'grid gap-1 rounded-field border border-line bg-paper',
          isShort ? 'p-1' : 'sticky top-0 z-10 p-1 lg:top-12',
        )}
      >
        {editor && (
          <Tools
            editor={editor}
            on={new Set(seen.on)}
            isShort={isShort}
            onAsk={asking}
            onAdd={() => setOpen({ kind: 'add' })}
          />
        )}
        {editor && seen.table && (
          <TableTools
            possible={seen.table.possible}
            on={new Set(seen.on)}
            onChange={(change) => {
              editor.view.focus()
              changeTable(editor, change)
            }}
            onCaption={() => setOpen({ kind: 'caption' })}
          />
        )}
        {editor && open?.kind === 'add' && <AddPanel isShort={isShort} onAdd={addIn} onCancel={close} />}
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
            onAlt={(words) => setAlt(editor, words)}
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
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {leftOut}
      </p>
      <div className="writing">
        <div
          ref={place}
          onClickCapture={(event) => {
            if (event.target instanceof HTMLImageElement) setOpen({ kind: 'picture' })
          }}
        />
        {editor && <SlashMenu editor={editor} menu={menu} onAdd={addIn} />}
      </div>
    </>
  )
}
