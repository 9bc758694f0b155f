import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drawPaper } from '#platform/paper/draw-paper.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { brokenAddresses, drawnLetters } from '#platform/pure/letters.ts'
import type { PrintableItem } from './article-model.ts'
import { type BodyPart, bodyParts } from './body-rules.ts'
import { NO_PICTURES, type PaperPictures } from './picture-store.server.ts'

const styles = StyleSheet.create({
  page: { paddingVertical: 56, paddingHorizontal: 60, fontFamily: 'Times-Roman', fontSize: 11, lineHeight: 1.45 },
  title: { fontFamily: 'Times-Bold', fontSize: 22, lineHeight: 1.2, marginBottom: 10 },
  abstract: { fontFamily: 'Times-Italic', fontSize: 12.5, marginBottom: 10 },
  meta: { fontFamily: 'Helvetica', fontSize: 9, color: '#555555', marginBottom: 18 },
  heading: { fontFamily: 'Times-Bold', fontSize: 14, marginTop: 14, marginBottom: 5 },
  paragraph: { marginBottom: 8 },
  item: { flexDirection: 'row', marginBottom: 4 },
  mark: { width: 18 },
  words: { flex: 1 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#999999' },
  cell: { flex: 1, padding: 4, fontSize: 10 },
  figure: { marginTop: 6, marginBottom: 12 },
  caption: { fontFamily: 'Helvetica', fontSize: 9, color: '#555555', marginTop: 4 },
  foot: {
    position: 'absolute',
    // From the top: what is written anew on each page is drawn nowhere when it is placed from the bottom.
    top: 802,
    left: 60,
    right: 60,
    fontFamily: 'Helvetica',
    fontSize: 8,
    color: '#555555',
    textAlign: 'center',
  },
})

/** An article or module on A4, with page numbers. */
export async function makePdf(item: PrintableItem, pictures: PaperPictures = NO_PICTURES): Promise<Buffer> {
  return drawPaper(<ArticleDocument item={item} pictures={pictures} />)
}

function ArticleDocument({ item, pictures }: { item: PrintableItem; pictures: PaperPictures }) {
  const { title, abstract, author, publicationDate, body, sources } = item
  return (
    <Document title={title} author={author ?? 'Redazione'} subject={abstract} language="it">
      <Page size="A4" style={styles.page}>
        <Text style={styles.title}>{printable(title)}</Text>
        <Text style={styles.abstract}>{printable(abstract)}</Text>
        <Text style={styles.meta}>
          {author ? `Di: ${printable(author)} · ` : ''}
          {formatLongDateIt(publicationDate)}
        </Text>
        {bodyParts(body).map((part, index, parts) => (
          <PartView
            // biome-ignore lint/suspicious/noArrayIndexKey: the document is drawn once and never changes.
            key={index}
            part={part}
            pictures={pictures}
            isLastRow={part.kind === 'row' && parts[index + 1]?.kind !== 'row'}
          />
        ))}
        {sources.length > 0 && <Text style={styles.heading}>Fonti</Text>}
        {sources.map(({ label }) => (
          <PartView key={label} part={{ kind: 'item', text: label, mark: '•' }} pictures={pictures} />
        ))}
        <Text style={styles.foot} render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} fixed />
      </Page>
    </Document>
  )
}

type PartProps = { part: BodyPart; pictures: PaperPictures; isLastRow?: boolean }

function PartView({ part, pictures, isLastRow = false }: PartProps) {
  switch (part.kind) {
    case 'heading':
      return (
        <Text style={styles.heading} minPresenceAhead={40}>
          {printable(part.text)}
        </Text>
      )
    case 'item':
      return (
        <View style={styles.item}>
          <Text style={styles.mark}>{part.mark}</Text>
          <Text style={styles.words}>{printable(part.text)}</Text>
        </View>
      )
    case 'row':
      return (
        <View style={isLastRow ? [styles.row, { marginBottom: 12 }] : styles.row} wrap={false}>
          {part.cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column.
            <Text key={index} style={part.isHead ? [styles.cell, { fontFamily: 'Times-Bold' }] : styles.cell}>
              {printable(cell)}
            </Text>
          ))}
        </View>
      )
    case 'picture':
      return <FigureView figure={part} pictures={pictures} />
    case 'paragraph':
      return <Text style={styles.paragraph}>{printable(part.text)}</Text>
  }
}

/** Points between the margins, and as much of a page as a picture may take. */
const WIDEST = 475
const TALLEST = 500

/** No larger than it is at 96 dots an inch; a picture and its caption are not parted. */
function FigureView({ figure, pictures }: { figure: BodyPart & { kind: 'picture' }; pictures: PaperPictures }) {
  const picture = pictures.get(figure.path)
  const scale = picture ? Math.min(0.75, WIDEST / picture.width, TALLEST / picture.height) : 0
  return (
    <View style={styles.figure} wrap={false}>
      {picture && (
        <Image
          src={{ data: picture.bytes, format: picture.format }}
          style={{ width: picture.width * scale, height: picture.height * scale }}
        />
      )}
      {figure.caption !== '' && <Text style={styles.caption}>{printable(figure.caption)}</Text>}
    </View>
  )
}

function printable(text: string): string {
  return brokenAddresses(drawnLetters(text))
}
