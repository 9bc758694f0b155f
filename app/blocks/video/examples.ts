import type { BlockExample } from '../block.ts'
import { sampleVideo } from './sample-video.ts'
import type { videoSchema } from './schema.ts'

export const examples: BlockExample<typeof videoSchema>[] = [
  {
    name: 'Con testo, sottotitoli e durata',
    fields: {
      label: 'In breve',
      title: 'Come funziona il Club',
      content: 'Dodici secondi per sapere dove cercare la prossima volta che hai fretta.',
      video: sampleVideo,
    },
  },
  {
    name: 'Solo il video',
    fields: {
      title: 'Una procedura, senza parole',
      video: {
        title: 'Una procedura',
        path: sampleVideo.path,
        captionsPath: sampleVideo.captionsPath,
        image: { ...sampleVideo.image, key: 'procedura' },
      },
    },
  },
]
