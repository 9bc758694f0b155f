// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoyaltyRewardsHomeBlock } from '#blocks/loyalty-rewards-home/loyalty-rewards-home.tsx'
import { mount } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { ActivityPanel } from './ui/activity-panel.tsx'

let see: () => Promise<void>
let asked: string[] = []
let answer: () => Promise<Response>
const words = () => currentToasts().map(({ text }) => text)

beforeEach(() => {
  asked = []
  see = async () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      isOn = true
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = () =>
          act(async () => {
            if (this.isOn) callback([{ isIntersecting: true }])
          })
      }
      observe() {}
      disconnect() {
        this.isOn = false
      }
    },
  )
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const line = (amount: number) => ({ description: `Riga ${amount}`, timestamp: '2026-11-01T10:00:00.000Z', amount })
const account = (more: object) => async () =>
  Response.json({ data: { transactions: [], balance: 0, isChanged: false, usableUntil: null, ...more } })

test('[LOY-012] transactions are asked for when they are displayed, with a spinner until they come', async () => {
  let come: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (come = resolve))
  const { box, unmount } = await mount(<ActivityPanel />)
  expect(asked).toEqual([])
  await see()
  expect(asked).toEqual(['/api/winloy/transactions'])
  expect(box.querySelector('[role=status] svg')).not.toBeNull()
  await act(async () => come(await account({ balance: 1, transactions: [line(1)] })()))
  expect(box.querySelector('[role=status] svg')).toBeNull()
  expect(box.querySelector('[data-balance]')?.textContent).toBe('1 Punto')
  expect(box.textContent).toContain('+1 Punto')
  await unmount()
})

test('[LOY-005] at most three entries are shown', async () => {
  answer = account({ balance: 10, transactions: [line(4), line(-3), line(2), line(1)] })
  const { box, unmount } = await mount(<ActivityPanel />)
  await see()
  expect([...box.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('+4 Punti'),
    expect.stringContaining('−3 Punti'),
    expect.stringContaining('+2 Punti'),
  ])
  await unmount()
})

test('[LOY-022] with no transaction it says so', async () => {
  answer = account({})
  const { box, unmount } = await mount(<ActivityPanel />)
  await see()
  expect(box.textContent).toContain('Non hai ancora attività.')
  expect(box.querySelector('[data-balance]')?.textContent).toBe('0 Punti')
  await unmount()
})

test('[LOY-020] a former PREMIUM sees until when, with the way to renew', async () => {
  answer = account({ usableUntil: '30/12/2026' })
  const { box, unmount } = await mount(<ActivityPanel />)
  await see()
  expect(box.textContent).toContain('Puoi utilizzare i tuoi punti fino al 30/12/2026')
  expect(box.querySelector('a[href="/upgrade"]')?.textContent).toBe('Rinnova adesso')
  await unmount()
})

test.each([
  ['production', ['Errore nel servizio /winloy/transactions']],
  ['development', []],
])('[LOY-024] a failure of the activity stops the spinner; in %s the toasts are %o', async (mode, expected) => {
  vi.stubEnv('MODE', mode)
  answer = async () => new Response('', { status: 503 })
  const { box, unmount } = await mount(<ActivityPanel />)
  await see()
  expect(box.querySelector('[role=status]')).toBeNull()
  expect(words()).toEqual(expected)
  await unmount()
})

const item = (index: number) => ({
  id: `premio-${index}`,
  title: `Premio ${index}`,
  image: '',
  points: index,
  category: 'casa',
  link: `/programma-fedelta-premiati/prodotti/premio-${index}`,
})
const block = (layout: 'home' | 'default' = 'default', isReplaced = false) => (
  <LoyaltyRewardsHomeBlock
    id="premi"
    data={{ shown: isReplaced ? null : { title: 'I premi', layout } }}
    headingLevel={2}
  />
)

test('[LOY-004, LOY-011] the teaser asks once, when first seen, and shows four', async () => {
  answer = async () => Response.json({ data: { catalogue: [1, 2, 3, 4, 5].map(item) } })
  const { box, unmount } = await mount(block('home'))
  expect(asked).toEqual([])
  await see()
  await see()
  expect(asked).toEqual(['/api/winloy/catalogue'])
  expect([...box.querySelectorAll('li h3')].map((title) => title.textContent)).toEqual([
    'Premio 1',
    'Premio 2',
    'Premio 3',
    'Premio 4',
  ])
  expect(box.textContent).toContain('1 Punto')
  expect(box.querySelector('section')?.dataset.layout).toBe('home')
  expect(box.querySelector('a[href="/programma-fedelta-premiati/login?redirectTo=/prodotti"]')?.textContent).toContain(
    'Vai al catalogo',
  )
  await unmount()
})

test('[LOY-011] never while the alternative block is in force', async () => {
  const { box, unmount } = await mount(block('default', true))
  await see()
  expect(asked).toEqual([])
  expect(box.textContent).toBe('')
  await unmount()
})

test('[LOY-024] a failure of the catalogue is said', async () => {
  answer = async () => new Response('', { status: 500 })
  const { unmount } = await mount(block())
  await see()
  expect(words()).toEqual(['Errore nel servizio /winloy/catalogue'])
  await unmount()
})
