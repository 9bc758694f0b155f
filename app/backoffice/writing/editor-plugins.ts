import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const CLOSING: ReadonlySet<string> = new Set(['table', 'figure', 'hr', 'aside'])

/** Below a table, a picture or a line that is the last there is always somewhere to go on writing. */
export const roomBelow = new Plugin({
  appendTransaction(transactions, _before, { tr, doc, schema }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    if (!CLOSING.has(doc.lastChild?.type.name ?? '') || !schema.nodes.p) return null
    return tr.insert(doc.content.size, schema.nodes.p.create())
  },
})

/** STU-004. What is asked for where nothing is written yet: shown by the surface, never part of the words. */
export const hints = new Plugin({
  props: {
    decorations({ doc }) {
      const drawn: Decoration[] = []
      doc.descendants((node, at) => {
        const { name } = node.type
        const isEmpty =
          name === 'th' ? node.childCount === 1 && node.child(0).content.size === 0 : node.content.size === 0
        const hint = isEmpty ? HINTS[name] : undefined
        // A title without words heads nothing yet: to who listens it is a cell.
        const role = name === 'th' ? { role: 'cell' } : {}
        if (hint) drawn.push(Decoration.node(at, at + node.nodeSize, { 'data-hint': hint, ...role }))
        return !node.isTextblock
      })
      const [only] = doc.childCount === 1 ? doc.children : []
      if (only?.type.name === 'p' && only.content.size === 0)
        drawn.push(Decoration.node(0, only.nodeSize, { 'data-hint': 'Scrivi qui, o premi / per aggiungere' }))
      return DecorationSet.create(doc, drawn)
    },
  },
})

const HINTS: Readonly<Record<string, string>> = { th: 'Colonna', figure: 'Didascalia', footer: 'Di chi sono le parole' }
