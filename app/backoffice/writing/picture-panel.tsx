import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { SendingLine } from '../shape-form/sending-line.tsx'
import type { useSending } from '../shape-form/use-sending.ts'

/** A picture of the text, as it is said in words. */
export type FigureWords = { alt: string; isDecorative: boolean; credit: string; isWide: boolean }
export type Figure = FigureWords & { src: string; caption: string; isFirst: boolean; isLast: boolean }
export type Photo = { path: string; width: number; height: number }

type Props = {
  /** Of the text it belongs to. */
  name: string
  /** The picture of the text that is spoken of; null until one has arrived. */
  figure: Figure | null
  sending: ReturnType<typeof useSending<Photo>>
  onSay: (said: FigureWords) => void
  onMove: (by: 1 | -1) => void
  onCaption: (words: string) => void
  onRemove: () => void
  onClose: () => void
}

/** A picture of the text: chosen here, then said in words for who cannot look at it. What is written here is in the text at once. */
export function PicturePanel({ name, figure, sending, onSay, onMove, onCaption, onRemove, onClose }: Props) {
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
        <FigureFields key={figure.src} name={name} figure={figure} onSay={onSay} onCaption={onCaption} />
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
            {!figure.isFirst && (
              <Button size="small" variant="ghost" onClick={() => onMove(-1)}>
                Sposta su
              </Button>
            )}
            {!figure.isLast && (
              <Button size="small" variant="ghost" onClick={() => onMove(1)}>
                Sposta giù
              </Button>
            )}
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

type FieldsProps = Pick<Props, 'name' | 'onSay' | 'onCaption'> & { figure: Figure }

function FigureFields({ name, figure, onSay, onCaption }: FieldsProps) {
  const [said, setSaid] = useState<FigureWords>(figure)
  const [caption, setWords] = useState(figure.caption)
  const say = (part: Partial<FigureWords>) => {
    const { alt, isDecorative, credit, isWide } = { ...said, ...part }
    setSaid({ alt, isDecorative, credit, isWide })
    onSay({ alt, isDecorative, credit, isWide })
  }
  return (
    <>
      <TextField
        name={`${name}-alt`}
        form=""
        label="Che cosa si vede"
        description="Per chi non può guardarla: si pubblica solo se è scritto, o se è solo decorativa."
        value={said.isDecorative ? '' : said.alt}
        maxLength={200}
        disabled={said.isDecorative}
        onChange={(event) => say({ alt: event.target.value })}
      />
      <Checkbox
        name={`${name}-decorative`}
        form=""
        checked={said.isDecorative}
        label="È solo decorativa"
        onChange={(event) => say({ isDecorative: event.target.checked })}
      />
      <TextField
        name={`${name}-caption`}
        form=""
        label="Didascalia"
        description="Si legge sotto l’immagine: che cosa mostra."
        value={caption}
        maxLength={300}
        isOptional
        onChange={(event) => {
          setWords(event.target.value)
          onCaption(event.target.value)
        }}
      />
      <TextField
        name={`${name}-credit`}
        form=""
        label="Di chi è"
        description="Autore, archivio, licenza: si legge piccolo sotto la didascalia."
        value={said.credit}
        maxLength={200}
        isOptional
        onChange={(event) => say({ credit: event.target.value })}
      />
      <Select
        name={`${name}-width`}
        form=""
        label="Larghezza"
        value={said.isWide ? 'wide' : 'text'}
        onChange={(event) => say({ isWide: event.target.value === 'wide' })}
        options={[
          { value: 'text', label: 'Nel testo' },
          { value: 'wide', label: 'Larga' },
        ]}
      />
    </>
  )
}
