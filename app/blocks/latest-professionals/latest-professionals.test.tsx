// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { LatestProfessionalsBlock } from './latest-professionals.tsx'

const words = () => currentToasts().map(({ text }) => text)
// A window without media queries: the carousel asks whether the reader wants less motion.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
})

const card = (index: number) => ({
  slug: `ada-${index}`,
  name: `Ada ${index}`,
  specialization: null,
  city: 'Asti',
  province: 'AT',
})
const given = [1, 2, 3, 4].map((index) => ({ ...card(index), professionName: 'Infermiera', picturePath: null }))
const title = 'I nuovi Professionisti entrati nel network'

test('[BLK-038] the newest four are slides that lead to their page, with the way to all', async () => {
  const { box, unmount } = await mount(
    <LatestProfessionalsBlock id="nuovi" data={{ title, cards: given }} headingLevel={2} />,
  )
  expect(box.querySelector('h2')?.textContent).toBe(title)
  expect(box.querySelectorAll('[data-slide]')).toHaveLength(4)
  for (const slide of box.querySelectorAll('[data-slide]'))
    expect(slide.className).toMatch(/basis-\[86%\].*lg:basis-1\/4/)
  const links = [...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Vedi tutti', '/professionisti-sanitari'])
  expect(links).toContainEqual(['Ada 1', '/professionisti-sanitari/ada-1'])
  await unmount()
})

test('[API-001] a section that came without its cards asks for four', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ professionalCards: [{ ...card(1), profession: 'Medico', profilePictureUrl: null }] })
  })
  const { box, unmount } = await mount(
    <LatestProfessionalsBlock id="nuovi" data={{ title, cards: null }} headingLevel={2} />,
  )
  await settle(() => undefined)
  expect(asked).toEqual(['/api/professionallist/professionalcards?take=4'])
  expect(box.textContent).toContain('Ada 1')
  await unmount()
})

test('[BLK-039] when that fails too, it says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const { unmount } = await mount(
    <LatestProfessionalsBlock id="nuovi" data={{ title, cards: null }} headingLevel={2} />,
  )
  await settle(() => undefined)
  expect(words()).toEqual(['Errore del servizio durante la richiesta della section con i Professionisti Sanitari.'])
  await unmount()
})
