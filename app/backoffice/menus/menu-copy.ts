import { FRAME_MENUS, type FrameMenu } from '#areas/content/menu-model.ts'
import { MENU_PATH } from '../frame/frame-copy.ts'

export const MENU_NAMES = Object.keys(FRAME_MENUS) as FrameMenu[]

export const MENU_WORDS: Readonly<Record<FrameMenu, { title: string; slug: string; help: string }>> = {
  main: {
    title: 'Menù principale',
    slug: '',
    help: 'Sopra ogni pagina; sul telefono si apre dall’icona in alto a destra. Una voce può averne altre sotto: allora le apre, invece di portare a una pagina.',
  },
  'footer-club': { title: 'In fondo: Il Club', slug: 'il-club', help: 'La prima colonna in fondo a ogni pagina.' },
  'footer-help': { title: 'In fondo: Aiuto', slug: 'aiuto', help: 'La seconda colonna in fondo a ogni pagina.' },
  'footer-terms': {
    title: 'In fondo: Termini',
    slug: 'termini',
    help: 'La terza colonna in fondo a ogni pagina. «Preferenze cookie» si aggiunge da sola: la legge la vuole.',
  },
}

export const menuAddress = (menu: FrameMenu) =>
  MENU_WORDS[menu].slug === '' ? MENU_PATH : `${MENU_PATH}/${MENU_WORDS[menu].slug}`
