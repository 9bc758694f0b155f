import { type Editor, getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, test, vi } from 'vitest'
import { blocksOf } from '#areas/content/body-block-rules.ts'
import { bodyProblem } from '#areas/content/desk-rules.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import { documentOf } from './editor-document.ts'
import { schemaOf } from './editor-schema.ts'
import { easeOf, reachSentence } from './text-ease.ts'

const schema = getSchema(schemaOf('body'))
const documentIn = (html: string) => Node.fromJSON(schema, documentOf(blocksOf(readHtml(html), 'body')))

const HARD = `${'Interdisciplinarietà '.repeat(9)}internazionale.`
const EASY = 'Il cuore batte piano. La notte si dorme.'

test('[STU-049] paragraphs, headings, items and callouts are measured; cells, captions and whose a quotation is are not', () => {
  const read = `<h2>Il cuore</h2><p>${EASY}</p><ul><li>${EASY}</li></ul><aside data-kind="key"><p>${EASY}</p></aside>`
  const looked = `<table><tr><td>${HARD}</td></tr></table><blockquote><p>${EASY}</p><footer>${HARD}</footer></blockquote>`
  const ease = easeOf(documentIn(read + looked))
  expect(ease.sentences).toBe(9)
  expect(ease.hardest.map(({ text }) => text)).not.toContain(HARD)
  expect(ease.index).toBe(easeOf(documentIn(`${read}<p>${EASY}</p>`)).index)
})

test('[STU-049] of a long text only the block that was changed is measured again', () => {
  const doc = documentIn(`<p>${EASY}</p>`.repeat(500))
  const read = vi.spyOn(Node.prototype, 'textBetween')
  easeOf(doc)
  expect(read).toHaveBeenCalledTimes(500)
  const state = EditorState.create({ doc })
  const changed = state.tr.insertText('Allora, ', 1).doc
  read.mockClear()
  expect(easeOf(changed).sentences).toBe(1000)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
})

test('[STU-049] a sentence is reached where it stands now, and one that is no more is not', () => {
  const doc = documentIn(`<p>${EASY}</p><p><strong>Ecco.</strong> ${HARD} Fine.</p>`)
  const [hardest] = easeOf(doc).hardest
  let state = EditorState.create({ doc })
  const surface = { dispatch: (change: typeof state.tr) => (state = state.apply(change)), focus: vi.fn() }
  const reach = () => hardest !== undefined && reachSentence({ state, view: surface } as unknown as Editor, hardest)
  const chosen = () => state.doc.textBetween(state.selection.from, state.selection.to)
  expect([reach(), chosen()]).toEqual([true, HARD])
  // Something is written before it, in its own block and above.
  state = state.apply(state.tr.insertText('Prima. ', state.selection.from).insertText('Prima. ', 1))
  state = state.apply(state.tr.split(8))
  expect([reach(), chosen()]).toEqual([true, HARD])
  state = state.apply(state.tr.deleteSelection())
  expect(reach()).toBe(false)
  expect(surface.focus).toHaveBeenCalledTimes(2)
})

test('[STU-049] what is hard to read is published all the same', () => {
  expect(easeOf(documentIn(`<p>${HARD}</p>`)).index).toBeLessThan(45)
  expect(bodyProblem(`<p>${HARD}</p>`)).toEqual({})
})
