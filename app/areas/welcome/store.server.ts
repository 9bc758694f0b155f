import { asc } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { WelcomeTemplate } from './model.ts'
import { welcomeTemplates } from './tables.server.ts'

/** In the order in which the first that applies wins. */
export async function listTemplates(db: Db): Promise<WelcomeTemplate[]> {
  return db
    .select({
      type: welcomeTemplates.type,
      productTags: welcomeTemplates.productTags,
      welcomeMessage: welcomeTemplates.welcomeMessage,
    })
    .from(welcomeTemplates)
    .orderBy(asc(welcomeTemplates.position))
}

/** Adds the first templates of a club; where there is one at a place, it is left alone. */
export async function insertTemplates(db: Db, templates: readonly WelcomeTemplate[]): Promise<void> {
  await db
    .insert(welcomeTemplates)
    .values(templates.map((template, position) => ({ ...template, productTags: [...template.productTags], position })))
    .onConflictDoNothing()
}
