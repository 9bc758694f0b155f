import type { TextKind } from '#areas/content/body-grammar-rules.ts'

/**
 * The least height of the surface, and of the plain field it takes the place of: the text of an article fills the screen in both, so that
 * nothing that can be seen moves when the code comes.
 */
export function sheetHeight(kind: TextKind, isShort: boolean): string {
  if (isShort) return 'min-h-28'
  return kind === 'body' ? 'min-h-[85dvh]' : 'min-h-96'
}
