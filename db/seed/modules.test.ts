import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { makeDocx } from '#areas/content/article-docx.server.ts'
import { makePdf } from '#areas/content/article-pdf.server.tsx'
import { headingsOf } from '#areas/content/article-rules.ts'
import { readResources } from './reading/item-files.ts'

const modules = readResources().filter(({ contentType }) => contentType === 'Modulo')

test('[CNT-017] twelve modules are legal and twelve scientific', () => {
  const flags = modules.map(({ access }) => access.useFlag)
  expect(flags.filter((flag) => flag === 'isMODLEG')).toHaveLength(12)
  expect(flags.filter((flag) => flag === 'isMODSCIENT')).toHaveLength(12)
})

test.each(modules.map((item) => [item.slug, item] as const))(
  '%s is a document to fill in, as DOCX and as PDF',
  async (_, item) => {
    const body = cleanBody(item.body)
    const headings = headingsOf(body)
    expect(headings.length).toBeGreaterThanOrEqual(2)
    expect(body.match(/_{4,}|☐/g)?.length).toBeGreaterThanOrEqual(8)
    const printed = { ...item, id: 'm', updatedAt: item.publicationDate, body, headings, sources: [], author: null }
    const files = unzipSync(await makeDocx(printed))
    const text = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    for (const { label } of headings) expect(text).toContain(label)
    expect((await makePdf(printed)).subarray(0, 5).toString()).toBe('%PDF-')
  },
)
