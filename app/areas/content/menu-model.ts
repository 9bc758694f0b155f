/** SHL-015, SHL-023. The menus of the frame, by name, with the title their readers see. */
export const FRAME_MENUS = {
  main: 'Principale',
  'footer-club': 'Il Club',
  'footer-help': 'Aiuto',
  'footer-terms': 'Termini',
} as const
export type FrameMenu = keyof typeof FRAME_MENUS
