import { LONGEST_VIEW_NAME, SHORTEST_VIEW_NAME } from './model.ts'

/** A name without difference of capitals, accents and spaces: what two people would call the same. */
export function foldedName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

/** DSK-015. Why a view cannot be called so. */
export function viewNameProblem(name: string): string | null {
  const { length } = [...name]
  if (length < SHORTEST_VIEW_NAME || length > LONGEST_VIEW_NAME)
    return `Il nome ha da ${SHORTEST_VIEW_NAME} a ${LONGEST_VIEW_NAME} caratteri.`
  return null
}

/** A name as it is kept: without spaces that nobody sees. */
export const trimmedName = (typed: string) => typed.trim().replace(/\s+/g, ' ')
