export const TUTORIALS_PATH = '/servizi/video-tutorial'
export const TUTORIAL_DESK_PATH = '/redazione/video-tutorial'
export const TUTORIAL_DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Video tutorial', to: TUTORIAL_DESK_PATH },
]

export const TUTORIAL_SAID: Readonly<Record<string, string>> = {
  created: 'Salvato, e ancora nascosto: quando è pronto premi Pubblica.',
  saved: 'Salvato.',
  published: 'Pubblicato: è già tra i video tutorial.',
  hidden: 'Nascosto: nessun socio lo vede più.',
  picture: 'Copertina cambiata.',
  removed: 'Video tutorial tolto.',
}
