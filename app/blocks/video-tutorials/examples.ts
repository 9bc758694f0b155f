import type { BlockExample } from '../block.ts'
import { sampleVideo } from '../video/sample-video.ts'
import type { ShownTutorial, VideoTutorialsData, videoTutorialsSchema } from './schema.ts'

const titles = ['Trovare un corso', 'Scaricare l’attestato', 'Chiedere un parere', 'Usare un codice sconto']

const tutorial = (title: string, index: number, isPlayable: boolean): ShownTutorial => {
  const image = { ...sampleVideo.image, key: `tutorial-${index}` }
  return {
    slug: `tutorial-${index}`,
    title,
    abstract: 'In tre passaggi, dal telefono o dal computer.',
    content: 'I tre passaggi, uno dopo l’altro.',
    isPreview: index === 0,
    image,
    video: isPlayable ? { ...sampleVideo, title, image } : null,
  }
}

const data = (count: number, isPlayable: (index: number) => boolean): VideoTutorialsData => ({
  title: 'Video tutorial',
  prompt: 'try',
  tutorials: Array.from({ length: count }, (_, index) =>
    tutorial(titles[index % titles.length] ?? 'Tutorial', index, isPlayable(index)),
  ),
})

export const examples: BlockExample<typeof videoTutorialsSchema, VideoTutorialsData>[] = [
  { name: 'Otto, tutti da guardare', fields: { title: 'Video tutorial' }, data: data(8, () => true) },
  {
    name: 'Solo l’anteprima si può guardare',
    fields: { title: 'Video tutorial' },
    data: data(3, (index) => index === 0),
  },
]
