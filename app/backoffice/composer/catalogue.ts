import type { BlockType } from '#blocks/definitions.server.ts'

export const BLOCK_GROUPS = {
  opening: 'Apertura e richiami',
  words: 'Testi e domande',
  media: 'Immagini e video',
  reading: 'Notizie e contenuti',
  training: 'Formazione e strumenti',
  services: 'Servizi',
  offers: 'Offerte e piani',
  people: 'Professionisti',
  forms: 'Moduli da compilare',
  loyalty: 'Programma fedeltà',
} as const
export type BlockGroup = keyof typeof BLOCK_GROUPS

export type BlockEntry = {
  readonly name: string
  readonly text: string
  readonly icon: string
  readonly group: BlockGroup
}

/** What each block is, for the person who chooses one. */
export const CATALOGUE: Readonly<Record<BlockType, BlockEntry>> = {
  'banner-section': {
    name: 'Banner di apertura',
    text: 'Uno o più banner grandi con titolo, immagine e pulsanti. Di solito è il primo blocco della pagina.',
    icon: 'image',
    group: 'opening',
  },
  'welcome-headline': {
    name: 'Benvenuto',
    text: 'Una riga di saluto, diversa per chi visita e per chi è iscritto.',
    icon: 'hand-heart',
    group: 'opening',
  },
  'promo-banner': {
    name: 'Promozione',
    text: 'Un’offerta: che cos’è, quanto si risparmia, uno o due pulsanti.',
    icon: 'badge-percent',
    group: 'opening',
  },
  'bottom-banner': {
    name: 'Invito finale',
    text: 'Come si chiude una pagina: un ultimo invito, con il suo pulsante.',
    icon: 'megaphone',
    group: 'opening',
  },
  'anchor-menu': {
    name: 'Indice della pagina',
    text: 'I collegamenti alle parti di una pagina lunga, sempre a portata di mano.',
    icon: 'list',
    group: 'opening',
  },
  'partner-logo': {
    name: 'Logo di un partner',
    text: 'Il logo di chi collabora con il Club, accanto a poche parole.',
    icon: 'handshake',
    group: 'opening',
  },
  'rich-text': {
    name: 'Testo',
    text: 'Paragrafi, titoli, elenchi e collegamenti: per avvisi, condizioni, spiegazioni.',
    icon: 'file-text',
    group: 'words',
  },
  faq: {
    name: 'Domande frequenti',
    text: 'Domande che si aprono una alla volta, con la loro risposta.',
    icon: 'circle-question-mark',
    group: 'words',
  },
  'standard-info-box': {
    name: 'Riquadri informativi',
    text: 'Riquadri affiancati con icona, titolo e poche righe.',
    icon: 'info',
    group: 'words',
  },
  'download-banner': {
    name: 'Documento da scaricare',
    text: 'Un file da portare via: si dice prima che cos’è e quanto pesa.',
    icon: 'download',
    group: 'words',
  },
  infographic: {
    name: 'Infografica',
    text: 'Un disegno con le sue parole, che si apre intero in un’altra scheda.',
    icon: 'chart-column',
    group: 'media',
  },
  video: {
    name: 'Un video',
    text: 'Un filmato con il titolo e le parole che dicono perché guardarlo.',
    icon: 'circle-play',
    group: 'media',
  },
  'video-list': {
    name: 'Elenco di video',
    text: 'I video del Club, sei alla volta.',
    icon: 'video',
    group: 'media',
  },
  'video-tutorials': {
    name: 'Video guide',
    text: 'I filmati che spiegano come si usa un servizio.',
    icon: 'play',
    group: 'media',
  },
  'news-block': {
    name: 'Ultime notizie',
    text: 'Le notizie più recenti in un riquadro, con il collegamento a tutte.',
    icon: 'newspaper',
    group: 'reading',
  },
  'news-carousel': {
    name: 'Notizie a scorrimento',
    text: 'Le dodici notizie più recenti, una accanto all’altra.',
    icon: 'newspaper',
    group: 'reading',
  },
  'content-carousel': {
    name: 'Contenuti a scorrimento',
    text: 'I contenuti più recenti dei tipi che scegli: articoli, guide, podcast.',
    icon: 'book-open',
    group: 'reading',
  },
  'latest-contents': {
    name: 'Ultimi moduli',
    text: 'I quattro moduli più recenti.',
    icon: 'file-pen',
    group: 'reading',
  },
  'suggested-news': {
    name: 'Contenuti consigliati',
    text: 'Una scelta di contenuti da leggere, a scorrimento.',
    icon: 'sparkles',
    group: 'reading',
  },
  'favorite-news': {
    name: 'Notizie per interesse',
    text: 'Sei notizie e le categorie fra cui scegliere; chi è iscritto trova le sue.',
    icon: 'heart',
    group: 'reading',
  },
  'read-also': {
    name: 'Leggi anche',
    text: 'Un elenco breve di altri contenuti, scelti da te.',
    icon: 'bookmark',
    group: 'reading',
  },
  'health-news': {
    name: 'Notizie di salute',
    text: 'Le notizie che arrivano da una redazione esterna.',
    icon: 'rss',
    group: 'reading',
  },
  'suggested-courses': {
    name: 'Corsi consigliati',
    text: 'Corsi ECM a scorrimento; chi è iscritto trova quelli della sua professione.',
    icon: 'graduation-cap',
    group: 'training',
  },
  calculators: {
    name: 'Calcolatori',
    text: 'Un calcolatore pronto da usare, o le schede di tutti.',
    icon: 'calculator',
    group: 'training',
  },
  'latest-tools': {
    name: 'Ultimi strumenti',
    text: 'I quattro strumenti più recenti.',
    icon: 'wrench',
    group: 'training',
  },
  'service-cards': {
    name: 'Schede dei servizi',
    text: 'I servizi del Club in schede affiancate.',
    icon: 'layout-dashboard',
    group: 'services',
  },
  'services-carousel': {
    name: 'Servizi a scorrimento',
    text: 'I servizi uno accanto all’altro, quattro alla volta.',
    icon: 'briefcase',
    group: 'services',
  },
  'included-services': {
    name: 'Servizi compresi',
    text: 'Una riga per ogni servizio già compreso nell’abbonamento.',
    icon: 'circle-check',
    group: 'services',
  },
  'service-request': {
    name: 'Richiesta di un servizio',
    text: 'Il modulo con cui si chiede un servizio, o come averlo se manca.',
    icon: 'clipboard-list',
    group: 'services',
  },
  'service-terms': {
    name: 'Il servizio in cifre',
    text: 'Tempi, costi e condizioni di un servizio, in numeri grandi.',
    icon: 'scale',
    group: 'services',
  },
  'plan-comparison': {
    name: 'Confronto dei piani',
    text: 'I piani uno accanto all’altro, con prezzi e differenze.',
    icon: 'crown',
    group: 'offers',
  },
  'single-product-banner': {
    name: 'Un prodotto',
    text: 'Un prodotto del listino, con il modo di acquistarlo.',
    icon: 'shopping-cart',
    group: 'offers',
  },
  'best-offers': {
    name: 'Le migliori offerte',
    text: 'Tre offerte dei negozi convenzionati.',
    icon: 'ticket-percent',
    group: 'offers',
  },
  'top-shops': {
    name: 'Negozi più amati',
    text: 'I negozi convenzionati che piacciono di più agli iscritti.',
    icon: 'tag',
    group: 'offers',
  },
  'rental-offers': {
    name: 'Auto a noleggio',
    text: 'Le auto da noleggiare, con tutto quello che si sa di ciascuna.',
    icon: 'car',
    group: 'offers',
  },
  'latest-professionals': {
    name: 'Ultimi professionisti',
    text: 'Le quattro schede professionali pubblicate per ultime.',
    icon: 'users',
    group: 'people',
  },
  'professionals-list': {
    name: 'Elenco di professionisti',
    text: 'I professionisti della rete, per le pagine di assistenza domiciliare.',
    icon: 'badge-check',
    group: 'people',
  },
  'contact-form': {
    name: 'Modulo di contatto',
    text: 'Chi vuole scrivere al Club dice chi è e che cosa chiede.',
    icon: 'mail',
    group: 'forms',
  },
  'appointment-form': {
    name: 'Modulo di appuntamento',
    text: 'Si sceglie il giorno in cui essere richiamati.',
    icon: 'calendar-check',
    group: 'forms',
  },
  'lead-form': {
    name: 'Modulo per un servizio',
    text: 'Chi è interessato a un servizio lascia i suoi dati.',
    icon: 'send',
    group: 'forms',
  },
  'marketing-form': {
    name: 'Modulo esterno',
    text: 'Il modulo di un altro sistema, in un riquadro che non sa nulla del Club.',
    icon: 'external-link',
    group: 'forms',
  },
  'loyalty-balance': {
    name: 'Punti di chi guarda',
    text: 'Quanti punti fedeltà ha chi sta guardando.',
    icon: 'coins',
    group: 'loyalty',
  },
  'loyalty-points': {
    name: 'Come si fanno i punti',
    text: 'Quanti punti vale ogni cosa che si fa.',
    icon: 'star',
    group: 'loyalty',
  },
  'loyalty-how-it-works': {
    name: 'Come funziona',
    text: 'Il programma fedeltà in quattro passi.',
    icon: 'clipboard-list',
    group: 'loyalty',
  },
  'loyalty-advantages': {
    name: 'Vantaggi del programma',
    text: 'I vantaggi, su due colonne.',
    icon: 'thumbs-up',
    group: 'loyalty',
  },
  'loyalty-missions': {
    name: 'Missioni',
    text: 'Che cosa fare per guadagnare punti.',
    icon: 'target',
    group: 'loyalty',
  },
  'loyalty-categories': {
    name: 'Categorie dei premi',
    text: 'Gli ingressi al catalogo dei premi.',
    icon: 'gift',
    group: 'loyalty',
  },
  'loyalty-rewards-home': {
    name: 'Premi in vetrina',
    text: 'Quattro premi del catalogo.',
    icon: 'trophy',
    group: 'loyalty',
  },
  'loyalty-top-brands': {
    name: 'Marche dei premi',
    text: 'I loghi delle marche che si trovano nel catalogo.',
    icon: 'award',
    group: 'loyalty',
  },
  'loyalty-alternative': {
    name: 'Programma sospeso',
    text: 'Quello che si mostra al posto del programma, quando non è in vigore.',
    icon: 'pause',
    group: 'loyalty',
  },
}

/** A stored page may hold a block that this version of the club no longer has. */
export function entryOf(type: string): BlockEntry {
  const known: Readonly<Record<string, BlockEntry>> = CATALOGUE
  return known[type] ?? { name: 'Blocco che non esiste più', text: '', icon: 'circle-alert', group: 'words' }
}
