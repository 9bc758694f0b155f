const SHORTEST_ROOT = 3
const ENDINGS = ['a', 'e', 'i', 'o', 'ia', 'ie', 'io']

/**
 * An Italian word without its ending: «infermier» of «infermiere» and «infermieri», «operator» of «operatrici». A short one is left as
 * it is. `search_roots` says the same in the database.
 */
export function rootOf(word: string): string {
  const plain = word
    .replace(/tric[ei]$/i, 'tore')
    .replace(/oress[ae]$/i, 'ore')
    .replace(/([cg])h(i?[aeio])$/i, '$1$2')
  const root = plain.replace(/i?[aeio]$/i, '')
  if (root.length >= SHORTEST_ROOT) return root
  const shorter = plain.replace(/[aeio]$/i, '')
  return shorter.length >= SHORTEST_ROOT ? shorter : word
}

/** The word and how else it may end. */
export function inflections(word: string): string[] {
  const root = rootOf(word)
  if (root === word) return [word]
  const roots = /[cg]$/.test(root) ? [root, `${root}h`] : [root]
  const forms = roots.flatMap((each) => ENDINGS.map((ending) => `${each}${ending}`))
  return [word, ...forms.filter((form) => form !== word)]
}
