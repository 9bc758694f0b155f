// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { mount, one, settle } from '../mount-example.tsx'
import { Button } from './button.tsx'

test('a button at work cannot be pressed again, keeps its place in the keyboard’s order, and says what it is doing', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { unmount } = await mount(
    <form onSubmit={submit}>
      <input name="email" />
      <Button type="submit" isPending onClick={press}>
        Salva
      </Button>
    </form>,
  )
  await settle(() => one('button').click())
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(one<HTMLButtonElement>('button').disabled).toBe(false)
  expect(one('button').getAttribute('aria-disabled')).toBe('true')
  expect(one('button').textContent).toContain('Caricamento...')
  await unmount()
})

test('at rest it is pressed and submits', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { unmount } = await mount(
    <form onSubmit={submit}>
      <Button type="submit">Salva</Button>
    </form>,
  )
  await settle(() => one('button').click())
  expect(submit).toHaveBeenCalledOnce()
  await unmount()
})
