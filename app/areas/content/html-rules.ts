import { Parser } from 'htmlparser2'
import type { HtmlElement, HtmlNode } from './body-grammar-rules.ts'

type Open = { name: string; attributes: Readonly<Record<string, string>>; children: HtmlNode[] }

/** Nobody writes so deep: what stands deeper is read as if it stood here. */
const DEEPEST = 100

/** HTML as a tree, whatever was written: nothing is run, and signs that no letter is made of are left out. */
export function readHtml(html: string): HtmlNode[] {
  const root: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  let deeper = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > DEEPEST) {
        deeper += 1
        return
      }
      const element: Open = { name, attributes, children: [] }
      open.at(-1)?.children.push(element satisfies HtmlElement)
      open.push(element)
    },
    ontext(text) {
      // Said by its number it comes only now.
      open.at(-1)?.children.push(text.replace(UNWRITTEN, ''))
    },
    onclosetag() {
      if (deeper > 0) deeper -= 1
      else if (open.length > 1) open.pop()
    },
  })
  parser.end(html.toWellFormed().replace(UNWRITTEN, ''))
  return root.children
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNWRITTEN = /[\u0000-\u0008\u000e-\u001f\u007f]/g
