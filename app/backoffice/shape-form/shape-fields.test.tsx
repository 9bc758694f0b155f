// @vitest-environment jsdom
import axe from 'axe-core'
import { act, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { BlockExample } from '#blocks/block.ts'
import { type BlockType, definitions } from '#blocks/definitions.server.ts'
import { draw } from '../../../tests/support/draw.ts'
import { describeShape } from './describe-shape.server.ts'
import { emptyValue, type FieldShape } from './field-shape.ts'
import { linkMeaning } from './link-field.tsx'
import { ShapeFields } from './shape-fields.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
document.documentElement.lang = 'it'

const modules = import.meta.glob<{ examples: BlockExample<z.ZodType>[] }>('../../blocks/*/examples.ts', { eager: true })
const shapeOf = (type: BlockType) => describeShape(definitions[type].schema)
const exampleOf = (type: BlockType) => modules[`../../blocks/${type}/examples.ts`]?.examples[0]?.fields

type Form = { value: () => unknown; place: HTMLElement; refuse: (errors: Record<string, string>) => Promise<void> }

/** The form of a shape with somebody who keeps its value, as the composer does. */
async function form(shape: FieldShape, first: unknown): Promise<Form> {
  let latest = first
  let refuse: (errors: Record<string, string>) => void = () => {}
  function Kept() {
    const [value, setValue] = useState(first)
    const [errors, setErrors] = useState<Record<string, string>>({})
    latest = value
    refuse = setErrors
    return <ShapeFields shape={shape} value={value} errors={errors} path="" onChange={setValue} />
  }
  const place = await draw(<Kept />)
  return { place, value: () => latest, refuse: async (errors) => act(async () => refuse(errors)) }
}

const press = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click())
const buttonOf = (place: ParentNode, words: string) =>
  [...place.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === words,
  )
