import type { Db } from '#platform/db/database.server.ts'
import { findPublishedPage } from './store.server.ts'

/** PRV-003, PRV-011. Where editors keep the conditions of use: read here by everybody who shows them. */
export const TERMS_PATH = '/termini-e-condizioni'

/** The words of an editors' page, without its frame; null when it is not published. Legal texts live there, and nowhere twice. */
export async function findPageText(db: Db, path: string): Promise<string | null> {
  const page = await findPublishedPage(db, path)
  if (!page) return null
  return Object.values(page.document.regions)
    .flat()
    .map((block) => (block?.fields as { content?: unknown } | undefined)?.content)
    .filter((content) => typeof content === 'string')
    .join('\n')
}
