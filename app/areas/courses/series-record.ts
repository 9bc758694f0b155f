import { defineRubric } from '#areas/content/rubric-record.ts'

/** CRS-010. Every course is in one, and the catalogue is chosen by it. */
export const series = defineRubric({
  permission: 'courses.write',
  name: 'series',
  path: '/redazione/corsi/collane',
  words: {
    title: 'Collane',
    one: 'collana',
    many: 'collane',
    gender: 'f',
    order: 'in ordine alfabetico',
    about: 'Ogni corso sta in una collana. Il catalogo si sceglie anche per collana.',
    lead: 'Entra subito fra i filtri del catalogo; si riempie scegliendola nei dati di un corso.',
    own: { gone: 'Questa collana non esiste più.' },
  },
  place: {
    under: { label: 'Corsi ECM', to: '/redazione/corsi' },
    text: 'In quali collane stanno i corsi.',
    icon: 'library',
  },
  things: 'Corsi',
  openAt: (slug) => `/corsi-ecm-fad/collana/${slug}`,
})
