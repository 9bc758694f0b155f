import { isSlug, slugOf } from '#platform/pure/text.ts'
import type { VideoTutorial } from './model.ts'

export const TUTORIAL_FIELDS = ['title', 'slug', 'abstract', 'content', 'length', 'videoUrl', 'captionsUrl'] as const
type TutorialField = (typeof TUTORIAL_FIELDS)[number]

export type TutorialTyped = Record<TutorialField, string> & { isPreview: boolean }
export type TutorialFields = Omit<VideoTutorial, 'previewImage' | 'videoUrl' | 'captionsUrl'> &
  Record<'videoUrl' | 'captionsUrl', string | null>
export type TutorialErrors = Partial<Record<TutorialField, string>>
export type JudgedTutorial = { kind: 'told'; fields: TutorialFields } | { kind: 'refused'; errors: TutorialErrors }

const LONGEST_SECONDS = 60 * 60
/** The address of the form at the desk: a tutorial may not stand on it. */
const NEW = 'nuovo'
/** A film of ours: sent at the desk, or one the club was born with. */
const OWN = /^\/(?:files|api\/Servizi\/VideoTutorial)\/[^\s\\?#]+$/

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** `0:45` in seconds; null when it is no length. */
function secondsOf(length: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(length.trim()) ?? []
  const total = Number(minutes) * 60 + Number(seconds)
  return total > 0 && total <= LONGEST_SECONDS ? total : null
}

/** SRV-019. What was typed of a tutorial, judged; only what has a film and its captions may be shown. */
export function judgeTutorial(typed: TutorialTyped, { isShown }: { isShown: boolean }): JudgedTutorial {
  const errors: TutorialErrors = {}
  const text = (field: TutorialField, least: number, most: number, sentence: string) => {
    const value = oneLine(typed[field])
    if (value.length < least || value.length > most) errors[field] = sentence
    return value
  }
  const title = text('title', 3, 120, 'Scrivi il titolo: da 3 a 120 caratteri.')
  const slug = oneLine(typed.slug) || slugOf(title).slice(0, 70).replace(/-+$/, '')
  if (!errors.title && (!isSlug(slug) || slug === NEW || slug.length > 80))
    errors.slug = 'L’indirizzo ha solo lettere minuscole, cifre e trattini, al massimo 80, e non è «nuovo».'
  const abstract = text('abstract', 10, 200, 'Scrivi la frase della scheda: da 10 a 200 caratteri.')
  const content = text('content', 10, 400, 'Scrivi che cosa si impara: da 10 a 400 caratteri.')
  const durationSeconds = secondsOf(typed.length)
  if (durationSeconds === null) errors.length = 'Scrivi minuti e secondi, per esempio 0:45, fino a un’ora.'
  const videoUrl = typed.videoUrl.trim()
  const captionsUrl = typed.captionsUrl.trim()
  if (videoUrl === '' ? isShown : !OWN.test(videoUrl))
    errors.videoUrl = isShown && videoUrl === '' ? 'Per pubblicarlo carica il filmato.' : 'Carica qui il filmato.'
  if (captionsUrl === '' ? videoUrl !== '' : !OWN.test(captionsUrl))
    errors.captionsUrl = 'Un filmato ha sempre i sottotitoli: caricali in WebVTT.'
  if (Object.keys(errors).length > 0 || durationSeconds === null) return { kind: 'refused', errors }
  return {
    kind: 'told',
    fields: {
      title,
      slug,
      abstract,
      content,
      durationSeconds,
      videoUrl: videoUrl || null,
      captionsUrl: videoUrl ? captionsUrl : null,
      isPreview: typed.isPreview,
    },
  }
}

const lengthOf = (seconds: number) =>
  seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''

export function tutorialTypedOf(tutorial: TutorialFields): TutorialTyped {
  const { title, slug, abstract, content, durationSeconds, videoUrl, captionsUrl, isPreview } = tutorial
  return {
    title,
    slug,
    abstract,
    content,
    length: lengthOf(durationSeconds),
    videoUrl: videoUrl ?? '',
    captionsUrl: captionsUrl ?? '',
    isPreview,
  }
}

const LONGEST_FIELD = 2_000

export function tutorialTypedIn(form: FormData): TutorialTyped {
  const textIn = (field: string) => String(form.get(field) ?? '').slice(0, LONGEST_FIELD)
  const words = Object.fromEntries(TUTORIAL_FIELDS.map((field) => [field, textIn(field)]))
  return { ...(words as Record<TutorialField, string>), isPreview: form.has('isPreview') }
}

export const EMPTY_TUTORIAL: TutorialTyped = {
  ...(Object.fromEntries(TUTORIAL_FIELDS.map((field) => [field, ''])) as Record<TutorialField, string>),
  isPreview: false,
}
