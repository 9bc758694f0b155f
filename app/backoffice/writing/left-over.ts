import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { isLeftOverCell, LEFT_OVER, skipsLevel, TITLE_LEVEL } from '#areas/content/placeholder-rules.ts'

type Place = { from: number; to: number; isPicture?: true }

/** STU-005. Takes the hand to the next words that were put there to be written over; after the last, to the first. False where there are none. */
export function reachLeftOver({ state, view }: Editor): boolean {
  const places = leftOverIn(state.doc)
  const { from, empty } = state.selection
  const next = places.find((place) => (empty ? place.from >= from : place.from > from)) ?? places[0]
  if (!next) return false
  const chosen = next.isPicture
    ? NodeSelection.create(state.doc, next.from)
    : TextSelection.create(state.doc, next.from, next.to)
  view.dispatch(state.tr.setSelection(chosen).scrollIntoView())
  view.focus()
  return true
}

export function leftOverIn(doc: Node): Place[] {
  const places: Place[] = []
  let level = TITLE_LEVEL
  doc.descendants((block, at, parent) => {
    if (!block.isTextblock) return true
    if (block.type.name === 'figure' && !block.attrs.alt && block.attrs.role !== 'presentation')
      places.push({ from: at, to: at + block.nodeSize, isPicture: true })
    const begin = at + 1
    const heading = Number(/^h(\d)$/.exec(block.type.name)?.[1] ?? 0)
    if (heading > 0) {
      if (skipsLevel(level, heading)) places.push({ from: begin, to: begin + block.content.size })
      level = heading
    }
    // One sign for each thing that is no word, so that places in the words are places in the document.
    const words = block.textBetween(0, block.content.size, '', ' ')
    if (parent?.childCount === 1 && isLeftOverCell(parent.type.name, words.trim()))
      places.push({ from: begin, to: begin + block.content.size })
    for (const { 0: found, index } of words.matchAll(LEFT_OVER))
      places.push({ from: begin + index, to: begin + index + found.length })
    return false
  })
  return places
}
