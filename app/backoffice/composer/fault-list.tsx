import type { Ref } from 'react'
import type { PageDocument } from '#areas/content/model.ts'
import { type FieldShape, summaryOf, titleAt } from '../shape-form/field-shape.ts'
import { entryOf } from './catalogue.ts'
import { allBlocks, type FaultsById, HEAD } from './document-rules.ts'

const HEAD_WORDS: Readonly<Record<string, string>> = { title: 'Titolo', description: 'Descrizione' }

type FaultProps = {
  faults: FaultsById
  page: PageDocument
  shapes: Readonly<Record<string, FieldShape>>
  /** Readers have a version of it. */
  isPublished: boolean
  onChoose: (id: string) => void
  ref: Ref<HTMLDivElement>
}

/** What is missing before a page can be published, each line leading to its block. */
export function FaultList({ faults, page, shapes, isPublished, onChoose, ref }: FaultProps) {
  const lines = Object.entries(faults).map(([id, found]) => {
    const block = allBlocks(page).find((each) => each.id === id)
    const shape = block && shapes[block.type]
    const summary = block && shape ? summaryOf(shape, block.fields) : ''
    const [[path, message] = ['', ''], ...others] = Object.entries(found)
    // Inside a block it is `fields.title`; of the page itself, `title`.
    const field = block ? shape && titleAt(shape, path.split('.').slice(1)) : HEAD_WORDS[path]
    return {
      id,
      name:
        id === HEAD ? 'Questa pagina' : `${entryOf(block?.type ?? '', shapes).name}${summary ? ` · ${summary}` : ''}`,
      what: others.length > 0 ? `${others.length + 1} cose da completare` : `${field ? `«${field}»: ` : ''}${message}`,
    }
  })
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-paper px-5 py-4">
      <h2 className="font-strong font-text text-lg">Prima di pubblicare, completa questi blocchi</h2>
      <p className="text-ink-soft">
        La bozza è salvata:{' '}
        {isPublished ? 'i lettori vedono ancora la pagina di prima.' : 'nessun lettore la vede ancora.'}
      </p>
      <ul className="mt-1 grid">
        {lines.map(({ id, name, what }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="inline-flex min-h-9 items-center py-1 text-left font-[600] text-danger underline underline-offset-[0.18em]"
            >
              {name}: {what}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
