// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { draw } from '../../../../tests/support/draw.ts'
import type { GroupName } from '../model.ts'
import { ResultsSection } from './results-section.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const names = Array.from({ length: 23 }, (_, at) => String(at))
const cards = names.map((name) => (
  <article key={name}>
    <a href={`#${name}`}>{name}</a>
  </article>
))

test.each<[GroupName, number[]]>([
  ['news', [6, 12, 18, 23]],
  ['courses', [6, 12, 18, 23]],
  ['modules', [8, 16, 23]],
  ['tools', [6, 14, 22, 23]],
])('[SRC-015, SRC-016] %s show %s, and the reader goes on from the first new one', async (name, counts) => {
  const place = await draw(
    <MemoryRouter>
      <ResultsSection name={name} count={23} cards={cards} />
    </MemoryRouter>,
  )
  const shown = () => place.querySelectorAll('article').length
  expect(shown()).toBe(counts[0])
  for (const [at, count] of counts.slice(1).entries()) {
    await act(async () => place.querySelector('button')?.click())
    expect(shown()).toBe(count)
    expect(document.activeElement?.textContent).toBe(String(counts[at]))
  }
  expect(place.querySelector('button')).toBeNull()
})
