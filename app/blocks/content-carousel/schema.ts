import { z } from 'zod'
import { CONTENT_TYPES, type ContentType } from '#areas/content/article-model.ts'
import { heading } from '../fields/heading.ts'

const TYPE_WORDS: Readonly<Record<ContentType, string>> = {
  Articolo: 'Articoli',
  News: 'Notizie',
  Podcast: 'Podcast',
  Video: 'Video',
  'E-book': 'E-book',
  Guida: 'Guide',
  Faq: 'Domande e risposte',
  Modulo: 'Moduli',
  Infografica: 'Infografiche',
  Tool: 'Strumenti',
  'Film Formazione': 'Film di formazione',
  VideoClip: 'Video brevi',
  Webinar: 'Webinar',
}

/** BLK-018. The newest contents of the kinds an editor chose. */
export const contentCarouselSchema = z
  .strictObject({
    ...heading('Da leggere e da usare'),
    contentTypes: z
      .array(z.enum(CONTENT_TYPES).meta({ title: 'Tipo', options: TYPE_WORDS }))
      .max(13)
      .default([])
      .meta({ title: 'Tipi di contenuto', description: 'Nessuno scelto: tutti.' }),
    category: z
      .string()
      .trim()
      .max(80)
      .optional()
      .meta({ title: 'Categoria', description: 'Senza, di tutte le categorie.', suggestions: 'categories' }),
  })
  .meta({
    title: 'Contenuti a scorrimento',
    description: 'I contenuti più recenti dei tipi che scegli: articoli, guide, podcast.',
  })

export type ContentCarousel = z.output<typeof contentCarouselSchema>
