import { z } from 'zod'
import { normalText } from '#areas/content/body-normal-rules.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import type { RichText } from '#areas/content/model.ts'

/**
 * The only HTML editors may write. It is cleaned when it is saved and again when it is shown, so that neither an old row nor a mended
 * grammar of ours can let anything through. A text that was never divided into blocks is a line, and stays one.
 */
export function sanitizeRichText(html: string): RichText {
  if (isPlain(html)) return html as RichText
  const text = normalText(readHtml(html), 'block')
  return (hasBlocks(html) ? text : text.replace(/^<p>(.*)<\/p>$/, '$1')) as RichText
}

const hasBlocks = (html: string) => /<(?:p|div|h[1-6]|li|t[dh]|figure|section|article)\b/i.test(html)

/** Most short texts hold no markup at all, and reading them as HTML would be wasted work at every rendering. */
function isPlain(text: string): boolean {
  return !/[<>&"]/.test(text)
}

/** Words an editor may format. What comes out of the shape is clean. */
export function richText({ maxLength = 5_000 }: { maxLength?: number } = {}) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .transform(sanitizeRichText)
    .meta({ title: 'Testo', input: 'rich-text' })
}
