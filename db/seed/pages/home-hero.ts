import { block } from './seed-page.ts'

/** NWS-021. A banner for each kind of visitor, of which the server leaves the right one, and one for all beside it. */
export const homeHero = block('apertura', 'banner-section', {
  label: 'Benvenuto nel Club',
  banners: [
    {
      audience: { visibility: ['SUSPECT'] },
      layout: 1,
      label: 'Il club dei professionisti sanitari',
      title: 'Chi cura gli altri merita di essere aiutato bene.',
      content:
        'Formazione ECM, aggiornamento, tutela legale e convenzioni: quello che serve alla tua professione, in un solo posto, quando hai cinque minuti.',
      image: { kind: 'drawing', key: 'insieme', category: 'medicina' },
      callsToAction: [
        { label: 'Registrati gratis', link: '/registrazione', variant: 'accent' },
        { label: 'Scopri i servizi', link: '/servizi', variant: 'ghost' },
      ],
      loginCallToAction: { label: 'Accedi', link: '/login' },
    },
    {
      audience: { visibility: ['REGISTRATO'] },
      layout: 1,
      label: 'Il tuo account è attivo',
      title: 'Hai la chiave. Ora apri le stanze che ti servono.',
      content:
        'Con l’account gratuito leggi le notizie e salvi gli articoli. Prova il Club completo per sette giorni: non chiediamo dati di pagamento.',
      image: { kind: 'drawing', key: 'registrato', category: 'formazione' },
      callsToAction: [
        { label: 'Prova gratis', link: '/attivazione-trial', variant: 'accent' },
        { label: 'Vedi i servizi', link: '/servizi', variant: 'ghost' },
      ],
    },
    {
      audience: { visibility: ['TRIAL'] },
      layout: 1,
      label: 'La tua prova gratuita',
      title: 'Il Club è aperto. Comincia da quello che rimandi.',
      content: 'Un corso breve, un dubbio legale, un modulo da compilare: in questi giorni li provi, senza impegno.',
      image: { kind: 'drawing', key: 'prova', category: 'medicina' },
      callsToAction: [
        { label: 'Inizia un corso', link: '/corsi-ecm-fad', variant: 'accent' },
        { label: 'Scopri i piani', link: '/upgrade', variant: 'ghost' },
      ],
    },
    {
      audience: { visibility: ['PREMIUM'] },
      layout: 1,
      label: 'Il tuo Club',
      title: 'Riprendiamo da dove avevamo lasciato.',
      content: 'I tuoi corsi, le tue risorse e le notizie della tua professione, senza cercare.',
      image: { kind: 'drawing', key: 'premium', category: 'legale' },
      callsToAction: [
        { label: 'Vai alla formazione', link: '/corsi-ecm-fad', variant: 'accent' },
        { label: 'Leggi le novità', link: '/news-approfondimenti', variant: 'ghost' },
      ],
    },
    {
      audience: { visibility: ['EX_TRIAL'] },
      layout: 1,
      label: 'La prova è finita',
      title: 'Ti è piaciuto? Tieni quello che hai usato.',
      content:
        'Il tuo account resta gratuito e i tuoi dati sono al loro posto. Con un piano riapri subito corsi, pareri e strumenti.',
      image: { kind: 'drawing', key: 'ex-prova', category: 'convenzioni' },
      callsToAction: [
        { label: 'Effettua l’upgrade', link: '/upgrade', variant: 'accent' },
        { label: 'Parla con noi', link: '/assistenza', variant: 'ghost' },
      ],
    },
    {
      audience: { visibility: ['EX_PREMIUM'] },
      layout: 1,
      label: 'Il tuo abbonamento è scaduto',
      title: 'Il tuo posto nel Club ti aspetta.',
      content:
        'Attestati, fatture e libreria sono ancora tuoi. Rinnovando ritrovi i servizi esattamente come li avevi lasciati.',
      image: { kind: 'drawing', key: 'ex-premium', category: 'medicina' },
      callsToAction: [
        { label: 'Rinnova', link: '/upgrade', variant: 'accent' },
        { label: 'Parla con noi', link: '/assistenza', variant: 'ghost' },
      ],
    },
    {
      layout: 1,
      backgroundColor: 'paper',
      label: 'Triennio ECM 2026–2028',
      title: 'Centocinquanta crediti, un passo alla volta.',
      content:
        'Corsi brevi e accreditati, da cominciare in pausa e finire in treno. L’attestato arriva appena superi la prova.',
      image: { kind: 'drawing', key: 'triennio', category: 'formazione' },
      callsToAction: [
        { label: 'Vedi i corsi', link: '/corsi-ecm-fad', variant: 'accent', eventCode: 'CF104' },
        { label: 'Scopri i servizi', link: '/servizi', variant: 'ghost' },
      ],
    },
  ],
})
