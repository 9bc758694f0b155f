// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { bandLabels } from '../place-copy.ts'
import type { Band } from '../wire.ts'
import { PersonalBand } from './personal-band.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const place = { label: 'Prossima scadenza', title: 'Domani', text: 'Rata 3 di 12.', to: '/profilo/fatture-pagamenti' }
const BAND: Band = {
  name: 'Elena',
  aside: 'lunedì 16 novembre',
  ring: { earned: 58, obligation: 150, insured: 105, title: 'Ti mancano 92 crediti', text: '', rows: ['a', 'b', 'c'] },
  main: { ...place, cover: null, percent: 70, left: null, credits: '', button: 'Riprendi il modulo 4' },
  third: place,
  fourth: { ...place, step: 2 },
}

async function draw() {
  const box = document.createElement('div')
  await act(async () =>
    createRoot(box).render(
      <MemoryRouter>
        <PersonalBand id="tu" labels={bandLabels('PREMIUM', '2026-2028')} headingLevel={1} />
      </MemoryRouter>,
    ),
  )
  return box
}

test('the labels are there before the person, and the values take their places', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const box = await draw()
  expect(box.querySelector('h1')?.textContent).toBe('Ciao')
  for (const words of ['Il tuo triennio 2026–2028', 'Riprendi da qui', 'Piano: crediti da usare'])
    expect(box.textContent).toContain(words)
  await act(async () => resolve(Response.json(BAND)))
  expect(box.querySelector('h1')?.textContent).toBe('Ciao, Elena')
  expect(box.textContent).toContain('Riprendi il modulo 4')
})

test('with no answer after five seconds one sentence says so, and asking again brings it', async () => {
  vi.useFakeTimers()
  let isSilent = true
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
    isSilent
      ? new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))))
      : Promise.resolve(Response.json(BAND)),
  )
  const box = await draw()
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(box.querySelector('[role=alert]')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2))
  expect(box.querySelector('[role=alert]')?.textContent).toContain('non sono arrivati')
  isSilent = false
  await act(async () =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Riprova')?.click(),
  )
  expect(box.querySelector('h1')?.textContent).toBe('Ciao, Elena')
})
