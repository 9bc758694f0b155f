import { COVERS_PATH, type CoverKey } from '#design/cover-art/cover-path.ts'
import { pageMark } from '#platform/pure/page-meta.ts'

/** What a page tells of itself, read in the page that a visitor is given: a closed article shows no more than its title. */
export type SharedFacts = { title: string; club: string; mark: string; cover: CoverKey | null }

const LONGEST_PATH = 300

/** An address of a page of ours, and nothing else. */
export function sharedPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > LONGEST_PATH) return null
  return /^\/(?!\/)[\w\-/%.~]*$/.test(asked) && !/^\/(?:api|redazione|condivise|files)(?:\/|$)/.test(asked)
    ? asked
    : null
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/news-approfondimenti\/[^/]+\/[^/]+/, 'Da leggere'],
  [/^\/news-approfondimenti/, 'News e approfondimenti'],
  [/^\/corsi-ecm-fad\/videoclip/, 'Videoclip'],
  [/^\/corsi-ecm-fad\/(?!collana|ebook|film)[^/]+/, 'Corso ECM'],
  [/^\/corsi-ecm-fad/, 'Corsi ECM'],
  [/^\/risorse\/[^/]+/, 'Strumento di lavoro'],
  [/^\/professionisti-sanitari\/[^/]+/, 'Scheda professionale'],
  [/^\/servizi\/convenzioni/, 'Convenzioni'],
  [/^\/servizi\/viaggi/, 'Viaggi'],
  [/^\/servizi/, 'Servizi'],
]

export const kindOfPath = (path: string) => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? ''

const unescaped = (text: string) =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Null for a page that says no title to whoever shares it. */
export function sharedFacts(html: string): SharedFacts | null {
  const told = (property: string) => {
    const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
    return found === undefined ? null : unescaped(found)
  }
  const [title, club] = [told('og:title'), told('og:site_name')]
  if (!title || club === null) return null
  const address = new RegExp(`<main[\\s\\S]*?src="(${COVERS_PATH}/[^"]+)"`).exec(html)?.[1]
  const query = address ? new URL(unescaped(address), 'http://x').searchParams : null
  const seed = query?.get('s')
  return {
    title,
    club,
    mark: pageMark(title, club),
    cover: seed ? { seed, category: query?.get('c') ?? undefined, unlike: query?.get('u') ?? undefined } : null,
  }
}
