import type { Db } from '#platform/db/database.server.ts'
import { plainText } from './article-rules.ts'
import type { Block, PageDocument, RegionName, RichText } from './model.ts'
import { findPublishedPage } from './store.server.ts'

/** PRV-003, PRV-011. Where editors keep the conditions of use: read here by everybody who shows them. */
export const TERMS_PATH = '/termini-e-condizioni'

/** The words of an editors' page, without its frame; null when it is not published. Legal texts live there, and nowhere twice. */
export async function findPageText(db: Db, path: string): Promise<string | null> {
  const page = await findPublishedPage(db, path)
  return page && wordsOf(Object.values(page.document.regions).flat())
}

/** PRV-005. The same, each region by itself, for a page that puts something of its own between them. */
export async function findRegionTexts(db: Db, path: string): Promise<Record<RegionName, RichText | null>> {
  const regions: PageDocument['regions'] = (await findPublishedPage(db, path))?.document.regions ?? {}
  return { main: wordsOf(regions.main ?? []) || null, bottom: wordsOf(regions.bottom ?? []) || null }
}

/** CRS-041. A figure that editors keep for a page of an area, as the only words of its main region; null where there is none. */
export async function findPageFigure(db: Db, path: string): Promise<string | null> {
  const { main } = await findRegionTexts(db, path)
  const words = plainText(main ?? '')
  return /^\d[\d.]{0,11}$/.test(words) ? words : null
}

/** What is published passed the sanitiser when it was saved. */
function wordsOf(blocks: readonly (Block | undefined)[]): RichText {
  return blocks
    .map((block) => (block?.fields as { content?: unknown } | undefined)?.content)
    .filter((content) => typeof content === 'string')
    .join('\n') as RichText
}
