import type { ContentType } from '#platform/files/model.ts'
import type { LessonFile, LessonFileKind } from './model.ts'

/** LRN-009. What a lesson may hold beside its words, and how much of it. */
export const LESSON_FILES: Readonly<
  Record<
    LessonFileKind,
    { most: number; types: readonly ContentType[]; otherType: string; full: string; trail: string }
  >
> = {
  picture: {
    most: 40,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    otherType: 'L’immagine deve essere JPEG, PNG o WebP.',
    full: 'Una lezione ha al massimo 40 immagini.',
    trail: 'Immagine',
  },
  paper: {
    most: 10,
    types: ['application/pdf'],
    otherType: 'Il file deve essere un PDF.',
    full: 'Una lezione ha al massimo dieci materiali.',
    trail: 'Materiale',
  },
}

export type LessonFileTyped = { title: string; alt: string; isDecorative: string; caption: string }
export type LessonFileErrors = Partial<Record<keyof LessonFileTyped | 'file', string>>
export const EMPTY_FILE: LessonFileTyped = { title: '', alt: '', isDecorative: '', caption: '' }

const LONGEST = { title: 120, alt: 250, caption: 300 }

/** LRN-009. What is said of a picture or of an attachment. A picture is described, unless somebody says that it only decorates. */
export function judgeLessonFile(
  kind: LessonFileKind,
  typed: LessonFileTyped,
):
  | { kind: 'told'; fields: Pick<LessonFile, 'title' | 'alt' | 'caption'> }
  | { kind: 'refused'; errors: LessonFileErrors } {
  const errors: LessonFileErrors = {}
  const [title, alt, caption] = [typed.title, typed.alt, typed.caption].map((text) => text.trim().replace(/\s+/g, ' '))
  if (kind === 'paper') {
    if (!title || title.length < 3 || title.length > LONGEST.title)
      errors.title = `Scrivi che cos’è: da 3 a ${LONGEST.title} caratteri.`
  } else {
    const isDecorative = typed.isDecorative === 'on'
    if (!alt && !isDecorative) errors.alt = 'Descrivi l’immagine per chi non la vede, oppure spunta «Decorativa».'
    else if (alt && isDecorative) errors.alt = 'Un’immagine decorativa non ha descrizione: togli il testo o la spunta.'
    else if ((alt ?? '').length > LONGEST.alt) errors.alt = `Al massimo ${LONGEST.alt} caratteri.`
    if ((caption ?? '').length > LONGEST.caption) errors.caption = `Al massimo ${LONGEST.caption} caratteri.`
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  return {
    kind: 'told',
    fields:
      kind === 'paper'
        ? { title: title ?? '', alt: null, caption: null }
        : { title: '', alt: alt || null, caption: caption || null },
  }
}

/** Where a picture stands among the paragraphs: a line of its own, with its number. */
export const pictureMark = (number: number) => `[immagine ${number}]`

const MARK = /^\[immagine (\d{1,4})\]$/i

/** The number of the picture that a paragraph only makes place for; null of one that says something. */
export function markedPicture(paragraph: string): number | null {
  const found = MARK.exec(paragraph.trim())
  return found ? Number(found[1]) : null
}

/** What is said of a lesson, without the places of its pictures: slides and scenes are made of words. */
export function wordsOf(paragraphs: readonly string[]): string[] {
  return paragraphs.filter((paragraph) => markedPicture(paragraph) === null)
}
