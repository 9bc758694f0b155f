type Described = {
  title: string
  description: string
  path: string
  origin: string
  clubName: string
  /** What the page is, as other sites call it. */
  type?: 'article' | 'profile' | 'website'
  /** A picture of its own, at an address of the site or elsewhere. */
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
    { name: 'twitter:card', content: imagePath ? 'summary_large_image' : 'summary' },
    ...(imagePath ? [{ property: 'og:image', content: absolute(imagePath) }] : []),
    ...(isHiddenFromSearchEngines ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
