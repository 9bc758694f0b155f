export const SHARED_PICTURES_PATH = '/condivise'

/** What the picture of a page is told apart by: it is another when its words are. */
export function pageMark(title: string, clubName: string): string {
  let state = 2166136261
  for (const letter of `${title}|${clubName}`) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (state >>> 0).toString(16).padStart(8, '0')
}

/** STU-022. Where the drawn picture of a page is. */
export const sharedPicturePath = (path: string, title: string, clubName: string) =>
  `${SHARED_PICTURES_PATH}/${pageMark(title, clubName)}.png?di=${encodeURIComponent(path)}`

type Described = {
  title: string
  description: string
  path: string
  origin: string
  clubName: string
  /** What the page is, as other sites call it. */
  type?: 'article' | 'profile' | 'website'
  /** A picture of its own, at an address of the site or elsewhere; without, one is drawn of its title. */
  imagePath?: string | null | undefined
  /** The whole name, where an editor wrote one; else the title and the club's. */
  fullName?: string | undefined
  /** What is told where the page is shared, when it is more or less than the title. */
  sharedTitle?: string | undefined
  isHiddenFromSearchEngines?: boolean | undefined
}

/** What the browser tab, search engines and whoever receives a link are told of a page, as a route's `meta` returns it. */
export function pageMeta({ title, description, path, origin, clubName, type = 'website', ...more }: Described) {
  const { imagePath, fullName = `${title} | ${clubName}`, sharedTitle = title, isHiddenFromSearchEngines } = more
  const absolute = (address: string) => new URL(address, origin).href
  const drawn = sharedPicturePath(path, sharedTitle, clubName)
  return [
    { title: fullName },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: absolute(path) },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'it_IT' },
    { property: 'og:site_name', content: clubName },
    { property: 'og:title', content: sharedTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: absolute(imagePath || drawn) },
    ...(imagePath
      ? []
      : [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]),
    ...(isHiddenFromSearchEngines ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
