import { tick } from '#platform/records/fields.ts'
import { EASE_GOALS } from './reading-ease-rules.ts'
import { defineRubric } from './rubric-record.ts'

/** NWS-009. Every content is in one; readers find them in the order of editors. */
export const category = defineRubric({
  permission: 'contents.write',
  name: 'category',
  path: '/redazione/contenuti/categorie',
  words: {
    title: 'Categorie',
    one: 'categoria',
    many: 'categorie',
    gender: 'f',
    about: 'Ogni contenuto sta in una categoria. I lettori le trovano in quest’ordine.',
    lead: 'Ha subito la sua pagina; si riempie scegliendola mentre si scrive un contenuto.',
    own: { gone: 'Questa categoria non esiste più.' },
  },
  place: {
    under: { label: 'Contenuti', to: '/redazione/contenuti' },
    text: 'Dove stanno i contenuti, e in quale ordine i lettori le trovano.',
    icon: 'library',
  },
  things: 'Contenuti',
  fields: {
    isForPublic: tick({
      title: 'La legge anche il pubblico',
      help: `Chi scrive ha come obiettivo un testo più facile: Gulpease ${EASE_GOALS.public} invece di ${EASE_GOALS.professionals}.`,
    }),
  },
  reserved: ['categorie'],
  isOrdered: true,
  openAt: (slug) => `/news-approfondimenti/${slug}`,
})
