// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { mount, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { eventually } from '../../../tests/support/draw.ts'
import { LatestContents } from './ui/latest-contents.tsx'

afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
})

const doc = (index: number) =>
  ({
    id: `d${index}`,
    title: `Contenuto ${index}`,
    abstract: 'Un contenuto.',
    link: `/risorse/d${index}`,
    imgSrc: null,
    contentType: 'News',
    category: { label: 'Clinica' },
    publicationDate: '2026-10-01T08:00:00.000Z',
  }) as unknown as ContentDoc
const docs = (first: number, count: number) => Array.from({ length: count }, (_, index) => doc(first + index))
const button = (box: HTMLElement) => box.querySelector('button')

test('[BLK-024] [TEL-006] [TEL-007] nine more at a time; "Mostra altri" rests while they come and goes when there are no others', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const { box, unmount } = await mount(<LatestContents first={docs(1, 9)} endCursor="9" />)
  expect(box.querySelectorAll('h3')).toHaveLength(9)
  await settle(() => button(box)?.click())
  expect(asked).toEqual(['/api/graphql/latest-contents?first=9&after=9'])
  expect(button(box)?.disabled).toBe(true)
  const page = (results: ContentDoc[], endCursor: string | null) =>
    Response.json({ data: { search: { results, pageInfo: { endCursor } } } })
  const shown = (count: number) => eventually(() => expect(box.querySelectorAll('h3')).toHaveLength(count))
  await settle(() => answer(page(docs(10, 9), '18')))
  await shown(18)
  expect(button(box)?.disabled).toBe(false)
  await settle(() => button(box)?.click())
  await settle(() => answer(page(docs(19, 2), null)))
  await shown(20)
  expect(button(box)).toBeNull()
  await unmount()
})

test('[TEL-007] when they do not come the button is there again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const { box, unmount } = await mount(<LatestContents first={docs(1, 9)} endCursor="9" />)
  await settle(() => button(box)?.click())
  expect(currentToasts()).toHaveLength(1)
  expect(button(box)?.disabled).toBe(false)
  await unmount()
})
