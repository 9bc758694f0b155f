// @vitest-environment jsdom
import { act } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageDocument } from '#areas/content/model.ts'
import { draw, eventually } from '../../../tests/support/draw.ts'
import type { DraftAnswer } from '../keeping/keeping-wire.ts'
import { type FieldShape, fieldsOf } from '../shape-form/field-shape.ts'
import { Composer } from './composer.tsx'
import type { SentDraft } from './draft-wire.ts'
import { PAUSE_MS } from './keep-page-draft.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
Element.prototype.scrollIntoView ??= () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

type Request = { sent: SentDraft; answer: (body: DraftAnswer | number) => Promise<void>; fail: () => Promise<void> }

/** Drafts that arrived, each waiting for what the test answers. */
let requests: Request[] = []
/** What the club says that somebody does not see. */
let unseen: () => Response

beforeAll(async () => {
  await import('#design/dialog/dialog-content.tsx')
})

beforeEach(() => {
  requests = []
  unseen = () => Response.json({ leftOut: [], parts: [] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(unseen())
    return new Promise<Response>((resolve, reject) => {
      requests.push({
        sent: JSON.parse(String(init.body)),
        answer: (body) =>
          act(async () =>
            resolve(typeof body === 'number' ? new Response('<p>', { status: body }) : Response.json(body)),
          ),
        fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
      })
    })
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const TITLED: FieldShape = {
  kind: 'object',
  title: 'Domande',
  isOptional: false,
  fields: [{ name: 'title', shape: { kind: 'text', title: 'Titolo', isOptional: false, isLong: false, max: 40 } }],
}
const PAGE: PageDocument = {
  regions: {
    main: ['a', 'b', 'c'].map((id) => ({ id, type: 'faq', audience: {}, fields: { title: `Blocco ${id}` } })),
  },
}

/** The composer of a page of three blocks, with a link that leads elsewhere. */
async function open({ isAccepted = false } = {}) {
  const reopened = vi.fn()
  const Page = createRoutesStub([
    {
      path: '/pagina',
      Component: () => (
        <>
          <Link to="/altrove">Altrove</Link>
          <Composer
            id="p1"
            path="/prova"
            state="draft"
            isOfArea={false}
            isNowhere={false}
            number={7}
            isDraft
            work={{ head: { title: 'Prova', description: '', sharing: {} }, parentId: null, document: PAGE }}
            faults={{}}
            published={null}
            mayPublish
            regions={['main', 'bottom']}
            pages={[]}
            shapes={{ faq: TITLED }}
            refusal={null}
            done={null}
            isAccepted={isAccepted}
            onReopen={reopened}
          />
        </>
      ),
    },
    { path: '/altrove', Component: () => <p>Un’altra pagina</p> },
  ])
  const place = await draw(<Page initialEntries={['/pagina']} />)
  return { place, reopened }
}

const field = () => document.querySelector<HTMLInputElement>('input[name="main.0.fields.title"]') as HTMLInputElement
async function write(words: string) {
  const input = field()
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const rest = (ms = PAUSE_MS) => act(async () => vi.advanceTimersByTimeAsync(ms))
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === words,
  ) as HTMLButtonElement
const press = (element: Element | undefined) => act(async () => (element as HTMLElement).click())
const key = (element: Element, name: string, more: KeyboardEventInit = {}) =>
  act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more })))
const saved = (number: number): DraftAnswer => ({ kind: 'saved', number, at: '10:32', faults: {} })
const titleIn = ({ sent }: Request) => fieldsOf(sent.document.regions.main?.[0]?.fields).title
const last = () => requests.at(-1) as Request
const saysUnsaved = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
const order = () =>
  [...document.querySelectorAll('nav ol > li')].map((line) => /Blocco (\w)/.exec(line.textContent ?? '')?.[1]).join('')

