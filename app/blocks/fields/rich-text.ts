import sanitize from 'sanitize-html'
import { z } from 'zod'
import { BLOCK_TAGS, HTML_LIMITS, pictureAttributes, tidyFigures, WORD_SYNONYMS } from '#areas/content/body-rules.ts'
import type { RichText } from '#areas/content/model.ts'

/**
 * The only HTML editors may write. It is cleaned when it is saved and again when it is shown, so that neither an old
 * row nor a mended list of ours can let anything through.
 */
const ALLOWED: sanitize.IOptions = {
  ...HTML_LIMITS,
  allowedTags: [...BLOCK_TAGS],
  // Of a body the sanitiser gives the headings their names itself.
  allowedAttributes: { ...HTML_LIMITS.allowedAttributes, h2: ['id'], h3: ['id'] },
  enforceHtmlBoundary: false,
  transformTags: {
    ...WORD_SYNONYMS,
    a(tagName, { href = '', target }) {
      const attribs: sanitize.Attributes = { href }
      if (target === '_blank' || /^https?:/i.test(href))
        Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer' })
      return { tagName, attribs }
    },
    img: (tagName, given) => ({ tagName, attribs: pictureAttributes(given) }),
  },
}

export function sanitizeRichText(html: string): RichText {
  return (isPlain(html) ? html : tidyFigures(sanitize(html, ALLOWED))) as RichText
}

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
