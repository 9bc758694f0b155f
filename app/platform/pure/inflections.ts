const SHORTEST_ROOT = 4
const ENDINGS = ['', 'a', 'e', 'i', 'o', 'ia', 'ie', 'io']

/** An Italian word without its ending: «infermier» of «infermiere» and «infermieri». A short one is left as it is. */
export function rootOf(word: string): string {
  const root = word.replace(/(i?[aeio]|(?<=[cg])h[ei])$/i, '')
  return root.length < SHORTEST_ROOT ? word : root
}

/** The word and how else it may end. */
export function inflections(word: string): string[] {
  const root = rootOf(word)
  if (root === word) return [word]
  const endings = /[cg]$/.test(root) ? [...ENDINGS, 'he', 'hi'] : ENDINGS
  return [word, ...endings.map((ending) => `${root}${ending}`).filter((form) => form !== word)]
}
