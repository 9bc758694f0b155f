import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import {
  type HardSentence,
  type MeasuredSentence,
  measuredIn,
  type ReadingEase,
  readingEase,
} from '#areas/content/reading-ease-rules.ts'

/** What is read from its beginning to its end: cells, captions and whose a quotation is are looked up. */
const READ: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4'])

type Passage = { at: number; node: Node }

function passagesOf(doc: Node): Passage[] {
  const passages: Passage[] = []
  doc.descendants((node, at) => {
    if (READ.has(node.type.name)) passages.push({ at: at + 1, node })
    return !node.isTextblock && node.type.name !== 'table'
  })
  return passages
}

// One sign for each thing that is no word, so that places in the words are places in the document.
const wordsOf = (node: Node) => node.textBetween(0, node.content.size, '', ' ')

const measured = new WeakMap<Node, MeasuredSentence[]>()

/** A block that nobody touched is the same one in every document: it is measured once. */
function measureOf(node: Node): MeasuredSentence[] {
  const known = measured.get(node)
  if (known) return known
  const sentences = measuredIn(wordsOf(node))
  measured.set(node, sentences)
  return sentences
}

/** STU-049. How easily what stands on the surface is read. */
export const easeOf = (doc: Node): ReadingEase => readingEase(passagesOf(doc).map(({ node }) => measureOf(node)))

/** Takes the hand to a sentence, also where it has moved since it was measured. False where it is no more. */
export function reachSentence({ state, view }: Editor, { passage, from, text }: HardSentence): boolean {
  const passages = passagesOf(state.doc)
  const inOrder = [...passages.slice(passage), ...passages.slice(0, passage)]
  for (const { at, node } of inOrder) {
    const words = wordsOf(node)
    const begin = words.startsWith(text, from) ? from : words.indexOf(text)
    if (begin === -1) continue
    const chosen = TextSelection.create(state.doc, at + begin, at + begin + text.length)
    view.dispatch(state.tr.setSelection(chosen).scrollIntoView())
    view.focus()
    return true
  }
  return false
}
