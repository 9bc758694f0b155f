import { GRAMMARS } from '#areas/content/body-grammar-rules.ts'
import { isOurPicture } from '#areas/content/body-rules.ts'

const BODY_TAGS = Object.keys(GRAMMARS.body)
const BODY_SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }

const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'hr', 'table', 'figure'])
/** What these hold is not words. */
const DROPPED = 'script, style, template, noscript, iframe, object, svg, math, head, title'

/** Other programs dress every word; the browser complains of each, because the club lets nothing be dressed so. */
const STYLES = /\sstyle=("[^"]*"|'[^']*')/gi

/**
 * What may stand on the writing surface of some HTML, pasted or typed: the tags of a body and where its links lead. Read without
 * being run; whatever is saved passes the sanitiser of the server all the same.
 */
export function allowedHtml(html: string, tags: readonly string[] = BODY_TAGS): string {
  const { body } = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html')
  for (const dropped of body.querySelectorAll(DROPPED)) dropped.remove()
  for (const element of [...body.querySelectorAll('*')]) tidy(element, tags)
  return body.innerHTML.replace(/(<br>\s*)+$/, '')
}

function tidy(element: Element, tags: readonly string[]): void {
  const name = element.localName
  const wanted = tags.includes(name)
    ? name
    : (BODY_SYNONYMS[name] ?? (name === 'div' && !hasBlocks(element) ? 'p' : name))
  if (!tags.includes(wanted)) {
    element.replaceWith(...element.childNodes)
    return
  }
  const kept = document.createElement(wanted)
  for (const attribute of attributesOf(wanted)) {
    const value = ownPath(element.getAttribute(attribute))
    if (value !== null && isSafe(attribute, value)) kept.setAttribute(attribute, value)
  }
  if (wanted === 'img' && !kept.hasAttribute('src')) {
    element.remove()
    return
  }
  // A link that leads nowhere is only its words.
  const isWordsAlone = wanted === 'a' && !kept.hasAttribute('href')
  if (!isWordsAlone) kept.append(...element.childNodes)
  element.replaceWith(...(isWordsAlone ? element.childNodes : [kept]))
}

function attributesOf(name: string): readonly string[] {
  // How a link opens is decided when it is saved.
  if (name === 'a') return ['href']
  return GRAMMARS.body[name]?.attributes ?? []
}

/** What is copied from a page of the club comes with the name of the club before each address. */
function ownPath(value: string | null): string | null {
  const { origin } = window.location
  return value?.startsWith(`${origin}/`) ? value.slice(origin.length) : value
}

export function isSafe(attribute: string, value: string): boolean {
  if (attribute === 'src') return isOurPicture(value)
  return attribute !== 'href' || /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(value.trim())
}

const hasBlocks = (element: Element) =>
  [...element.children].some(({ localName }) => BLOCKS.has(localName) || localName === 'div')

/** Whether anything stands there: an empty paragraph is nothing, a line, a table or a picture is something. */
export function hasWords(html: string): boolean {
  return /<(hr|table|img)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}

/** Words without HTML, as paragraphs. */
export function paragraphsOf(text: string): string {
  const holder = document.createElement('p')
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      holder.textContent = paragraph
      return `<p>${holder.innerHTML.replaceAll('\n', '<br>')}</p>`
    })
    .join('')
}
