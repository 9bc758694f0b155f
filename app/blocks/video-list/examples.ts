import type { BlockExample } from '../block.ts'
import { sampleVideo } from '../video/sample-video.ts'
import type { videoListSchema } from './schema.ts'

const titles = [
  'Misurare la pressione a domicilio',
  'Il colloquio difficile',
  'Lavaggio delle mani, cinque momenti',
  'Leggere un elettrocardiogramma',
  'La prescrizione dematerializzata',
  'Consenso informato: che cosa scrivere',
  'Medicazione avanzata di un’ulcera',
  'Il registro degli stupefacenti',
]
const items = titles.map((title, index) => ({
  ...sampleVideo,
  title,
  image: { ...sampleVideo.image, key: `video-${index}` },
}))

export const examples: BlockExample<typeof videoListSchema>[] = [
  {
    name: 'Otto: sei, poi gli altri due',
    fields: { label: 'Videoclip', title: 'Una procedura in pochi minuti', items },
  },
  { name: 'Uno', fields: { title: 'Da vedere', items: items.slice(0, 1) } },
]
