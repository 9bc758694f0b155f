import { JSDOM } from 'jsdom'

/** One window serves a whole worker: making one takes longer than reading a page. */
let parser: DOMParser | null = null

/**
 * The document of a served page, without its styles and its programs, which no test reads and which take longer to read than the page.
 * What is told to search engines stays.
 */
export function documentOf(body: string): Document {
  parser ??= new new JSDOM().window.DOMParser()
  const lighter = body
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/(<script\b(?![^>]*ld\+json)[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return parser.parseFromString(lighter, 'text/html')
}
