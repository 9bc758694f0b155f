import { z } from 'zod'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import type { DraftItem } from '#areas/content/menu-rules.ts'
import { MENU_TARGETS, type NewMenuItem } from '#areas/content/model.ts'

const LONGEST_SENT = 100_000
const MOST_SENT = 60

const words = z.string().max(1_000)
const codes = z.array(z.string().trim().min(1).max(60)).max(30).optional()
const audience = z
  .object({ visibility: z.array(z.enum(SUBSCRIPTION_TYPES)).optional(), wallet: codes, excludedWallet: codes })
  .default({})
const item = z.object({
  key: z.string().regex(/^[a-z\d-]{1,40}$/),
  label: words,
  link: words,
  isNewTab: z.boolean(),
  audience,
})
const draft = z
  .array(item.extend({ items: z.array(item.transform((leaf) => ({ ...leaf, items: [] }))).max(MOST_SENT) }))
  .max(MOST_SENT)

/** The menu a form sends, or null when it is not one that our page could have sent. */
export function draftIn(form: FormData): DraftItem[] | null {
  return parsed(draft, String(form.get('items') ?? '')) as DraftItem[] | null
}

const stored = z.object({ label: words, link: words, target: z.enum(MENU_TARGETS).optional(), audience: audience })
const menu = z.array(stored.extend({ items: z.array(stored).optional() }))

/** A menu as the trail keeps it, or null when it is not there to be read. */
export function menuIn(kept: unknown): NewMenuItem[] | null {
  return typeof kept === 'string' ? (parsed(menu, kept) as NewMenuItem[] | null) : null
}

function parsed(shape: z.ZodType, text: string): unknown {
  if (text.length > LONGEST_SENT) return null
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
