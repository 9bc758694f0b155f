import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { ACCESS_LINE, GRAMMARS, MARK_ORDER, type TextKind, WORDS } from '#areas/content/body-grammar-rules.ts'
import { CALLOUTS, type CalloutKind, type Run } from '#areas/content/body-model.ts'
import { isOurPicture, pictureAttributes } from '#areas/content/body-rules.ts'
import { ALLOWED_LINK } from '#areas/content/link-rules.ts'

/** Parts that the editor keeps with the whole: rows stand in the table, a picture and its caption are the figure. */
const FOLDED: ReadonlySet<string> = new Set(['text', 'caption', 'thead', 'tbody', 'img', 'figcaption', 'small'])
/** What `tableEditing` calls the parts of a table. */
const TABLE_ROLES: Readonly<Record<string, string>> = { table: 'table', tr: 'row', td: 'cell', th: 'header_cell' }
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])
/** Deleting stops at their edge: it does not pull what is outside into them. */
const CLOSED: ReadonlySet<string> = new Set(['table', 'td', 'th', 'figure', 'footer'])

/** STU-002. The document of the editor, from the one grammar: what may not be kept cannot be written. */
export function schemaOf(kind: TextKind): AnyExtension[] {
  const grammar = GRAMMARS[kind]
  const names = Object.keys(grammar).filter((name) => !FOLDED.has(name) && !MARK_ORDER.includes(name))
  const marks = MARK_ORDER.filter((name) => name in grammar)
  return [
    Node.create({ name: 'doc', topNode: true, content: `(${blocksIn('text', kind).join(' | ')})+` }),
    Node.create({ name: 'text', group: 'inline' }),
    TableRoles,
    ...names.map((name) => nodeNamed(name, kind)),
    ...marks.map(markNamed),
  ]
}

const blocksIn = (name: string, kind: TextKind) =>
  (GRAMMARS[kind][name]?.holds ?? []).filter((held) => held !== WORDS && held !== 'br' && !MARK_ORDER.includes(held))

/** Words that stand beside blocks stand in a paragraph here: of a single one the kept form has only the words. */
function contentOf(name: string, kind: TextKind): string {
  if (name === 'table') return 'tr+'
  if (name === 'tr') return '(th | td)*'
  const blocks = blocksIn(name, kind)
  if (name === 'blockquote') return '(p | ul | ol)+ footer?'
  if (blocks.length > 0) return `(${blocks.join(' | ')})+`
  return GRAMMARS[kind][name]?.holds.includes(WORDS) ? 'inline*' : ''
}

function nodeNamed(name: string, kind: TextKind): AnyExtension {
  if (name === 'table') return TableNode
  if (name === 'figure') return FigureNode
  const content = contentOf(name, kind)
  const isInline = name === 'br'
  const inList = name === 'li' || name === 'tr' || name === 'td' || name === 'th'
  return Node.create({
    name,
    content,
    group: isInline ? 'inline' : inList || name === 'footer' ? '' : LISTS.has(name) ? 'block list' : 'block',
    inline: isInline,
    selectable: name === 'hr',
    draggable: name === 'hr',
    defining: ['h2', 'h3', 'h4', 'blockquote', 'aside', 'li'].includes(name),
    isolating: CLOSED.has(name),
    addAttributes: () =>
      Object.fromEntries((GRAMMARS[kind][name]?.attributes ?? []).map((attribute) => [attribute, ofCell(attribute)])),
    parseHTML: () => [
      { tag: name === 'aside' ? 'aside[data-kind]' : name },
      ...(name === 'hr' ? [{ tag: `div[${ACCESS_LINE}]` }] : []),
    ],
    renderHTML: ({ HTMLAttributes, node }) =>
      node.attrs[ACCESS_LINE] === ''
        ? ['div', { ...HTMLAttributes, role: 'separator', 'aria-label': ACCESS_WORDS }, ACCESS_WORDS]
        : content === ''
          ? [name, HTMLAttributes]
          : [name, name === 'aside' ? { ...HTMLAttributes, 'data-name': calloutName(node) } : HTMLAttributes, 0],
  })
}

/** STU-020. What the line is called where it is written and put in. */
export const ACCESS_WORDS = 'Da qui per chi ha accesso'

/** What readers see above its words. */
const calloutName = ({ attrs }: EditorNode) => CALLOUTS[attrs['data-kind'] as CalloutKind]

/** The name of a heading and the number of a list are of one: the other half of a divided block begins without. */
const ofCell = (attribute: string) =>
  attribute === 'data-kind'
    ? { default: 'note' }
    : attribute === 'start' || attribute.endsWith('span')
      ? { default: 1 }
      : { default: null, keepOnSplit: false }

const TableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (TABLE_ROLES[name] ? { tableRole: TABLE_ROLES[name] } : {}),
})

/** Its caption is no row: it is kept beside, and written in the tools of the table. */
const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tr+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: [],
      parseHTML: (element): readonly Run[] => {
        const words = element.querySelector(':scope > caption')?.textContent?.trim()
        return words ? [{ text: words, marks: [] }] : []
      },
      renderHTML: () => null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ node }) => {
    const words = (node.attrs.caption as readonly Run[]).map(({ text }) => text).join('')
    const caption = words ? [['caption', { contenteditable: 'false' }, words]] : []
    return ['div', { class: 'table-room' }, ['table', ...caption, ['tbody', 0]]]
  },
})

const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      [...(GRAMMARS.body.img?.attributes ?? []), 'credit', 'data-width'].map((attribute) => [
        attribute,
        { default: null, rendered: false },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (figure) => (figure as Element).querySelector('figcaption') ?? document.createElement('p'),
      getAttrs: (figure) => {
        const image = (figure as Element).querySelector('img')
        if (!image || !isOurPicture(image.getAttribute('src'))) return false
        const given = Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]))
        const credit = (figure as Element).querySelector('figcaption > small')?.textContent ?? null
        const width = (figure as Element).getAttribute('data-width') === 'wide' ? 'wide' : null
        return { ...pictureAttributes(given), credit, 'data-width': width }
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { credit, 'data-width': width, ...image } = node.attrs
    const said = credit ? [['small', { contenteditable: 'false' }, String(credit)]] : []
    return [
      'figure',
      { 'data-width': width },
      ['img', { ...image, contenteditable: 'false', draggable: 'false' }],
      ['figcaption', 0],
      ...said,
    ]
  },
})

function markNamed(name: string): AnyExtension {
  const isLink = name === 'a'
  return Mark.create({
    name,
    // Whoever goes on writing after a link writes outside of it.
    inclusive: !isLink,
    addAttributes: () => (isLink ? { href: { default: null }, target: { default: null } } : {}),
    parseHTML: () => [
      isLink
        ? {
            tag: 'a[href]',
            getAttrs: (link) =>
              ALLOWED_LINK.test((link as Element).getAttribute('href')?.trim() ?? '') ? null : false,
          }
        : { tag: name },
      ...(name === 'strong' ? [{ tag: 'b' }] : name === 'em' ? [{ tag: 'i' }] : []),
    ],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })
}
