import { LONGEST_LABEL, SHORTEST_LABEL } from './model.ts'

/** DSK-026. Why a label cannot be called so. */
export function labelProblem(name: string): string | null {
  const { length } = [...name]
  if (length < SHORTEST_LABEL || length > LONGEST_LABEL)
    return `Un’etichetta ha da ${SHORTEST_LABEL} a ${LONGEST_LABEL} caratteri.`
  return null
}
