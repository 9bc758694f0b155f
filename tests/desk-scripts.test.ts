import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

type ClientRoute = { path?: string; parentId?: string; module?: string; imports?: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, ClientRoute> }

const ASSETS = 'build/client/assets'
const MOST_KB = 180

/** What the browser is told of every page of the built club. */
function manifest(): Manifest {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name))
  const text = readFileSync(`${ASSETS}/${file}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** A page at the desk brings itself and what is around it: one that read every record would bring those too. */
test('the script of a page of the desk is at most 180 kB as it travels', () => {
  const { entry, routes } = manifest()
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(`build/client${file}`)).length
    sizes.set(file, known)
    return known
  }
  const around = (id: string | undefined): ClientRoute[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...around(route.parentId), route] : []
  }
  const pages = Object.keys(routes).map((id) => {
    const chain = around(id)
    const own = chain.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : []))
    const files = new Set([entry.module, ...entry.imports, ...own])
    const path = chain.flatMap((route) => route.path ?? []).join('/')
    return { path, kb: [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000 }
  })
  const desk = pages.filter(({ path }) => path.includes('redazione'))
  expect(desk.length).toBeGreaterThan(100)
  expect(desk.filter(({ kb }) => kb > MOST_KB)).toEqual([])
})

/** A script with everything that it brings at once. */
function withImports(name: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known
  known.add(name)
  const text = readFileSync(`${ASSETS}/${name}`, 'utf8')
  for (const [, from, alone] of text.matchAll(/\bfrom\s*["']\.\/([^"']+\.js)["']|\bimport\s*["']\.\/([^"']+\.js)["']/g))
    withImports(from ?? alone ?? '', known)
  return known
}

test('[STU-002] the editor of texts is at most 180 kB as it travels, comes only when it is wanted, and to no public page', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  const editor = scripts.find((name) => name.startsWith('writing-editor-')) ?? ''
  const { entry, routes } = manifest()
  const onEveryPage = new Set([entry.module, ...entry.imports].map((file) => file.slice('/assets/'.length)))
  const own = [...withImports(editor)].filter((name) => !onEveryPage.has(name))
  const bytes = own.reduce((sum, name) => sum + brotliCompressSync(readFileSync(`${ASSETS}/${name}`)).length, 0)
  expect(bytes / 1000).toBeGreaterThan(50)
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KB)
  const heavy = new Set(own.filter((name) => /ProseMirror/.test(readFileSync(`${ASSETS}/${name}`, 'utf8'))))
  expect(heavy.size).toBeGreaterThan(0)
  const asking = scripts.filter((name) => readFileSync(`${ASSETS}/${name}`, 'utf8').includes(editor))
  for (const { path = '', module, imports = [] } of Object.values(routes)) {
    const files = [module, ...imports].flatMap((file) => (file ? [file.slice('/assets/'.length)] : []))
    expect(
      files.filter((name) => heavy.has(name)),
      path,
    ).toEqual([])
    if (!path.includes('redazione'))
      expect(
        files.filter((name) => asking.includes(name)),
        path,
      ).toEqual([])
  }
})
