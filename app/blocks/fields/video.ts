import { z } from 'zod'
import { image } from './image.ts'

const ownFile = (extension: RegExp, message: string) => z.string().regex(extension, message)

/** BLK-028. A film of ours: other companies' players would follow our members. */
export function video() {
  return z
    .strictObject({
      title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
      description: z.string().trim().max(400).optional().meta({ title: 'Descrizione' }),
      path: ownFile(/^\/(?![/\\])[^\s\\?#]+\.(?:webm|mp4)$/, 'Scegli un video caricato nel sito.').meta({
        title: 'File del video',
        input: 'video-file',
      }),
      captionsPath: ownFile(/^\/(?![/\\])[^\s\\?#]+\.vtt$/, 'Scegli un file di sottotitoli caricato nel sito.').meta({
        title: 'File dei sottotitoli',
        input: 'captions-file',
        description: 'Obbligatori: chi non sente deve poter seguire.',
      }),
      durationLabel: z.string().trim().max(20).optional().meta({ title: 'Durata', description: 'Per esempio 3 min.' }),
      image: image().meta({ title: 'Copertina' }),
    })
    .meta({ title: 'Video' })
}

export type VideoFields = z.output<ReturnType<typeof video>>
