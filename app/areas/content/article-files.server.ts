import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import type { ContentItem, ContentType, DownloadLink, FileFormat, ReadableItem } from './article-model.ts'
import { NO_PICTURES, type PaperPictures } from './picture-store.server.ts'

type Carried = Pick<ContentItem, 'contentType' | 'userActions' | 'hasMobi'>

/**
 * CNT-018, CNT-019. Texts are read as PDF or EPUB; a module is filled in, so it is also a DOCX; what is seen or heard has only its
 * text, as PDF; a MOBI is there when uploaded.
 */
export function filesOf({ contentType, userActions, hasMobi }: Carried): FileFormat[] {
  if (!userActions.includes('Download/E-book')) return []
  return hasMobi ? [...madeFor(contentType), 'mobi'] : madeFor(contentType)
}

function madeFor(type: ContentType): FileFormat[] {
  switch (type) {
    case 'Modulo':
    case 'Tool':
      return ['docx', 'pdf']
    case 'Podcast':
    case 'Video':
    case 'VideoClip':
    case 'Film Formazione':
    case 'Webinar':
      return ['pdf']
    default:
      return ['pdf', 'epub']
  }
}

const PURPOSE = 'content download'
const NAMES: Readonly<Record<FileFormat, string>> = { pdf: 'PDF', epub: 'EPUB', mobi: 'MOBI', docx: 'Word (DOCX)' }

/** CNT-018. The ways to carry an item away. Each is sealed, so that what it leads to cannot be guessed or changed. */
export function downloadLinks(item: Carried & { id: string }, secret: string): DownloadLink[] {
  return filesOf(item).map((format) => ({
    format,
    sealedAddress: sealAtRest(`${item.id} ${format}`, secret, PURPOSE),
    title: NAMES[format],
  }))
}

/** The item a sealed address leads to, or null when it is not one of ours. */
export function openDownload(sealed: string, format: FileFormat, secret: string): string | null {
  const [id, sealedFormat] = openAtRest(sealed, secret, PURPOSE)?.split(' ') ?? []
  return id && sealedFormat === format ? id : null
}

export type MadeFile = { bytes: Buffer; contentType: string }

/** Makes the document from the part of the item its reader may have. The makers are loaded when the first one is asked for. */
export async function makeFile(
  item: ReadableItem,
  format: FileFormat,
  pictures: PaperPictures = NO_PICTURES,
  origin = '',
): Promise<MadeFile> {
  switch (format) {
    case 'pdf': {
      const { makePdf } = await import('./article-pdf.server.tsx')
      return { bytes: await makePdf(item, pictures, origin), contentType: 'application/pdf' }
    }
    case 'epub': {
      const { makeEpub } = await import('./article-epub.server.ts')
      return { bytes: makeEpub(item, pictures, origin), contentType: 'application/epub+zip' }
    }
    case 'docx': {
      const { makeDocx } = await import('./article-docx.server.ts')
      const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      return { bytes: await makeDocx(item, pictures, origin), contentType }
    }
    case 'mobi':
      throw new Error('A MOBI is uploaded by an editor and never made.')
  }
}
