import { DESK_PATH } from './desk-copy.ts'

export const CLIPS_PATH = '/corsi-ecm-fad/videoclip'
export const CLIP_DESK_PATH = `${DESK_PATH}/videoclip`
export const CLIP_DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Corsi ECM', to: DESK_PATH },
  { label: 'Videoclip', to: CLIP_DESK_PATH },
]

export const CLIP_SAID: Readonly<Record<string, string>> = {
  created: 'Salvato, e ancora nascosto: quando è pronto premi Pubblica.',
  saved: 'Salvato.',
  published: 'Pubblicato.',
  hidden: 'Nascosto: nessuno lo vede più.',
}
