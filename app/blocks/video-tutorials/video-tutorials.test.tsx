// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mount, settle } from '#design/mount-example.tsx'
import { examples } from './examples.ts'
import type { ShownTutorial } from './schema.ts'
import { VideoTutorialsBlock } from './video-tutorials.tsx'

const [sample] = examples[0]?.data?.tutorials ?? []
if (!sample) throw new Error('The block has no example.')
const some = (count: number): ShownTutorial[] =>
  Array.from({ length: count }, (_, index) => {
    const title = `Video ${index + 1}`
    return { ...sample, slug: `t${index}`, title, video: sample.video && { ...sample.video, title } }
  })

test('[SRV-020] six tutorials, then six more at each "Mostra altri", and the focus goes to the first new one', async () => {
  const data = { title: 'Video tutorial', prompt: 'try' as const, tutorials: some(13) }
  const { box, unmount } = await mount(<VideoTutorialsBlock id="v" data={data} headingLevel={2} />)
  const shown = () => [...box.querySelectorAll('li')].filter(({ className }) => !className.includes('hidden')).length
  const more = () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Mostra altri')
  expect(shown()).toBe(6)
  await settle(() => more()?.click())
  expect(shown()).toBe(12)
  expect(document.activeElement?.textContent).toContain('Video 7')
  await settle(() => more()?.click())
  expect(shown()).toBe(13)
  expect(more()).toBeUndefined()
  await unmount()
})

test('[SRV-019] [SRV-020] a closed tutorial shows what it is and what opens it, and no film', async () => {
  const closed = { ...sample, video: null, isPreview: false, title: 'Chiuso', abstract: 'Che cosa insegna' }
  const data = { title: 'Video tutorial', prompt: 'upgrade' as const, tutorials: [closed] }
  const { box, unmount } = await mount(<VideoTutorialsBlock id="v" data={data} headingLevel={2} />)
  expect(box.textContent).toContain('Che cosa insegna')
  expect(box.querySelector('li a')?.getAttribute('href')).toBe('/upgrade')
  expect(box.querySelector('video')).toBeNull()
  expect(box.querySelector('li button')).toBeNull()
  await unmount()
})
