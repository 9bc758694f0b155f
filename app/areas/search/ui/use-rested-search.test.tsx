// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useRestedSearch } from './use-rested-search.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function box() {
  vi.useFakeTimers()
  const sent = vi.fn((_url: string, init?: RequestInit) => Promise.resolve(new Response(init?.body)))
  vi.stubGlobal('fetch', sent)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  let forget: () => void = () => undefined
  const Box = ({ typed }: { typed: string }) => {
    forget = useRestedSearch(typed).forget
    return null
  }
  const root = createRoot(document.createElement('div'))
  const type = (typed: string) => act(async () => root.render(<Box typed={typed} />))
  const rest = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))
  return {
    type,
    rest,
    forget: () => forget(),
    told: () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).s),
  }
}

test('[FIG-041] a text counts once it has rested two seconds, and half-typed words do not', async () => {
  const { type, rest, told } = await box()
  for (const typed of ['c', 'ce', 'cef', 'cefalea']) {
    await type(typed)
    await rest(1_999)
  }
  await rest(1)
  expect(told()).toEqual([])
  await type('')
  expect(told()).toEqual(['cefalea'])
})

test('[FIG-041] a text that is sent is counted by the page of results alone', async () => {
  const { type, rest, told, forget } = await box()
  await type('cefalea')
  await rest(5_000)
  forget()
  await type('')
  expect(told()).toEqual([])
})
