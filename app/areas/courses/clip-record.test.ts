import { expect, test } from 'vitest'
import type { ValuesOf } from '#platform/records/fields.ts'
import { readValues, writeValues } from '#platform/records/values.ts'
import { clip } from './clip-record.ts'

const typed = {
  title: 'Togliere un punto',
  topic: 'Chirurgia',
  description: 'Quando, con che cosa, in che verso.',
  length: '1:30',
  publishedOn: '2026-11-15',
  steps: 'Disinfetta.\n\n  Taglia   vicino alla pelle. \nDisinfetta.',
  videoPath: '',
  captionsPath: '',
  isHighlighted: 'on',
}

type Clip = ValuesOf<typeof clip.fields>

/** What was typed, judged as a save judges it before it asks the database. */
function judged(written: Record<string, string>) {
  const read = readValues(clip.fields, written)
  if (read.kind === 'refused') return read
  const values = clip.tidy?.(read.values as Clip, new Date(0)) ?? (read.values as Clip)
  const errors = clip.check?.(values, { isShown: true }) ?? {}
  return Object.keys(errors).length > 0 ? { kind: 'refused' as const, errors } : { kind: 'read' as const, values }
}

test.each([
  ['3:04', 184],
  ['0:07', 7],
  ['60:00', 3600],
  ['0:00', null],
  ['61:00', null],
  ['3:60', null],
  ['tre', null],
])('a length of %s is %s seconds', (length, expected) => {
  const read = judged({ ...typed, length })
  expect(read.kind === 'read' ? read.values.durationSeconds : null).toBe(expected)
})

test('[CRS-015] a clip is read with its steps one by line, each once', () => {
  expect(judged(typed)).toEqual({
    kind: 'read',
    values: {
      title: 'Togliere un punto',
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
  ['topic', { topic: '' }],
  ['description', { description: 'breve' }],
  ['length', { length: '3,5' }],
  ['publishedOn', { publishedOn: 'ieri' }],
  ['steps', { steps: 'x'.repeat(241) }],
  ['steps', { steps: '' }],
  ['videoPath', { videoPath: 'https://altrove.example/film.mp4', captionsPath: '/film.vtt' }],
  ['captionsPath', { videoPath: '/film.mp4' }],
  ['captionsPath', { captionsPath: '/film.txt' }],
])('what is wrong is told beside %s: %o', (field, wrong) => {
  const read = judged({ ...typed, ...wrong })
  expect(read.kind === 'refused' && Object.keys(read.errors)).toEqual([field])
})

test('a film with its captions needs no steps, and what is kept is read back as it was typed', () => {
  const filmed = { ...typed, steps: '', videoPath: '/film/punto.mp4', captionsPath: '/film/punto.vtt' }
  const read = judged(filmed)
  expect(read.kind === 'read' && writeValues(clip.fields, read.values)).toEqual(filmed)
})
