import { itemPath } from '#areas/content/article-rules.ts'
import { listAddresses, listCategories } from '#areas/content/article-store.server.ts'
import { listPages } from '#areas/content/store.server.ts'
import { listCourseAddresses, listSeries } from '#areas/courses/store.server.ts'
import { countPublicCards, listPublicCardAddresses } from '#areas/directory/store.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'

type Address = { path: string; changedAt?: Date }
type Parts = Pick<PageParts, 'db' | 'now'>

/** What the protocol lets one file hold; ours are smaller, so that each is quickly made. */
const MOST_ADDRESSES = 50_000
export const ADDRESSES_PER_FILE = 10_000

/** Pages of routes.ts that have no parameters and are there without an editor. */
const OWN_PAGES = [
  '/corsi-ecm-fad',
  '/corsi-ecm-fad/ebook',
  '/corsi-ecm-fad/film-formazione',
  '/corsi-ecm-fad/videoclip',
  '/edicola-digitale',
  '/news-approfondimenti',
  '/news-approfondimenti/categorie',
  '/piani-premium',
  '/professionisti-sanitari',
  '/risorse',
  '/risorse/calcolatori',
  '/servizi/convenzioni',
  '/servizi/convenzioni/viaggi',
  '/telemedicina',
  '/upgrade',
]

/** Who knows addresses: the map asks each, file by file. Addresses only: what is behind them is decided when they are opened. */
const SOURCES: Readonly<
  Record<string, { files(parts: Parts): Promise<number>; list(parts: Parts, file: number): Promise<Address[]> }>
> = {
  pagine: {
    files: async () => 1,
    list: async ({ db }) => {
      const edited = (await listPages(db)).filter(({ publishedNumber }) => publishedNumber !== null)
      // Editors may have filled the places that one of our own pages lends them: it is still one address, or none if they hide it.
      return [
        ...edited
          .filter(({ isHiddenFromSearchEngines }) => !isHiddenFromSearchEngines)
          .map(({ path, updatedAt }) => ({ path, changedAt: updatedAt })),
        ...OWN_PAGES.filter((own) => !edited.some(({ path }) => path === own)).map((path) => ({ path })),
      ]
    },
  },
  contenuti: {
    files: async () => 1,
    list: async ({ db, now }) => [
      ...(await listCategories(db)).map(({ slug }) => ({ path: `/news-approfondimenti/${slug}` })),
      ...(await listAddresses(db, now, MOST_ADDRESSES - 1_000)).map((item) => ({
        path: itemPath(item),
        changedAt: item.updatedAt,
      })),
    ],
  },
  corsi: {
    files: async () => 1,
    list: async ({ db, now }) => [
      ...(await listSeries(db)).map(({ slug }) => ({ path: `/corsi-ecm-fad/collana/${slug}` })),
      ...(await listCourseAddresses(db, now, MOST_ADDRESSES - 1_000)).map(({ slug }) => ({
        path: `/corsi-ecm-fad/${slug}`,
      })),
    ],
  },
  professionisti: {
    files: async ({ db }) => Math.ceil((await countPublicCards(db)) / ADDRESSES_PER_FILE),
    list: async ({ db }, file) =>
      (await listPublicCardAddresses(db, { limit: ADDRESSES_PER_FILE, offset: (file - 1) * ADDRESSES_PER_FILE })).map(
        ({ slug, updatedAt }) => ({ path: `/professionisti-sanitari/${slug}`, changedAt: updatedAt }),
      ),
  },
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The names of the files, in the order of the sources. */
async function fileNames(parts: Parts): Promise<string[]> {
  const named = await Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) =>
      Array.from({ length: await source.files(parts) }, (_, index) => `${name}-${index + 1}.xml`),
    ),
  )
  return named.flat()
}

export async function sitemapIndex(parts: Parts & { origin: string }): Promise<string> {
  const files = await fileNames(parts)
  const lines = files.map((name) => `<sitemap><loc>${new URL(`/sitemap/${name}`, parts.origin).href}</loc></sitemap>`)
  return `${XML}<sitemapindex ${NAMESPACE}>${lines.join('\n')}</sitemapindex>`
}

/** Null for a file that is not in the index. */
export async function sitemapFile(parts: Parts & { origin: string }, name: string): Promise<string | null> {
  const [, source, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  const known = source && Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined
  if (!known || Number(number) > (await known.files(parts))) return null
  const lines = (await known.list(parts, Number(number))).map(
    ({ path, changedAt }) =>
      `<url><loc>${new URL(path, parts.origin).href}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
  )
  return `${XML}<urlset ${NAMESPACE}>${lines.join('\n')}</urlset>`
}
