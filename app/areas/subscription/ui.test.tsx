// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { Documents } from './ui/documents.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: ReturnType<typeof createRoot>
const asked: string[] = []

beforeAll(() => import('#design/dialog/dialog-content.tsx'))
beforeEach(() => {
  asked.splice(0)
  toast.clear()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify({ results: [{ html: '<p>Uno</p>' }, { html: '<p>Il secondo documento</p>' }] }))
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

async function readTraining(clientCode: string) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<Documents clientCode={clientCode} certificate={null} adhesionHtml={null} hasTraining />),
  )
  await act(async () => document.querySelector('button')?.click())
}

test('[SUB-010] without a client code the conditions are not asked for, and it is told', async () => {
  await readTraining('')
  expect(asked).toEqual([])
  expect(currentToasts()).toMatchObject([{ tone: 'danger', text: 'Errore: codice cliente mancante' }])
})

test('[SUB-009] the integrative conditions are the second result, in a dialog', async () => {
  await readTraining('C1')
  expect(asked).toEqual(['/api/ordermanagement-internal/orders/user/C1/products'])
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('Il secondo documento'))
})
