import { CAMPAIGN_FIGURES } from './campaigns-model.ts'
import { DIRECTORY_FIGURES } from './directory-model.ts'
import { LEARNING_FIGURES } from './learning-model.ts'
import { LOYALTY_FIGURES } from './loyalty-model.ts'
import { MEMBER_FIGURES } from './members-model.ts'
import type { Figure } from './model.ts'
import { MONEY_FIGURES } from './money-model.ts'
import { READING_FIGURES } from './reading-model.ts'
import { REQUEST_FIGURES } from './requests-model.ts'
import { SEARCH_FIGURES } from './searches-model.ts'

/** CONTENTS: every figure of the club. */
export const FIGURES: readonly Figure[] = [
  ...MEMBER_FIGURES,
  ...MONEY_FIGURES,
  ...LEARNING_FIGURES,
  ...READING_FIGURES,
  ...SEARCH_FIGURES,
  ...REQUEST_FIGURES,
  ...LOYALTY_FIGURES,
  ...DIRECTORY_FIGURES,
  ...CAMPAIGN_FIGURES,
]

export const findFigure = (code: string): Figure | null => FIGURES.find((figure) => figure.code === code) ?? null
