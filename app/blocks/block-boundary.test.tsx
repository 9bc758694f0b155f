// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { BlockBoundary } from './block-boundary.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Broken(): never {
  throw new Error('a block failed')
}

test('a block that fails leaves its place empty, is reported, and its neighbours never notice', () => {
  const reported: unknown[] = []
  const place = document.createElement('div')
  act(() =>
    createRoot(place, { onCaughtError: (error) => reported.push(error) }).render(
      <>
        <BlockBoundary>
          <Broken />
        </BlockBoundary>
        <BlockBoundary>
          <p>Ancora qui</p>
        </BlockBoundary>
      </>,
    ),
  )
  expect(place.textContent).toBe('Ancora qui')
  expect(reported).toEqual([new Error('a block failed')])
})
