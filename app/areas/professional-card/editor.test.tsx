// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { mount, one, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { holdTimers } from '../../../tests/support/hold-timers.ts'
import { CardEditor } from './ui/card-editor.tsx'
import { AUTOSAVE_MS } from './ui/use-card-saving.ts'
import { blankCardWire } from './wire.ts'

const words = () => currentToasts().map(({ text }) => text)
const facts = { years: [2026, 2025], hasContacts: true, isPremium: true }
const blank = blankCardWire({ name: 'Ada', surname: 'Rossi' }, null)
const stored = { ...blank, status: 1, slug: 'ada-rossi', isHiddenFlags: true }
const FAILURE = 'Si è verificato un errore durante la richiesta del servizio.'

/** As a person does: React hears of it only through the element's own value. */
const write = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  settle(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
})

test('[CRD-019] a card that cannot be read says so', async () => {
  const { unmount } = await mount(<CardEditor card={null} {...facts} />)
  expect(words()).toEqual([FAILURE])
  await unmount()
})

test.each([503, 400])(
  '[CRD-019] a save that is answered %i says so, and the person stays where they were',
  async (status) => {
    const body = { message: 'No', error: { kind: 'invalid-input', message: 'No', requestId: 'x', fields: {} } }
    vi.stubGlobal('fetch', async () => Response.json(body, { status }))
    const { box, unmount } = await mount(<CardEditor card={stored} {...facts} />)
    await settle(() => one('button[type=submit]').click())
    expect(words()).toEqual([FAILURE])
    expect(box.textContent).toContain('1. Dati e foto')
    expect(one('[role=status]').textContent).toBe('Modifiche da salvare')
    await unmount()
  },
)

test('[CRD-007, CRD-021, CRD-026] a save sends the difference, its section and the next stage, and goes on', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { ...stored, step: 2 } })
  })
  const { box, unmount } = await mount(<CardEditor card={stored} {...facts} />)
  await settle(() => one('button[type=submit]').click())
  expect(sent).toEqual([{ step: 2, patchFrom: 'passo-1' }])
  expect(box.textContent).toContain('2. Professioni')
  await unmount()
})

test('[CRD-026, CRD-015] publishing asks for the bonus', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { ...stored, visibility: 'Pubblica' } })
  })
  const { unmount } = await mount(<CardEditor card={{ ...stored, step: 5 }} {...facts} />)
  await settle(() => one('input[role=switch]').click())
  await settle(() => one('button[type=submit]').click())
  expect(sent).toEqual([{ visibility: 'Pubblica', createBonus: true, step: 5, patchFrom: 'passo-5' }])
  await unmount()
})

test('[CRD-007, CRD-021] a pause in the typing saves by itself, and the preview follows every letter', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { ...stored, presentationText: 'Ciao' } })
  })
  const pause = holdTimers(AUTOSAVE_MS)
  const { box, unmount } = await mount(<CardEditor card={{ ...stored, step: 2 }} {...facts} />)
  await write(one<HTMLTextAreaElement>('textarea'), 'Ciao')
  expect(box.querySelector('details')?.open).toBe(true)
  expect(box.querySelector('details')?.textContent).toContain('Ciao')
  expect(sent).toEqual([])
  await settle(() => pause.end())
  expect(sent).toEqual([{ presentationText: 'Ciao', patchFrom: 'autosave' }])
  await unmount()
})

