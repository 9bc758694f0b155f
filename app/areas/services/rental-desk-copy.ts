export const RENTALS_PATH = '/servizi/convenzioni/noleggio-auto'
export const RENTAL_DESK_PATH = '/redazione/noleggio'
export const RENTAL_DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Auto a noleggio', to: RENTAL_DESK_PATH },
]

export const RENTAL_SAID: Readonly<Record<string, string>> = {
  created: 'Salvata, e ancora nascosta: quando è pronta premi Pubblica.',
  saved: 'Salvata.',
  published: 'Pubblicata: è già nella pagina del noleggio.',
  hidden: 'Nascosta: nessuno la vede più.',
  picture: 'Fotografia cambiata.',
  removed: 'Offerta tolta.',
}
