/** How the desk says whether readers see a thing, in the gender of its Italian name. */
export const SHOWN_WORDS = {
  m: { shown: 'Pubblicato', hidden: 'Nascosto', all: 'Tutti', allShown: 'Pubblicati', allHidden: 'Nascosti' },
  f: { shown: 'Pubblicata', hidden: 'Nascosta', all: 'Tutte', allShown: 'Pubblicate', allHidden: 'Nascoste' },
} as const
export type Gender = keyof typeof SHOWN_WORDS
