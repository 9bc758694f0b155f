// reads: db/seed/content/**/*
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cleanBody, publishItems } from '#areas/content/article-commands.server.ts'
import { makeDocx } from '#areas/content/article-docx.server.ts'
import { makeEpub } from '#areas/content/article-epub.server.ts'
import { headingsOf, plainText } from '#areas/content/article-rules.ts'
import { contentItems } from '#areas/content/article-tables.server.ts'
import { compareTexts, lettersIn } from '#areas/content/body-check-rules.ts'
import { bodyParts } from '#areas/content/body-parts-rules.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import type { RichText } from '#areas/content/model.ts'
import { sanitizeRichText } from '#blocks/fields/rich-text.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { readPages } from '../seed/pages/page-files.ts'
import { readArticles, readCategories, readResources } from '../seed/reading/item-files.ts'
import { type BodyCounts, checkBodies } from './check-bodies.ts'

const items = [...readArticles(), ...readResources()]
const now = new Date('2026-11-15T10:00:00Z')
const database = useTestDatabase()

const squeezed = (text: string) => text.replace(/\s+/g, '')

test('[STU-003] every text we write says the same in its one form, on the page and to whoever carries it away', async () => {
  expect(items.length).toBeGreaterThan(80)
  for (const { slug, body, title, abstract } of items) {
    const tidied = cleanBody(body)
    expect(lettersIn(readHtml(tidied)), slug).toBe(lettersIn(readHtml(body)))
    // What PDF and Word are drawn from.
    expect(bodyParts(tidied), slug).toEqual(bodyParts(body))
    const paper = { id: 'x', title, abstract, author: null, sources: [], publicationDate: now, updatedAt: now }
    const [before, after] = [body as RichText, tidied].map((text) => ({
      ...paper,
      body: text,
      headings: headingsOf(tidied),
    }))
    if (!before || !after) throw new Error('Two forms of one text.')
    const chapter = (item: typeof after) => strFromU8(unzipSync(makeEpub(item))['OEBPS/text.xhtml'] ?? new Uint8Array())
    expect(squeezed(plainText(chapter(after))), slug).toBe(squeezed(plainText(chapter(before))))
  }
  const [first] = items
  if (!first) throw new Error('There are no items.')
  const word = async (body: string) => {
    const file = await makeDocx({
      ...first,
      id: 'x',
      author: null,
      sources: [],
      updatedAt: now,
      body: body as RichText,
      headings: [],
    })
    return strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
  }
  expect(await word(cleanBody(first.body))).toBe(await word(first.body))
})

test('[STU-003] so do the texts of our pages', () => {
  const texts =
    JSON.stringify(readPages())
      .match(/"(?:[^"\\]|\\.)*<[a-z](?:[^"\\]|\\.)*"/g)
      ?.map((text) => JSON.parse(text)) ?? []
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) expect(compareTexts(text, sanitizeRichText(text), 'block').kind, text).not.toBe('differs')
})

/** An item as it could have been kept before there was one form. */
async function keepOld(slug: string, body: string): Promise<string> {
  const [model] = items
  if (!model) throw new Error('There are no items.')
  await publishItems(database.db, { categories: readCategories(), items: [{ ...model, slug }], now })
  await database.db
    .update(contentItems)
    .set({ body: body as RichText })
    .where(eq(contentItems.slug, slug))
  return slug
}

async function run(isWriting: boolean): Promise<{ counts: BodyCounts; said: string[] }> {
  const said: string[] = []
  const counts = await checkBodies(database.db, { isWriting, say: (sentence) => said.push(sentence) })
  return { counts, said }
}

async function bodyOf(slug: string): Promise<string | undefined> {
  const [row] = await database.db
    .select({ body: contentItems.body })
    .from(contentItems)
    .where(eq(contentItems.slug, slug))
  return row?.body
}

test('[STU-003, STU-005] a rehearsal says what would change, and writes only when every text says the same', async () => {
  const loose = '<p>a</p><p></p>ColonnaColonna<table><tbody><tr><th>Colonna</th></tr></tbody></table>'
  await keepOld('con-celle-sciolte', loose)
  const rehearsed = await run(false)
  expect(rehearsed.said).toContainEqual(
    expect.stringMatching(/^Riordinato: contenuto con-celle-sciolte \(.*parole senza paragrafo/),
  )
  expect(rehearsed.said).toContainEqual(
    expect.stringContaining('con-celle-sciolte, «Colonna» (intestazione di una tabella)'),
  )
  expect(await bodyOf('con-celle-sciolte')).toBe(loose)

  await keepOld('con-un-link-strano', '<p><a href="pagina">a</a></p>')
  const refused = await run(true)
  expect(refused.counts).toMatchObject({ differing: 1, written: 0 })
  expect(refused.said).toContainEqual('Da guardare: contenuto con-un-link-strano (cambierebbero: link)')
  expect(await bodyOf('con-celle-sciolte')).toBe(loose)

  await keepOld('con-un-altro', '<p>b</p><p></p>')
  await database.db
    .update(contentItems)
    .set({ body: '<p>a</p>' as RichText })
    .where(eq(contentItems.slug, 'con-un-link-strano'))
  expect((await run(true)).counts).toMatchObject({ differing: 0, written: 2 })
  expect(await bodyOf('con-celle-sciolte')).toMatch(/^<p>a<\/p>\n<p>ColonnaColonna<\/p>\n<table>/)
  expect((await run(true)).counts).toMatchObject({ tidied: 0, written: 0 })
})
