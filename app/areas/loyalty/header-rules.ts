/** LOY-017. Alone in its file: the frame of every page asks it. */
export function isCataloguePath(pathname: string): boolean {
  return pathname.includes('programma-fedelta-premiati')
}
