import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { BLOCK_TAGS, BODY_TAGS } from '#areas/content/body-rules.ts'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { controlClass, FieldFrame } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { allowedHtml, hasWords, isSafe, paragraphsOf } from './body-html.ts'

type Tool = { label: string; command: string; value?: string; title: string }

const TOOLS: readonly Tool[] = [
  { label: 'Testo', command: 'formatBlock', value: 'p', title: 'Paragrafo semplice' },
  { label: 'Titolo', command: 'formatBlock', value: 'h2', title: 'Titolo di una parte: entra nel sommario' },
  { label: 'Sottotitolo', command: 'formatBlock', value: 'h3', title: 'Sottotitolo' },
  { label: 'Citazione', command: 'formatBlock', value: 'blockquote', title: 'Citazione' },
  { label: 'Grassetto', command: 'bold', title: 'Grassetto, Ctrl+B' },
  { label: 'Corsivo', command: 'italic', title: 'Corsivo, Ctrl+I' },
  { label: 'Elenco', command: 'insertUnorderedList', title: 'Elenco puntato' },
  { label: 'Elenco numerato', command: 'insertOrderedList', title: 'Elenco numerato' },
]

const TABLE =
  '<table><thead><tr><th scope="col">Colonna</th><th scope="col">Colonna</th></tr></thead><tbody><tr><td>…</td><td>…</td></tr><tr><td>…</td><td>…</td></tr></tbody></table><p><br></p>'

/** The browser's own editing: nothing is loaded for it, and undo, spelling and keyboards are the ones people know. */
const edit = (command: string, value?: string) => document.execCommand(command, false, value)

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

const SHORT_TOOLS = ['Grassetto', 'Corsivo', 'Elenco', 'Elenco numerato']

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
  const tags = isForBlocks ? BLOCK_TAGS : BODY_TAGS
  const source = useRef<HTMLTextAreaElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<'source' | 'words'>('source')
  const [isEnhanced, setEnhanced] = useState(false)
  const [link, setLink] = useState<{ range: Range | null; address: string } | null>(null)
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
  const look = () => {
    const block = String(document.queryCommandValue('formatBlock')).toLowerCase()
    const on = TOOLS.filter(({ command, value }) =>
      command === 'formatBlock' ? value === block : document.queryCommandState(command),
    )
    setActive(new Set(on.map((tool) => tool.label)))
  }
  const act = (command: string, value?: string) => {
    surface.current?.focus()
    edit(command, value)
    keep()
    look()
  }
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    if (!html && !text) return
    event.preventDefault()
    if (html) act('insertHTML', allowedHtml(html, tags))
    else if (/\n\s*\n/.test(text)) act('insertHTML', paragraphsOf(text))
    else act('insertText', text)
  }
  /** A table inside a paragraph would break both: it stands after the block one is writing in. */
  const putTable = () => {
    const holder = document.createElement('template')
    holder.innerHTML = TABLE
    const at = document.getSelection()?.anchorNode
    const blocks = [...(surface.current?.children ?? [])]
    const block = blocks.find((child) => at && child.contains(at)) ?? blocks.at(-1)
    const first = holder.content.querySelector('th')
    if (block) block.after(holder.content)
    else surface.current?.append(holder.content)
    surface.current?.focus()
    if (first) document.getSelection()?.selectAllChildren(first)
    keep()
  }
  const askLink = () => {
    const selection = document.getSelection()
    const range = selection?.rangeCount ? selection.getRangeAt(0) : null
    const isHere = range && surface.current?.contains(range.commonAncestorContainer)
    const around = isHere ? range.startContainer.parentElement?.closest('a') : null
    setLink({ range: isHere ? range : null, address: around?.getAttribute('href') ?? 'https://' })
  }
  const setAddress = (address: string) => {
    const selection = document.getSelection()
    surface.current?.focus()
    if (link?.range && selection) {
      selection.removeAllRanges()
      selection.addRange(link.range)
    }
    setLink(null)
    if (address === '') act('unlink')
    else if (isSafe('href', address)) act('createLink', address)
  }

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
          onLink={askLink}
          onTable={putTable}
        />
        {link && <LinkField address={link.address} onDone={setAddress} onCancel={() => setLink(null)} />}
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
        onKeyUp={look}
        onMouseUp={look}
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

type ToolsProps = {
  active: ReadonlySet<string>
  isOff: boolean
  isShort: boolean
  onAct: (command: string, value?: string) => void
  onLink: () => void
  onTable: () => void
}

/** One stop for Tab; arrows move inside, as in every tool bar. */
function Tools({ active, isOff, isShort, onAct, onLink, onTable }: ToolsProps) {
  const [at, setAt] = useState(0)
  const others = [
    { label: 'Link', title: 'Link', press: onLink },
    { label: 'Tabella', title: 'Tabella', press: onTable },
    {
      label: 'Togli formato',
      title: 'Togli grassetto, corsivo e link',
      press: () => {
        onAct('removeFormat')
        onAct('unlink')
      },
    },
    { label: 'Annulla', title: 'Annulla, Ctrl+Z', press: () => onAct('undo') },
  ]
  const buttons = [
    ...TOOLS.filter(({ label }) => !isShort || SHORT_TOOLS.includes(label)).map(({ label, title, command, value }) => ({
      label,
      title,
      press: () => onAct(command, value),
      isOn: active.has(label),
    })),
    ...others.filter(({ label }) => !isShort || label === 'Link').map((other) => ({ ...other, isOn: undefined })),
  ]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + buttons.length) % buttons.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label="Formato del testo"
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] sm:flex-wrap"
      onKeyDown={move}
    >
      {buttons.map(({ label, title, press, isOn }, index) => (
        <button
          key={label}
          type="button"
          title={title}
          tabIndex={index === at ? 0 : -1}
          disabled={isOff}
          aria-pressed={isOn}
          onFocus={() => setAt(index)}
          // The selection stays where it is: pressing a tool must not take it away from the words.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          className={cx(
            'min-h-11 rounded-pill px-3 font-strong text-sm whitespace-nowrap transition-colors disabled:opacity-50',
            isOn ? 'bg-primary text-on-primary' : 'bg-paper text-ink hover:text-primary-strong',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

type LinkFieldProps = { address: string; onDone: (address: string) => void; onCancel: () => void }

function LinkField({ address, onDone, onCancel }: LinkFieldProps) {
  const [typed, setTyped] = useState(address)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') onDone(typed.trim())
    else onCancel()
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="flex min-w-56 flex-1 flex-wrap items-center gap-2">
        <span className="font-strong text-sm">Indirizzo del link</span>
        <input
          ref={input}
          type="url"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(controlClass, 'min-h-11 min-w-40 flex-1')}
        />
      </label>
      <Button size="small" onClick={() => onDone(typed.trim())}>
        Metti il link
      </Button>
      <Button size="small" variant="ghost" onClick={() => onDone('')}>
        Togli il link
      </Button>
    </div>
  )
}
