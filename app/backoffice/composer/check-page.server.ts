import type { CheckedDocument, PageDocument } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { checkDocument, checkDraft, type Faults, faultsOf } from '#blocks/check-document.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { characterProblem, readTexts } from '#platform/pure/safe-text.ts'
import { type FieldShape, fieldsOf, itemsOf } from '../shape-form/field-shape.ts'
import { shapesOfBlocks } from './block-shapes.server.ts'

/** IDN-021. The texts of a page that hold characters nobody may use, by the place of their field; a field of one line is stricter. */
function characterFaults(document: PageDocument): Faults {
  const faults: Faults = {}
  const look = (shape: FieldShape, value: unknown, at: string): void => {
    switch (shape.kind) {
      case 'object':
        for (const { name, shape: field } of shape.fields) look(field, fieldsOf(value)[name], `${at}.${name}`)
        return
      case 'list':
        for (const [index, item] of itemsOf(value).entries()) look(shape.item, item, `${at}.${index}`)
        return
      default: {
        const isMultiline = shape.kind === 'rich-text' || (shape.kind === 'text' && shape.isLong)
        const problem = typeof value === 'string' ? characterProblem(value, { isMultiline }) : null
        if (problem) faults[at] = problem
      }
    }
  }
  for (const region of REGIONS)
    for (const [index, { type, fields }] of (document.regions[region] ?? []).entries()) {
      const shape = shapesOfBlocks()[type]
      if (shape) look(shape, fields, `${region}.${index}.fields`)
    }
  return faults
}

/** What is wrong in a page, without refusing it. */
export function pageFaults(document: PageDocument): Faults {
  return { ...faultsOf(document), ...characterFaults(document) }
}

/** A draft as it is kept, each text in one spelling, and what it lacks before it can be published. */
export function checkPageDraft(sent: unknown): ReturnType<typeof checkDraft> {
  const { document, faults } = checkDraft(readTexts(sent).value)
  return { document, faults: { ...faults, ...characterFaults(document) } }
}

/** The door to readers. */
export function checkPage(document: PageDocument): CheckedDocument {
  const checked = checkDocument(document)
  const faults = characterFaults(checked)
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults, 'Alcuni blocchi non sono validi.')
  return checked
}
