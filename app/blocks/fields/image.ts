import { z } from 'zod'

/** A photograph of ours with its true size, so that its room is kept before it arrives. */
const photograph = z.strictObject({
  kind: z.literal('photograph'),
  path: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\?#]+$/, 'Scegli un’immagine caricata nel sito.')
    .meta({ title: 'File' }),
  alt: z.string().trim().max(200).meta({ title: 'Testo alternativo', description: 'Vuoto se è solo decorazione.' }),
  width: z.number().int().min(1).max(10_000).meta({ title: 'Larghezza' }),
  height: z.number().int().min(1).max(10_000).meta({ title: 'Altezza' }),
})

/** A drawing made from two words, always the same for the same words. It is decoration and needs no text. */
const drawing = z.strictObject({
  kind: z.literal('drawing'),
  key: z.string().trim().min(1).max(80).meta({ title: 'Chiave del disegno' }),
  category: z.string().trim().min(1).max(80).meta({ title: 'Categoria' }),
})

export function image() {
  return z.discriminatedUnion('kind', [photograph, drawing]).meta({ title: 'Immagine', input: 'picture' })
}
