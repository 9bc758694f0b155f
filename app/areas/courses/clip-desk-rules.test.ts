import { expect, test } from 'vitest'
import { type ClipTyped, clipTypedOf, judgeClip, secondsOf } from './clip-desk-rules.ts'

const typed: ClipTyped = {
  title: 'Togliere un punto',
  slug: '',
  topic: 'Chirurgia',
  description: 'Quando, con che cosa, in che verso.',
  length: '1:30',
  publishedOn: '2026-11-15',
  steps: 'Disinfetta.\n\n  Taglia   vicino alla pelle. \nDisinfetta.',
  videoPath: '',
  captionsPath: '',
  isHighlighted: true,
}

test.each([
  ['3:04', 184],
  ['0:07', 7],
  ['60:00', 3600],
  ['0:00', null],
  ['61:00', null],
  ['3:60', null],
  ['tre', null],
])('a length of %s is %s seconds', (written, expected) => {
  expect(secondsOf(written)).toBe(expected)
})

test('[CRS-015] a clip is told with its address made of the title and its steps one by line, each once', () => {
  expect(judgeClip(typed)).toEqual({
    kind: 'told',
    fields: {
      title: 'Togliere un punto',
      slug: 'togliere-un-punto',
      topic: 'Chirurgia',
      description: 'Quando, con che cosa, in che verso.',
      durationSeconds: 90,
      publishedOn: '2026-11-15',
      steps: ['Disinfetta.', 'Taglia vicino alla pelle.'],
      videoPath: null,
      captionsPath: null,
      isHighlighted: true,
    },
  })
})

test.each([
  ['title', { title: 'ab' }],
  ['slug', { slug: 'Non va' }],
  ['slug', { slug: 'nuovo' }],
  ['topic', { topic: '' }],
  ['description', { description: 'breve' }],
  ['length', { length: '3,5' }],
  ['publishedOn', { publishedOn: 'ieri' }],
  ['steps', { steps: 'x'.repeat(241) }],
  ['steps', { steps: '' }],
  ['videoPath', { videoPath: 'https://altrove.example/film.mp4', captionsPath: '/film.vtt' }],
  ['captionsPath', { videoPath: '/film.mp4' }],
  ['captionsPath', { captionsPath: '/film.txt' }],
] as [string, Partial<ClipTyped>][])('what is wrong is told beside %s: %o', (field, wrong) => {
  const judged = judgeClip({ ...typed, ...wrong })
  expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual([field])
})

test('a film with its captions needs no steps, and what is kept is read back as it was typed', () => {
  const filmed = { ...typed, slug: 'punto', steps: '', videoPath: '/film/punto.mp4', captionsPath: '/film/punto.vtt' }
  const judged = judgeClip(filmed)
  if (judged.kind === 'refused') throw new Error(JSON.stringify(judged.errors))
  const { publishedOn, ...fields } = judged.fields
  expect(clipTypedOf({ ...fields, id: 1, publishedAt: new Date(`${publishedOn}T09:00:00Z`) })).toEqual(filmed)
})
