export const LEAD =
  'Itinerari scelti per chi ha pochi giorni e li vuole buoni: posti comodi, alberghi provati, una persona che risponde.'

export const TRAVEL_CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Servizi', to: '/servizi' },
  { label: 'Convenzioni', to: '/servizi/convenzioni' },
]

export const ADVANTAGES = [
  {
    icon: 'badge-percent',
    title: 'Prezzi riservati',
    text: 'Tariffe negoziate per i soci e per chi viaggia con loro.',
  },
  { icon: 'calendar-check', title: 'Date flessibili', text: 'Un cambio di data senza spese, se cambiano i turni.' },
  { icon: 'headphones', title: 'Un consulente solo', text: 'La stessa persona dal preventivo al ritorno.' },
  { icon: 'shield-check', title: 'Assicurazione inclusa', text: 'Assistenza medica e annullamento già nel prezzo.' },
] as const
