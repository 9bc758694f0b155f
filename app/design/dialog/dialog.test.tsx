// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import { mount, one, settle } from '../mount-example.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, useDialog } from './dialog.tsx'

function Opened() {
  const dialog = useDialog()
  return (
    <>
      <button type="button" {...dialog.triggerProps}>
        Apri
      </button>
      <Dialog isOpen={dialog.isOpen} onClose={dialog.close} title="Richiedi una consulenza">
        <input name="oggetto" aria-label="Oggetto" />
      </Dialog>
    </>
  )
}

beforeAll(() => import('./dialog-content.tsx'))

const opened = () => vi.waitFor(() => one('[role=dialog], [role=alertdialog]'))

test('the focus goes into the dialog, Escape closes it, and the focus comes back', async () => {
  const { unmount } = await mount(<Opened />)
  await settle(() => one('button').click())
  await opened()
  await vi.waitFor(() => expect(one('[role=dialog]').contains(document.activeElement)).toBe(true))
  expect(document.getElementById(one('[role=dialog]').getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Richiedi una consulenza',
  )
  await settle(
    () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Apri'))
  await unmount()
})

test('a question is an alert dialog with two answers, and no style is written into the page', async () => {
  const [yes, no] = [vi.fn(), vi.fn()]
  const { unmount } = await mount(
    <ConfirmDialog isOpen title="Vuoi uscire dal Club?" confirmLabel="Esci" onConfirm={yes} onCancel={no} />,
  )
  await opened()
  const answers = [...one('[role=alertdialog]').querySelectorAll('button')]
  expect(answers.map((answer) => answer.textContent)).toEqual(['Annulla', 'Esci'])
  await settle(() => answers[0]?.click())
  await settle(() => answers[1]?.click())
  expect([no.mock.calls.length, yes.mock.calls.length]).toEqual([1, 1])
  expect(document.querySelector('style#react-aria-pressable-style')).toBeNull()
  await unmount()
})
