import sansUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

/** The two faces every page shows above the fold; italics arrive when a text uses them. */
export const preloadedFontUrls: readonly string[] = [sansUrl, serifUrl]
