import { z } from 'zod'
import type { Permission } from '#areas/audience/model.ts'
import type { NewMenuItem, PageDocument, PageHead } from '#areas/content/model.ts'
import { namesIn, readMarkdown, readYaml } from '../content-files.ts'
import { htmlOf } from '../markdown.ts'

export type SeedPage = { path: string; parent?: string | undefined; head: PageHead; regions: PageDocument['regions'] }

const permission = z.custom<Permission>((value) => typeof value === 'object')
/** A block as the composer keeps it; its fields are checked when it is saved. */
const block = z.strictObject({
  id: z.string(),
  type: z.string(),
  audience: permission.default({}),
  fields: z.record(z.string(), z.unknown()),
})
const headShape = z.strictObject({
  parent: z.string().optional(),
  title: z.string(),
  description: z.string(),
  sharing: z.strictObject({ title: z.string().optional() }).default({}),
})
const pageShape = headShape.extend({ main: z.array(block).optional(), bottom: z.array(block).optional() })

const FOLDER = 'pages'

const pageNames = () => namesIn(FOLDER).filter((name) => /\.(yaml|md)$/.test(name))
export const pagePaths = () => pageNames().map(pathOf)

/** The files stand as the addresses do; parents come before their children. */
export function readPages(): SeedPage[] {
  const pages = pageNames().map((name) => (name.endsWith('.md') ? readWords(name) : readBlocks(name)))
  const depthOf = ({ parent }: SeedPage): number => {
    const above = pages.find(({ path }) => path === parent)
    return above ? 1 + depthOf(above) : 0
  }
  return pages.toSorted((one, other) => depthOf(one) - depthOf(other))
}

const pathOf = (name: string) => (name === 'home.yaml' ? '/' : `/${name.replace(/\.(yaml|md)$/, '')}`)

function readBlocks(name: string): SeedPage {
  const { parent, main, bottom, ...head } = readYaml(`${FOLDER}/${name}`, pageShape)
  return { path: pathOf(name), parent, head, regions: { ...(main && { main }), ...(bottom && { bottom }) } }
}

/** A page that is only words. */
function readWords(name: string): SeedPage {
  const { front, body } = readMarkdown(`${FOLDER}/${name}`, headShape)
  const { parent, ...head } = front
  const text = { id: 'testo', type: 'rich-text', audience: {}, fields: { content: htmlOf(body) } }
  return { path: pathOf(name), parent, head, regions: { main: [text] } }
}

const item = z.strictObject({ label: z.string(), link: z.string(), audience: permission.optional() })
const menus = z.record(z.string(), z.array(item.extend({ items: z.array(item).optional() })))

/** The menus of the frame, by name. */
export const readMenus = (): Record<string, NewMenuItem[]> => readYaml('menus.yaml', menus)
