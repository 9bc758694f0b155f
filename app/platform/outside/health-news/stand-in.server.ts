import type { HealthNewsPort, HealthPost } from './port.ts'

/** Where the imitation keeps its articles: on our own site, because it has none. */
export const STAND_IN_HEALTH_NEWS_PATH = '/testate-di-prova/rassegna-salute'

type Written = { slug: string; title: string; excerpt: string; author: string | null; section: string }

export const STAND_IN_HEALTH_POSTS: readonly Written[] = [
  {
    slug: 'influenza-prime-settimane',
    title: 'Influenza, come leggere le prime settimane della stagione',
    excerpt:
      'Le curve di novembre dicono poco da sole: contano il confronto con le stesse settimane degli anni passati e la quota di tamponi positivi nella rete dei medici sentinella.',
    author: 'Lucia Ferrante',
    section: 'Epidemiologia',
  },
  {
    slug: 'liste-di-attesa-agende',
    title: 'Liste d’attesa: che cosa cambia quando le agende sono una sola',
    excerpt:
      'Una sola agenda per pubblico e privato accreditato accorcia i tempi soltanto dove le disdette tornano subito prenotabili. I conti di tre aziende sanitarie.',
    author: 'Pietro Albani',
    section: 'Organizzazione',
  },
  {
    slug: 'antibiotici-giornata-europea',
    title: 'Antibiotici, a novembre la settimana per usarli meglio',
    excerpt:
      'Durate più brevi, diagnosi più precise, scorte che non si accumulano in casa: i tre messaggi da portare in ambulatorio e in farmacia.',
    author: null,
    section: 'Prevenzione',
  },
  {
    slug: 'sonno-turni-notturni',
    title: 'Turni di notte e sonno: le abitudini che aiutano chi cura',
    excerpt:
      'Luce, caffè, riposo prima del turno e non solo dopo: una revisione mette in ordine quello che funziona e quello che è soltanto consuetudine.',
    author: 'Marta Colombo',
    section: 'Professione',
  },
  {
    slug: 'cartella-condivisa-territorio',
    title: 'La cartella condivisa arriva sul territorio',
    excerpt:
      'Medici di famiglia, infermieri di comunità e farmacie leggono lo stesso piano di cura: che cosa si vede, chi lo scrive e chi ne risponde.',
    author: 'Dario Neri',
    section: 'Sanità digitale',
  },
]

/** A feed that is always there, with posts of its own; one of them has no author, as it happens. */
export function standInHealthNews(): HealthNewsPort {
  return {
    listPosts: async (count) =>
      STAND_IN_HEALTH_POSTS.slice(0, count).map(
        ({ slug, title, excerpt, author, section }): HealthPost => ({
          title,
          excerpt: `<p>${excerpt}</p>`,
          link: `${STAND_IN_HEALTH_NEWS_PATH}/${slug}`,
          classes: ['post', 'type-post', 'status-publish'],
          author,
          section,
        }),
      ),
  }
}
