import { z } from 'zod'
import { type About, type Field, field } from '#platform/records/fields.ts'
import { type Permission, SUBSCRIPTION_TYPES } from './model.ts'
import { permissionSentence } from './permission-copy.ts'

const tags = z.array(z.string().trim().min(1).max(60)).max(30).default([])
const shape = z.object({
  visibility: z.array(z.enum(SUBSCRIPTION_TYPES)).default([]),
  wallet: tags,
  excludedWallet: tags,
})

/** Two that mean the same are written the same. */
function written({ visibility = [], wallet = [], excludedWallet = [] }: Permission): string {
  const types = SUBSCRIPTION_TYPES.filter((type) => visibility.includes(type))
  return JSON.stringify({ visibility: types, wallet, excludedWallet })
}

function readIn(typed: string): unknown {
  try {
    return JSON.parse(typed.trim() || '{}')
  } catch {
    return null
  }
}

/** AUD-010. Who sees a thing, in the three conditions of the one visibility rule. */
export function audience(about: Partial<About> = {}): Field<Permission> {
  return field<Permission>(
    { title: 'Chi lo vede', ...about },
    {
      kind: 'audience',
      isOptional: true,
      isWide: true,
      shape,
      wrong: 'Scegli chi lo vede.',
      read: readIn,
      write: written,
      say: permissionSentence,
    },
  )
}

/**
 * Whom a form is for. With JavaScript it comes whole; without, the types are ticked one by one and the rest stays as it was. What means
 * nothing is `null`, which is refused and can be drawn again.
 */
export function audienceTyped(form: FormData, name: string): string {
  const { success, data } = shape.safeParse(readIn(String(form.get(name) ?? '').slice(0, 8_000)))
  if (!success) return 'null'
  const ticked = form.getAll('visibility')
  const visibility = SUBSCRIPTION_TYPES.filter((type) => ticked.includes(type))
  return written(form.has('plainAudience') ? { ...data, visibility } : data)
}

type Columns = { visibility: string[]; wallet: string[]; excludedWallet: string[] }

/** The three columns of a table that hold it, and back. */
export const audienceOfRow = ({ visibility, wallet, excludedWallet }: Columns): Permission =>
  shape.parse({ visibility, wallet, excludedWallet })
export const audienceToRow = (value: Permission | undefined) => value && { ...JSON.parse(written(value)) }
