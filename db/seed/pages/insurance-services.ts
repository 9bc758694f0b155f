import { servicePage } from './legal-services.ts'
import { block, head, type SeedPage } from './seed-page.ts'

const INSURANCE = '/servizi/assicurativi'

/** SRV-004, SRV-005, SRV-022, AUD-022. Buttons and services are for TRIAL and PREMIUM; the others read why they are worth having. */
const insurance: SeedPage = {
  path: INSURANCE,
  parent: '/servizi',
  head: head('Servizi assicurativi', 'La copertura giusta per la tua attività, spiegata senza clausole da decifrare.'),
  regions: {
    main: [
      block('testata', 'banner-section', {
        banners: [
          {
            layout: 1,
            backgroundColor: 'tint',
            label: 'Servizi assicurativi',
            title: 'La polizza giusta, spiegata in italiano',
            content:
              'Leggiamo con te massimali, franchigie, retroattività e colpa grave: che cosa manca, che cosa paghi due volte.',
            image: { kind: 'drawing', key: 'servizi-assicurativi', category: 'assicurazioni' },
            callsToAction: [
              {
                label: 'Vedi i servizi assicurativi',
                link: '#servizi',
                variant: 'solid',
                audience: { visibility: ['TRIAL', 'PREMIUM'] },
              },
              {
                label: 'Richiedi una consulenza',
                link: '#servizi-assicurativi-form',
                variant: 'ghost',
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
      block(
        'servizi',
        'standard-info-box',
        {
          theme: 'white',
          cardsPerRow: 3,
          title: 'I tuoi servizi assicurativi',
          cards: [
            {
              icon: 'headphones',
              title: 'Consulenza assicurativa',
              text: 'Un esperto indipendente legge la polizza che hai.',
              link: `${INSURANCE}/consulenza`,
              label: 'Vai alla consulenza',
            },
            {
              icon: 'shield-check',
              title: 'Tutela legale',
              text: 'Le spese per difenderti, con un legale scelto da te.',
              link: `${INSURANCE}/tutela-legale`,
              label: 'Scopri la polizza',
            },
            {
              icon: 'handshake',
              title: 'Pronto assicuratore',
              text: 'Un preventivo su misura dal broker del Club.',
              link: `${INSURANCE}/pronto-assicuratore`,
              label: 'Chiedi un preventivo',
            },
          ],
        },
        { visibility: ['TRIAL', 'PREMIUM'] },
      ),
      block(
        'servizi-del-club',
        'standard-info-box',
        {
          theme: 'minimal',
          cardsPerRow: 3,
          title: 'I servizi assicurativi del Club',
          content: '<p>Si aprono con la prova gratuita e con ogni piano. Ecco perché i soci li usano.</p>',
          cards: [
            {
              icon: 'search',
              title: 'Sapere che cosa hai',
              text: 'La maggior parte delle polizze si legge una volta sola, e quando è tardi.',
            },
            {
              icon: 'scale',
              title: 'Pagare il giusto',
              text: 'Due coperture per lo stesso rischio non proteggono il doppio: costano il doppio.',
            },
            {
              icon: 'hand-heart',
              title: 'Non essere soli',
              text: 'Quando arriva una richiesta di danni c’è già qualcuno che conosce la tua posizione.',
            },
          ],
        },
        { visibility: ['SUSPECT', 'REGISTRATO', 'EX_TRIAL', 'EX_PREMIUM'] },
      ),
      block('servizi-assicurativi-form', 'service-request', {
        form: 'pronto-assicuratore',
        title: 'Richiedi una consulenza',
        content: 'Lascia i tuoi recapiti: ti richiama un esperto, senza impegno.',
        messageLabel: 'Di che cosa hai bisogno?',
      }),
      block('letture', 'suggested-news', {
        label: 'Da leggere',
        title: 'Assicurazioni, tutele e fisco',
        categories: ['assicurazioni-e-tutele', 'fisco-e-tasse'],
      }),
    ],
  },
}

export const insuranceServicePages: readonly SeedPage[] = [
  insurance,
  servicePage({
    path: `${INSURANCE}/consulenza`,
    parent: INSURANCE,
    title: 'Consulenza assicurativa',
    description: 'Un esperto legge con te la polizza che hai e ti dice se basta.',
    hero: {
      label: 'Servizi assicurativi',
      title: 'Sai che cosa copre la tua polizza?',
      content: 'Portaci quella che hai: in una telefonata ti diciamo se va bene così.',
      category: 'assicurazioni',
    },
    request: {
      form: 'pronto-assicuratore',
      title: 'Richiedi una consulenza',
      content: 'Ti richiama un esperto indipendente, senza impegno.',
      messageLabel: 'La polizza che hai, se ne hai una',
    },
    features: [
      { icon: 'search', title: 'Lettura della polizza', text: 'Massimali, franchigie, retroattività, colpa grave.' },
      { icon: 'chart-column', title: 'Confronto', text: 'Con le condizioni riservate ai soci.' },
      { icon: 'handshake', title: 'Indipendenza', text: 'Nessun obbligo di cambiare compagnia.' },
    ],
  }),
  servicePage({
    path: `${INSURANCE}/tutela-legale`,
    parent: INSURANCE,
    title: 'Polizza di tutela legale',
    description: 'Le spese per difenderti in sede civile, penale e disciplinare.',
    hero: {
      label: 'Servizi assicurativi',
      title: 'Difendersi non deve costare',
      content: 'Avvocato scelto da te, perizie e spese di giudizio: paga la polizza, dall’inizio.',
      category: 'assicurazioni',
    },
    request: {
      form: 'richiesta-tutela-legale-das',
      title: 'Attiva la tutela',
      content: 'Racconta che cosa è successo, o chiedi di attivare la polizza.',
      messageLabel: 'Di che cosa si tratta?',
    },
    features: [
      { icon: 'gavel', title: 'Civile, penale, disciplinare', text: 'Anche davanti all’ordine professionale.' },
      { icon: 'user', title: 'Legale di tua scelta', text: 'O uno del network, se preferisci.' },
      { icon: 'file-text', title: 'Perizie comprese', text: 'Di parte e d’ufficio.' },
    ],
    terms: {
      title: 'La polizza in breve',
      terms: [
        { figure: '30.000 €', text: 'di copertura per ogni sinistro' },
        { figure: 'Nessun limite', text: 'al numero di sinistri nell’anno' },
        { figure: '0 €', text: 'da anticipare' },
        { figure: 'Nessuna', text: 'franchigia' },
      ],
    },
  }),
  servicePage({
    path: `${INSURANCE}/pronto-assicuratore`,
    parent: INSURANCE,
    title: 'Pronto assicuratore',
    description: 'Il broker del Club cerca per te la polizza migliore.',
    hero: {
      label: 'Servizi assicurativi',
      title: 'Un broker che lavora per te',
      content: 'Dicci che cosa fai e dove: ti arrivano due proposte confrontabili.',
      category: 'assicurazioni',
    },
    request: {
      form: 'pronto-assicuratore',
      title: 'Chiedi un preventivo',
      content: 'Bastano due recapiti. Il preventivo è gratuito.',
      messageLabel: 'Professione e specializzazione',
    },
    features: [
      { icon: 'clipboard-list', title: 'Due proposte', text: 'Scritte nello stesso modo, per confrontarle.' },
      { icon: 'badge-percent', title: 'Condizioni dei soci', text: 'Negoziate una volta per tutti.' },
      { icon: 'phone', title: 'Anche dopo', text: 'Ti seguiamo in caso di sinistro.' },
    ],
  }),
]
