export const DESK_PATH = '/redazione/viaggi'
export const DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Viaggi', to: DESK_PATH },
]

export const SAID: Readonly<Record<string, string>> = {
  created: 'Salvato, e ancora nascosto: quando è pronto premi Pubblica.',
  saved: 'Salvato.',
  published: 'Pubblicato: i soci lo vedono già.',
  hidden: 'Nascosto: nessun socio lo vede più.',
  picture: 'Fotografia cambiata.',
}
