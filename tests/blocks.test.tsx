// reads: app/blocks/**/*
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { BlockDefinition, BlockExample } from '#blocks/block.ts'
import { checkDocument } from '#blocks/check-document.server.ts'
import { components } from '#blocks/components.tsx'
import { type BlockType, definitions } from '#blocks/definitions.server.ts'
import type { PreparedBlock } from '#blocks/prepare-page.server.ts'
import { RenderBlocks } from '#blocks/render-blocks.tsx'
import { accessibilityFaults } from './support/axe.ts'
import { renderOnServer } from './support/render.tsx'

const ROOM = join(import.meta.dirname, '../app/blocks')
/** Folders of the room that are not blocks. */
const OTHER_FOLDERS = ['fields', 'pages']

const folders = readdirSync(ROOM, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.includes(entry.name))
  .map((entry) => entry.name)
  .sort()

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

test('every folder is a block with a definition and a component, and there is no other', () => {
  const unknown = folders.filter((type) => !(type in definitions))
  expect(unknown, 'these need a line in app/blocks/definitions.server.ts').toEqual([])
  expect(Object.keys(definitions).sort()).toEqual(folders)
  expect(Object.keys(components).sort(), 'app/blocks/components.tsx').toEqual(folders)
})

describe.each(folders.filter((type) => type in definitions) as BlockType[])('the block %s', async (type) => {
  const schemaModule = await import(`../app/blocks/${type}/schema.ts`)
  const componentModule = await import(`../app/blocks/${type}/${type}.tsx`)
  const { examples }: { examples: BlockExample<z.ZodType>[] } = await import(`../app/blocks/${type}/examples.ts`)

  test('has one name in all places', () => {
    expect(schemaModule[`${camel(type)}Schema`]).toBe(definitions[type].schema)
    expect(componentModule).toHaveProperty(`${pascal(type)}Block`)
  })

  test('keeps Zod and the sanitiser out of the browser: its views import only types of the schema', () => {
    for (const file of readdirSync(join(ROOM, type)).filter((name) => /(?<!\.test)\.tsx$/.test(name))) {
      const imports = readFileSync(join(ROOM, type, file), 'utf8').match(/^import .*$/gm) ?? []
      for (const line of imports.filter((line) => /zod|schema\.ts|\/fields\/|\.server\.ts/.test(line))) {
        expect(line).toMatch(/^import type /)
      }
    }
  })

  test('tells editors in Italian what each field is', () => {
    const { properties = {} } = definitions[type].schema.toJSONSchema({ io: 'input', unrepresentable: 'any' })
    expect(Object.keys(properties).length).toBeGreaterThan(0)
    for (const [name, field] of Object.entries(properties)) expect(field, name).toHaveProperty('title')
  })

  test.each(examples.map((example) => [example.name, example] as const))('%s', async (_name, { fields, data }) => {
    const saved = checkDocument({ regions: { main: [{ id: 'example', type, audience: {}, fields }] } })
    expect(checkDocument(saved), 'saving again changes nothing').toEqual(saved)

    const parsed = definitions[type].schema.parse(fields)
    const block = { id: 'example', type, data: data ?? parsed } as PreparedBlock
    const isHero = (definitions[type] as BlockDefinition<z.ZodType>).isHero === true
    const html = await renderOnServer(
      <>
        {!isHero && <h1>Titolo della pagina</h1>}
        <RenderBlocks blocks={[block]} hasHero={isHero} />
      </>,
    )
    expect(html).toContain('id="example"')
    expect(await accessibilityFaults(html)).toEqual([])
  })
})
