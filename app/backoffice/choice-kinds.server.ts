import { MEMBER_CHOICES } from '#areas/audience/member-choice-store.server.ts'
import { WALLET_CHOICES } from '#areas/audience/wallet-choice-store.server.ts'
import { SHOP_CHOICES } from '#areas/conventions/shop-choice-store.server.ts'
import { COURSE_CHOICES } from '#areas/courses/course-choice-store.server.ts'
import { TEACHER_CHOICES } from '#areas/courses/teacher-store.server.ts'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import { CATEGORY_CHOICES, CONTENT_CHOICES } from './contents/content-choice-store.server.ts'

/** CONTENTS: what forms of the desk choose among, by the last part of the address that is asked for it. */
export const CHOICE_KINDS: ReadonlyMap<string, ChoiceKind> = new Map([
  ['iscritti', MEMBER_CHOICES],
  ['portafogli', WALLET_CHOICES],
  ['negozi', SHOP_CHOICES],
  ['corsi', COURSE_CHOICES],
  ['docenti', TEACHER_CHOICES],
  ['contenuti', CONTENT_CHOICES],
  ['categorie', CATEGORY_CHOICES],
])
