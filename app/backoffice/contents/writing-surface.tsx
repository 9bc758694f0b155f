import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { GRAMMARS } from '#areas/content/body-grammar-rules.ts'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { controlClass, FieldFrame } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { allowedHtml, hasWords, paragraphsOf } from './body-html.ts'
import { useWritingPanels } from './use-writing-panels.ts'
import { edit, putBlock, rangeOn } from './writing-edits.ts'
import { LinkPanel } from './writing-link.tsx'
import { PicturePanel } from './writing-picture.tsx'
import { cellOn, changesOf, changeTable, NEW_TABLE, type TableChange } from './writing-table.ts'
import { TableTools, Tools, toolsOn } from './writing-tools.tsx'

type Props = {
  name: string
  label: string
  description?: string | undefined
  error?: string | undefined
  isOptional?: boolean
  defaultValue: string
  /** A few lines: a small surface, and only the tools that make sense there. */
  isShort?: boolean
  /** The words of a block may hold more than those of an item. */
  isForBlocks?: boolean
  onEdit?: () => void
  /** Each time, what stands on the surface; nothing when it holds no words. */
  onWrite?: (html: string) => void
}

const PICTURE_TAGS: readonly string[] = ['figure', 'img', 'figcaption']

/**
 * Where an item is written, as readers will see it. Underneath is a text area with the HTML: it is what is sent, what somebody without
 * JavaScript writes in, and what "Codice" shows.
 */
export function WritingSurface({
  name,
  label,
  description,
  error,
  isOptional,
  defaultValue,
  isShort = false,
  isForBlocks = false,
  onEdit,
  onWrite,
}: Props) {
  const wiring = useField({ name, label, description, error })
  const tags = Object.keys(GRAMMARS[isForBlocks ? 'block' : 'body']).filter(
    (tag) => !isShort || !PICTURE_TAGS.includes(tag),
  )
  const source = useRef<HTMLTextAreaElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<'source' | 'words'>('source')
  const [isEnhanced, setEnhanced] = useState(false)
  const [cell, setCell] = useState<HTMLTableCellElement | null>(null)
  const [active, setActive] = useState<ReadonlySet<string>>(new Set())

  const showWords = () => {
    if (surface.current && source.current)
      surface.current.innerHTML = allowedHtml(source.current.value, tags) || '<p><br></p>'
    setView('words')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived.
  useEffect(() => {
    edit('defaultParagraphSeparator', 'p')
    setEnhanced(true)
    showWords()
  }, [])

  const tell = () => {
    onEdit?.()
    onWrite?.(hasWords(source.current?.value ?? '') ? (source.current?.value ?? '') : '')
  }
  const keep = () => {
    if (surface.current && source.current) source.current.value = allowedHtml(surface.current.innerHTML, tags)
    tell()
  }
  useEffect(() => {
    // Not the keys and the mouse: who presses on what is selected moves the hand only after both.
    const follow = () => {
      if (!rangeOn(surface.current)) return
      setActive(toolsOn())
      setCell(cellOn(surface.current))
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  const panels = useWritingPanels(surface, keep)
  const act = (command: string, value?: string) => {
    surface.current?.focus()
    edit(command, value)
    keep()
  }
  /** A picture among the files of what is pasted or dropped, where the text may hold one. */
  const takePicture = (files: FileList): boolean => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (!picture || isShort) return false
    panels.takeFile(picture)
    return true
  }
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    const words = html ? allowedHtml(html, tags) : ''
    // A picture copied from a page comes as a file and as the HTML around it, which without it is nothing.
    if (!hasWords(words) && takePicture(event.clipboardData.files)) event.preventDefault()
    if (!html && !text) return
    event.preventDefault()
    if (html) act('insertHTML', words)
    else if (/\n\s*\n/.test(text)) act('insertHTML', paragraphsOf(text))
    else act('insertText', text)
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault()
    const range = document.caretRangeFromPoint(event.clientX, event.clientY)
    if (range) document.getSelection()?.collapse(range.startContainer, range.startOffset)
    takePicture(event.dataTransfer.files)
  }
  const press = (event: MouseEvent) => {
    const figure = event.target instanceof HTMLImageElement ? event.target.closest('figure') : null
    if (figure && surface.current?.contains(figure)) panels.showPicture(figure)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    panels.askLink()
  }
  const putTable = () => {
    if (!surface.current) return
    surface.current.focus()
    putBlock(surface.current, NEW_TABLE)
    keep()
  }
  const change = (asked: TableChange) => {
    if (surface.current && cell) changeTable(surface.current, cell, asked)
    keep()
  }
  const table = cell?.isConnected ? cell.closest('table') : null

  return (
    <FieldFrame label={label} description={description} isOptional={isOptional} wiring={wiring}>
      <div
        className={cx(
          !isEnhanced && 'hidden',
          'grid gap-2 rounded-field bg-sunken',
          isShort ? 'p-1' : 'sticky top-0 z-10 p-2 lg:top-12',
        )}
      >
        <Tools
          active={active}
          isOff={view === 'source'}
          isShort={isShort}
          onAct={act}
          onLink={panels.askLink}
          onTable={putTable}
          onPicture={panels.askPicture}
        />
        {table && view === 'words' && <TableTools changes={changesOf(table)} onChange={change} />}
        {panels.open?.kind === 'link' && (
          <LinkPanel
            name={name}
            address={panels.open.link?.getAttribute('href') ?? ''}
            isWordless={panels.open.isWordless}
            onDone={panels.putLink}
            onRemove={panels.removeLink}
            onCancel={panels.close}
          />
        )}
        {panels.open?.kind === 'picture' && (
          <PicturePanel
            name={name}
            figure={panels.open.figure}
            sending={panels.sending}
            onWrite={keep}
            onRemove={panels.removePicture}
            onClose={panels.close}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area cannot show formatted words. */}
      <div
        ref={surface}
        id={view === 'words' ? wiring.id : undefined}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-invalid={wiring.control['aria-invalid']}
        aria-describedby={wiring.control['aria-describedby']}
        tabIndex={0}
        hidden={view !== 'words'}
        onInput={keep}
        onPaste={paste}
        onDrop={drop}
        onClick={press}
        onKeyDown={onKeyDown}
        className={cx(
          controlClass,
          'prose max-w-none leading-normal',
          isShort ? 'min-h-28 px-3.5 py-3' : 'min-h-96 px-5 py-4 text-lg',
        )}
      />
      <textarea
        {...wiring.control}
        id={view === 'words' ? undefined : wiring.id}
        ref={source}
        defaultValue={defaultValue}
        onChange={tell}
        hidden={isEnhanced && view === 'words'}
        rows={isShort ? 5 : 20}
        spellCheck={view === 'words'}
        className={cx(
          controlClass,
          isShort ? 'min-h-28' : 'min-h-96',
          'resize-y py-3 font-mono text-sm leading-normal',
        )}
      />
      {isEnhanced && !isShort && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => (view === 'words' ? setView('source') : showWords())}
        >
          {view === 'words' ? 'Mostra il codice HTML' : 'Torna al testo'}
        </Button>
      )}
    </FieldFrame>
  )
}
