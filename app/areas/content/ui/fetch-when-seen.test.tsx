// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFetchWhenSeen } from './fetch-when-seen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let scrollIntoSight: () => Promise<void>
const asked: string[] = []
let answer: () => Response = () => Response.json({ title: 'Arrivato' })

beforeEach(() => {
  asked.length = 0
  // The simulated browser has no screen: the test says when the block comes into sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      isOn = true
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoSight = () =>
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
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

function Block({ isWanted }: { isWanted?: boolean }) {
  const { ref, fetched } = useFetchWhenSeen<{ title: string }>('/cosa', { isWanted })
  return <p ref={ref}>{fetched.data?.title ?? fetched.status}</p>
}

function draw(element = <Block />) {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(element))
  return { place, root }
}

test('[BLK-001] a block asks for nothing until it is seen, asks once then, and nothing on later scrolls', async () => {
  const { place } = draw()
  expect(asked).toEqual([])
  await scrollIntoSight()
  expect(asked).toEqual(['/api/cosa'])
  expect(place.textContent).toBe('Arrivato')
  await scrollIntoSight()
  expect(asked).toHaveLength(1)
})

test('a call that fails is told to the block, which decides what to show', async () => {
  answer = () => new Response('', { status: 500 })
  const { place } = draw()
  await scrollIntoSight()
  expect(place.textContent).toBe('failed')
})

test('a block that leaves asks for nothing any more', async () => {
  const { root } = draw()
  act(() => root.unmount())
  await scrollIntoSight()
  expect(asked).toEqual([])
})
