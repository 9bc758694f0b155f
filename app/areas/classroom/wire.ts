import { z } from 'zod'
import type { Beat } from './commands.server.ts'
import type { Certificate } from './model.ts'

/** API-003, CRS-036. */
export const certificateWire = z.object({ fileBody: z.string(), fileName: z.string(), contentType: z.string() })

export function toCertificateFile({ code }: Certificate, pdf: Buffer): z.infer<typeof certificateWire> {
  return {
    fileBody: pdf.toString('base64'),
    fileName: `attestato-ecm-${code}.pdf`,
    contentType: 'application/pdf',
  }
}

export const beatBodyWire = z.object({
  lessonId: z.number().int().min(0).max(2_147_483_647),
  positionSeconds: z.number().min(0).max(100_000),
})

export const beatWire = z.object({
  positionSeconds: z.number().int(),
  furthestSeconds: z.number().int(),
  isDone: z.boolean(),
  percentage: z.number().int(),
})
export type BeatWire = z.infer<typeof beatWire>

export function toBeat({ positionSeconds, furthestSeconds, isDone, percentage }: Beat): BeatWire {
  return { positionSeconds: Math.floor(positionSeconds), furthestSeconds, isDone, percentage }
}
