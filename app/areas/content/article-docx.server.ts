import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IBordersOptions,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PrintableItem } from './article-model.ts'
import { LINE_BREAK, type Run } from './body-model.ts'
import { addressOf, type BodyPart, bodyParts, type Frame, isMarked, type PartCell } from './body-parts-rules.ts'
import { NO_PICTURES, type PaperPictures } from './picture-store.server.ts'

/** A text as a document to fill in: real headings, paragraphs, links and tables, editable in any word processor. */
export async function makeDocx(
  item: PrintableItem,
  pictures: PaperPictures = NO_PICTURES,
  origin = '',
): Promise<Buffer> {
  const children: (Paragraph | Table)[] = [
    new Paragraph({ text: item.title, heading: HeadingLevel.TITLE }),
    ...blocksOf(bodyParts(item.body), pictures, origin),
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

function blocksOf(parts: readonly BodyPart[], pictures: PaperPictures, origin: string): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = []
  let rows: TableRow[] = []
  const closeTable = () => {
    if (rows.length > 0)
      blocks.push(new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }), new Paragraph(''))
    rows = []
  }
  for (const part of parts) {
    if (part.kind === 'row') {
      rows.push(
        new TableRow({
          tableHeader: part.isHead,
          children: part.cells.map((cell) => cellOf(cell, part.isHead, origin)),
        }),
      )
      continue
    }
    closeTable()
    if (part.kind === 'picture') blocks.push(...figureOf(part, pictures))
    else if (part.kind === 'rule')
      blocks.push(new Paragraph({ border: { bottom: LINE }, spacing: { before: 160, after: 240 } }))
    else blocks.push(paragraphOf(part, origin))
  }
  closeTable()
  return blocks
}

const LINE = { style: BorderStyle.SINGLE, size: 6, color: '999999', space: 1 }

function cellOf({ paragraphs, isHead, colspan, rowspan }: PartCell, isInHead: boolean, origin: string): TableCell {
  const bold = isHead || isInHead
  const children = paragraphs.map((runs) => new Paragraph({ children: wordsOf(runs, origin, { bold }) }))
  return new TableCell({
    children: children.length > 0 ? children : [new Paragraph('')],
    ...(colspan > 1 && { columnSpan: colspan }),
    ...(rowspan > 1 && { rowSpan: rowspan }),
    margins: { top: 80, bottom: 80, left: 100, right: 100 },
  })
}

type Dress = { bold?: boolean; italics?: boolean }

function wordsOf(runs: readonly Run[], origin: string, dress: Dress = {}): ParagraphChild[] {
  return runs.map((run) => {
    if (run.text === LINE_BREAK) return new TextRun({ break: 1 })
    const address = addressOf(run, origin)
    const words = new TextRun({
      text: run.text,
      bold: dress.bold || isMarked(run, 'strong'),
      italics: dress.italics || isMarked(run, 'em'),
      superScript: isMarked(run, 'sup'),
      subScript: isMarked(run, 'sub'),
      ...(address && { style: 'Hyperlink' }),
    })
    return address ? new ExternalHyperlink({ children: [words], link: address }) : words
  })
}

/** As wide as the lines, in the pixels that a word processor counts. */
const WIDEST = 600

function figureOf(part: BodyPart & { kind: 'picture' }, pictures: PaperPictures): Paragraph[] {
  const { path, alt, caption, credit, frame } = part
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
    figure.push(
      new Paragraph({
        children: [image],
        spacing: { before: 160, after: 80 },
        keepNext: caption + credit !== '',
        ...frameOf(frame),
      }),
    )
  }
  const words = [new TextRun({ text: caption, italics: true }), new TextRun({ text: credit, size: 18 })]
  const said = words.filter((_, index) => [caption, credit][index] !== '')
  if (said.length === 2) said.splice(1, 0, new TextRun(' · '))
  if (said.length > 0) figure.push(new Paragraph({ children: said, spacing: { after: 160 }, ...frameOf(frame) }))
  return figure
}

type Worded = Extract<BodyPart, { runs: readonly Run[] }>

function paragraphOf(part: Worded, origin: string): Paragraph {
  if (part.kind === 'heading')
    return new Paragraph({
      children: wordsOf(part.runs, origin),
      heading: part.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      spacing: { before: 240, after: 120 },
    })
  const isItem = part.kind === 'item'
  const mark = isItem && part.mark ? [new TextRun(`${part.mark} `)] : []
  const dress = { bold: part.kind === 'label', italics: part.kind === 'source' || part.kind === 'caption' }
  const left = (part.frame ? 240 : 0) + (isItem ? 360 * (part.depth + 1) : 0)
  return new Paragraph({
    children: [...mark, ...wordsOf(part.runs, origin, dress)],
    spacing: { after: 160, line: 320 },
    ...(left > 0 && { indent: { left } }),
    ...frameOf(part.frame),
  })
}

/** What stands apart has a line beside it; a callout also a ground. */
function frameOf(frame: Frame) {
  if (frame === null) return {}
  const border: IBordersOptions = { left: { style: BorderStyle.SINGLE, size: 18, color: '999999', space: 8 } }
  return frame === 'quote' ? { border } : { border, shading: { type: ShadingType.CLEAR, fill: 'F2F2F2' } }
}
