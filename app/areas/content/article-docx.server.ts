import {
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PrintableItem } from './article-model.ts'
import { type BodyPart, bodyParts } from './body-rules.ts'
import { NO_PICTURES, type PaperPictures } from './picture-store.server.ts'

/** A module as a document to fill in: real headings, paragraphs and tables, editable in any word processor. */
export async function makeDocx(item: PrintableItem, pictures: PaperPictures = NO_PICTURES): Promise<Buffer> {
  const children: (Paragraph | Table)[] = [
    new Paragraph({ text: item.title, heading: HeadingLevel.TITLE }),
    ...blocksOf(bodyParts(item.body), pictures),
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

function blocksOf(parts: readonly BodyPart[], pictures: PaperPictures): (Paragraph | Table)[] {
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
    if (part.kind === 'picture') blocks.push(...figureOf(part, pictures))
    else blocks.push(paragraphOf(part))
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

/** As wide as the lines, in the pixels that a word processor counts. */
const WIDEST = 600

function figureOf({ path, alt, caption }: BodyPart & { kind: 'picture' }, pictures: PaperPictures): Paragraph[] {
  const picture = pictures.get(path)
  const figure: Paragraph[] = []
  if (picture) {
    const scale = Math.min(1, WIDEST / picture.width)
    const transformation = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
    const image = new ImageRun({
      type: picture.format,
      data: picture.bytes,
      transformation,
      altText: { name: caption || alt || 'Immagine', description: alt, title: caption },
    })
    figure.push(new Paragraph({ children: [image], spacing: { before: 160, after: 80 }, keepNext: caption !== '' }))
  }
  if (caption)
    figure.push(new Paragraph({ children: [new TextRun({ text: caption, italics: true })], spacing: { after: 160 } }))
  return figure
}

function paragraphOf(part: Exclude<BodyPart, { kind: 'row' | 'picture' }>): Paragraph {
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
