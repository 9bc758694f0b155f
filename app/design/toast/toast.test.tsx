// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, one } from '../mount-example.tsx'
import { toast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'

let leave: () => Promise<void> = async () => {}
beforeEach(async () => {
  vi.useFakeTimers()
  leave = (await mount(<ToastRegion />)).unmount
})
afterEach(async () => {
  await act(async () => toast.clear())
  await leave()
  vi.useRealTimers()
})

const texts = () => [...document.querySelectorAll('section p')].map((line) => line.textContent)

test('[SHL-033] an error without words says “Si è verificato un errore.” at once, to everybody', async () => {
  await act(async () => void toast.danger())
  expect(texts()).toEqual(['Si è verificato un errore.'])
  expect(one('[role=alert]').textContent).toContain('Si è verificato un errore.')
})

test('good news waits for a pause of who is listening', async () => {
  await act(async () => void toast.success('Modifiche salvate.'))
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(one('section[aria-live=polite]').textContent).toContain('Modifiche salvate.')
})

test('the same words do not pile up, and no more than three stand together', async () => {
  await act(async () => {
    for (const text of ['a', 'b', 'b', 'c', 'd']) toast.warning(text)
  })
  expect(texts()).toEqual(['b', 'c', 'd'])
})

test('a message leaves by itself, but not under the hand of who reads it', async () => {
  await act(async () => void toast.success('Salvato.'))
  await act(async () => one('section > div').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(texts()).toEqual(['Salvato.'])
  await act(async () => one('section > div').dispatchEvent(new MouseEvent('pointerout', { bubbles: true })))
  await act(async () => vi.advanceTimersByTime(6_000))
  expect(texts()).toEqual([])
})

test('an action is done and the message goes', async () => {
  const undo = vi.fn()
  await act(async () => void toast.success('Rimosso.', { label: 'Annulla', onPress: undo }))
  await act(async () => one('section button').click())
  expect(undo).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

const press = () => act(async () => document.querySelector<HTMLButtonElement>('section button')?.click())

test('[SHL-035] what failed with the same words is asked again together, and each request once', async () => {
  const asked: string[] = []
  await act(async () => {
    toast.failed('/me', () => asked.push('/me'))
    toast.failed('/notices', () => asked.push('an old question'))
    toast.failed('/notices', () => asked.push('/notices'))
  })
  expect(texts()).toEqual(['Si è verificato un errore.'])
  expect(one('section button').textContent).toBe('Riprova')
  await press()
  expect(asked).toEqual(['/me', '/notices'])
})

test('[SHL-035] a message pushed out by newer ones leaves them what it would have asked again, one that was closed does not', async () => {
  const asked: string[] = []
  await act(async () => {
    toast.failed('closed', () => asked.push('closed'), 'a')
    toast.clear()
    for (const name of ['a', 'b', 'c', 'd']) toast.failed(name, () => asked.push(name), name)
  })
  expect(texts()).toEqual(['b', 'c', 'd'])
  for (const _ of texts()) await press()
  expect(asked.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
