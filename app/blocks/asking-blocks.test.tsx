// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { FavoriteNewsPicker } from '#areas/news/ui/favorite-news-picker.tsx'
import { RelatedItems } from '#areas/news/ui/related-items.tsx'
import { AskProvider } from '#design/ask/ask.ts'
import { ToastRegion } from '#design/toast/toast-region.tsx'
import { eventually } from '../../tests/support/draw.ts'
import { LatestContentsBlock } from './latest-contents/latest-contents.tsx'
import { NewsBlockBlock } from './news-block/news-block.tsx'
import { SuggestedCoursesBlock } from './suggested-courses/suggested-courses.tsx'

/** Blocks whose data did not come, or does not all come, with the page: what they ask, and what they say when it fails. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let scrollIntoSight: () => Promise<void>
const asked: string[] = []
let answer: (path: string) => Promise<Response>

beforeEach(() => {
  asked.length = 0
  answer = async () => new Response(null, { status: 500 })
  scrollIntoSight = async () => undefined
  // The simulated browser has no screen: the test says when a block comes into sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoSight = () => act(async () => seen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function draw(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AskProvider value={() => undefined}>
          {element}
          <ToastRegion />
        </AskProvider>
      </MemoryRouter>,
    ),
  )
  return place
}

const says = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const doc = (id: string) => ({
  id,
  title: `Contenuto ${id}`,
  abstract: 'In breve.',
  link: `/risorse/${id}`,
  contentType: 'Modulo',
  publicationDate: '2026-11-01T08:00:00.000Z',
  imgSrc: null,
  cover: { key: id, category: 'legale' },
  category: { label: 'Norme e diritto', url: '/news-approfondimenti/norme-e-diritto' },
  topics: [],
  flags: [],
})
const page = (ids: string[], endCursor: string | null) =>
  Response.json({ data: { search: { results: ids.map(doc), pageInfo: { endCursor, hasNext: endCursor !== null } } } })

test('[BLK-001, NWS-018] the categories of a member are asked for when they are seen, once', async () => {
  answer = async () => Response.json({ categories: [] })
  const categories = [{ slug: 'fisco-e-tasse', label: 'Fisco e Tasse' }]
  await draw(<FavoriteNewsPicker type="PREMIUM" categories={categories} everybodys={[]} />)
  expect(asked).toEqual([])
  await scrollIntoSight()
  await scrollIntoSight()
  expect(asked).toEqual(['/api/categories'])
})

const newsData = { title: 'News', rows: 6 as const, items: null }
const wayToAll = (place: HTMLElement) =>
  [...place.querySelectorAll('a')]
    .filter(({ textContent }) => textContent === 'Vai ai contenuti')
    .map(({ href }) => href)

test('[BLK-026] news that did not come with the page have three places while they are asked for', async () => {
  let arrive: (response: Response) => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const place = await draw(<NewsBlockBlock id="n" data={newsData} headingLevel={2} />)
  await scrollIntoSight()
  expect(asked).toEqual(['/api/CMS/Search/EditorialContent/Ungrouped'])
  expect(place.querySelectorAll('[role=status] .animate-shimmer.rounded-none')).toHaveLength(3)
  await act(async () => arrive(Response.json({ docs: ['a', 'b'].map(doc), matches: 2 })))
  await eventually(() => expect(place.querySelectorAll('article')).toHaveLength(2))
  expect(place.querySelector('[role=status]')).toBeNull()
})

test('[BLK-026] news that cannot be had at all leave the way to all of them', async () => {
  const place = await draw(<NewsBlockBlock id="n" data={newsData} headingLevel={2} />)
  expect(wayToAll(place)).toEqual([])
  await scrollIntoSight()
  await eventually(() => expect(wayToAll(place)).toEqual(['http://localhost:3000/news-approfondimenti']))
  expect(place.querySelectorAll('article, [role=status]')).toHaveLength(0)
})

test('[BLK-022] modules that did not come with the page are asked for when seen, four of them', async () => {
  answer = async () => page(['a', 'b', 'c', 'd'], null)
  const data = { title: 'Moduli', audience: anAudience('PREMIUM'), items: null }
  const place = await draw(<LatestContentsBlock id="m" data={data} headingLevel={2} />)
  expect(asked).toEqual([])
  await scrollIntoSight()
  expect(asked).toEqual(['/api/graphql/latest-contents?contentType=Modulo&first=4'])
  await eventually(() => expect(place.querySelectorAll('article')).toHaveLength(4))
})

test('[BLK-022] when that fails too, it says so', async () => {
  const data = { title: 'Moduli', audience: anAudience('PREMIUM'), items: null }
  await draw(<LatestContentsBlock id="m" data={data} headingLevel={2} />)
  await scrollIntoSight()
  await says('Errore nel servizio /graphql/latest-contents')
})

test.each([
  ['three', 'Errore nel servizio /CMS/Search/CorsiSuggeriti'],
  ['carousel', 'Si è verificato un errore con il servizio /CMS/Search/CorsiSuggeriti'],
] as const)('[BLK-021] suggestions of a block laid out as %s fail with “%s”', async (layout, words) => {
  const data = { title: 'Corsi', layout, courses: [], audience: anAudience('PREMIUM') }
  await draw(<SuggestedCoursesBlock id="c" data={data} headingLevel={2} />)
  expect(asked.filter((path) => path.includes('CorsiSuggeriti'))).toEqual([])
  await scrollIntoSight()
  await says(words)
})

test('[BLK-033] a related item that does not come says so, and the others show', async () => {
  answer = async (path) => (path.endsWith('buono') ? Response.json(doc('buono')) : new Response(null, { status: 500 }))
  const place = await draw(<RelatedItems ids={['buono', 'perso']} />)
  await says('Si è verificato un errore nel servizio /graphql/library?id=perso')
  expect(place.textContent).toContain('Contenuto buono')
})
