import type { FastifyInstance } from 'fastify'

/** Every address of the site map, read as a search engine does: the index first, then its files. */
export async function mappedAddresses(app: FastifyInstance): Promise<string[]> {
  const files = pathsIn((await app.inject({ url: '/sitemap.xml' })).body)
  const maps = await Promise.all(files.map((url) => app.inject({ url })))
  return maps.flatMap(({ body }) => pathsIn(body))
}

function pathsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}
