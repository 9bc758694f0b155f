// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import type { CardCourse } from '#areas/courses/card-rules.ts'
import { AskProvider } from '#design/ask/ask.ts'
import { ArticleCourse } from './article-course.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

const course: CardCourse = {
  id: 7,
  slug: 'sepsi',
  title: 'Sepsi: le prime tre ore',
  description: 'Riconoscerla presto.',
  series: 'Medicina',
  model: 'Multimediale',
  credits: 4,
  durationHours: 4,
  expiryDate: '2027-01-31',
  image: null,
  externalUrl: null,
}

const told = (status: number | null) => Response.json({ status, started: null, ended: null, percentageOfCompletion: 0 })

test.each([
  ['no status', () => told(null), true],
  ['status 1', () => told(1), true],
  ['status 2', () => told(2), true],
  ['status 3, failed', () => told(3), false],
  ['status 4, expired', () => told(4), false],
  ['a status call that fails', () => new Response('{}', { status: 500 }), false],
])('[CNT-007] the course of an item, by its status: %s', async (_what, answer, isShown) => {
  vi.stubGlobal('fetch', async () => answer())
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AskProvider value={() => undefined}>
          <ArticleCourse course={course} courses={[]} audience={anAudience('PREMIUM', { wallets: { ecm: {} } })} />
        </AskProvider>
      </MemoryRouter>,
    ),
  )
  await vi.waitFor(() => expect(place.textContent?.includes(course.title)).toBe(isShown))
  act(() => root.unmount())
})
