// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { WelcomeHeadline } from './schema.ts'
import { WelcomeHeadlineBlock } from './welcome-headline.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

/** Everything in this page is in sight from the first moment. */
async function draw(data: WelcomeHeadline, answer: object) {
  const asked: string[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(answer)
  })
  const place = document.createElement('div')
  await act(async () =>
    createRoot(place).render(
      <MemoryRouter>
        <WelcomeHeadlineBlock id="w" data={data} headingLevel={2} />
      </MemoryRouter>,
    ),
  )
  return { asked, said: place.querySelector('h2')?.textContent }
}

test('[WEL-004] [NWS-030] a member reads their own headline when it arrives', async () => {
  const { asked, said } = await draw(
    { message: 'Bentornati', isForMember: true },
    { welcomeMessage: 'Bentornata nel Club, Giulia.' },
  )
  expect(asked).toEqual(['/api/CMS/WelcomeMessage'])
  expect(said).toBe('Bentornata nel Club, Giulia.')
})

test('[WEL-004] a visitor is invited to register, and nothing is asked', async () => {
  const { asked, said } = await draw({ message: 'Registrati', isForMember: false }, {})
  expect(asked).toEqual([])
  expect(said).toBe('Registrati')
})

test('a club without templates keeps the words of the page', async () => {
  expect((await draw({ message: 'Bentornati', isForMember: true }, { welcomeMessage: null })).said).toBe('Bentornati')
})
