import { z } from 'zod'
import { type About, type Field, field } from './fields.ts'

/** A row of another table, by its number; `choices` of the serving says among which its form chooses, `options` what its list is narrowed by. */
export function row(about: About & { chooses: string }): Field<number> {
  return field(about, {
    kind: 'choice',
    options: [],
    shape: z.int().min(1),
    wrong: `Scegli ${about.title.toLowerCase()}.`,
    read: (typed) => (/^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : Number.NaN),
    write: (value) => (value ? String(value) : ''),
  })
}
