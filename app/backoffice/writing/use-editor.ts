import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useState } from 'react'
import { cx } from '#design/cx.ts'
import { controlClass } from '#design/field/field.tsx'
import { REACH_FAULT } from '#design/form/error-summary.tsx'
import type { Quotes } from '#platform/pure/quotes.ts'
import type { Addition } from './additions.ts'
import { figureAt } from './editor-acts.ts'
import { framesAt } from './frame-acts.ts'
import { reachLeftOver } from './left-over.ts'
import { htmlOf, makeEditor } from './make-editor.ts'
import type { Figure } from './picture-panel.tsx'
import { sheetHeight } from './sheet-height.ts'
import type { useSlashMenu } from './slash-menu.tsx'
import { tableChangesAt } from './table-changes.ts'
import { toolsOn } from './words-tools.ts'
import type { WritingEditorProps } from './writing-editor.tsx'

/** What the tools show of where the hand is. */
export type Seen = {
  on: string[]
  table: { possible: string[]; size: string } | null
  figure: Figure | null
  isQuote: boolean
}

/** What the surface asks of whoever draws it, as it is now. */
export type Latest = Pick<WritingEditorProps, 'onEdit' | 'onWrite' | 'wiring'> & {
  takeFiles: (files: FileList) => boolean
  askLink: () => void
  add: (addition: Addition) => void
  activeId?: string | undefined
}

/** Up to so many letters the HTML is written at each of them; of a longer text when the hand rests. */
const LONG_TEXT = 20_000
const REST_MS = 250

type Asked = Pick<WritingEditorProps, 'name' | 'label' | 'kind' | 'isShort' | 'html'> & {
  quotes: Quotes
  place: RefObject<HTMLDivElement | null>
  latest: RefObject<Latest>
  menu: ReturnType<typeof useSlashMenu>
}

/** The surface in its place, from its first words to the last, and what there is to know of it. */
export function useEditor({ place, name, label, kind, isShort, html, quotes, latest, menu }: Asked) {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [seen, setSeen] = useState<Seen>({ on: [], table: null, figure: null, isQuote: false })
  const [said, say] = useState<string | null>(null)
  const [letters, setLetters] = useState(0)
  const [words, setWords] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one surface from its first words to the last; what changes is read from `latest`.
  useEffect(() => {
    if (!place.current) return
    let resting: ReturnType<typeof setTimeout> | undefined
    let looking = 0
    const write = () => {
      if (resting === undefined) return
      clearTimeout(resting)
      resting = undefined
      const now = htmlOf(made, kind)
      latest.current.onWrite(now)
      setLetters(now.length)
      setWords(wordsIn(made))
    }
    let size = ''
    const look = () => {
      looking = 0
      menu.look(made)
      const table = tableChangesAt(made)
      const now = {
        on: [...toolsOn(made), ...(table?.on ?? [])],
        table: table && { possible: [...table.possible], size: table.size },
        figure: figureAt(made),
        isQuote: framesAt(made).isQuote,
      }
      if (table && size && size !== table.size) say(table.size)
      size = table?.size ?? ''
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    const made: Editor = makeEditor({
      place: place.current,
      kind,
      html,
      quotes,
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
            isShort ? 'px-3.5 py-3' : 'writing-sheet',
            sheetHeight(kind, isShort),
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
      onLeftOut: say,
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
    made.view.dom.addEventListener(REACH_FAULT, (event) => reachLeftOver(made) && event.preventDefault())
    setEditor(made)
    setWords(wordsIn(made))
    setLetters(html.length)
    look()
    return () => {
      write()
      cancelAnimationFrame(looking)
      form?.removeEventListener('formdata', send)
      made.destroy()
    }
  }, [])
  return { editor, seen, words, letters, said, say }
}

const wordsIn = ({ state: { doc } }: Editor) =>
  doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0
