import { expect, test } from 'vitest'
import { blocksOf } from './body-block-rules.ts'
import type { TextKind } from './body-grammar-rules.ts'
import { PICTURE } from './fixtures.ts'
import { hintsIn } from './hint-rules.ts'
import { readHtml } from './html-rules.ts'

const hints = (html: string, kind: TextKind = 'body') => hintsIn(blocksOf(readHtml(html), kind).map((block) => [block]))
const image = (alt: string, more = '') => `<figure><img src="${PICTURE}" alt="${alt}"${more}></figure>`

const CASES: readonly (readonly [what: string, html: string, expected: readonly string[]])[] = [
  ['a picture that says nothing', image(''), ['picture-unsaid 0']],
  ['a decoration', image('', ' role="presentation"'), []],
  ['a picture that is said', image('Un cuore visto da davanti'), []],
  [
    'the name of a file',
    `<p>a</p>${image('cuore_def.JPG')}${image('IMG_2031')}`,
    ['picture-file-name 1', 'picture-file-name 2'],
  ],
  ['a subtitle before every title', '<h3>a</h3><p>b</p><h2>c</h2><h3>d</h3>', ['heading-skipped 0']],
  ['titles in their order', '<h2>a</h2><h3>b</h3><h2>c</h2>', []],
  ['a paragraph that looks like a title', '<p><strong>Come si fa</strong></p><p>a</p>', ['bold-paragraph 0']],
  ['a bold sentence', '<p><strong>Non superare la dose.</strong></p>', []],
  ['a bold word in a cell', '<table><tr><th>a</th></tr><tr><td><strong>b</strong></td></tr></table>', []],
  ...['qui', 'clicca qui', 'Clicca', 'leggi', 'Leggi tutto', 'https://a.example/b', 'www.a.example'].map(
    (words) => [`a link that says “${words}”`, `<p>Si <a href="/x">${words}</a></p>`, ['link-words 0']] as const,
  ),
  ['links that say where they lead', '<p><a href="/x">I corsi</a> e <a href="/y">qui si leggono le novità</a></p>', []],
  [
    'the same words to two places',
    '<p><a href="/x">I corsi</a></p><ul><li><a href="/y">i corsi</a></li></ul>',
    ['same-words 1'],
  ],
  ['the same words to one place', '<p><a href="/x">I corsi</a> <a href="/x">I <strong>corsi</strong></a></p>', []],
  ['a table without titles', '<p>a</p><table><tr><td>b</td></tr></table>', ['table-headless 1']],
  ['a table with titles of rows', '<table><tr><th scope="row">a</th><td>b</td></tr></table>', []],
  ['words in capitals', '<p>NON SUPERARE LA DOSE</p><p>PCR e TSH</p><p>ANTICOAGULANTI</p>', ['capitals 0']],
  ['a list of dashes', '<p>- uno</p><p>– due</p><p>tre</p>', ['dash-list 1']],
  ['a list of dashes in one paragraph', '<p>- uno<br>- due</p>', ['dash-list 0']],
  ['one dash', '<p>- uno</p><p>due - tre</p>', []],
  [
    'what stands in a callout',
    `<aside data-kind="key">${image('')}<p>si legga <a href="/x">qui</a></p></aside>`,
    ['picture-unsaid 0', 'link-words 0'],
  ],
]

test.each(CASES)('%s', (_what, html, expected) => {
  expect(hints(html).map(({ kind, place }) => `${kind} ${place}`)).toEqual(expected)
})

test('a hint says in words what it found, and no more than a line of them', () => {
  const [hint] = hints(`<p>Si veda <a href="/x">qui</a></p>`)
  expect(hint?.words).toBe('“qui” non dice dove porta il link.')
  const [long] = hints(`<p>${'NON SUPERARE LA DOSE '.repeat(20)}</p>`)
  expect(long?.words.length).toBeLessThan(160)
})

test('in a block a third heading stands below a second', () => {
  expect(hints('<h2>a</h2><h4>b</h4><h4>c</h4>', 'block').map(({ kind, found }) => `${kind} ${found}`)).toEqual([
    'heading-skipped b',
  ])
})
