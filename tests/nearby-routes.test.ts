import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router'
import { expect, test } from 'vitest'
import { nearbyRoutes } from '#platform/http/nearby-routes.ts'
import { allPages, builtRoutes } from './support/routes.ts'

type Built = Awaited<ReturnType<typeof builtRoutes>>

const treeOf = (routes: Built, parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true, ...(path && { path }) } : { id, ...(path && { path }), children: treeOf(routes, id) },
    )

/** How an address may be written and still be that address, or nearly. */
const writtenAs = (address: string) => [
  address,
  `${address}/`,
  `${address}/un/poco/oltre`,
  address.toUpperCase(),
  `/%${address.charCodeAt(address.length > 1 ? 1 : 0).toString(16)}${address.slice(2)}`,
  `/${address}`,
]

test('of every address the routes that are near find what all the routes find', async () => {
  const routes = await builtRoutes()
  const whole = createStaticHandler(treeOf(routes))
  const nearby = nearbyRoutes(Object.fromEntries(routes.map((route) => [route.id, route])))
  const addresses = (await allPages()).flatMap(({ path }) => [
    path.replace(/:\w+\??/g, 'qualcosa').replace('*', 'nessuno'),
    // A word of another place, where any word goes.
    path.replace(/:\w+\??/g, 'iscritti').replace('*', 'redazione'),
    path.replace(/\/:\w+\?/g, '').replace('*', 'per-cento'),
  ])
  const trees = new Map<string, StaticHandler>()
  const sizes: number[] = []
  const found = (tree: StaticHandler | undefined, address: string) =>
    tree?.match(address)?.map(({ route, params }) => [route.id, params])
  // All the routes are slow to ask: that is why there are the near ones.
  const odd = addresses.filter((_, at) => at % 20 === 0)
  for (const address of new Set([...addresses, ...odd.flatMap(writtenAs)])) {
    const key = nearby.keyOf(address)
    if (!trees.has(key)) {
      const ids = nearby.idsFor(key)
      sizes.push(ids.size)
      trees.set(key, createStaticHandler(treeOf(routes.filter(({ id }) => ids.has(id)))))
    }
    expect([address, found(trees.get(key), address)]).toEqual([address, found(whole, address)])
  }
  expect(Math.max(...sizes), 'a request meets a small part of them').toBeLessThan(routes.length / 4)
})

test('a request for data has the routes of its page, and words that are nobody’s make one key', () => {
  const { keyOf } = nearbyRoutes({ a: { id: 'a', path: 'corsi/:slug' }, b: { id: 'b', path: '*' } })
  expect(keyOf('/corsi/uno.data')).toBe(keyOf('/corsi/due'))
  expect(keyOf('/nessuno/uno')).toBe(keyOf('/altro/due'))
  expect(keyOf('/corsi.data')).toBe('corsi')
  expect(keyOf('/_root.data')).toBe('')
})