describe('a draft keeps itself', () => {
  test('a moment after the last change, once', async () => {
    const { place } = await open()
    await write('Uno')
    await rest(PAUSE_MS / 2)
    await write('Uno due')
    await rest(PAUSE_MS / 2)
    expect(requests, 'still writing').toHaveLength(0)
    expect(saysUnsaved()).toBe(true)
    await rest()
    expect(requests.map(titleIn)).toEqual(['Uno due'])
    expect(last().sent.basedOn).toBe(7)
    await last().answer(saved(8))
    expect(place.textContent).toContain('Salvata alle 10:32')
    expect(saysUnsaved()).toBe(false)
  })

  test('what changes while one is on its way goes after it, on top of it, however often it changed', async () => {
    const { place } = await open()
    await write('Uno')
    await rest()
    await write('Due')
    await rest()
    await write('Tre')
    await rest()
    expect(requests, 'one at a time').toHaveLength(1)
    await last().answer(saved(8))
    expect(place.textContent).toContain('Modifiche da salvare')
    expect(saysUnsaved()).toBe(true)
    await rest()
    expect(requests.map(titleIn)).toEqual(['Uno', 'Tre'])
    expect(last().sent.basedOn).toBe(8)
    await last().answer(saved(9))
    expect(place.textContent).toContain('Salvata alle')
    expect(field().value).toBe('Tre')
  })

  test('nobody answers: it says so, tries again by itself ever more seldom, first what may already have arrived', async () => {
    const { place } = await open()
    await write('Uno')
    await rest()
    await last().fail()
    expect(place.querySelector('[role=alert]')?.textContent).toContain('il Club non risponde')
    expect(saysUnsaved()).toBe(true)
    await write('Uno e mezzo')
    await rest(4_000)
    expect(requests, 'again by itself').toHaveLength(2)
    await last().answer(503)
    await rest(4_000)
    expect(requests, 'not so soon').toHaveLength(2)
    await rest(4_000)
    expect(requests.map(titleIn), 'the same words until somebody answers').toEqual(['Uno', 'Uno', 'Uno'])
    expect(requests.map(({ sent }) => sent.basedOn)).toEqual([7, 7, 7])
    await last().answer(saved(8))
    await rest()
    expect(titleIn(last())).toBe('Uno e mezzo')
    await last().answer(saved(9))
    expect(place.querySelector('[role=alert]')).toBeNull()
    expect(place.textContent).toContain('Salvata alle')
  })

  test('the session ended: after signing in elsewhere the window comes back and it goes on', async () => {
    const { place } = await open()
    await write('Da non perdere')
    await rest()
    await last().answer(401)
    const alert = place.querySelector('[role=alert]')
    expect(alert?.textContent).toContain('la sessione è finita')
    expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/login')
    expect(alert?.querySelector('a')?.getAttribute('target')).toBe('_blank')
    expect(field().value).toBe('Da non perdere')
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(requests.map(titleIn)).toEqual(['Da non perdere', 'Da non perdere'])
    await last().answer(saved(8))
    expect(place.textContent).toContain('Salvata alle')
  })

  test('refused: the words of the club are said, and it goes again with other words or by hand, not by itself', async () => {
    const { place } = await open()
    await write('Uno')
    await rest()
    await last().answer({ kind: 'refused', message: 'La pagina sopra non esiste più.' })
    expect(place.querySelector('[role=alert]')?.textContent).toContain('la pagina sopra non esiste più.')
    await rest(120_000)
    expect(requests).toHaveLength(1)
    await press(button('Riprova ora'))
    expect(requests).toHaveLength(2)
    await last().answer({ kind: 'refused', message: 'La pagina sopra non esiste più.' })
    await write('Due')
    await rest()
    expect(titleIn(last())).toBe('Due')
  })
})

describe('whoever leaves', () => {
  const leave = async () => press(document.querySelector('a[href="/altrove"]') ?? undefined)

  test('goes as soon as everything is saved, and is not asked', async () => {
    await open()
    await write('In fretta')
    await leave()
    expect(requests.map(titleIn), 'at once').toEqual(['In fretta'])
    expect(document.body.textContent).toContain('poi si apre l’altra pagina')
    await last().answer(saved(8))
    await eventually(() => expect(document.body.textContent).toBe('Un’altra pagina'))
  })

  test('is asked when it cannot be saved, and may stay', async () => {
    await open()
    await write('In fretta')
    await leave()
    await last().fail()
    vi.useRealTimers()
    await eventually(() => expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('si perde'))
    await press(button('Resta qui'))
    await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
    expect(field().value).toBe('In fretta')
  })
})

describe('somebody else saved meanwhile', () => {
  const theirs = { number: 9, who: 'Anna Bianchi', when: '3 marzo, 10:30', isYours: false, isPublished: false }
  const meet = async (more: object = {}) => {
    const opened = await open()
    await write('La mia')
    await rest()
    await last().answer({ kind: 'conflict', ...theirs, ...more })
    return { ...opened, notice: () => opened.place.querySelector('section[aria-labelledby=due-bozze]') }
  }

  test('it says who and when, and takes neither the focus nor the key that is being pressed', async () => {
    const { notice } = await meet()
    expect(notice()?.textContent).toContain('Anna Bianchi ha salvato questa pagina')
    expect(document.activeElement).toBe(field())
    await key(field(), 'Enter')
    await write('La mia, più lunga')
    await rest(60_000)
    expect(requests, 'nothing goes until somebody chooses').toHaveLength(1)
    await press(button('Vedi e scegli'))
    expect(document.activeElement).toBe(notice())
    await key(notice() as Element, 'Enter')
    expect(requests).toHaveLength(1)
    expect(saysUnsaved()).toBe(true)
  })

  test('going on with mine sends it on top of theirs, which is kept', async () => {
    const { notice, place } = await meet()
    await press(button('Vai avanti con la mia'))
    expect(last().sent).toMatchObject({ basedOn: 9, prefers: 'mine' })
    expect(document.activeElement?.id, 'on nothing that does harm').toBe('struttura-a-choose')
    await last().answer(saved(10))
    expect(notice()).toBeNull()
    expect(place.textContent).toContain('Salvata alle')
  })

  test('going on with theirs keeps mine first, with what was written meanwhile, and only then opens the page again', async () => {
    const { reopened } = await meet()
    await press(button('Vai avanti con la sua'))
    expect(last().sent).toMatchObject({ basedOn: 9, prefers: 'theirs' })
    await write('La mia, ancora')
    await last().answer({ kind: 'aside' })
    expect(reopened).not.toHaveBeenCalled()
    expect(titleIn(last())).toBe('La mia, ancora')
    await last().answer({ kind: 'aside' })
    expect(reopened).toHaveBeenCalledOnce()
    expect(saysUnsaved()).toBe(false)
  })

  test('in another tab of mine it says so', async () => {
    const { notice } = await meet({ isYours: true })
    expect(notice()?.textContent).toContain('in un’altra scheda')
    expect(button('Vai avanti con questa')).toBeDefined()
  })
})

