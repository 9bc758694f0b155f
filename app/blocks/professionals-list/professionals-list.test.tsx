// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { ProfessionalsListBlock } from './professionals-list.tsx'

const HOME_CARE = '/servizi/assistenza-domiciliare'
const MORE = 'Mostra altri professionisti'

let arrive: () => void = () => undefined
/** A window that says what is in view only when the test does. */
class Seen {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    arrive = () => tell([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {
    arrive = () => undefined
  }
}

const asked: string[] = []
let answers: Response[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answers.shift() ?? new Response('', { status: 503 })
  })
})
afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
})

const pageOf = (first: number, count: number) =>
  Response.json({
    professionalCards: Array.from({ length: count }, (_, index) => ({
      slug: `ada-${first + index}`,
      name: `Ada ${first + index}`,
      profession: 'Infermiera',
      specialization: null,
      city: 'Asti',
      province: 'AT',
      profilePictureUrl: null,
    })),
    suggested: [],
    pages: 2,
    totalRecords: 7,
  })

const draw = (address = HOME_CARE) =>
  mount(<ProfessionalsListBlock id="rete" data={{ title: 'La rete' }} headingLevel={2} />, undefined, address)
const names = (box: HTMLElement) => [...box.querySelectorAll('li')].map((item) => item.querySelector('a')?.textContent)
const more = (box: HTMLElement) => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === MORE)

test('[SRV-016] the first four come when the list is in view, the second page once, when it is asked for', async () => {
  answers = [pageOf(1, 4), pageOf(5, 3)]
  const { box, unmount } = await draw()
  expect(asked).toEqual([])
  await settle(() => arrive())
  expect(asked).toEqual(['/api/professionallist/professionalcards?take=4&page=0&isPharmacare=true'])
  expect(names(box)).toEqual(['Ada 1', 'Ada 2', 'Ada 3', 'Ada 4'])
  await settle(() => more(box)?.click())
  expect(asked.slice(1)).toEqual(['/api/professionallist/professionalcards?take=4&page=1&isPharmacare=true'])
  expect(names(box)).toHaveLength(7)
  expect(document.activeElement?.textContent).toBe('Ada 5')
  expect(more(box)).toBeUndefined()
  await unmount()
})

test('[SRV-016] with fewer than four on the first page there is nothing more to show', async () => {
  answers = [pageOf(1, 3)]
  const { box, unmount } = await draw()
  await settle(() => arrive())
  expect(names(box)).toHaveLength(3)
  expect(more(box)).toBeUndefined()
  await unmount()
})

test('[SRV-013] the segment of home care changes the layout of the list, at both paths', async () => {
  for (const [address, layout] of [
    [HOME_CARE, 'home-care'],
    ['/professionisti-sanitari/assistenza-domiciliare', 'home-care'],
    ['/professionisti-sanitari', 'section'],
  ] as const) {
    answers = [pageOf(1, 4)]
    const { box, unmount } = await draw(address)
    await settle(() => arrive())
    expect(box.querySelector('[data-layout]')?.getAttribute('data-layout'), address).toBe(layout)
    expect(more(box) !== undefined, address).toBe(layout === 'home-care')
    await unmount()
  }
})

test('[SRV-017] a failure is in the log and nowhere on the screen', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answers = []
  const { box, unmount } = await draw()
  await settle(() => arrive())
  expect(logged).toHaveBeenCalledWith('Errore del servizio /professionallist/professionalcards')
  expect(currentToasts()).toEqual([])
  expect(box.textContent).toBe('')
  await unmount()
  logged.mockRestore()
})
