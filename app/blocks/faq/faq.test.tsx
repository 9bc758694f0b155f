// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { RichText } from '#areas/content/model.ts'
import { FaqBlock } from './faq.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function draw(count: number): HTMLElement {
  const items = Array.from({ length: count }, (_, index) => ({
    question: `Domanda ${index + 1}?`,
    answer: `Risposta </script> ${index + 1}` as RichText,
  }))
  const place = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(place).render(<FaqBlock id="faq" data={{ title: 'Domande', items }} headingLevel={2} />))
  return place
}

const shown = (place: HTMLElement) =>
  [...place.querySelectorAll('li')].filter((item) => !item.classList.contains('hidden'))
const button = (place: HTMLElement) => place.querySelector('button')

test('[BLK-027] five questions at first, all of them after "Mostra altre", five again after "Mostra meno"', () => {
  const place = draw(8)
  expect(shown(place)).toHaveLength(5)
  expect(button(place)?.textContent).toBe('Mostra altre')
  expect(button(place)?.getAttribute('aria-expanded')).toBe('false')

  act(() => button(place)?.click())
  expect(shown(place)).toHaveLength(8)
  expect(button(place)?.textContent).toBe('Mostra meno')
  expect(document.activeElement?.textContent).toContain('Domanda 6?')

  act(() => button(place)?.click())
  expect(shown(place)).toHaveLength(5)
})

test('[BLK-027] never more than 100', () => {
  const place = draw(130)
  act(() => button(place)?.click())
  expect(shown(place)).toHaveLength(100)
})

test('[BLK-027] with five or fewer there is nothing to toggle', () => {
  expect(button(draw(5))).toBeNull()
})

test('search engines are told the questions, in a script that no answer can close', () => {
  const script = draw(2).querySelector('script[type="application/ld+json"]')
  expect(script?.innerHTML).not.toContain('</script>')
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Domanda 1?' }, { name: 'Domanda 2?', acceptedAnswer: { '@type': 'Answer' } }],
  })
})
