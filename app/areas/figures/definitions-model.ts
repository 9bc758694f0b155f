import { MEMBER_FIGURES } from './members-model.ts'
import type { Figure } from './model.ts'
import { MONEY_FIGURES } from './money-model.ts'

/** CONTENTS: every figure of the club. */
export const FIGURES: readonly Figure[] = [...MEMBER_FIGURES, ...MONEY_FIGURES]

export const findFigure = (code: string): Figure | null => FIGURES.find((figure) => figure.code === code) ?? null
