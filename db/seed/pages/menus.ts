import type { NewMenuItem } from '#areas/content/model.ts'

/** The menus of the frame, by name. They point only at pages that exist. */
export const menus: Readonly<Record<string, readonly NewMenuItem[]>> = {
  main: [
    { label: 'Home', link: '/' },
    { label: 'Corsi ECM', link: '/corsi-ecm-fad' },
    { label: 'News e Approfondimenti', link: '/news-approfondimenti' },
    { label: 'Risorse', link: '/risorse' },
    {
      label: 'Servizi',
      link: '/servizi',
      items: [
        { label: 'Tutti i servizi', link: '/servizi' },
        { label: 'Servizi legali', link: '/servizi/legali' },
        { label: 'Servizi assicurativi', link: '/servizi/assicurativi' },
        { label: 'Telemedicina', link: '/telemedicina' },
        { label: 'Letteratura scientifica', link: '/servizi/pubmed' },
        { label: 'Riviste', link: '/contenuti-medico-scientifici' },
        // SHL-005
        { label: 'Edicola digitale', link: '/edicola-digitale', audience: { visibility: ['PREMIUM'] } },
        { label: 'Programma Fedeltà', link: '/programma-fedelta' },
        { label: 'Assistenza', link: '/assistenza' },
      ],
    },
    { label: 'Convenzioni', link: '/servizi/convenzioni' },
    { label: 'Professionisti', link: '/professionisti-sanitari' },
  ],
  'footer-club': [
    { label: 'Corsi ECM', link: '/corsi-ecm-fad' },
    { label: 'Servizi', link: '/servizi' },
    { label: 'Convenzioni', link: '/servizi/convenzioni' },
    { label: 'Programma Fedeltà', link: '/programma-fedelta' },
  ],
  'footer-help': [
    { label: 'Cerchi aiuto?', link: '/assistenza' },
    { label: 'Registrati gratis', link: '/registrazione', audience: { visibility: ['SUSPECT'] } },
    { label: 'Accessibilità', link: '/accessibilita' },
  ],
  'footer-terms': [
    { label: 'Web Privacy Policy', link: '/privacy-policy' },
    { label: 'Cookie Policy', link: '/cookie-policy' },
    { label: 'Condizioni d’uso', link: '/termini-e-condizioni' },
  ],
}
