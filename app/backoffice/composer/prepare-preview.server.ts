import type { PageDocument } from '#areas/content/model.ts'
import { type PreparedPage, preparePage } from '#blocks/prepare-page.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { audienceWith, type Eyes } from './preview-choice.ts'

/** A document as a visitor would get it. An unfinished block of a draft is no news for the log. */
export function preparePreview(
  document: PageDocument,
  eyes: Eyes,
  { db, now, log, club, maxBlockMs }: Pick<PageParts, 'db' | 'now' | 'log' | 'club' | 'maxBlockMs'>,
): Promise<PreparedPage> {
  const quiet = {
    debug: log.debug.bind(log),
    info: log.info.bind(log),
    warn: () => undefined,
    error: log.error.bind(log),
  }
  return preparePage(document, { db, now, log: quiet, club, maxBlockMs, audience: audienceWith(eyes) })
}
