import { expect, test } from 'vitest'
import type { MenuItem } from '#areas/content/model.ts'
import { serviceNameAt } from './service-name.ts'

const item = (label: string, link: string, items: MenuItem[] = []): MenuItem => ({
  id: link + label,
  label,
  link,
  target: '_self',
  items,
})

const menu = [
  item('Home', '/'),
  item('Corsi ECM', '/corsi-ecm-fad'),
  item('Servizi', '/servizi', [item('Tutti i servizi', '/servizi'), item('Servizi legali', '/servizi/legali')]),
]

test.each([
  ['/', null],
  ['/corsi-ecm-fad', 'Corsi ECM'],
  ['/corsi-ecm-fad/una-lezione', 'Corsi ECM'],
  ['/corsi-ecm-fad-altro', null],
  ['/servizi', 'Servizi'],
  ['/servizi/legali', 'Servizi legali'],
  ['/servizi/legali/parere', 'Servizi legali'],
  ['/assistenza', null],
])('[UPG-002] the page %s is about %s', (pathname, expected) => {
  expect(serviceNameAt(pathname, menu)).toBe(expected)
})
