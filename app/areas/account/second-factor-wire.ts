import { z } from 'zod'

/** Six digits of the app or a recovery code, however they are spaced. */
export const codeWire = z.string().min(1, 'Scrivi il codice.').max(60)

export const begunFactorWire = z.object({
  segreto: z.string(),
  /** The picture an app looks at: dark squares, as an SVG path on a side of so many. */
  qr: z.object({ lato: z.number().int(), tracciato: z.string() }),
})

export const recoveryCodesWire = z.object({ codes: z.array(z.string()) })
