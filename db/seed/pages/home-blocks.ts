import { block } from './seed-page.ts'

/** WEL-004. Under the hero: visitors are invited, members are greeted by name once the page is alive. */
export const homeWelcome = block('benvenuto', 'welcome-headline', {
  visitorMessage: 'Il Club è di chi cura. Registrati: è gratis e resta gratis.',
})

/** NWS-028. Only who holds something is reminded of it. */
export const homeIncluded = block(
  'inclusi',
  'included-services',
  {
    label: 'Già tuoi',
    title: 'Inclusi nel tuo abbonamento',
    callToAction: { label: 'Tutti i servizi', link: '/servizi', variant: 'quiet' },
    cards: [
      {
        id: 'incluso-formazione',
        icon: 'graduation-cap',
        title: 'Corsi ECM',
        body: 'Il catalogo intero: multimediali, e-book, film e videoclip.',
        link: '/corsi-ecm-fad',
        tag: 'Attivo',
        audience: { wallet: ['ecm'] },
      },
      {
        id: 'incluso-legale',
        icon: 'scale',
        title: 'Consulenza legale',
        body: 'Una domanda scritta, una risposta in due giorni lavorativi.',
        link: '/servizi/legali',
      },
      {
        id: 'incluso-assicurativi',
        icon: 'shield-check',
        title: 'Consulenza assicurativa',
        body: 'Leggiamo la polizza che hai e ti diciamo che cosa manca.',
        link: '/servizi/assicurativi',
      },
      {
        id: 'incluso-convenzioni',
        icon: 'ticket-percent',
        title: 'Convenzioni',
        body: 'Sconti in negozi e servizi di ogni giorno.',
        link: '/servizi/convenzioni',
      },
    ],
  },
  { visibility: ['TRIAL', 'PREMIUM'] },
)

/** BLK-020 */
export const homeCourses = block('corsi', 'suggested-courses', {
  label: 'Formazione ECM',
  title: 'Da cominciare questa settimana',
  layout: 'three',
})

/** BLK-022. To who can use them at once: a visitor meets them among the resources. */
export const homeModules = block(
  'moduli',
  'latest-contents',
  { label: 'Moduli', title: 'Pronti da compilare e firmare' },
  { visibility: ['TRIAL', 'PREMIUM'] },
)

/** BLK-038. The title is the one of the section. */
export const homeProfessionals = block(
  'professionisti',
  'latest-professionals',
  {},
  { visibility: ['SUSPECT', 'TRIAL', 'PREMIUM'] },
)

/** BLK-008. What a plan costs less for, to who has none. */
export const homePromotion = block(
  'promozione',
  'promo-banner',
  {
    background: 'gold',
    badge: 'In un’unica soluzione',
    percentageText: '−10%',
    title: 'Un anno di Club costa meno',
    content: 'Chi paga il piano in una volta sola risparmia almeno il dieci per cento, qualunque piano scelga.',
    image: { kind: 'drawing', key: 'primo-anno', category: 'convenzioni' },
    buttons: [
      { label: 'Confronta i piani', mobileLabel: 'I piani', link: '/piani-premium', eventCode: 'PP010' },
      { label: 'Parla con un consulente', mobileLabel: 'Scrivici', link: '/assistenza', variant: 'ghost' },
    ],
    legalText:
      'Rispetto al totale delle 12 rate mensili dello stesso piano. Non si somma alle convenzioni con gli ordini.',
    legalTextMobile: 'Rispetto alle 12 rate dello stesso piano.',
  },
  { visibility: ['REGISTRATO', 'EX_TRIAL', 'EX_PREMIUM'] },
)

/** BLK-028 */
export const homeVideo = block(
  'video',
  'video',
  {
    label: 'In dodici secondi',
    title: 'Dove trovi ogni cosa',
    content: 'Quattro stanze, una porta sola: guardale una volta e non le cerchi più.',
    video: {
      title: 'Il Club in dodici secondi',
      description: 'Formazione, tutela, risorse: dove si trova ogni cosa.',
      path: '/demo/il-club.webm',
      captionsPath: '/demo/il-club.vtt',
      durationLabel: '12 s',
      image: { kind: 'drawing', key: 'quattro-stanze', category: 'formazione' },
    },
  },
  { visibility: ['SUSPECT', 'REGISTRATO', 'TRIAL'] },
)

/** BLK-030 */
export const homeDownload = block(
  'promemoria',
  'download-banner',
  {
    title: 'Promemoria del triennio ECM',
    content: 'Crediti, scadenze, esoneri ed esenzioni in una pagina da tenere in bacheca.',
    image: { kind: 'drawing', key: 'promemoria-ecm', category: 'formazione' },
    path: '/demo/promemoria-triennio-ecm.pdf',
    fileNote: 'PDF, una pagina',
  },
  { visibility: ['REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM'] },
)

/** BLK-007 */
export const homeBottom = [
  block(
    'invito',
    'bottom-banner',
    {
      title: 'Cinque minuti adesso, un anno più leggero',
      content: 'La registrazione è gratuita e resta gratuita finché vuoi.',
      image: { kind: 'drawing', key: 'cinque-minuti', category: 'medicina' },
      callsToAction: [{ label: 'Registrati gratis', link: '/registrazione', variant: 'accent', eventCode: 'AR108' }],
      loginCallToAction: { label: 'Accedi', link: '/login' },
    },
    { visibility: ['SUSPECT'] },
  ),
  block(
    'consulente',
    'bottom-banner',
    {
      title: 'Vuoi parlarne con una persona?',
      content: 'Un consulente ti aiuta a scegliere quello che ti serve, e soltanto quello.',
      callsToAction: [
        { label: 'Chiamaci', link: '#phonecall', variant: 'accent' },
        { label: 'Scrivici', link: '/assistenza', variant: 'ghost' },
      ],
    },
    { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM', 'PREMIUM'] },
  ),
]
