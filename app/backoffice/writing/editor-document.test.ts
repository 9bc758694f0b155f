// reads: db/seed/content/**/*
import { getSchema } from '@tiptap/core'
import { Node as EditorNode } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { blocksOf } from '#areas/content/body-block-rules.ts'
import { GRAMMARS, grammarFaults, type TextKind } from '#areas/content/body-grammar-rules.ts'
import { normalText } from '#areas/content/body-normal-rules.ts'
import { anyHtml } from '#areas/content/fixtures.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import { sanitizeRichText } from '#blocks/fields/rich-text.ts'
import { readPages } from '../../../db/seed/pages/page-files.ts'
import { readArticles, readResources } from '../../../db/seed/reading/item-files.ts'
import { documentOf, htmlNodesOf } from './editor-document.ts'
import { schemaOf } from './editor-schema.ts'

const schemas = { body: getSchema(schemaOf('body')), block: getSchema(schemaOf('block')) }

/** Opened in the editor and saved as it is. */
function saved(html: string, kind: TextKind): string {
  const document = EditorNode.fromJSON(schemas[kind], documentOf(blocksOf(readHtml(html), kind)))
  document.check()
  return normalText(htmlNodesOf(document), kind)
}

describe('[STU-002] a text that is opened and saved unchanged', () => {
  test('is the same to the byte: every article and module of the club', () => {
    const items = [...readArticles(), ...readResources()]
    expect(items.length).toBeGreaterThan(80)
    for (const { slug, body } of items) expect(cleanBody(saved(cleanBody(body), 'body')), slug).toBe(cleanBody(body))
  })

  test('is the same to the byte: every text of its pages', () => {
    const texts = readPages().flatMap(textsIn)
    expect(texts.length).toBeGreaterThan(20)
    for (const text of texts) {
      const normal = normalText(readHtml(sanitizeRichText(text)), 'block')
      expect(saved(normal, 'block')).toBe(normal)
    }
  })

  test.each<TextKind>(['body', 'block'])('is the same to the byte: any %s the grammar allows', (kind) => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const normal = normalText(readHtml(html), kind)
        expect(saved(normal, kind)).toBe(normal)
        expect(grammarFaults(readHtml(normal), kind)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})

test.each<TextKind>(['body', 'block'])(
  '[STU-002] the editor of a %s knows what its grammar names, and nothing else',
  (kind) => {
    const known = new Set([...Object.keys(schemas[kind].nodes), ...Object.keys(schemas[kind].marks)])
    const inTheWhole = ['caption', 'thead', 'tbody', 'img', 'figcaption', 'small']
    const named = Object.keys(GRAMMARS[kind]).filter((name) => name !== 'text' && !inTheWhole.includes(name))
    expect([...known].toSorted()).toEqual([...named, 'doc', 'text'].toSorted())
  },
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
