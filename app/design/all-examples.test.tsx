// reads: app/design/**/*
import { readdirSync } from 'node:fs'
import axe from 'axe-core'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { allExamples } from './all-examples.ts'
import { renderOnServer } from './render-example.tsx'

const sets = allExamples.flatMap((group) => group.sets)
const folder = new URL('.', import.meta.url)

/** Contrast is proved on the tokens; an example is a piece of a page, so rules about whole pages do not apply. */
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'heading-order', 'skip-link'].map(
    (rule) => [rule, { enabled: false }],
  ),
)

const { window } = new JSDOM('<!doctype html><html lang="it"><head><title>Esempio</title></head><body></body></html>', {
  runScripts: 'outside-only',
  pretendToBeVisual: true,
})
window.eval(axe.source)

async function violations(html: string): Promise<string[]> {
  window.document.body.innerHTML = html
  const results: axe.AxeResults = await window.axe.run(window.document, { rules, resultTypes: ['violations'] })
  return results.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}

test('every folder of a component with examples is in the contents page', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, folder)).includes('examples.tsx'))
    .map((entry) => entry.name)
  expect(sets.map((set) => set.slug).toSorted()).toEqual(folders.toSorted())
})

describe.each(sets.map((set) => [set.slug, set] as const))('%s', (_slug, set) => {
  test.each(set.examples.map((example) => [example.name, example] as const))(
    '“%s” is drawn by the server without a single accessibility violation',
    async (_name, example) => {
      const html = renderOnServer(example.render())
      expect(html.length).toBeGreaterThan(20)
      expect(await violations(html)).toEqual([])
    },
  )
})

test.each(sets.map((set) => [set.slug, set] as const))(
  '%s says whether it holds forms: the gallery draws the others in one',
  (_slug, set) => {
    const holdsForms = set.examples.some((example) => renderOnServer(example.render()).includes('<form'))
    expect(holdsForms).toBe(set.hasForms ?? false)
  },
)

test('no example carries a style attribute, which the content security policy would have to allow one by one', () => {
  for (const set of sets)
    for (const example of set.examples)
      expect(renderOnServer(example.render()), `${set.slug}: ${example.name}`).not.toMatch(/ style="/)
})
