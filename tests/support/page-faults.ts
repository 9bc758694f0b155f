import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'

/** The addresses a page links to. */
export function linksOf(body: string): string[] {
  return [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes elements its own way, which is valid: these rules are about taste.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
  },
})

/**
 * What is not valid HTML. What a page holds is validated once, however many types are given it. The frame around it is the same on
 * all pages of a type, and most of the work: it is validated around the home page, and elsewhere it must only not share an id.
 */
const validated = new Set<string>()
export async function faultsOf(url: string, body: string): Promise<string[]> {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>') + '</main>'.length)
  const print = createHash('sha256').update(main).digest('base64')
  const faults = repeatedIds(body).map((id) => `${url} has the id ${id} twice`)
  if (url !== '/' && validated.has(print)) return faults
  validated.add(print)
  const alone = `<!doctype html><html lang="it"><head><title>Pagina</title></head><body>${main}</body></html>`
  const whole = url === '/' ? body.replace(/<style>[\s\S]*?<\/style>/g, '') : alone
  const { results } = await validator.validateString(whole)
  const messages = results.flatMap((result) => result.messages)
  return [...faults, ...messages.map(({ ruleId, message, selector }) => `${url} ${ruleId}: ${message} ${selector}`)]
}

function repeatedIds(body: string): string[] {
  const drawn = body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const seen = new Set<string>()
  return [...drawn.matchAll(/<[^>]*\sid="([^"]+)"/g)].flatMap(([, id = '']) => {
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew ? [] : [id]
  })
}

/** English that no Italian sentence holds: the little words, and those of buttons left untranslated. */
const ENGLISH =
  /\b(?:the|and|of|with|your|you|this|that|from|are|please|loading|click|next|previous|close|cancel|submit|required|invalid|search|show|hide|save|delete|welcome|sign up|log in|not found|read more)\b/gi

/** AUD-024. What is read, seen or spoken. The works cited as sources keep their titles; other titles that are not Italian say so (`lang`). */
export function foreignIn(url: string, body: string): string[] {
  const told = /^<!doctype html><html[^>]* lang="it"/i.test(body) ? [] : [`${url} does not say that it is Italian`]
  const visible = body
    .replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<h2[^>]*>Fonti<\/h2>[\s\S]*?<\/section>/g, ' ')
  const spoken = [...visible.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, words]) => words)
  const text = [visible.replace(/<[^>]+>/g, ' '), ...spoken].join(' ')
  for (const found of text.matchAll(ENGLISH)) told.push(`${url}: …${text.slice(found.index - 30, found.index + 40)}…`)
  return told
}
