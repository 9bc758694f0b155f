import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { controlClass, FieldFrame } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { lazyPart } from '#design/lazy-part.ts'
import { sheetHeight } from './sheet-height.ts'

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

const part = lazyPart(() => import('./writing-editor.tsx').then(({ WritingEditor }) => WritingEditor))

/**
 * Where a text is written, as readers will see it. Underneath is a text area with the HTML: it is what is sent, what somebody writes in
 * without JavaScript or until its code has come, and what "Mostra il codice HTML" shows.
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
  const kind = isForBlocks ? 'block' : 'body'
  const source = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<'source' | 'words'>('words')
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** Nobody's hand is moved elsewhere: who began in the text area goes on there. */
  const [isHeld, setHeld] = useState(false)
  const [failure] = useState(() => () => setFailed(true))
  useEffect(() => {
    setHeld(document.activeElement === source.current)
    setWanted(true)
  }, [])
  const WritingEditor = part.usePart(isWanted, failure)
  const isOnWords = WritingEditor !== undefined && view === 'words' && !isHeld
  const told = (html: string) => {
    onWrite?.(hasWords(html) ? html : '')
  }
  return (
    <FieldFrame
      label={label}
      description={description}
      isOptional={isOptional}
      wiring={wiring}
      // A wide table scrolls inside itself, and takes nothing else along.
      className="grid-cols-[minmax(0,1fr)]"
    >
      {isOnWords && (
        <WritingEditor
          name={name}
          label={label}
          kind={kind}
          isShort={isShort}
          wiring={wiring}
          html={source.current?.value ?? defaultValue}
          onEdit={() => onEdit?.()}
          onWrite={(html) => {
            const kept = sameForm(html, defaultValue)
            if (source.current) source.current.value = kept
            told(kept)
          }}
        />
      )}
      <textarea
        {...wiring.control}
        id={isOnWords ? undefined : wiring.id}
        ref={source}
        defaultValue={defaultValue}
        onFocus={() => !WritingEditor && setHeld(true)}
        onBlur={() => setHeld(false)}
        onChange={(event) => {
          onEdit?.()
          told(event.target.value)
        }}
        hidden={isOnWords}
        rows={isShort ? 5 : 20}
        spellCheck={view === 'words'}
        className={cx(controlClass, sheetHeight(kind, isShort), 'resize-y py-3 font-mono text-sm leading-normal')}
      />
      {hasFailed && !WritingEditor && (
        <p role="status" className="rounded-field bg-warning-tint px-4 py-3">
          Gli strumenti per scrivere non si sono caricati. Il testo qui sopra è in HTML: si scrive e si salva lo stesso.
        </p>
      )}
      {WritingEditor && !isShort && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => setView(view === 'words' ? 'source' : 'words')}
        >
          {view === 'words' ? 'Mostra il codice HTML' : 'Torna al testo'}
        </Button>
      )}
    </FieldFrame>
  )
}

/** Whether anything stands there: an empty paragraph is nothing, a line, a table or a picture is something. */
function hasWords(html: string): boolean {
  return /<(hr|table|img)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}

const BLOCKS = /<(?:p|div|h[1-6]|li|t[dh]|figure|section|article)\b/i

/** Words that were never divided into blocks are a line, and stay one while they are one paragraph. */
function sameForm(html: string, before: string): string {
  const isLine = before.trim() !== '' && !BLOCKS.test(before)
  return isLine ? html.replace(/^<p>((?:(?!<p>).)*)<\/p>$/, '$1') : html
}
