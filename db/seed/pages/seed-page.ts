import type { z } from 'zod'
import type { Permission } from '#areas/audience/model.ts'
import type { Block, PageDocument, PageHead } from '#areas/content/model.ts'
import type { BlockType, definitions } from '#blocks/definitions.server.ts'

export type SeedPage = { path: string; parent?: string; head: PageHead; regions: PageDocument['regions'] }

export function head(title: string, description: string, sharing: PageHead['sharing'] = {}): PageHead {
  return { title, description, sharing }
}

/** A block as an editor would have written it; its fields are checked by the compiler here and by its shape when it is saved. */
export function block<Type extends BlockType>(
  id: string,
  type: Type,
  fields: z.input<(typeof definitions)[Type]['schema']>,
  audience: Permission = {},
): Block {
  return { id, type, audience, fields }
}

/** A page that is only words. */
export function textPage(
  path: string,
  parent: string,
  { title, description, html }: { title: string; description: string; html: string },
): SeedPage {
  return {
    path,
    parent,
    head: head(title, description),
    regions: { main: [block('testo', 'rich-text', { content: html })] },
  }
}
