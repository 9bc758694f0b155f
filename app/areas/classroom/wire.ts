import { z } from 'zod'
import type { Beat } from './commands.server.ts'
import { minutesOf, previewOf } from './lesson-rules.ts'
import type { Certificate, Lesson } from './model.ts'

/** API-003, CRS-036. */
export const certificateWire = z.object({ fileBody: z.string(), fileName: z.string(), contentType: z.string() })

export function toCertificateFile({ code }: Certificate, pdf: Buffer): z.infer<typeof certificateWire> {
  return {
    fileBody: pdf.toString('base64'),
    fileName: `attestato-ecm-${code}.pdf`,
    contentType: 'application/pdf',
  }
}

/** CRS-038. What anybody may look at before deciding: the plan of the course and how it begins. */
export const previewWire = z.object({
  titolo: z.string(),
  lezioni: z.array(z.object({ titolo: z.string(), minuti: z.number().int() })),
  inizio: z.array(z.string()),
})
export type PreviewWire = z.infer<typeof previewWire>

export function toPreview(title: string, lessons: readonly Lesson[]): PreviewWire {
  return {
    titolo: title,
    lezioni: lessons.map((lesson) => ({ titolo: lesson.title, minuti: minutesOf(lesson) })),
    inizio: previewOf(lessons[0]?.paragraphs ?? []),
  }
}

export const ebookParamsWire = z.object({
  id: z.coerce.number().int().min(0).max(2_147_483_647),
  formato: z.enum(['pdf', 'epub']),
})

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
