// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import '#design/dialog/dialog-content.tsx'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { draw, eventually } from '../../../tests/support/draw.ts'
import { loadVideoList } from '../video-list/load.server.ts'
import { VideoListBlock } from '../video-list/video-list.tsx'
import { sampleVideo } from './sample-video.ts'
import { VideoBlock } from './video.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('[BLK-028] a video plays in a modal player, with its captions, when its cover is pressed', async () => {
  const place = await draw(<VideoBlock id="v" data={{ title: 'In breve', video: sampleVideo }} headingLevel={2} />)
  const cover = place.querySelector('button')
  expect(cover?.textContent).toContain('Guarda il video: Il Club in dodici secondi')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await act(async () => cover?.click())
  await eventually(() => expect(document.querySelector('[role=dialog] video')).not.toBeNull())
  const player = document.querySelector('[role=dialog] video')
  expect(player?.getAttribute('src')).toBe(sampleVideo.path)
  expect(player?.hasAttribute('controls')).toBe(true)
  expect(player?.querySelector('track')?.getAttribute('src')).toBe(sampleVideo.captionsPath)
})

test('[BLK-029] a list shows six videos, then six more at each step, and the focus goes to the first new one', async () => {
  const items = Array.from({ length: 14 }, (_, index) => ({ ...sampleVideo, title: `Video ${index + 1}` }))
  const place = await draw(<VideoListBlock id="l" data={{ title: 'Video', items }} headingLevel={2} />)
  const shown = () => [...place.querySelectorAll('li')].filter(({ className }) => !className.includes('hidden')).length
  const more = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Mostra altri')
  expect(shown()).toBe(6)
  act(() => more()?.click())
  expect(shown()).toBe(12)
  expect(document.activeElement?.textContent).toContain('Video 7')
  act(() => more()?.click())
  expect(shown()).toBe(14)
  expect(more()).toBeUndefined()
})

test.each(overSixTypes({ SUSPECT: 0, REGISTRATO: 1, TRIAL: 1, PREMIUM: 1, EX_TRIAL: 1, EX_PREMIUM: 1 }))(
  '[AUD-018] the list of videos of %s holds %s of one',
  async (type, count) => {
    const fields = { title: 'Video', items: [sampleVideo] }
    expect((await loadVideoList(fields, { audience: anAudience(type) })).items).toHaveLength(count)
  },
)
