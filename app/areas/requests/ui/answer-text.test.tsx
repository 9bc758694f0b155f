// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../../../../tests/support/draw.ts'
import { AnswerText } from './answer-text.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const prepared = [
  { id: 'a', title: 'Rientrare nell’account', text: 'Buongiorno Anna, apra «Accedi».' },
  { id: 'b', title: 'Scadenza e rinnovo', text: 'Il codice è {codice cliente}.' },
  { id: 'c', title: 'La richiamiamo noi', text: 'La richiamiamo domani.' },
]

async function field() {
  const place = await draw(
    <AnswerText label="Risposta a Anna" prepared={prepared} longest={5000} typed="" preparedId="" />,
  )
  const area = place.querySelector('textarea') as HTMLTextAreaElement
  return {
    place,
    area,
    type: (words: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words)
        area.setSelectionRange(words.length, words.length)
        area.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: (key: string) =>
      act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    offered: () => [...place.querySelectorAll('[role=option]')].map((option) => option.textContent),
    used: () => place.querySelector<HTMLInputElement>('input[name=pronta]')?.value,
  }
}

test('[DSK-042] a “/” offers the answers that are ready, and part of a title narrows them', async () => {
  const { type, offered } = await field()
  await type('Grazie')
  expect(offered()).toEqual([])
  await type('Grazie /')
  expect(offered()).toHaveLength(3)
  await type('Grazie /RINNÒ')
  expect(offered()).toEqual(['Scadenza e rinnovo'])
  await type('Grazie e/o')
  expect(offered(), 'inside a word it is a sign as any other').toEqual([])
})

test('[DSK-042] what is chosen takes the place of what was typed, is counted, and can be changed', async () => {
  const { type, press, area, used, offered } = await field()
  await type('Grazie.\n/rient')
  await press('Enter')
  expect(area.value).toBe('Grazie.\nBuongiorno Anna, apra «Accedi».')
  expect([used(), offered()]).toEqual(['a', []])
  await type(`${area.value} A presto.`)
  expect(area.value).toContain('A presto.')
})

test('[DSK-042] a place that cannot be filled is inserted as it is, to be seen', async () => {
  const { type, press, area, place } = await field()
  await type('/')
  await press('ArrowDown')
  expect(place.querySelector('[aria-selected=true]')?.textContent).toBe('Scadenza e rinnovo')
  expect(area.getAttribute('aria-activedescendant')).toBe(place.querySelector('[aria-selected=true]')?.id)
  await press('Enter')
  expect(area.value).toBe('Il codice è {codice cliente}.')
})

test('[DSK-042] Esc leaves what was typed as it is', async () => {
  const { type, press, area, offered } = await field()
  await type('/scad')
  await press('Escape')
  expect([area.value, offered()]).toEqual(['/scad', []])
})
