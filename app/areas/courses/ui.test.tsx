// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { mount, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { type CardCourse, type CardProgress, creditCount } from './card-rules.ts'
import type { ClipDetails } from './clip-wire.ts'
import { ClipFilm } from './ui/clip-film.tsx'
import { ClipList } from './ui/clip-list.tsx'
import { CourseCard } from './ui/course-card.tsx'
import { CourseView, type CourseViewProps } from './ui/course-view.tsx'
import { EcmHero } from './ui/ecm-hero.tsx'
import type { ClipWire } from './wire.ts'

let answer: () => Promise<Response> = async () => new Response('{}', { status: 500 })
const asked: string[] = []

beforeEach(() => {
  asked.splice(0)
  toast.clear()
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const told = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`)
const buttons = (box: HTMLElement) => [...box.querySelectorAll('button')].map(({ textContent }) => textContent)
const button = (box: HTMLElement, label: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(label))

const course: CardCourse = {
  id: 7,
  slug: 'sepsi',
  title: 'Sepsi',
  description: 'Le prime tre ore.',
  series: 'Medicina',
  model: 'Multimediale',
  credits: 1,
  durationHours: 1,
  expiryDate: '2026-12-31',
  image: null,
  externalUrl: null,
}
const passed: CardProgress = {
  status: 2,
  started: '2026-10-01T10:00:00Z',
  ended: '2026-10-05T10:00:00Z',
  score: 90,
  percentageOfCompletion: 100,
}
const door = { pendingId: null, open: () => undefined, dialogs: null }
const card = (parts: { progress: CardProgress | null; isOfferedUpgrade?: boolean }) =>
  mount(<CourseCard course={course} door={door} isOfferedUpgrade={false} {...parts} />)

describe('a card', () => {
  test.each([
    [false, passed, ['Rivedi il corso', 'Attestato']],
    [true, passed, ["Effettua l'upgrade", 'Attestato']],
    [true, null, ["Effettua l'upgrade"]],
    [false, null, ['Vai al corso']],
  ])(
    '[CRS-022] [CRS-034] the upgrade (%s) takes the place of the course, never of a certificate',
    async (isOfferedUpgrade, progress, expected) => {
      const { box, unmount } = await card({ progress, isOfferedUpgrade })
      expect(buttons(box)).toEqual(expected)
      await unmount()
    },
  )

  test('[CRS-036] a certificate that does not come is told with its path', async () => {
    answer = async () => new Response('{}', { status: 500 })
    const { box, unmount } = await card({ progress: passed })
    await settle(() => button(box, 'Attestato')?.click())
    expect(asked).toEqual(['/api/FAD/Corsi/7/Certificato'])
    expect(told()).toEqual(['danger: Errore nel servizio /FAD/Corsi/7/Certificato'])
    await unmount()
  })

  test('one credit is said as Italians do', () => {
    expect([1, 2].map(creditCount)).toEqual(['1 credito', '2 crediti'])
  })
})

describe('the film of a clip', () => {
  const clip: ClipDetails = {
    id: 1,
    title: 'Togliere una zecca',
    description: 'Lo strumento giusto.',
    topic: 'Medicina generale',
    durationSeconds: 4,
    publicationDate: '2026-10-05T10:00:00Z',
    link: '/corsi-ecm-fad/videoclip/togliere-una-zecca',
    steps: ['Afferra.', 'Tira.'],
    film: null,
  }

  test('without a file its steps are drawn, played second by second to the end, and seen again', async () => {
    const { box, unmount } = await mount(<ClipFilm clip={clip} />)
    vi.useFakeTimers()
    const press = (label: string) => act(async () => button(box, label)?.click())
    await press('Riproduci')
    expect(box.textContent).toContain('Afferra.')
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(box.textContent).toContain('Tira.')
    await press('Ferma')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(box.textContent).toContain('0:03 / 0:04')
    await press('Riproduci')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(box.textContent).toContain('0:04 / 0:04')
    await press('Rivedi')
    expect(box.textContent).toContain('0:00 / 0:04')
    vi.useRealTimers()
    await unmount()
  })

  test('a file is played with its captions', async () => {
    const film = { path: '/film/zecca.webm', captionsPath: '/film/zecca.vtt' }
    const { box, unmount } = await mount(<ClipFilm clip={{ ...clip, film }} />)
    expect(box.querySelector('video')?.getAttribute('src')).toBe(film.path)
    expect(box.querySelector('track')?.getAttribute('src')).toBe(film.captionsPath)
    await unmount()
  })
})

describe('the clips', () => {
  const clips = (first: number, count: number): ClipWire[] =>
    Array.from({ length: count }, (_, index) => ({
      id: first + index,
      title: `Clip ${first + index}`,
      description: 'Una procedura.',
      topic: 'Medicina',
      durationSeconds: 184,
      publicationDate: '2026-10-05T10:00:00Z',
      link: `/corsi-ecm-fad/videoclip/clip-${first + index}`,
    }))
  const step = (results: ClipWire[], hasNext: boolean) => async () =>
    Response.json({ data: { search: { results, pageInfo: { endCursor: 'poi', hasNext } } } })
  const list = () =>
    mount(<ClipList first={clips(1, 12)} pageInfo={{ endCursor: 'primo', hasNext: true }} exclude={99} />)

  test('[CRS-018] twelve more at each press, none while they load, and no button after the last', async () => {
    let arrive: (response: Response) => void = () => undefined
    answer = () =>
      new Promise<Response>((resolve) => {
        arrive = resolve
      })
    const { box, unmount } = await list()
    await settle(() => button(box, 'Mostra altri')?.click())
    await settle(() => box.querySelector('button')?.click())
    expect(asked).toEqual(['/api/graphql/videoclip?first=12&after=primo&exclude=99'])
    expect(box.querySelector('button')?.getAttribute('aria-disabled')).toBe('true')
    await settle(async () => arrive(await step(clips(13, 12), true)()))
    expect(box.querySelectorAll('li')).toHaveLength(24)
    expect(document.activeElement?.textContent).toBe('Clip 13')
    answer = step(clips(25, 3), false)
    await settle(() => button(box, 'Mostra altri')?.click())
    expect(box.querySelectorAll('li')).toHaveLength(27)
    expect(box.querySelector('button')).toBeNull()
    await unmount()
  })

  test('[CRS-019] a failure is told, loses nothing, and can be tried again', async () => {
    answer = async () => new Response('{}', { status: 500 })
    const { box, unmount } = await list()
    await settle(() => button(box, 'Mostra altri')?.click())
    expect(told()).toEqual(['danger: Si è verificato un errore con il servizio /graphql/videoclip'])
    expect(box.querySelectorAll('li')).toHaveLength(12)
    expect(button(box, 'Mostra altri')?.getAttribute('aria-disabled')).not.toBe('true')
    await unmount()
  })
})

test('[CRS-012] [CRS-040] "Scopri di più" opens what it says, and the figures are on every screen', async () => {
  const { box, unmount } = await mount(
    <EcmHero
      type="SUSPECT"
      title="Corsi ECM"
      providerNumber="2506"
      coursesOffered={201}
      creditsOffered="1.500"
      series={[{ name: 'Medicina' }]}
    />,
  )
  const more = () => box.querySelector('#ecm-di-piu')?.className.split(' ')
  // Without JavaScript nobody could open it, so there it is open.
  expect(more()).toEqual(expect.arrayContaining(['hidden', 'noscript:block']))
  await settle(() => button(box, 'Scopri di più')?.click())
  expect(more()).not.toContain('hidden')
  expect(button(box, 'Scopri di più')?.getAttribute('aria-expanded')).toBe('true')
  const figures = box.querySelector('dl')
  expect(figures?.closest('.hidden')).toBeNull()
  expect(figures?.textContent).toContain('Oltre 200')
  await unmount()
})

describe('the door on the page of a course', () => {
  const details = {
    objective: 'Obiettivo',
    professions: [],
    disciplines: [],
    lead: null,
    teachers: [],
    names: [],
    outcomes: [],
    sponsor: null,
    providerNumber: null,
    eventId: '1',
    edition: 1,
    expiryDate: '2026-12-31',
    isWithdrawn: false,
    isOver: false,
  } as unknown as CourseViewProps['details']
  const open = async (progress: (CardProgress & { courseId: number })[]) => {
    answer = async () => Response.json(progress)
    return mount(
      <CourseView
        crumbs={[]}
        course={course}
        details={details}
        related={[]}
        programme={null}
        audience={anAudience('PREMIUM', { wallets: { ecm: {} } })}
      />,
    )
  }
  const COST = 'L’iscrizione costa 1 credito'

  test('the cost is told to whoever has not begun, and to nobody who has', async () => {
    const stranger = await open([])
    expect(stranger.box.textContent).toContain(COST)
    await stranger.unmount()
    const { box, unmount } = await open([{ ...passed, courseId: course.id }])
    expect(box.textContent).not.toContain(COST)
    expect(buttons(box)).toContain('Rivedi il corso')
    await unmount()
  })

  test.each([
    [3, 'Non superato il'],
    [4, 'Scaduto il'],
  ] as const)('[CNT-007] with status %s it leaves its place to "%s"', async (status, note) => {
    const { box, unmount } = await open([{ ...passed, status, courseId: course.id }])
    expect(buttons(box)).toEqual([])
    expect(box.textContent).not.toContain(COST)
    expect(box.textContent).toContain(note)
    await unmount()
  })

  test('[CNT-007] [SHL-035] where the status cannot be read it is hidden, and comes back with «Riprova»', async () => {
    answer = async () => new Response('', { status: 500 })
    const { box, unmount } = await mount(
      <CourseView
        crumbs={[]}
        course={course}
        details={details}
        related={[]}
        programme={null}
        audience={anAudience('PREMIUM', { wallets: { ecm: {} } })}
      />,
    )
    expect(buttons(box)).toEqual([])
    answer = async () => Response.json([])
    await settle(() => currentToasts()[0]?.action?.onPress())
    expect(buttons(box)).toContain('Iscriviti al corso')
    await unmount()
  })
})