test('[AUD-010] what somebody does not see is said also of parts; when it is not known, that is said, and asked again', async () => {
  unseen = () => new Response('', { status: 500 })
  const { place } = await open()
  const preview = place.querySelector('section[aria-label=Anteprima]')
  expect(preview?.querySelector('[role=alert]')?.textContent).toContain('Non so che cosa non vede')
  expect(preview?.textContent).not.toContain('Vede tutti i blocchi')
  const reason = { kind: 'type', type: 'SUSPECT', allowed: ['PREMIUM'] }
  unseen = () => Response.json({ leftOut: [], parts: [{ id: 'b', type: 'faq', path: ['title'], reason }] })
  await press(button('Chiedi di nuovo'))
  expect(preview?.querySelector('[role=alert]')).toBeNull()
  expect(preview?.textContent).toContain('Non si vede una parte di un blocco:')
  const line = [...(preview?.querySelectorAll('li button') ?? [])].find((each) =>
    each.textContent?.includes('Blocco b'),
  )
  expect(line?.textContent).toContain('in Domande')
  await press(line)
  expect(document.getElementById('struttura-b-choose')?.getAttribute('aria-current')).toBe('true')
})

describe('the outline by keys', () => {
  const line = (id: string) => document.getElementById(`struttura-${id}-choose`) as HTMLElement

  test('a block is moved, taken away and brought back, and the focus stays with it', async () => {
    await open()
    line('b').focus()
    await key(line('b'), 'ArrowUp', { altKey: true })
    expect(order()).toBe('bac')
    expect(document.activeElement).toBe(line('b'))
    await key(line('b'), 'ArrowUp', { altKey: true })
    expect(order(), 'it is the first already').toBe('bac')
    await key(line('b'), 'ArrowDown')
    expect(document.activeElement).toBe(line('a'))
    await key(line('a'), 'Delete')
    expect(order()).toBe('bc')
    expect(document.activeElement).toBe(line('c'))
    await key(line('c'), 'z', { ctrlKey: true })
    expect(order()).toBe('bac')
    expect(document.activeElement).toBe(line('a'))
    await key(line('a'), 'z', { ctrlKey: true })
    expect(order()).toBe('abc')
    await key(line('a'), 'z', { ctrlKey: true, shiftKey: true })
    expect(order()).toBe('bac')
  })

  test('inside a field Ctrl+Z is the browser’s, and Delete takes letters', async () => {
    await open()
    await write('Uno')
    await key(field(), 'z', { ctrlKey: true })
    await key(field(), 'Delete')
    expect(field().value).toBe('Uno')
    expect(order()).toBe('bc')
  })

  test('a copy goes to another place of the page, with a name of its own', async () => {
    await open()
    await press(line('a'))
    vi.useRealTimers()
    await press(button('Sposta o copia altrove: Domande'))
    await eventually(() => expect(document.querySelector('[role=dialog] select')).not.toBeNull())
    const select = document.querySelector('[role=dialog] select') as HTMLSelectElement
    await act(async () => {
      select.value = 'main c'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await press(button('Metti una copia'))
    expect(order()).toBe('abca')
    expect(line('faq').getAttribute('aria-current')).toBe('true')
  })
})

test('[IDN-028] words that members accept are a correction unless the editor says otherwise; others are not asked about', async () => {
  const { place } = await open({ isAccepted: true })
  const choices = [...place.querySelectorAll<HTMLInputElement>('input[name=testo]')]
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ['correzione', true],
    ['nuova', false],
  ])
  const other = await open()
  expect(other.place.querySelectorAll('input[name=testo]')).toHaveLength(0)
})