test('[CRD-021] a pause that cannot save yet leaves the person where they are writing, and the button then says what is missing', async () => {
  let asked = 0
  const message = 'Controlla i dati inseriti.'
  const fields = { 'professions.0.profession': 'Campo obbligatorio' }
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ message, error: { kind: 'invalid-input', message, fields } }, { status: 400 })
  })
  const pause = holdTimers(AUTOSAVE_MS)
  const { box, unmount } = await mount(<CardEditor card={{ ...stored, step: 2 }} {...facts} />)
  await settle(() =>
    [...box.querySelectorAll('button')].find((each) => each.textContent?.includes('Aggiungi'))?.click(),
  )
  expect(document.activeElement?.getAttribute('name')).toBe('professions.0.professionType')
  const city = one<HTMLInputElement>('input[name="professions.0.city"]')
  city.focus()
  await write(city, 'Torino')
  await settle(() => pause.end())
  expect(asked).toBe(1)
  expect(document.activeElement).toBe(city)
  expect(box.querySelector('[role=alert]')).toBeNull()
  expect(one('form [role=status]').textContent).toBe('Modifiche da salvare')
  await settle(() => one('button[type=submit]').click())
  expect(one('[role=alert]').textContent).toContain('Campo obbligatorio')
  const remove = one<HTMLButtonElement>('button[aria-label="Elimina: Professioni, 1"]')
  remove.focus()
  await settle(() => remove.click())
  expect(document.activeElement?.textContent).toBe('Aggiungi una professione')
  await unmount()
})

test('[CRD-013, CRD-019] a refusal that is about no field says why, beside the words every failure has', async () => {
  const message = 'La scheda può essere pubblicata solo da chi ha compiuto 18 anni.'
  vi.stubGlobal('fetch', async () =>
    Response.json({ message, error: { kind: 'not-allowed', message } }, { status: 403 }),
  )
  const { unmount } = await mount(<CardEditor card={{ ...stored, step: 5 }} {...facts} />)
  await settle(() => one('button[type=submit]').click())
  expect(words()).toEqual([FAILURE])
  expect(one('[role=alert]').textContent).toContain(message)
  await unmount()
})

test('[CRD-022] the first profession begins with what the account knows, the second with nothing', async () => {
  const known = { isDoctor: false, profession: 'Infermiera', specialization: '' }
  const { box, unmount } = await mount(<CardEditor card={{ ...blank, step: 2 }} {...facts} known={known} />)
  const add = () => [...box.querySelectorAll('button')].find((each) => each.textContent === 'Aggiungi una professione')
  await settle(() => add()?.click())
  await settle(() => add()?.click())
  const written = (row: number) =>
    ['professionType', 'profession'].map((name) => one<HTMLInputElement>(`[name="professions.${row}.${name}"]`).value)
  expect([written(0), written(1)]).toEqual([
    ['857920006', 'Infermiera'],
    ['857920003', ''],
  ])
  await unmount()
})

test('a card without a profession is not published, and the refusal leads to the stage where one is added', async () => {
  const professions = 'Prima di pubblicare la scheda aggiungi almeno una professione.'
  const error = { kind: 'invalid-input', message: 'No', requestId: 'x', fields: { professions } }
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No', error }, { status: 400 }))
  const { box, unmount } = await mount(<CardEditor card={{ ...stored, step: 5 }} {...facts} />)
  await settle(() => one('button[type=submit]').click())
  expect(one('[role=alert]').textContent).toContain(professions)
  const link = [...box.querySelectorAll('a')].find((each) => each.textContent === 'Vai alle professioni')
  expect(link?.getAttribute('href')).toContain('?passo=2')
  await unmount()
})

test('[CRD-021] leaving with something unsaved asks first', async () => {
  const { box, unmount } = await mount(<CardEditor card={{ ...blank, step: 2 }} {...facts} />)
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  await write(one<HTMLTextAreaElement>('textarea'), 'Ciao')
  expect(leaves()).toBe(false)
  await write(one<HTMLTextAreaElement>('textarea'), '')
  expect([leaves(), box.querySelector('form [role=status]')?.textContent]).toEqual([true, 'Tutto salvato'])
  await unmount()
})

test('[CRD-025] the preview says of the other professions what the public page will', async () => {
  const profession = { professionType: 857920003 as const, city: '', province: '', mainProfession: false }
  const professions = [
    { ...profession, profession: 'Medico chirurgo', specialization: '', mainProfession: true },
    { ...profession, profession: 'Docente', specialization: 'Cardiologia' },
  ]
  const { box, unmount } = await mount(<CardEditor card={{ ...stored, professions }} {...facts} />)
  expect([...box.querySelectorAll('details')].at(-1)?.textContent).toContain('Docente, Cardiologia')
  await unmount()
})
