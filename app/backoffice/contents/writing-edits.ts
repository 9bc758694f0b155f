/** The browser's own editing: nothing is loaded for it, and undo, spelling and keyboards are the ones people know. */
export const edit = (command: string, value?: string) => document.execCommand(command, false, value)

/** What is selected on a surface; null when the selection is elsewhere. */
export function rangeOn(surface: HTMLElement | null): Range | null {
  const selection = document.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  return range && surface?.contains(range.commonAncestorContainer) ? range : null
}

/** Takes the hand back to where it was on the surface, after a panel had it. */
export function goBackTo(surface: HTMLElement | null, range: Range | null): void {
  surface?.focus()
  const selection = document.getSelection()
  if (!range || !selection || !surface?.contains(range.commonAncestorContainer)) return
  selection.removeAllRanges()
  selection.addRange(range)
}

export function elementAt(range: Range | null): Element | null {
  const node = range?.startContainer ?? null
  if (!node || node.nodeType !== Node.ELEMENT_NODE) return node?.parentElement ?? null
  // Of a picture that is selected the range says only where it begins.
  return (node.childNodes[range?.startOffset ?? 0] as Element | undefined)?.localName === 'figure'
    ? (node.childNodes[range?.startOffset ?? 0] as Element)
    : (node as Element)
}

/** Chooses the last letters that were written. */
export function chooseBefore(letters: number): void {
  const selection = document.getSelection()
  const [node, end] = [selection?.focusNode, selection?.focusOffset ?? 0]
  if (node?.nodeType === Node.TEXT_NODE && end >= letters) selection?.setBaseAndExtent(node, end - letters, node, end)
}

const SPLIT_BY_ENTER = ['p', 'h2', 'h3', 'h4']

/**
 * Puts a table or a picture after the paragraph one is writing in: inside it would break both, and inside a list it would become part of
 * an item. Written as if by hand, so that undo knows it; where the browser takes it apart (after a list it does), it is put there whole.
 */
export function putBlock(surface: HTMLElement, html: string): void {
  const at = rangeOn(surface)?.startContainer
  const blocks = [...surface.children]
  const block = blocks.find((child) => at && child.contains(at)) ?? blocks.at(-1)
  const written = surface.innerHTML
  const made = blockOf(html)
  const known = blocks.filter((child) => isSame(child, made)).length
  writeAfter(surface, block, html)
  const standing = [...surface.children].filter((child) => isSame(child, made))
  if (standing.length === known) {
    const place = block ? blocks.indexOf(block) : -1
    surface.innerHTML = written
    const before = surface.children[place]
    if (before) before.after(made)
    else surface.append(made)
    if (isEmpty(before)) before?.remove()
    goTo(surface, made)
  }
  leaveRoom(surface)
}

function writeAfter(surface: HTMLElement, block: Element | undefined, html: string): void {
  const selection = document.getSelection()
  if (block && SPLIT_BY_ENTER.includes(block.localName)) {
    selection?.selectAllChildren(block)
    selection?.collapseToEnd()
    if (block.textContent?.trim()) edit('insertParagraph')
  } else {
    const room = emptyParagraph()
    if (block) block.after(room)
    else surface.append(room)
    selection?.collapse(room, 0)
  }
  edit('insertHTML', html)
}

function blockOf(html: string): Element {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.content.firstElementChild ?? emptyParagraph()
}

const isSame = (child: Element, made: Element) => child.outerHTML === made.outerHTML
const isEmpty = (child: Element | undefined) => child?.localName === 'p' && !child.textContent?.trim()

/** In a table one goes on writing in its first cell. */
function goTo(surface: HTMLElement, made: Element): void {
  const range = document.createRange()
  range.selectNodeContents(made.querySelector('th, td') ?? made)
  goBackTo(surface, range)
}

/** Another table, or other words, in the place of these; undo brings them back. */
export function replaceNode(surface: HTMLElement, node: Node, html: string): void {
  const range = document.createRange()
  range.selectNode(node)
  goBackTo(surface, range)
  edit('insertHTML', html)
  leaveRoom(surface)
}

/** Below a table or a picture that is the last there must be somewhere to go on writing. */
function leaveRoom(surface: HTMLElement): void {
  if (!surface.lastElementChild || ['table', 'figure'].includes(surface.lastElementChild.localName))
    surface.append(emptyParagraph())
}

function emptyParagraph(): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.append(document.createElement('br'))
  return paragraph
}
