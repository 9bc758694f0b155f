import { cleanBody } from '#areas/content/article-commands.server.ts'
import { compareTexts, type TextCheck } from '#areas/content/body-check-rules.ts'
import {
  type KeptBody,
  listBodies,
  listPageDocuments,
  listVersionBodies,
  tidyBody,
} from '#areas/content/body-check-store.server.ts'
import { GRAMMAR_NUMBER, type TextKind } from '#areas/content/body-grammar-rules.ts'
import { placeholdersIn } from '#areas/content/placeholder-rules.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { sanitizeRichText } from '#blocks/fields/rich-text.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'

export type BodyCounts = { unchanged: number; tidied: number; differing: number; written: number }
type Options = { isWriting: boolean; say: (sentence: string) => void }

/**
 * STU-003. Says of every text what its one form would change, and writes nothing unless all of them say the same as before. Versions are
 * history and stay as they are; blocks and plans take their form when somebody keeps them, and are shown in it already.
 */
export async function checkBodies(db: Db, { isWriting, say }: Options): Promise<BodyCounts> {
  const counts: BodyCounts = { unchanged: 0, tidied: 0, differing: 0, written: 0 }
  const check = (name: string, before: string, after: string, kind: TextKind): TextCheck['kind'] => {
    const result = compareTexts(before, after, kind)
    if (result.kind === 'unchanged') counts.unchanged += 1
    else if (result.kind === 'tidied') {
      counts.tidied += 1
      say(`Riordinato: ${name} (${result.what.join(', ')})`)
    } else {
      counts.differing += 1
      say(`Da guardare: ${name} (cambierebbero: ${result.what.join(', ')})`)
    }
    return result.kind
  }
  for await (const item of listBodies(db)) {
    check(`contenuto ${item.slug}`, item.body, cleanBody(item.body), 'body')
    if (item.isPublished)
      for (const { words, place } of placeholdersIn(item.body))
        say(`Pubblicato con parole da scrivere: contenuto ${item.slug}, «${words}» (${place})`)
    for (const { number, body } of await listVersionBodies(db, item.id))
      check(`contenuto ${item.slug}, versione ${number}`, body, cleanBody(body), 'body')
  }
  for (const { path, number, document } of await listPageDocuments(db))
    for (const text of Object.values(document.regions).flatMap((blocks) =>
      (blocks ?? []).flatMap(({ fields }) => textsIn(fields)),
    ))
      check(`pagina ${path}, versione ${number}`, text, sanitizeRichText(text), 'block')
  for (const { id, conditionsHtml } of await listProducts(db, systemClock.now()))
    check(`piano ${id}`, conditionsHtml, sanitizeRichText(conditionsHtml), 'block')
  if (isWriting && counts.differing === 0) counts.written = await writeBodies(db)
  say(
    `Grammatica ${GRAMMAR_NUMBER}. Testi come prima: ${counts.unchanged}. Riordinati: ${counts.tidied}. Da guardare: ${counts.differing}. Scritti: ${counts.written}.`,
  )
  if (isWriting && counts.differing > 0) say('Non ho scritto niente: prima vanno guardati i testi che cambierebbero.')
  return counts
}

/** Each by itself: who stops it half-way begins again, and only what is left is written. */
async function writeBodies(db: Db): Promise<number> {
  const changed: KeptBody[] = []
  for await (const item of listBodies(db)) {
    const tidied = cleanBody(item.body)
    if (tidied === item.body) continue
    await tidyBody(db, item, tidied)
    changed.push(item)
  }
  if (changed.length > 0) await bumpRevision(db)
  return changed.length
}

/** The texts with markup among the fields of a block, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
