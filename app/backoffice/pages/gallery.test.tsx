import { expect, test } from 'vitest'
import { renderOnServer } from '#design/render-example.tsx'
import { documentOf } from '../../../tests/support/document.ts'
import { sections } from '../gallery/sections.ts'
import Gallery from './gallery.tsx'

const drawn = (at: string) => documentOf(renderOnServer(<Gallery />, at))

test('the gallery shows each example on light and dark ground, and leads to each component', () => {
  const page = drawn('/redazione/galleria')
  const examples = sections.flatMap((section) => section.sets.flatMap((set) => set.examples))
  expect(page.querySelectorAll('[data-theme=light]')).toHaveLength(examples.length)
  expect(page.querySelectorAll('[data-theme=dark]')).toHaveLength(examples.length)
  for (const { slug } of sections.flatMap((section) => section.sets)) {
    expect(page.querySelector(`#${slug}`), slug).not.toBeNull()
    expect(page.querySelector(`nav a[href="#${slug}"]`), slug).not.toBeNull()
  }
})

test('no id stands on the page twice, though every example does', () => {
  const ids = [...drawn('/redazione/galleria').querySelectorAll('[id]')].map((element) => element.id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('one ground is alive and the address chooses which', () => {
  expect(drawn('/redazione/galleria').querySelector('[data-theme=light][inert]')).toBeNull()
  expect(drawn('/redazione/galleria?fondo=scuro').querySelector('[data-theme=dark][inert]')).toBeNull()
})
