import type { SubscriptionType } from '#areas/audience/model.ts'
import { block, head, type SeedPage } from './seed-page.ts'

/** Who has no plan and may take one; who visits is invited to register instead. */
const WITHOUT_PLAN: SubscriptionType[] = ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM']

/** AUD-017. Everybody but PREMIUM. */
const WITHOUT_PREMIUM: SubscriptionType[] = ['SUSPECT', ...WITHOUT_PLAN]

/** BLK-007. The last words of a page to who has no account. */
const invitation = (title: string, content: string, key: string, category: string) =>
  block(
    'invito',
    'bottom-banner',
    {
      title,
      content,
      image: { kind: 'drawing', key, category },
      callsToAction: [{ label: 'Registrati gratis', link: '/registrazione', variant: 'accent', eventCode: 'AR108' }],
      loginCallToAction: { label: 'Accedi', link: '/login' },
    },
    { visibility: ['SUSPECT'] },
  )

/** SHL-001. What editors put under the pages of the areas, at their addresses: each differs by who reads. */
export const areaRegions: readonly SeedPage[] = [
  {
    path: '/corsi-ecm-fad',
    parent: '/',
    head: head('Corsi ECM', 'Il catalogo dei corsi accreditati, e che cosa leggere prima di scegliere.'),
    regions: {
      bottom: [
        block(
          'catalogo-intero',
          'promo-banner',
          {
            background: 'gold',
            title: 'Il catalogo intero, un anno, un prezzo',
            content: 'Con un piano Premium i crediti del triennio si fanno senza comprare un corso alla volta.',
            image: { kind: 'drawing', key: 'catalogo-intero', category: 'formazione' },
            buttons: [
              { label: 'Confronta i piani', mobileLabel: 'I piani', link: '/piani-premium', eventCode: 'PP010' },
            ],
          },
          { visibility: WITHOUT_PLAN },
        ),
        block('promemoria', 'download-banner', {
          title: 'Promemoria del triennio ECM',
          content: 'Crediti, scadenze, esoneri ed esenzioni in una pagina da tenere in bacheca.',
          image: { kind: 'drawing', key: 'promemoria-ecm', category: 'formazione' },
          path: '/demo/promemoria-triennio-ecm.pdf',
          fileNote: 'PDF, una pagina',
        }),
        block('leggi-anche', 'read-also', {
          slugs: ['ecm-nuovo-triennio-come-organizzarsi', 'faq-crediti-ecm', 'webinar-triennio-ecm-domande'],
        }),
        invitation(
          'Il primo corso è gratis',
          'Con l’account gratuito segui i corsi aperti a tutti e tieni il conto dei tuoi crediti.',
          'primo-corso',
          'formazione',
        ),
      ],
    },
  },
  {
    path: '/corsi-ecm-fad/ebook',
    parent: '/corsi-ecm-fad',
    head: head('Corsi E-Book', 'I corsi da leggere, e il triennio in una figura.'),
    regions: {
      bottom: [
        // BLK-031
        block('il-triennio', 'infographic', {
          title: 'Il triennio ECM, in una figura',
          content:
            '<p>L’obbligo è di 150 crediti in tre anni, salvo riduzioni ed esoneri.</p><ul><li>Almeno il 40% da eventi come discente.</li><li>Al massimo il 60% da docenza, pubblicazioni e tutoraggio.</li><li>Al massimo il 20% da autoformazione.</li></ul>',
          path: '/demo/triennio-ecm.svg',
          width: 800,
          height: 1200,
        }),
      ],
    },
  },
  {
    path: '/corsi-ecm-fad/videoclip',
    parent: '/corsi-ecm-fad',
    head: head('Videoclip', 'Una procedura in pochi minuti, e i corsi da cui viene.'),
    regions: { bottom: [block('corsi', 'suggested-courses', { title: 'Per andare più a fondo', layout: 'three' })] },
  },
  {
    path: '/news-approfondimenti',
    parent: '/',
    head: head('News e Approfondimenti', 'Clinica, norme, fisco: letti per te e spiegati.'),
    regions: {
      bottom: [
        block('strumenti', 'latest-tools', { label: 'Strumenti', title: 'Da tenere aperti durante il turno' }),
        block(
          'leggi-tutto',
          'promo-banner',
          {
            background: 'tint',
            title: 'Alcuni approfondimenti sono per chi è Premium',
            content: 'Guide, casi e pareri si leggono interi con un piano, e si scaricano.',
            image: { kind: 'drawing', key: 'leggi-tutto', category: 'clinica' },
            buttons: [
              { label: 'Confronta i piani', mobileLabel: 'I piani', link: '/piani-premium', eventCode: 'PP010' },
            ],
          },
          { visibility: WITHOUT_PLAN },
        ),
        invitation(
          'Leggi quello di cui ti occupi, prima',
          'Con l’account gratuito scegli le categorie che segui e salvi gli articoli per dopo.',
          'scegli-le-categorie',
          'clinica',
        ),
      ],
    },
  },
  {
    path: '/risorse',
    parent: '/',
    head: head('Risorse', 'Moduli, strumenti e calcolatori pronti per la pratica di ogni giorno.'),
    regions: {
      bottom: [
        // BLK-015
        block('prova-subito', 'calculators', { calculator: 'bmi', title: 'Provane uno: indice di massa corporea' }),
        // BLK-018
        block('guide', 'content-carousel', {
          title: 'Guide, e-book e infografiche',
          contentTypes: ['Guida', 'E-book', 'Infografica'],
        }),
        // BLK-036
        block(
          'il-piano',
          'single-product-banner',
          {
            label: 'Tutti i moduli, tutti gli strumenti',
            content: 'Si compilano, si salvano e si stampano per un anno.',
          },
          { visibility: WITHOUT_PLAN },
        ),
        block('leggi-anche', 'read-also', {
          slugs: [
            'consenso-informato-che-cosa-scrivere',
            'cartella-clinica-scriverla-bene',
            'passaggio-di-consegne-sbar',
          ],
        }),
        invitation(
          'I moduli si aprono con la prova gratuita',
          'Sette giorni per compilarli, salvarli e stamparli. Si comincia con un account, che è gratis e resta tuo.',
          'moduli-gratis',
          'diritto',
        ),
      ],
    },
  },
  {
    path: '/risorse/calcolatori',
    parent: '/risorse',
    head: head('Calcolatori', 'Calcolatori per la clinica e per i conti, ciascuno con la formula e la fonte accanto.'),
    regions: {
      bottom: [
        block('leggi-anche', 'read-also', {
          slugs: ['funzione-renale-equazione-2021', 'fibrillazione-atriale-percorso', 'forfettario-per-chi-cura'],
        }),
      ],
    },
  },
  {
    path: '/professionisti-sanitari',
    parent: '/',
    head: head('Professionisti', 'La rete dei professionisti sanitari del Club, e la scheda con cui farsi trovare.'),
    regions: {
      bottom: [
        block('la-tua-scheda', 'standard-info-box', {
          theme: 'light',
          cardsPerRow: 3,
          label: 'La scheda professionale',
          title: 'La tua pagina, scritta da te',
          cards: [
            {
              icon: 'badge-check',
              title: 'La scrivi tu',
              text: 'Professione, specializzazioni, sedi e orari: la pubblichi quando vuoi e la togli quando vuoi.',
            },
            {
              icon: 'eye',
              title: 'Decidi che cosa si vede',
              text: 'Nessuno la vede finché non la pubblichi; poi chiunque, ma solo nei campi che hai scelto.',
            },
            {
              icon: 'hand-heart',
              title: 'Assistenza a casa',
              text: 'Chi cerca cure a domicilio trova qui chi le offre vicino a lui.',
              link: '/servizi/assistenza-domiciliare',
              label: 'Come funziona',
            },
          ],
        }),
        invitation(
          'Fatti trovare da chi ti cerca',
          'La scheda professionale è compresa nell’account gratuito.',
          'fatti-trovare',
          'medicina',
        ),
      ],
    },
  },
  {
    path: '/servizi/convenzioni',
    parent: '/servizi',
    head: head('Convenzioni', 'Sconti in negozi e servizi di ogni giorno.'),
    regions: {
      bottom: [
        block(
          'sconti-tutto-l-anno',
          'promo-banner',
          {
            background: 'gold',
            title: 'Gli sconti durano tutto l’anno, con un piano',
            content: 'Quello che risparmi in dodici mesi spesso ripaga l’iscrizione.',
            image: { kind: 'drawing', key: 'convenzioni-citta', category: 'convenzioni' },
            buttons: [
              { label: 'Confronta i piani', mobileLabel: 'I piani', link: '/piani-premium', eventCode: 'PP010' },
            ],
          },
          { visibility: WITHOUT_PREMIUM },
        ),
        block(
          'vantaggi-sconti',
          'standard-info-box',
          {
            theme: 'light',
            cardsPerRow: 3,
            label: 'Perché convengono',
            title: 'Che cosa cambia con gli sconti del Club',
            cards: [
              {
                icon: 'coins',
                title: 'Si risparmia su quello che compri già',
                text: 'Libri, divise, viaggi, abbonamenti: la spesa è la stessa, il conto è più basso.',
              },
              {
                icon: 'users',
                title: 'Valgono anche a casa',
                text: 'I codici si usano per te e per la tua famiglia, online e in negozio.',
              },
              {
                icon: 'calendar-check',
                title: 'Si rinnovano da soli',
                text: 'Le offerte cambiano ogni mese: non devi cercarle, le trovi tutte in questa pagina.',
              },
            ],
          },
          { visibility: WITHOUT_PREMIUM },
        ),
        block(
          'auto',
          'promo-banner',
          {
            background: 'night',
            title: 'Un’auto per il turno e una per le ferie',
            content: 'Noleggio a breve e a lungo termine, alle condizioni del Club.',
            buttons: [{ label: 'Vedi il noleggio', link: '/servizi/convenzioni/noleggio-auto' }],
          },
          { visibility: ['TRIAL', 'PREMIUM'] },
        ),
        // BLK-037
        block('partner', 'partner-logo', {
          partnerLogoSrc: '/demo/fondazione-aurora.svg',
          partnerLogoAlt: 'Fondazione Aurora per la Sanità',
        }),
        invitation(
          'Gli sconti cominciano con un account',
          'Registrati: vedi tutte le offerte, e decidi dopo se ti serve un piano.',
          'sconti-account',
          'convenzioni',
        ),
      ],
    },
  },
  {
    path: '/telemedicina',
    parent: '/servizi',
    head: head('Telemedicina', 'Visita a distanza, referti e pagamenti da un solo posto.'),
    regions: {
      main: [
        // BLK-011…014
        block('in-questa-pagina', 'anchor-menu', {
          links: [
            { label: 'Che cosa comprende', link: '#servizio-titolo' },
            { label: 'Gli ultimi contenuti', link: '#contenuti-titolo' },
            { label: 'Piani Premium', link: '/piani-premium', audience: { visibility: WITHOUT_PREMIUM } },
          ],
          telemedicineLink: '/telemedicina/accesso',
        }),
      ],
    },
  },
  {
    path: '/piani-premium',
    parent: '/',
    head: head('Piani Premium', 'Scegli quanto Club ti serve: un anno intero, anche in 12 rate.'),
    regions: {
      bottom: [
        // BLK-018
        block('ultime-uscite', 'news-carousel', { label: 'Nel Club si legge', title: 'Le ultime uscite' }),
      ],
    },
  },
  {
    path: '/servizi/pubmed',
    parent: '/servizi',
    head: head('Letteratura scientifica', 'Gli articoli che contano per la tua specializzazione, ogni settimana.'),
    regions: {
      bottom: [
        block('leggi-anche', 'read-also', {
          slugs: ['ebook-leggere-uno-studio-clinico', 'screening-oncologici-che-cosa-offrire'],
        }),
      ],
    },
  },
]
