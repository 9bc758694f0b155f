import { expect, test } from 'vitest'
import { bodyProblem } from './desk-rules.ts'
import { placeholdersIn, skippedHeading, unsaidPictures } from './placeholder-rules.ts'

const table = (cell: string) => `<table><thead><tr>${cell}</tr></thead></table>`

test.each([
  [table('<th scope="col">Colonna</th>'), 'Colonna'],
  [table('<th><strong> Colonna </strong></th>'), 'Colonna'],
  [table('<th>Colonna A</th>'), ''],
  [table('<td>Colonna</td>'), ''],
  ['<p>Colonna</p>', ''],
  [table('<td>…</td>'), '…'],
  [table('<td>...</td>'), '...'],
  ['<p>E poi…</p>', ''],
  ['<p>Lorem ipsum dolor</p>', 'Lorem ipsum'],
  ['<p>Qui la dose: TODO</p>', 'TODO'],
  ['<p>Il TODOS e il todo</p>', ''],
  ['<h2>XXX</h2>', 'XXX'],
  ['<p>Fase XXXI</p>', ''],
  ['<figure><figcaption>La foto</figcaption></figure>', 'una figura'],
  ['<figure><img src="/files/a/b.jpg" /></figure>', ''],
])('[STU-005] of %s it is left to write: %j', (html, words) => {
  expect(
    placeholdersIn(html)
      .map((left) => left.words)
      .join(),
  ).toBe(words)
})

test.each([
  ['<img src="/a" alt="" width="60" loading="lazy" />', 1],
  ['<img src="/a" alt=" " /><img src="/b" alt="Un cuore" />', 1],
  ['<img src="/a" alt="" role="presentation" width="60" />', 0],
  ['<p>a</p>', 0],
])('pictures that neither say what is seen nor are decoration, in %s: %i', (html, count) => {
  expect(unsaidPictures(html)).toBe(count)
})

test.each([
  ['<h3>Sotto</h3><h2>Parte</h2>', 'Sotto'],
  ['<h2>Parte</h2><h3 id="a">Sotto</h3><h2>Altra</h2><h3>Sotto</h3>', null],
  ['<h2>Parte</h2><h4>Molto <em>sotto</em></h4>', 'Molto sotto'],
  ['<p>a</p>', null],
])('the heading that skips a level, in %s: %s', (html, words) => {
  expect(skippedHeading(html)).toBe(words)
  expect(bodyProblem(`${html}<p>a</p>`).body ?? null).toBe(
    words && `“${words}” è un sottotitolo, e sopra non ha un titolo: fanne un titolo, o scrivine uno sopra.`,
  )
})
