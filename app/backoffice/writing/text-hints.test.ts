import { type Editor, getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { blocksOf } from '#areas/content/body-block-rules.ts'
import { normalText } from '#areas/content/body-normal-rules.ts'
import { PICTURE } from '#areas/content/fixtures.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import { documentOf, htmlNodesOf } from './editor-document.ts'
import { schemaOf } from './editor-schema.ts'
import { cureHint, hintsOf, reachHint } from './text-hints.ts'

const schema = getSchema(schemaOf('body'))

/** A surface without a page. */
function surfaceWith(html: string) {
  const doc = Node.fromJSON(schema, documentOf(blocksOf(readHtml(html), 'body')))
  const surface = {
    schema,
    state: EditorState.create({ doc }),
    view: {
      focus() {},
      dispatch(change: EditorState['tr']) {
        surface.state = surface.state.apply(change)
      },
    },
  }
  const editor = surface as unknown as Editor
  const hints = () => hintsOf(surface.state.doc, 'body')
  return {
    hints,
    reach: (index: number) => {
      const hint = hints()[index]
      if (!hint || !reachHint(editor, hint)) return null
      const { from, to } = surface.state.selection
      return surface.state.doc.textBetween(from, to) || surface.state.doc.nodeAt(from)?.type.name
    },
    cure: () => {
      for (let hint = hints()[0], times = 0; hint && times < 5; hint = hints()[0], times += 1) cureHint(editor, hint)
      return normalText(htmlNodesOf(surface.state.doc), 'body').replaceAll('\n', '')
    },
  }
}

test.each([
  ['<h3>Sotto</h3><p>a</p>', '<h2>Sotto</h2><p>a</p>'],
  ['<p><strong>Come si fa</strong></p><p>a</p>', '<h2>Come si fa</h2><p>a</p>'],
  ['<p>NON SUPERARE <em>LA DOSE</em></p>', '<p>Non superare <em>la dose</em></p>'],
  [
    '<p>Ecco:</p><p>- uno <em>e</em></p><p>– due</p><p>fine</p>',
    '<p>Ecco:</p><ul><li>uno <em>e</em></li><li>due</li></ul><p>fine</p>',
  ],
  ['<p>- uno<br>- due</p>', '<ul><li>uno</li><li>due</li></ul>'],
])('what can be put right is, and no word of it is lost: %s', (html, cured) => {
  const surface = surfaceWith(html)
  expect(surface.cure()).toBe(cured)
  expect(surface.hints()).toEqual([])
})

test('each hint leads to its place', () => {
  const surface = surfaceWith(
    `<p>a</p><ul><li>Si veda <a href="/x">qui</a></li></ul><figure><img src="${PICTURE}" alt=""></figure><p>NON SUPERARE LA DOSE</p>`,
  )
  expect(surface.hints().map((_, index) => surface.reach(index))).toEqual(['qui', 'figure', 'NON SUPERARE LA DOSE'])
})
