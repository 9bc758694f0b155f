import { insuranceServicePages } from './insurance-services.ts'
import { legalServicePages } from './legal-services.ts'
import { otherServicePages } from './other-services.ts'
import { block, head, type SeedPage } from './seed-page.ts'

const services: SeedPage = {
  path: '/servizi',
  parent: '/',
  head: head('Servizi', 'Servizi pensati per chi lavora nella sanità, tutti nella stessa iscrizione.'),
  regions: {
    main: [
      block('elenco', 'standard-info-box', {
        theme: 'white',
        cardsPerRow: 3,
        title: 'Che cosa puoi fare nel Club',
        cards: [
          {
            icon: 'graduation-cap',
            title: 'Formazione ECM',
            text: 'Corsi, e-book, film e videoclip accreditati. L’attestato arriva appena superi la prova.',
            link: '/corsi-ecm-fad',
            label: 'Scopri i corsi',
          },
          {
            icon: 'scale',
            title: 'Servizi legali',
            text: 'Consulenza, pareri, diffide e responsabilità professionale, con avvocati del settore.',
            link: '/servizi/legali',
            label: 'Scopri i servizi legali',
          },
          {
            icon: 'shield-check',
            title: 'Servizi assicurativi',
            text: 'Capire la polizza che hai, scegliere quella che ti serve.',
            link: '/servizi/assicurativi',
            label: 'Scopri le tutele',
          },
          {
            icon: 'newspaper',
            title: 'News e Approfondimenti',
            text: 'Le novità di clinica, norme e fisco, con la fonte sempre accanto.',
            link: '/news-approfondimenti',
            label: 'Vai ai contenuti',
          },
          {
            icon: 'book-open',
            title: 'Contenuti medico-scientifici',
            text: 'Sette testate del settore, con gli articoli scelti per la tua professione.',
            link: '/contenuti-medico-scientifici',
            label: 'Apri le testate',
          },
          {
            icon: 'library',
            title: 'Risorse',
            text: 'Moduli legali e scientifici, strumenti e calcolatori.',
            link: '/risorse',
            label: 'Apri le risorse',
          },
          {
            icon: 'video',
            title: 'Telemedicina',
            text: 'Agenda online, video visita, referti e pagamenti digitali, da un solo posto.',
            link: '/telemedicina',
            label: 'Scopri la telemedicina',
          },
          {
            icon: 'search',
            title: 'Letteratura scientifica',
            text: 'La ricerca su PubMed e una newsletter settimanale nella tua specializzazione.',
            link: '/servizi/pubmed',
            label: 'Cerca su PubMed',
          },
          {
            icon: 'ticket-percent',
            title: 'Convenzioni',
            text: 'Negozi, viaggi, auto e tempo libero a condizioni riservate.',
            link: '/servizi/convenzioni',
            label: 'Vedi le convenzioni',
          },
          {
            icon: 'stethoscope',
            title: 'Scheda professionale',
            text: 'La tua pagina pubblica tra i professionisti del Club.',
            link: '/professionisti-sanitari',
            label: 'Vedi come funziona',
          },
          {
            icon: 'star',
            title: 'Programma Fedeltà',
            text: 'Punti per ogni anno di iscrizione, premi da scegliere.',
            link: '/programma-fedelta',
            label: 'Scopri il programma',
          },
          {
            icon: 'headphones',
            title: 'Assistenza',
            text: 'Una persona che risponde, al telefono o per iscritto.',
            link: '/assistenza',
            label: 'Contattaci',
          },
        ],
      }),
      // AUD-019. Any one of the three codes is enough.
      block(
        'portafoglio',
        'service-cards',
        {
          label: 'Nel tuo piano',
          title: 'Compresi nella tua tutela',
          cards: [
            {
              id: 'elenco-professionisti',
              icon: 'users',
              tag: 'Attivo',
              title: 'Elenco dei professionisti',
              body: 'I colleghi della rete, per professione e provincia: a chi mandare un paziente, a chi chiedere un consulto.',
              link: '/professionisti-sanitari',
              label: 'Cerca un collega',
            },
            {
              id: 'tutela-legale',
              icon: 'gavel',
              tag: 'Attivo',
              title: 'Tutela legale',
              body: 'Un avvocato vicino a te quando arriva una lettera, una querela o una richiesta di risarcimento.',
              link: '/servizi/legali/network-avvocati',
              label: 'Trova un avvocato',
            },
          ],
        },
        { wallet: ['DASOPT', 'DAS', 'PRNASC'] },
      ),
      block('tutele', 'standard-info-box', {
        theme: 'light',
        cardsPerRow: 3,
        label: 'Tutela legale',
        title: 'Un legale accanto a te, prima che serva',
        callToAction: { label: 'Vedi tutti', link: '/servizi/legali', variant: 'quiet' },
        cards: [
          {
            icon: 'message-circle',
            title: 'Consulenza legale',
            text: 'Una risposta entro 48 ore lavorative, quante volte ti serve.',
            link: '/servizi/legali/consulenza',
          },
          {
            icon: 'file-text',
            title: 'Parere legale',
            text: 'Scritto, motivato, firmato.',
            link: '/servizi/legali/parere',
          },
          {
            icon: 'send',
            title: 'Lettera di diffida',
            text: 'Quando serve farsi ascoltare.',
            link: '/servizi/legali/diffida',
          },
        ],
      }),
      block('novita', 'banner-section', {
        label: 'Novità del Club',
        banners: [
          {
            layout: 1,
            backgroundColor: 'paper',
            label: 'Servizi legali',
            icon: 'scale',
            title: 'Chiedilo prima di firmare',
            content:
              'Una domanda scritta oggi vale più di una causa domani. Rispondono avvocati che si occupano di responsabilità sanitaria.',
            image: { kind: 'drawing', key: 'tutela-legale', category: 'legale' },
            callsToAction: [{ label: 'Come funziona', link: '/servizi/legali', variant: 'solid' }],
          },
          {
            layout: 1,
            backgroundColor: 'paper',
            label: 'Risorse',
            icon: 'calculator',
            title: 'Il calcolo giusto, con la fonte accanto',
            content: 'Punteggi clinici, dosaggi, conti fiscali: strumenti verificati che puoi usare dal telefono.',
            image: { kind: 'drawing', key: 'calcolatori', category: 'risorse' },
            callsToAction: [{ label: 'Apri le risorse', link: '/risorse', variant: 'solid' }],
          },
          {
            layout: 1,
            backgroundColor: 'paper',
            label: 'Convenzioni',
            icon: 'ticket-percent',
            title: 'Sconti veri, in posti che conosci già',
            content: 'Viaggi, libri, palestra, auto: quello che risparmi in un anno spesso ripaga l’iscrizione.',
            image: { kind: 'drawing', key: 'convenzioni-citta', category: 'convenzioni' },
            callsToAction: [{ label: 'Vedi le convenzioni', link: '/servizi/convenzioni', variant: 'solid' }],
          },
        ],
      }),
      // SRC-019. What is worth reading, here and on the pages of law and of insurance, each in its own categories.
      block('letture', 'suggested-news', { label: 'Da leggere', title: 'Le ultime uscite' }),
    ],
    bottom: [
      block(
        'consulente',
        'banner-section',
        {
          banners: [
            {
              layout: 4,
              theme: 'dark',
              title: 'Non sai da dove cominciare?',
              content: 'Raccontaci come lavori: ti diciamo quali servizi ti servono e quali no.',
              callsToAction: [{ label: 'Chiamaci', link: '#phonecall', variant: 'accent' }],
            },
          ],
        },
        { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM', 'PREMIUM'] },
      ),
    ],
  },
}

/** SRV-002. The branches of law that a health professional meets. */
const LAW_AREAS = [
  { icon: 'stethoscope', title: 'Responsabilità sanitaria', text: 'Civile, penale e contabile, dalla prima lettera.' },
  {
    icon: 'briefcase',
    title: 'Diritto del lavoro',
    text: 'Contratti, turni, reperibilità, procedimenti disciplinari.',
  },
  { icon: 'lock', title: 'Privacy e dati sanitari', text: 'Cartelle, consenso, fascicolo elettronico, violazioni.' },
  {
    icon: 'building-2',
    title: 'Studio e società',
    text: 'Locazioni, associazioni tra professionisti, autorizzazioni.',
  },
  { icon: 'receipt', title: 'Diritto tributario', text: 'Accertamenti, contributi, regimi fiscali.' },
  { icon: 'landmark', title: 'Rapporti con le aziende sanitarie', text: 'Concorsi, convenzioni, incompatibilità.' },
  { icon: 'megaphone', title: 'Reputazione in rete', text: 'Recensioni false, diffamazione, uso del nome.' },
  { icon: 'users', title: 'Famiglia e successioni', text: 'Quando serve un legale anche fuori dallo studio.' },
]

const legal: SeedPage = {
  path: '/servizi/legali',
  parent: '/servizi',
  head: head('Servizi legali', 'Avvocati che si occupano di sanità ogni giorno, prima, durante e dopo un problema.'),
  regions: {
    main: [
      block('testata', 'banner-section', {
        banners: [
          {
            layout: 1,
            backgroundColor: 'tint',
            label: 'Servizi legali',
            title: 'Un avvocato che conosce il tuo lavoro',
            content:
              'Una risposta entro 48 ore lavorative, pareri scritti, diffide, assistenza quando arriva una richiesta di risarcimento.',
            image: { kind: 'drawing', key: 'servizi-legali', category: 'legale' },
            callsToAction: [
              {
                label: 'Richiedi una consulenza',
                link: '/servizi/legali/consulenza',
                variant: 'accent',
                audience: { visibility: ['TRIAL', 'PREMIUM'] },
              },
              {
                label: 'Scopri i piani',
                link: '/upgrade',
                variant: 'accent',
                audience: { visibility: ['REGISTRATO', 'EX_TRIAL', 'EX_PREMIUM'] },
              },
            ],
            loginCallToAction: {},
          },
        ],
      }),
      block('servizi', 'standard-info-box', {
        theme: 'white',
        cardsPerRow: 3,
        title: 'Che cosa puoi chiedere',
        cards: [
          {
            icon: 'message-circle',
            title: 'Consulenza legale',
            text: 'Una domanda, una risposta, quante volte ti serve.',
            link: '/servizi/legali/consulenza',
            label: 'Vai alla consulenza',
          },
          {
            icon: 'file-text',
            title: 'Parere legale',
            text: 'La risposta motivata e firmata di un avvocato.',
            link: '/servizi/legali/parere',
            label: 'Chiedi un parere',
          },
          {
            icon: 'send',
            title: 'Lettera di diffida',
            text: 'La lettera che ferma un comportamento scorretto.',
            link: '/servizi/legali/diffida',
            label: 'Chiedi una diffida',
          },
          {
            icon: 'stethoscope',
            title: 'Responsabilità professionale',
            text: 'Una prima opinione su una richiesta di risarcimento.',
            link: '/servizi/legali/responsabilita',
            label: 'Chiedi un’opinione',
          },
          {
            icon: 'map-pin',
            title: 'Network avvocati',
            text: 'Uno studio vicino a te, a tariffe concordate.',
            link: '/servizi/legali/network-avvocati',
            label: 'Trova un avvocato',
          },
          {
            icon: 'shield-check',
            title: 'Tutela legale',
            text: 'La polizza che paga le spese per difenderti.',
            link: '/servizi/assicurativi/tutela-legale',
            label: 'Scopri la polizza',
          },
        ],
      }),
      block('aree', 'standard-info-box', {
        theme: 'light',
        cardsPerRow: 4,
        title: 'Le materie',
        cards: LAW_AREAS,
      }),
      block(
        'consulenza',
        'service-request',
        {
          form: 'consulenza-legale',
          title: 'Richiedi una consulenza',
          content: 'Descrivi il caso in poche righe: l’avvocato ti scrive, e se serve ti chiama.',
          messageLabel: 'Qual è la tua domanda?',
        },
        { visibility: ['TRIAL', 'PREMIUM'], wallet: ['consulenzaLegale'] },
      ),
      // BLK-019
      block('letture', 'suggested-news', {
        label: 'Da leggere',
        title: 'Norme e diritto, spiegati a chi cura',
        categories: ['norme-e-diritto'],
      }),
    ],
  },
}

export const servicePages: readonly SeedPage[] = [
  services,
  legal,
  ...legalServicePages,
  ...insuranceServicePages,
  ...otherServicePages,
]
