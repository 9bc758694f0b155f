import { ASKED_LISTS } from './desk-acts.ts'
import { courseRecipes } from './desk-course-recipes.ts'
import { listRecipes } from './desk-list-recipes.ts'
import { manyRecipes } from './desk-many-recipes.ts'
import { memberRecipes } from './desk-member-recipes.ts'
import { moreRecipes } from './desk-more-recipes.ts'
import type { DeskPresser, Recipes } from './desk-press.ts'
import { deskRecipes } from './desk-recipes.ts'
import { recordRecipes } from './desk-record-recipes.ts'
import { workRecipes } from './desk-work-recipes.ts'

/** CONTENTS: DSK-053, DSK-055. How every act of the desk is pressed, by the address of its page and its name. */
export function allRecipes(desk: DeskPresser): Recipes {
  return {
    ...listRecipes(desk, ASKED_LISTS),
    ...recordRecipes(desk),
    ...deskRecipes(desk),
    ...moreRecipes(desk),
    ...memberRecipes(desk),
    ...courseRecipes(desk),
    ...manyRecipes(desk),
    ...workRecipes(desk),
  }
}
