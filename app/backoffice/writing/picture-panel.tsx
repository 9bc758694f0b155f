import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { SendingLine } from '../shape-form/sending-line.tsx'
import type { useSending } from '../shape-form/use-sending.ts'

/** A picture of the text, as it is said in words. */
export type Figure = { src: string; alt: string; caption: string }
export type Photo = { path: string; width: number; height: number }

type Props = {
  /** Of the text it belongs to. */
  name: string
  /** The picture of the text that is spoken of; null until one has arrived. */
  figure: Figure | null
  sending: ReturnType<typeof useSending<Photo>>
  onAlt: (words: string) => void
  onCaption: (words: string) => void
  onRemove: () => void
  onClose: () => void
}

/** A picture of the text: chosen here, then said in words for who cannot look at it. What is written here is in the text at once. */
export function PicturePanel({ name, figure, sending, onAlt, onCaption, onRemove, onClose }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field of another picture takes the hand.
  useEffect(() => panel.current?.querySelector('input')?.focus(), [figure?.src])
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
        <FigureFields key={figure.src} name={name} figure={figure} onAlt={onAlt} onCaption={onCaption} />
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

type FieldsProps = Pick<Props, 'name' | 'onAlt' | 'onCaption'> & { figure: Figure }

function FigureFields({ name, figure, onAlt, onCaption }: FieldsProps) {
  const [alt, setAlt] = useState(figure.alt)
  const [caption, setWords] = useState(figure.caption)
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
          onAlt(event.target.value)
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
          onCaption(event.target.value)
        }}
      />
    </>
  )
}
