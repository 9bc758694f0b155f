import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { SendingLine } from '../shape-form/sending-line.tsx'
import type { useSending } from '../shape-form/use-sending.ts'

type Photo = { path: string; width: number; height: number }

export function figureHtml({ path, width, height }: Photo): string {
  const figure = document.createElement('figure')
  const image = document.createElement('img')
  for (const [name, value] of Object.entries({ src: path, alt: '', width, height }))
    image.setAttribute(name, String(value))
  figure.append(image)
  return figure.outerHTML
}

/** Below a picture, or nothing where there are no words. */
function setCaption(figure: Element, words: string): void {
  const caption = figure.querySelector('figcaption')
  if (words === '') caption?.remove()
  else if (caption) caption.textContent = words
  else {
    const made = document.createElement('figcaption')
    made.textContent = words
    figure.append(made)
  }
}

type Props = {
  /** Of the text it belongs to. */
  name: string
  /** The picture of the text that is spoken of; null until one has arrived. */
  figure: Element | null
  sending: ReturnType<typeof useSending<Photo>>
  /** Something of the figure changed. */
  onWrite: () => void
  onRemove: () => void
  onClose: () => void
}

/** A picture of the text: chosen here, then said in words for who cannot look at it. What is written here is in the text at once. */
export function PicturePanel({ name, figure, sending, onWrite, onRemove, onClose }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field of another picture takes the hand.
  useEffect(() => panel.current?.querySelector('input')?.focus(), [figure])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault()
      onClose()
    }
    if (event.key === 'Escape') onClose()
  }
  return (
    <fieldset
      ref={panel}
      className="grid min-w-0 gap-3 rounded-field bg-paper p-4"
      onKeyDown={onKeyDown}
      onChange={(event) => event.stopPropagation()}
    >
      <legend className="visually-hidden">Immagine</legend>
      {figure ? (
        <FigureFields
          key={figure.querySelector('img')?.getAttribute('src')}
          name={name}
          figure={figure}
          onWrite={onWrite}
        />
      ) : (
        <FileField
          {...sending.field}
          key={sending.field.key}
          name={`${name}-picture`}
          form=""
          label="Immagine nel testo"
          error={sending.error}
        />
      )}
      <SendingLine going={sending.going} />
      <div className="flex flex-wrap gap-2">
        {figure && (
          <>
            <Button size="small" onClick={onClose}>
              Fatto
            </Button>
            <Button size="small" variant="ghost" icon="trash-2" onClick={onRemove}>
              Togli l’immagine
            </Button>
          </>
        )}
        {!figure && (
          <Button size="small" variant="quiet" onClick={onClose}>
            Torna indietro
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function FigureFields({ name, figure, onWrite }: Pick<Props, 'name' | 'onWrite'> & { figure: Element }) {
  const image = figure.querySelector('img')
  const [alt, setAlt] = useState(image?.getAttribute('alt') ?? '')
  const [caption, setWords] = useState(figure.querySelector('figcaption')?.textContent ?? '')
  return (
    <>
      <TextField
        name={`${name}-alt`}
        form=""
        label="Che cosa si vede"
        description="Per chi non può guardarla. Vuoto se è solo decorazione."
        value={alt}
        maxLength={200}
        isOptional
        onChange={(event) => {
          setAlt(event.target.value)
          image?.setAttribute('alt', event.target.value)
          onWrite()
        }}
      />
      <TextField
        name={`${name}-caption`}
        form=""
        label="Didascalia"
        description="Si legge sotto l’immagine: che cos’è, di chi è."
        value={caption}
        maxLength={300}
        isOptional
        onChange={(event) => {
          setWords(event.target.value)
          setCaption(figure, event.target.value)
          onWrite()
        }}
      />
    </>
  )
}
