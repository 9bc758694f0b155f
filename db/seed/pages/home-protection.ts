import { block } from './seed-page.ts'

const shared = {
  layout: 2,
  backgroundColor: 'paper',
  label: 'Tutela legale',
  icon: 'scale',
  image: { kind: 'drawing', key: 'tutela-legale', category: 'legale' },
} as const

/** One promise, said to each as it concerns them: the server leaves the banner of who is reading. */
export const homeProtection = block('tutela', 'banner-section', {
  label: 'Tutela legale',
  banners: [
    {
      ...shared,
      audience: { visibility: ['SUSPECT', 'REGISTRATO'] },
      title: 'Un legale accanto a te, prima che serva',
      content:
        'Una domanda scritta oggi vale più di una causa domani. Rispondono avvocati che si occupano di responsabilità sanitaria.',
      callsToAction: [{ label: 'Come funziona', link: '/servizi/legali', variant: 'solid' }],
    },
    {
      ...shared,
      audience: { visibility: ['TRIAL'] },
      title: 'Quel dubbio che rimandi: chiedilo questa settimana',
      content:
        'Un consenso da scrivere meglio, un paziente che protesta, una clausola del contratto. Durante la prova la risposta di un legale è compresa.',
      callsToAction: [{ label: 'Fai una domanda', link: '/servizi/legali', variant: 'solid' }],
    },
    {
      ...shared,
      audience: { visibility: ['PREMIUM'] },
      title: 'È arrivata una lettera? Non rispondere da solo',
      content:
        'Segna la data, non modificare nulla, tieni pronti i documenti. Ti diciamo chi avvisare, entro quando e con quali parole.',
      callsToAction: [{ label: 'Chiedi un parere', link: '/servizi/legali', variant: 'solid' }],
    },
    {
      ...shared,
      audience: { visibility: ['EX_TRIAL', 'EX_PREMIUM'] },
      title: 'Le richieste di oggi riguardano fatti di ieri',
      content:
        'Un reclamo può arrivare anni dopo una visita. Con un piano torni ad avere qualcuno da chiamare il giorno stesso.',
      callsToAction: [{ label: 'Che cosa comprende', link: '/servizi/legali', variant: 'solid' }],
    },
  ],
})
