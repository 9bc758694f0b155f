import { JSDOM } from 'jsdom'

/** One window serves a whole worker: making one takes longer than reading a page. */
let parser: DOMParser | null = null

/** The document of a served page, without its styles, which no test reads and which take longer to read than the page. */
export function documentOf(body: string): Document {
  parser ??= new new JSDOM().window.DOMParser()
  return parser.parseFromString(body.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ''), 'text/html')
}
