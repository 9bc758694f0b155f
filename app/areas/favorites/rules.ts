import type { ContentType } from '#areas/content/article-model.ts'

export type Shelf = { readonly label: string; readonly path: string }

/** FAV-004. Where a saved item is found again. */
export function shelfOf(type: ContentType): Shelf {
  return type === 'Tool' || type === 'Modulo'
    ? { label: 'Le mie risorse', path: '/profilo/le-mie-risorse' }
    : { label: 'La mia libreria', path: '/profilo/la-mia-libreria' }
}
