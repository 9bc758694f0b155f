import { z } from 'zod'
import type { NewItem } from '#areas/content/article-commands.server.ts'
import { namesIn, readMarkdown, readYaml } from '../content-files.ts'
import { htmlOf } from '../markdown.ts'
import { articleShape, resource, resourceShape, written } from './seed-item.ts'

const slugsIn = (folder: string) => namesIn(folder).map((name) => name.replace('.md', ''))

export const articleSlugs = () => slugsIn('articles')
export const resourceSlugs = () => slugsIn('modules')

/** What the club gives to read, listen to and watch: one file each, named as its address. */
export function readArticles(): NewItem[] {
  return articleSlugs().map((slug) => {
    const { front, body } = readMarkdown(`articles/${slug}.md`, articleShape)
    return written({ slug, ...front, body: htmlOf(body) })
  })
}

/** Sheets a professional fills in, and tools. They come out of the club as PDF and as a document to edit. */
export function readResources(): NewItem[] {
  return resourceSlugs().map((slug) => {
    const { front, body } = readMarkdown(`modules/${slug}.md`, resourceShape)
    return resource({ slug, ...front, body: htmlOf(body) })
  })
}

const category = z.strictObject({ slug: z.string(), label: z.string(), description: z.string() })

export const readCategories = () => readYaml('categories.yaml', z.array(category))
