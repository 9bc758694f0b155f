// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mount, one, settle } from '../mount-example.tsx'
import { Tabs } from './tabs.tsx'

const panels = ['a', 'b', 'c'].map((id) => ({ id, label: `Scheda ${id}`, content: <p>Testo {id}</p> }))

test('arrows, Home and End move between tabs, and only one panel is seen', async () => {
  const { unmount } = await mount(<Tabs label="Esempio" panels={panels} />)
  const press = (key: string) =>
    settle(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const chosen = () => one('[aria-selected=true]').textContent
  one('[role=tab]').focus()
  await press('ArrowLeft')
  expect(chosen()).toBe('Scheda c')
  await press('Home')
  await press('ArrowRight')
  expect(chosen()).toBe('Scheda b')
  expect(document.activeElement?.textContent).toBe('Scheda b')
  await press('End')
  expect([...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) => panel.textContent)).toEqual([
    'Testo c',
  ])
  await unmount()
})