async function type(field: Element | null, words: string) {
  const input = field as HTMLInputElement
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Of a form inside a page, told all at once: what concerns whole pages and colours is proved elsewhere. */
async function faultsIn(place: HTMLElement): Promise<string[]> {
  const rules = Object.fromEntries(['color-contrast', 'region'].map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(place, { rules, resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** The first item of each list, and of the lists in it: the others are drawn by the same code. */
async function openFirst(place: ParentNode) {
  for (const list of place.querySelectorAll('ol')) {
    const first = list.querySelector('[data-act=fold][aria-expanded=false]')
    if (first && list.querySelector('[aria-expanded=true][data-act=fold]') === null) await press(first)
  }
}

describe('the form of', () => {
  test.each(Object.keys(definitions) as BlockType[])(
    '%s is drawn from its example, without an accessibility fault; untouched it changes nothing',
    async (type) => {
      const { place, value } = await form(shapeOf(type), exampleOf(type))
      await openFirst(place)
      expect(place.querySelectorAll('input, textarea, select, [role=textbox]').length).toBeGreaterThan(0)
      expect(await faultsIn(place)).toEqual([])
      expect(value()).toBe(exampleOf(type))
    },
  )

  test('a new block is drawn too, whatever it is', async () => {
    for (const type of Object.keys(definitions) as BlockType[]) {
      const { place } = await form(shapeOf(type), emptyValue(shapeOf(type)))
      expect(place.textContent, type).not.toMatch(/undefined|\[object|NaN/)
    }
  })
})

const terms = shapeOf('service-terms')
const three = { title: 'T', terms: ['Uno', 'Due', 'Tre'].map((figure) => ({ figure, text: `${figure}.` })) }
const figures = (value: unknown) => (value as typeof three).terms.map(({ figure }) => figure)

describe('a list', () => {
  test('moves an item, keeps the hand on it and says where it went', async () => {
    const { place, value } = await form(terms, three)
    await press(buttonOf(place, 'Sposta giù: Uno'))
    expect(figures(value())).toEqual(['Due', 'Uno', 'Tre'])
    expect(document.activeElement).toBe(buttonOf(place, 'Sposta giù: Uno'))
    expect(place.querySelector('[aria-live]')?.textContent).toBe('«Uno» è ora al posto 2 di 3.')
    await press(document.activeElement)
    expect(figures(value())).toEqual(['Due', 'Tre', 'Uno'])
    // There is no further down: the hand goes to the button that still does something.
    expect(document.activeElement).toBe(buttonOf(place, 'Sposta su: Uno'))
  })

  test('takes an item away with a way back to the same place', async () => {
    const { place, value } = await form(terms, three)
    await press(buttonOf(place, 'Togli: Due'))
    expect(figures(value())).toEqual(['Uno', 'Tre'])
    expect(document.activeElement?.textContent).toBe('Rimetti «Due»')
    await press(document.activeElement)
    expect(value()).toEqual(three)
    expect(document.activeElement?.textContent).toContain('Due')
  })

  test('copies an item after itself, and its fields take the focus', async () => {
    const { place, value } = await form(terms, three)
    await press(buttonOf(place, 'Fai una copia: Uno'))
    expect(figures(value())).toEqual(['Uno', 'Uno', 'Due', 'Tre'])
    expect((document.activeElement as HTMLInputElement).value).toBe('Uno')
    await type(document.activeElement, 'Zero')
    expect(figures(value())).toEqual(['Uno', 'Zero', 'Due', 'Tre'])
  })

  test('keeps the least and the most, and says them', async () => {
    const { place, value } = await form(terms, { ...three, terms: three.terms.slice(0, 1) })
    expect(buttonOf(place, 'Togli: Uno')).toBeUndefined()
    for (let count = 1; count < 8; count += 1) await press(buttonOf(place, 'Aggiungi condizione'))
    expect((value() as typeof three).terms).toHaveLength(8)
    expect(buttonOf(place, 'Aggiungi condizione')?.hasAttribute('disabled')).toBe(true)
    expect(place.textContent).toContain('(8 di 8)')
    expect(place.textContent).toContain('Sono il massimo.')
  })

  test('opens and marks the items that were refused, each fault beside its field', async () => {
    const { place, refuse } = await form(terms, three)
    expect(place.querySelectorAll('[aria-expanded=true]')).toHaveLength(0)
    await refuse({ 'terms.1.text': 'Campo obbligatorio.' })
    const [open, ...others] = place.querySelectorAll('[aria-expanded=true]')
    expect(others).toEqual([])
    expect(open?.textContent).toContain('Due')
    expect(open?.textContent).toContain('Un errore')
    const field = place.querySelector('[name="terms.1.text"]')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Campo obbligatorio.',
    )
  })

  test('of a few known values is ticked, in their order', async () => {
    const { place, value } = await form(shapeOf('content-carousel'), { contentTypes: [] })
    const box = (words: string) =>
      [...place.querySelectorAll('label')].find((label) => label.textContent === words)?.querySelector('input')
    await press(box('Webinar'))
    await press(box('Articoli'))
    expect((value() as { contentTypes: string[] }).contentTypes).toEqual(['Articolo', 'Webinar'])
    await press(box('Webinar'))
    expect((value() as { contentTypes: string[] }).contentTypes).toEqual(['Articolo'])
  })
})

describe('a group that may be left out', () => {
  test('is off until it is wanted; switched off and on again it holds what it held', async () => {
    const { place, value } = await form(shapeOf('rental-offers'), { title: 'Auto' })
    const turn = () => press(place.querySelector('[role=switch]'))
    expect(value()).toEqual({ title: 'Auto' })
    await turn()
    await type(place.querySelector('[name="callToAction.label"]'), 'Chiama')
    await turn()
    expect(value()).toEqual({ title: 'Auto' })
    await turn()
    expect(value()).toMatchObject({ callToAction: { label: 'Chiama', variant: 'solid' } })
  })

  test('words that may be left out are not sent empty', async () => {
    const { place, value } = await form(shapeOf('faq'), { label: 'Prima', title: 'T', items: [] })
    await type(place.querySelector('[name=label]'), '')
    await type(place.querySelector('[name=title]'), '')
    expect(value()).toEqual({ items: [] })
    expect(place.textContent).toContain('Vuoto, vale «Domande frequenti».')
  })
})

test('what the shape takes when nothing is said is shown as if it had been said', async () => {
  const { place, value } = await form(shapeOf('partner-logo'), { partnerLogoSrc: '/a.png', partnerLogoAlt: 'A' })
  expect(place.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(true)
  expect(value()).toEqual({ partnerLogoSrc: '/a.png', partnerLogoAlt: 'A' })
})

test('a bounded line counts as one writes, and swallows nothing of what is too long', async () => {
  const { place, value } = await form(shapeOf('infographic'), { title: 'Uno' })
  const title = place.querySelector<HTMLInputElement>('[name=title]')
  expect(title?.maxLength).toBe(-1)
  expect(place.textContent).toContain('3/140')
  await type(title, 'a'.repeat(145))
  expect(value()).toEqual({ title: 'a'.repeat(145) })
  expect(place.textContent).toContain('145/140')
  expect(place.textContent).toContain('5 caratteri di troppo')
})

describe('a file from a form', () => {
  type Going = { answer: (response: Response) => Promise<void>; signal: AbortSignal | null | undefined }
  let going: Going[] = []
  beforeEach(() => {
    going = []
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) =>
      url === '/api/content/cover' || url === '/api/content/document'
        ? new Promise<Response>((resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason))
            going.push({ signal, answer: (response) => act(async () => resolve(response)) })
          })
        : Promise.resolve(Response.json([])),
    )
    HTMLImageElement.prototype.decode = async () => undefined
    return () => vi.unstubAllGlobals()
  })
  const choose = (place: ParentNode, file: File) =>
    act(async () => {
      const input = place.querySelector('input[type=file]') as HTMLInputElement
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const file = (name: string, type: string, bytes = 10) => {
    const made = new File(['x'], name, { type })
    Object.defineProperty(made, 'size', { value: bytes })
    return made
  }
  const photo = file('reparto.jpg', 'image/jpeg')
  const problem = (place: ParentNode) => place.querySelector('input[type=file]')?.closest('div')?.textContent

  test.each([
    ['too large', file('enorme.jpg', 'image/jpeg', 90_000_000), 'enorme.jpg è troppo grande (85,8 MB)'],
    ['of another kind', file('listino.xlsx', 'application/vnd.ms-excel'), 'listino.xlsx non va bene qui: PNG, JPEG'],
    ['empty', file('vuota.png', 'image/png', 0), 'vuota.png è vuoto'],
  ])('%s is refused before it goes, in words', async (_what, chosen, words) => {
    const { place, value } = await form(shapeOf('infographic'), { title: 'T' })
    await choose(place, chosen)
    expect(going).toHaveLength(0)
    expect(problem(place)).toContain(words)
    expect(value()).toEqual({ title: 'T' })
  })

  test.each([
    [
      'the server’s own words',
      Response.json({ error: { fields: { file: 'Questa immagine è rovinata.' } } }, { status: 400 }),
      'rovinata',
    ],
    ['too large for the server', new Response('', { status: 413 }), 'troppo grande'],
    [
      'the session ended',
      Response.json({ message: 'Questa chiamata non esiste.' }, { status: 404 }),
      'la sessione è finita',
    ],
    ['half an answer', new Response('<p>'), 'non è arrivato'],
  ])('fails: %s; it can be tried again', async (_what, response, words) => {
    const { place, value } = await form(shapeOf('infographic'), { title: 'T' })
    await choose(place, photo)
    await going[0]?.answer(response)
    expect(problem(place)).toContain(words)
    expect(place.querySelector<HTMLInputElement>('input[type=file]')?.disabled).toBe(false)
    await choose(place, photo)
    await going[1]?.answer(Response.json({ path: '/files/1/reparto.webp' }))
    expect(value()).toMatchObject({ path: '/files/1/reparto.webp' })
    expect(problem(place)).not.toContain(words)
  })

  test('that is slow says so, and takes nothing of what was written meanwhile; its picture is shown', async () => {
    const { place, value } = await form(shapeOf('infographic'), { title: 'Prima' })
    await choose(place, photo)
    expect(place.textContent).toContain('Invio di reparto.jpg in corso…')
    await type(place.querySelector('[name=title]'), 'Scritto mentre andava')
    await going[0]?.answer(Response.json({ path: '/files/1/reparto.webp' }))
    expect(value()).toMatchObject({ title: 'Scritto mentre andava', path: '/files/1/reparto.webp' })
    expect(place.querySelector('img')?.getAttribute('src')).toBe('/files/1/reparto.webp')
  })

  test('that takes the place of another asks again what is seen: the words were of the other', async () => {
    const image = { kind: 'photograph', path: '/files/1/sala.webp', alt: 'Una sala d’attesa', width: 800, height: 450 }
    const { place, value } = await form(shapeOf('bottom-banner'), { title: 'T', image })
    await choose(place, photo)
    await going[0]?.answer(Response.json({ path: '/files/2/reparto.webp', width: 640, height: 360 }))
    expect(value()).toMatchObject({ image: { path: '/files/2/reparto.webp', alt: '' } })
  })

  test('can be stopped, and then changes nothing', async () => {
    const { place, value } = await form(shapeOf('infographic'), { title: 'T' })
    await choose(place, photo)
    await press(buttonOf(place, 'Ferma l’invio'))
    expect(going[0]?.signal?.aborted).toBe(true)
    expect(place.textContent).not.toContain('in corso')
    expect(place.textContent).not.toContain('non è arrivato')
    expect(value()).toEqual({ title: 'T' })
  })
})

describe('an icon', () => {
  test('is found by its Italian name, and one that does not exist cannot be chosen', async () => {
    const { place, value } = await form(shapeOf('loyalty-points'), {
      cards: [{ icon: 'inventata', title: 'T', text: '' }],
    })
    expect(place.textContent).toContain('«inventata» non c’è più')
    await press(buttonOf(place, 'Scegli un’icona'))
    await type(place.querySelector('[type=search]'), 'ste')
    expect(await faultsIn(place)).toEqual([])
    await type(place.querySelector('[type=search]'), 'stetosc')
    const found = place.querySelectorAll('[type=radio]')
    expect([...found].map((each) => each.getAttribute('aria-label'))).toEqual(['Stetoscopio'])
    await press(found[0])
    expect(value()).toMatchObject({ cards: [{ icon: 'stethoscope' }] })
  })
})

describe('a picture', () => {
  test('goes from the drawing to a photograph and back without losing the drawing', async () => {
    const image = { kind: 'drawing', key: '3', category: 'legale' }
    const { place, value } = await form(shapeOf('bottom-banner'), { title: 'T', image })
    const [drawing, photograph] = place.querySelectorAll('[type=radio]')
    await press(photograph)
    expect(value()).toMatchObject({ image: { kind: 'photograph', path: '' } })
    await press(drawing)
    expect(value()).toMatchObject({ image })
    await press(buttonOf(place, 'Un altro disegno'))
    expect(value()).toMatchObject({ image: { ...image, key: '4' } })
  })
})

describe('who sees it', () => {
  test('is chosen with buttons, and always said in a sentence', async () => {
    const { place, value } = await form(shapeOf('anchor-menu'), { links: [{ label: 'A', link: '#a' }] })
    const sentence = () => place.querySelector('ol [aria-live=polite].text-ink-soft:not(.text-sm)')?.textContent
    expect(sentence()).toBe('Lo vedono tutti.')
    await press(buttonOf(place, 'Cambia chi lo vede'))
    await press(buttonOf(place, 'Ex Premium'))
    await press(buttonOf(place, 'Premium'))
    await press(buttonOf(place, 'ECM'))
    expect(sentence()).toBe('Lo vedono: Premium ed ex Premium con il portafoglio ECM.')
    expect(await faultsIn(place)).toEqual([])
    expect(value()).toMatchObject({
      links: [{ audience: { visibility: ['PREMIUM', 'EX_PREMIUM'], wallet: ['ecm'] } }],
    })
    for (const words of ['Premium', 'Ex Premium', 'ECM']) await press(buttonOf(place, words))
    expect(value()).toEqual({ links: [{ label: 'A', link: '#a' }] })
  })
})

test.each([
  ['#phonecall', 'Telefona al Club.'],
  ['#modalproducts', 'Apre la finestra con i prodotti in vendita.'],
  ['#orari', 'Porta a un punto di questa pagina.'],
  ['/servizi', 'Porta a una pagina del Club.'],
  ['https://altro.example', 'Porta a un altro sito.'],
  ['mailto:a@b.example', 'Scrive una e-mail.'],
  ['tel:+39800', 'Telefona a questo numero.'],
  ['servizi', null],
])('[BLK-002] the address %s is explained: %s', (link, words) => {
  expect(linkMeaning(link)).toBe(words)
})
