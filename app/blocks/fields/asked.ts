import { z } from 'zod'

/** How the form of the desk asks for a field, where its shape alone does not say. */
export const INPUTS = [
  'rich-text',
  'link',
  'icon',
  'picture',
  'permission',
  'image-file',
  'document-file',
  'video-file',
  'captions-file',
  // A name for machines: made by the form, new for each copy.
  'key',
  // Written by another field or by the shape itself.
  'hidden',
] as const
export type Input = (typeof INPUTS)[number]

declare module 'zod' {
  interface GlobalMeta {
    input?: Input | undefined
    /** What each value of a choice is called on screen. */
    options?: Readonly<Record<string, string>> | undefined
    /** A list of the club to write from. */
    suggestions?: 'contents' | 'categories' | undefined
    /** Rarely wanted: asked after the rest, behind a fold. */
    isDetail?: boolean | undefined
    /** The fields that keep the true size of a file, beside it. */
    measures?: { readonly width: string; readonly height: string } | undefined
  }
}

/** A choice, each value with the words an editor reads: none can be without. */
export function choice<const Words extends Readonly<Record<string, string>>>(words: Words) {
  const values = Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]
  return z.enum(values).meta({ options: words })
}

/** BLK-043. A drawing by name. A name nobody knows is reported and draws nothing, so stored pages may hold any. */
export function icon() {
  return z.string().trim().max(60).meta({ title: 'Icona', input: 'icon' })
}
