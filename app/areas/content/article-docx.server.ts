import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import type { PrintableItem } from './article-model.ts'
import { type BodyPart, bodyParts } from './body-rules.ts'

/** A module as a document to fill in: real headings, paragraphs and tables, editable in any word processor. */
export async function makeDocx(item: PrintableItem): Promise<Buffer> {
  const children: (Paragraph | Table)[] = [
    new Paragraph({ text: item.title, heading: HeadingLevel.TITLE }),
    ...blocksOf(bodyParts(item.body)),
  ]
  const document = new Document({
    title: item.title,
    description: item.abstract,
    creator: item.author ?? 'Redazione',
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'it-IT' } } } } },
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}

function blocksOf(parts: readonly BodyPart[]): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = []
  let rows: TableRow[] = []
  const closeTable = () => {
    if (rows.length > 0)
      blocks.push(new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }), new Paragraph(''))
    rows = []
  }
  for (const part of parts) {
    if (part.kind === 'row') {
      rows.push(rowOf(part.cells, part.isHead))
      continue
    }
    closeTable()
    blocks.push(paragraphOf(part))
  }
  closeTable()
  return blocks
}

function rowOf(cells: readonly string[], isHead: boolean): TableRow {
  const cell = (text: string) =>
    new TableCell({
      children: [new Paragraph({ children: [new TextRun({ text, bold: isHead })] })],
      margins: { top: 80, bottom: 80, left: 100, right: 100 },
    })
  return new TableRow({ tableHeader: isHead, children: cells.map(cell) })
}

function paragraphOf(part: Exclude<BodyPart, { kind: 'row' }>): Paragraph {
  const spacing = { after: 160, line: 320 }
  if (part.kind === 'heading')
    return new Paragraph({
      text: part.text,
      heading: part.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      spacing: { before: 240, after: 120 },
    })
  const text = part.kind === 'item' ? `${part.mark} ${part.text}`.trim() : part.text
  return new Paragraph({ text, spacing, ...(part.kind === 'item' && { indent: { left: 360 } }) })
}
