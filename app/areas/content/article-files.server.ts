import type { ContentItem, FileFormat, ReadableItem } from './article-model.ts'

/** CNT-018, CNT-019. Texts are read as PDF or EPUB; a module is filled in, so it is also a DOCX. */
export function filesOf({ contentType, userActions }: Pick<ContentItem, 'contentType' | 'userActions'>): FileFormat[] {
  if (!userActions.includes('Download/E-book')) return []
  return contentType === 'Modulo' || contentType === 'Tool' ? ['docx', 'pdf'] : ['pdf', 'epub']
}

export function isOffered(item: ContentItem, format: FileFormat): boolean {
  return filesOf(item).includes(format)
}

export type MadeFile = { bytes: Buffer; contentType: string }

/** Makes the document from the part of the item its reader may have. The makers are loaded when the first one is asked for. */
export async function makeFile(item: ReadableItem, format: FileFormat): Promise<MadeFile> {
  switch (format) {
    case 'pdf': {
      const { makePdf } = await import('./article-pdf.server.tsx')
      return { bytes: await makePdf(item), contentType: 'application/pdf' }
    }
    case 'epub': {
      const { makeEpub } = await import('./article-epub.server.ts')
      return { bytes: makeEpub(item), contentType: 'application/epub+zip' }
    }
    case 'docx': {
      const { makeDocx } = await import('./article-docx.server.ts')
      const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      return { bytes: await makeDocx(item), contentType }
    }
    case 'mobi':
      throw new Error('A MOBI is uploaded by an editor and never made.')
  }
}
