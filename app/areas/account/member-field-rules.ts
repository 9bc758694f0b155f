import type { z } from 'zod'
import { choice, type FieldLook, type Fields, optional, phone, type ValuesOf } from '#platform/records/fields.ts'
import { readValues } from '#platform/records/values.ts'

/**
 * What a member says freely of themselves (PRF-036): forms of the member and of the desk, calls, trail and archive all come from here. Each is
 * a column of the same name of `member_details`, but for the first two, which are older.
 */
export const MEMBER_FIELDS = {
  prefix: choice({
    title: 'Prefisso',
    wrong: 'Scegli un prefisso.',
    // Those that members of an Italian club have.
    options: {
      '0039': 'Italia (0039)',
      '00378': 'San Marino (00378)',
      '0041': 'Svizzera (0041)',
      '0033': 'Francia (0033)',
      '0043': 'Austria (0043)',
      '00386': 'Slovenia (00386)',
      '0049': 'Germania (0049)',
      '0034': 'Spagna (0034)',
      '0044': 'Regno Unito (0044)',
    },
  }),
  phone: optional(phone({ title: 'Telefono' })),
}

export type MemberFieldName = keyof typeof MEMBER_FIELDS
export type MemberValues = ValuesOf<typeof MEMBER_FIELDS>
export const MEMBER_FIELD_NAMES = Object.keys(MEMBER_FIELDS) as MemberFieldName[]

/** What they hold, from where each is kept. */
export function memberValues<Details extends { phonePrefix: string }>(
  { phone }: { phone: string | null },
  details: Details,
) {
  return { ...details, phone, prefix: details.phonePrefix }
}

/** For each field something. */
export function eachMemberField<Made>(make: (name: MemberFieldName) => Made): Record<MemberFieldName, Made> {
  return Object.fromEntries(MEMBER_FIELD_NAMES.map((name) => [name, make(name)])) as Record<MemberFieldName, Made>
}

/** The shape of what a field holds, as calls document it. */
export function memberFieldShape(name: MemberFieldName): z.ZodType {
  const { shape, look } = MEMBER_FIELDS[name]
  return shape.meta({ title: look.title })
}

export type ShownField = FieldLook & { name: string; value: string; said: string }

/** The fields with what they hold, for a form and for whoever reads; the browser gets nothing else of them. */
export function shownFields(known: Readonly<Record<MemberFieldName, unknown>>): ShownField[] {
  const fields: Fields = MEMBER_FIELDS
  return Object.entries(fields).map(([name, { look, write, say }]) => {
    const value = known[name as MemberFieldName]
    return { ...look, name, value: write(value), said: say(value) }
  })
}

/** What was typed of them; what was not sent stays, and what is as it was is not judged again. */
export function readMemberFields(
  typed: Readonly<Record<string, string | undefined>>,
  before?: Parameters<typeof shownFields>[0],
) {
  const old = before && Object.fromEntries(shownFields(before).map(({ name, value }) => [name, value]))
  const sent = Object.entries(MEMBER_FIELDS).filter(
    ([name]) => typed[name] !== undefined && typed[name].trim() !== old?.[name],
  )
  return readValues(Object.fromEntries(sent), typed as Record<string, string>)
}
