import { Document, Image, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { drawPaper } from '#platform/paper/draw-paper.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { brokenAddresses, drawnLetters } from '#platform/pure/letters.ts'
import type { PrintableItem } from './article-model.ts'
import { LINE_BREAK, type Run } from './body-model.ts'
import { addressOf, type BodyPart, bodyParts, type Frame, isMarked, withRaised } from './body-parts-rules.ts'
import { NO_PICTURES, type PaperPictures } from './picture-store.server.ts'

const styles = StyleSheet.create({
  page: { paddingVertical: 56, paddingHorizontal: 60, fontFamily: 'Times-Roman', fontSize: 11, lineHeight: 1.45 },
  title: { fontFamily: 'Times-Bold', fontSize: 22, lineHeight: 1.2, marginBottom: 10 },
  abstract: { fontFamily: 'Times-Italic', fontSize: 12.5, marginBottom: 10 },
  meta: { fontFamily: 'Helvetica', fontSize: 9, color: '#555555', marginBottom: 18 },
  heading: { fontFamily: 'Times-Bold', fontSize: 14, marginTop: 14, marginBottom: 5 },
  paragraph: { marginBottom: 8 },
  item: { flexDirection: 'row', marginBottom: 4 },
  label: { fontFamily: 'Helvetica-Bold', fontSize: 10, marginBottom: 4 },
  source: { fontFamily: 'Times-Italic', fontSize: 10, marginBottom: 8 },
  rule: { borderBottomWidth: 0.5, borderBottomColor: '#999999', marginVertical: 10 },
  quote: { borderLeftWidth: 1.5, borderLeftColor: '#999999', paddingLeft: 12 },
  callout: {
    borderLeftWidth: 3,
    borderLeftColor: '#555555',
    backgroundColor: '#f2f2f2',
    paddingHorizontal: 12,
    paddingTop: 4,
  },
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
export async function makePdf(
  item: PrintableItem,
  pictures: PaperPictures = NO_PICTURES,
  origin = '',
): Promise<Buffer> {
  return drawPaper(<ArticleDocument item={item} pictures={pictures} origin={origin} />)
}

function ArticleDocument({ item, pictures, origin }: Pick<PartProps, 'pictures' | 'origin'> & { item: PrintableItem }) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the document is drawn once and never changes.
          <Framed key={index} frame={part.frame}>
            <PartView
              part={part}
              pictures={pictures}
              origin={origin}
              isLastRow={part.kind === 'row' && parts[index + 1]?.kind !== 'row'}
            />
          </Framed>
        ))}
        {sources.length > 0 && <Text style={styles.heading}>Fonti</Text>}
        {sources.map(({ label }) => (
          <View key={label} style={styles.item}>
            <Text style={styles.mark}>•</Text>
            <Text style={styles.words}>{printable(label)}</Text>
          </View>
        ))}
        <Text style={styles.foot} render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} fixed />
      </Page>
    </Document>
  )
}

type PartProps = { part: BodyPart; pictures: PaperPictures; origin: string; isLastRow?: boolean }

/** What stands apart has a line beside it; a callout also a ground. */
function Framed({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame === null) return children
  return <View style={frame === 'quote' ? styles.quote : styles.callout}>{children}</View>
}

/** Words as they are marked; a link can be pressed. */
function Words({ runs, origin }: { runs: readonly Run[]; origin: string }) {
  return runs.map((each, index) => {
    const run = withRaised(each)
    const [bold, italic] = [isMarked(run, 'strong'), isMarked(run, 'em')]
    const style = {
      ...(bold || italic ? { fontFamily: `Times-${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}` } : {}),
      ...(isMarked(run, 'sup') && { verticalAlign: 'super' as const, fontSize: 8 }),
      ...(isMarked(run, 'sub') && { verticalAlign: 'sub' as const, fontSize: 8 }),
    }
    const words = run.text === LINE_BREAK ? '\n' : printable(run.text)
    const address = addressOf(run, origin)
    return address ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the document is drawn once and never changes.
      <Link key={index} src={address} style={{ ...style, color: '#1a4f8a' }}>
        {words}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the document is drawn once and never changes.
      <Text key={index} style={style}>
        {words}
      </Text>
    )
  })
}

function PartView({ part, pictures, origin, isLastRow = false }: PartProps) {
  switch (part.kind) {
    case 'heading':
      return (
        <Text style={styles.heading} minPresenceAhead={40}>
          <Words runs={part.runs} origin={origin} />
        </Text>
      )
    case 'item':
      return (
        <View style={[styles.item, { marginLeft: 18 * part.depth }]}>
          <Text style={styles.mark}>{part.mark}</Text>
          <Text style={styles.words}>
            <Words runs={part.runs} origin={origin} />
          </Text>
        </View>
      )
    case 'row':
      return (
        <View style={isLastRow ? [styles.row, { marginBottom: 12 }] : styles.row} wrap={false}>
          {part.cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column.
            <View key={index} style={[styles.cell, { flex: cell.colspan }]}>
              {cell.paragraphs.map((runs, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have their lines.
                <Text key={at} style={part.isHead || cell.isHead ? { fontFamily: 'Times-Bold' } : {}}>
                  <Words runs={runs} origin={origin} />
                </Text>
              ))}
            </View>
          ))}
        </View>
      )
    case 'picture':
      return <FigureView figure={part} pictures={pictures} />
    case 'rule':
      return <View style={styles.rule} />
    case 'label':
      return (
        <Text style={styles.label} minPresenceAhead={24}>
          {printable(part.text)}
        </Text>
      )
    case 'source':
    case 'caption':
    case 'paragraph':
      return (
        <Text style={part.kind === 'paragraph' ? styles.paragraph : styles.source}>
          <Words runs={part.runs} origin={origin} />
        </Text>
      )
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
      {figure.caption + figure.credit !== '' && (
        <Text style={styles.caption}>{printable([figure.caption, figure.credit].filter(Boolean).join(' · '))}</Text>
      )}
    </View>
  )
}

function printable(text: string): string {
  return brokenAddresses(drawnLetters(text))
}
