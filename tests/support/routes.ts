import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

type BuiltRoute = {
  id: string
  /** Its script, as a page asks for it. */
  module: string
  parentId?: string
  path?: string
  index?: boolean
  hasLoader: boolean
  hasAction: boolean
  /** Whether it draws a page: others answer a file, or a part of one. */
  hasDefaultExport: boolean
}

/** The routes of the build, as the browser's manifest lists them: what exists, not what we remember. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const folder = path.resolve(import.meta.dirname, '../../build/client/assets')
  for await (const name of glob('manifest-*.js', { cwd: folder })) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    return Object.values(manifest.routes as Record<string, BuiltRoute>)
  }
  throw new Error('There is no built manifest: run `npm run build`.')
}

export type PageRoute = { path: string; hasAction: boolean }

/** Every page of the club with its whole path, as the routes write it. */
export async function allPages(): Promise<PageRoute[]> {
  const routes = await builtRoutes()
  const below = (parentId: string | undefined, prefix: string): PageRoute[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .flatMap((route) => {
        const whole = route.path ? `${prefix}/${route.path}` : prefix
        const own = { path: whole || '/', hasAction: route.hasAction }
        return route.path || route.index ? [own, ...below(route.id, whole)] : below(route.id, whole)
      })
  return below(undefined, '')
}

/** The layouts below which a page knows who asks. */
export const PERSONAL = ['personal', 'personal-desk'] as const

/** The pages below some layouts, each with its whole path. */
export async function pagesBelow(...layoutIds: readonly string[]): Promise<string[]> {
  const routes = await builtRoutes()
  const below = (parentId: string, prefix: string): string[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .flatMap((route) => {
        const whole = route.path ? `${prefix}/${route.path}` : prefix
        const deeper = below(route.id, whole)
        return route.path || route.index ? [whole || '/', ...deeper] : deeper
      })
  return [...new Set(layoutIds.flatMap((id) => below(id, '')))]
}
