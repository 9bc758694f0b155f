/** The services of the examples; in the extreme ones they are repeated. */
export const sampleCards = [
  {
    id: 'legale',
    icon: 'scale',
    title: 'Servizi legali',
    body: 'Un parere scritto in due giorni lavorativi, da chi si occupa ogni giorno di responsabilità sanitaria.',
    link: '/servizi/legali',
    label: 'Scopri',
  },
  {
    id: 'assicurativi',
    icon: 'shield-check',
    tag: 'Incluso',
    title: 'Servizi assicurativi',
    body: 'La polizza spiegata, il massimale giusto, un consulente che non vende.',
    link: '/servizi/assicurativi',
    label: 'Scopri',
  },
  {
    id: 'telemedicina',
    icon: 'telemedicine',
    tag: 'Novità',
    title: 'Telemedicina',
    body: 'Agenda online, video visita, referti e pagamenti digitali, in un’unica scrivania.',
    callToAction: { label: 'Come si attiva', link: '/assistenza', variant: 'ghost' as const },
  },
  {
    id: 'convenzioni',
    icon: 'ticket-percent',
    title: 'Convenzioni',
    body: 'Sconti in negozi e servizi di ogni giorno, anche vicino a dove lavori.',
    link: '/servizi/convenzioni',
    label: 'Scopri',
  },
]
