// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { type LazyPart, lazyPart } from './lazy-part.ts'
import { mount, settle } from './mount-example.tsx'

function Wanting({ part, isWanted, onFailure }: { part: LazyPart<string>; isWanted: boolean; onFailure?: () => void }) {
  return <p>{part.usePart(isWanted, onFailure) ?? 'nulla'}</p>
}

test('a part is fetched once, and only when it is wanted', async () => {
  const load = vi.fn(async () => 'arrivata')
  const part = lazyPart(load)
  const idle = await mount(<Wanting part={part} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  expect(idle.box.textContent).toBe('nulla')
  const wanting = await mount(<Wanting part={part} isWanted />)
  await settle(() => {})
  expect(wanting.box.textContent).toBe('arrivata')
  part.prefetch()
  expect(load).toHaveBeenCalledOnce()
  await idle.unmount()
  await wanting.unmount()
})

test('a failed download is told, leaves the page standing, and the next wish tries again', async () => {
  let tries = 0
  const part = lazyPart(async () => {
    tries += 1
    if (tries === 1) throw new Error('network')
    return 'arrivata'
  })
  const failed = vi.fn()
  const first = await mount(<Wanting part={part} isWanted onFailure={failed} />)
  await settle(() => {})
  expect(failed).toHaveBeenCalledOnce()
  expect(first.box.textContent).toBe('nulla')
  const second = await mount(<Wanting part={part} isWanted />)
  await settle(() => {})
  expect(second.box.textContent).toBe('arrivata')
  await first.unmount()
  await second.unmount()
})
