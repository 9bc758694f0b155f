import { z } from 'zod'
import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import type { LegalRate } from './model.ts'

const day = z
  .string()
  .refine((written) => parseRomeDay(written) !== null, 'Inserisci una data che esiste, per esempio 2027-01-01.')

export const legalRateWire = z.strictObject({
  dal: day,
  al: day,
  tasso: z.number().min(0).max(20).meta({ description: 'Punti percentuali all’anno, con due decimali al massimo.' }),
  decreto: z.string().trim().min(3).max(120),
})

export function toLegalRateWire({ from, to, basisPoints, decree }: LegalRate): z.input<typeof legalRateWire> {
  return { dal: from, al: to, tasso: basisPoints / 100, decreto: decree }
}

export function fromLegalRateWire({ dal, al, tasso, decreto }: z.output<typeof legalRateWire>): LegalRate {
  return { from: dal as RomeDay, to: al as RomeDay, basisPoints: Math.round(tasso * 100), decree: decreto }
}
