import { type Composition, compositions, type Shape } from './compositions.ts'
import { paletteOf } from './palette.ts'
import { randomFrom } from './random.ts'

/** What suits a subject; the item's key then chooses among them. */
const kindsBySubject: Record<string, string[]> = {
  cardiologia: ['pulse', 'cells', 'strata'],
  legale: ['sheets', 'strata', 'rings'],
  'norme e diritto': ['sheets', 'rings', 'field'],
  fisco: ['field', 'sheets', 'strata'],
  'fisco e tasse': ['field', 'sheets', 'strata'],
  sicurezza: ['strata', 'rings', 'pulse'],
  ricerca: ['helix', 'rings', 'field'],
  medicina: ['cells', 'helix', 'strata', 'pulse'],
  farmacia: ['petals', 'cells', 'field'],
  nutrizione: ['petals', 'strata'],
  convenzioni: ['field', 'petals', 'strata', 'rings'],
  viaggi: ['strata', 'petals'],
  auto: ['strata', 'rings', 'field'],
  mare: ['strata', 'petals'],
  montagna: ['strata', 'field'],
  crociera: ['strata', 'rings'],
  'città e cultura': ['rings', 'field', 'petals'],
  'viaggi e tour organizzati': ['strata', 'rings', 'petals', 'field'],
}

export type Cover = { ground: string; shapes: Shape[] }

function kindOf(seed: string, category: string): string {
  const kinds = kindsBySubject[category.trim().toLowerCase()] ?? Object.keys(compositions)
  return kinds[Math.floor(randomFrom(`${category}/${seed}`)() * kinds.length)] ?? 'cells'
}

/**
 * The same item always has the same cover, and two items of one subject are relatives, never twins: each turns the hues of the
 * subject a little its own way. One that lies on another, `unlike` it, is drawn in another manner.
 */
export function drawCover(seed: string, category: string, unlike?: string): Cover {
  const random = randomFrom(`${category}/${seed}`)
  random()
  let kind = kindOf(seed, category)
  if (unlike !== undefined && kind === kindOf(unlike, category)) kind = kind === 'rings' ? 'field' : 'rings'
  const compose: Composition | undefined = compositions[kind]
  const palette = paletteOf(category, Math.round((random() - 0.5) * 48))
  return { ground: palette.ground, shapes: compose?.(random, palette) ?? [] }
}
