import { z } from 'zod'
import { type ListedCard, PROFESSION_TYPES } from '#areas/professional-card/model.ts'
import type { DirectoryAnswer, DirectoryQuestion } from './model.ts'
import { PAGE_SIZE } from './model.ts'
import { MAX_TEXT } from './rules.ts'

/** API-001, API-240 */
export const directoryQuery = z.strictObject({
  text: z.string().trim().max(MAX_TEXT).optional(),
  professionType: z.coerce
    .number()
    .pipe(z.literal([PROFESSION_TYPES.doctor, PROFESSION_TYPES.other]))
    .optional(),
  province: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Due lettere, per esempio TO.')
    .optional(),
  /** SHL-007. Counted from 0, as in every call. */
  page: z.coerce.number().int().min(0).max(100_000).optional(),
  take: z.coerce.number().int().min(1).max(48).optional(),
  isPharmacare: z.enum(['true', 'false']).optional(),
})

export const listedCardWire = z.strictObject({
  slug: z.string(),
  name: z.string(),
  profession: z.string(),
  specialization: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
})

export const directoryWire = z.strictObject({
  professionalCards: z.array(listedCardWire),
  suggested: z.array(listedCardWire),
  pages: z.int(),
  totalRecords: z.int(),
})

export function fromDirectoryQuery(query: z.output<typeof directoryQuery>): DirectoryQuestion {
  return {
    text: query.text ?? '',
    professionType: query.professionType ?? null,
    province: query.province ?? null,
    page: (query.page ?? 0) + 1,
    take: query.take ?? PAGE_SIZE,
    isPharmacare: query.isPharmacare === 'true',
  }
}

function toListed({ professionName, picturePath, ...rest }: ListedCard): z.input<typeof listedCardWire> {
  return { ...rest, profession: professionName, profilePictureUrl: picturePath }
}

export function toDirectoryWire({ cards, suggested, pages, total }: DirectoryAnswer): z.input<typeof directoryWire> {
  return { professionalCards: cards.map(toListed), suggested: suggested.map(toListed), pages, totalRecords: total }
}
