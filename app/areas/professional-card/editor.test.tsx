// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { mount, one, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { CardEditor } from './ui/card-editor.tsx'
import { blankCardWire } from './wire.ts'

const words = () => currentToasts().map(({ text }) => text)
const facts = { years: [2026, 2025], hasContacts: true, isPremium: true }
const blank = blankCardWire({ name: 'Ada', surname: 'Rossi' }, null)
const stored = { ...blank, status: 1, slug: 'ada-rossi', isHiddenFlags: true }
const FAILURE = 'Si è verificato un errore durante la richiesta del servizio.'

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
  const { box, unmount } = await mount(<CardEditor card={{ ...stored, step: 2 }} {...facts} />)
  const area = one<HTMLTextAreaElement>('textarea')
  await settle(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Ciao')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(box.querySelector('details')?.open).toBe(true)
  expect(box.querySelector('details')?.textContent).toContain('Ciao')
  expect(sent).toEqual([])
  await expect.poll(() => sent, { timeout: 5000 }).toEqual([{ presentationText: 'Ciao', patchFrom: 'autosave' }])
  await unmount()
})
