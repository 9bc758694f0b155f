import {
  homeBottom,
  homeCourses,
  homeDownload,
  homeIncluded,
  homeModules,
  homeProfessionals,
  homePromotion,
  homeVideo,
  homeWelcome,
} from './home-blocks.ts'
import { homeHero } from './home-hero.ts'
import { homeProtection } from './home-protection.ts'
import { homeQuestions } from './home-questions.ts'
import { homeHealthNews, homeReading } from './home-reading.ts'
import { block, head, type SeedPage } from './seed-page.ts'

export const home: SeedPage = {
  path: '/',
  head: head(
    'Home',
    'Formazione ECM, aggiornamento, tutela legale e convenzioni: il club dei professionisti sanitari, in un solo posto.',
    { title: 'Il club dei professionisti sanitari' },
  ),
  regions: {
    main: [
      homeHero,
      homeWelcome,
      homeIncluded,
      block('servizi', 'standard-info-box', {
        theme: 'white',
        label: 'Cosa trovi nel Club',
        title: 'Un’unica iscrizione, otto servizi',
        callToAction: { label: 'Vedi tutti i servizi', link: '/servizi', variant: 'quiet' },
        cards: [
          {
            icon: 'graduation-cap',
            title: 'Formazione ECM',
            text: 'Percorsi brevi e accreditati, da finire tra un turno e l’altro.',
            link: '/corsi-ecm-fad',
          },
          {
            icon: 'newspaper',
            title: 'News e Approfondimenti',
            text: 'Clinica, norme, fisco: letti per te e spiegati.',
            link: '/news-approfondimenti',
          },
          {
            icon: 'scale',
            title: 'Servizi legali',
            text: 'Pareri scritti da chi conosce la tua professione.',
            link: '/servizi/legali',
          },
          {
            icon: 'shield-check',
            title: 'Servizi assicurativi',
            text: 'Consulenza e tutela, senza clausole da decifrare.',
            link: '/servizi/assicurativi',
          },
          {
            icon: 'ticket-percent',
            title: 'Convenzioni',
            text: 'Sconti in negozi e servizi di ogni giorno.',
            link: '/servizi/convenzioni',
          },
          {
            icon: 'library',
            title: 'Risorse',
            text: 'Moduli, strumenti e calcolatori pronti all’uso.',
            link: '/risorse',
          },
          {
            icon: 'users',
            title: 'Scheda professionale',
            text: 'La tua pagina pubblica, con quello che vuoi mostrare.',
            link: '/professionisti-sanitari',
          },
          {
            icon: 'star',
            title: 'Programma Fedeltà',
            text: 'Ogni anno nel Club diventa punti, e i punti premi.',
            link: '/programma-fedelta',
          },
        ],
      }),
      block(
        'come-si-comincia',
        'standard-info-box',
        {
          theme: 'light',
          cardsPerRow: 3,
          label: 'Come si comincia',
          title: 'Tre passi, cinque minuti',
          cards: [
            {
              icon: 'user-plus',
              title: 'Ti registri',
              text: 'Nome, e-mail, cellulare, professione e una password. Non costa nulla.',
              link: '/registrazione',
              label: 'Che cosa serve',
            },
            {
              icon: 'sparkles',
              title: 'Provi il Club',
              text: 'Sette giorni con corsi, consulenze, strumenti e convenzioni. La prova non chiede dati di pagamento e finisce da sola.',
              link: '/servizi',
              label: 'Che cosa provi',
            },
            {
              icon: 'circle-check',
              title: 'Scegli',
              text: 'Resti con l’account gratuito o prendi il piano che ti serve, quando vuoi.',
              link: '/assistenza',
              label: 'Parliamone',
            },
          ],
        },
        { visibility: ['SUSPECT'] },
      ),
      // Who has an account has taken the first step; who has had the trial is not sent to it again.
      block(
        'il-passo-dopo',
        'standard-info-box',
        {
          theme: 'light',
          cardsPerRow: 3,
          label: 'Il passo dopo',
          title: 'Il Club intero, per sette giorni',
          cards: [
            {
              icon: 'sparkles',
              title: 'Attivi la prova',
              text: 'Un solo gesto: non chiede dati di pagamento e finisce da sola.',
              link: '/attivazione-trial',
              label: 'Attiva la prova',
            },
            {
              icon: 'circle-check',
              title: 'Usi tutto',
              text: 'Un corso, una domanda ai legali, i moduli da compilare: i servizi sono aperti.',
              link: '/servizi',
              label: 'Che cosa provi',
            },
            {
              icon: 'file-text',
              title: 'Scegli',
              text: 'Resti con l’account gratuito o prendi il piano che ti serve, quando vuoi.',
              link: '/piani-premium',
              label: 'Confronta i piani',
            },
          ],
        },
        { visibility: ['REGISTRATO'] },
      ),
      homeCourses,
      homePromotion,
      ...homeReading,
      homeModules,
      homeVideo,
      homeProtection,
      homeDownload,
      block('offerte', 'best-offers', { label: 'Negozi convenzionati' }, { wallet: ['topnegozi'] }),
      block('negozi', 'top-shops', {}, { wallet: ['topnegozi'] }),
      homeHealthNews,
      homeProfessionals,
      block(
        'piani',
        'plan-comparison',
        {
          label: 'Piani Premium',
          title: 'I piani a confronto',
          content: 'Un anno intero, anche in 12 rate senza interessi.',
        },
        { visibility: ['SUSPECT', 'REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] },
      ),
      ...homeQuestions,
    ],
    bottom: homeBottom,
  },
}
