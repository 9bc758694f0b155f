import { parseRomeDay, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { isSlug, slugOf } from '#platform/pure/text.ts'
import { minutesAndSeconds } from './film-rules.ts'
import type { VideoClip } from './model.ts'

export const CLIP_FIELDS = [
  'title',
  'slug',
  'topic',
  'description',
  'length',
  'publishedOn',
  'steps',
  'videoPath',
  'captionsPath',
] as const
type ClipField = (typeof CLIP_FIELDS)[number]

export type ClipTyped = Record<ClipField, string> & { isHighlighted: boolean }
export type ClipErrors = Partial<Record<ClipField, string>>
export type ClipFields = Omit<VideoClip, 'id' | 'publishedAt'> & { publishedOn: RomeDay }
export type JudgedClip = { kind: 'told'; fields: ClipFields } | { kind: 'refused'; errors: ClipErrors }

export const MOST_STEPS = 12
const LONGEST_STEP = 240
const LONGEST_SECONDS = 60 * 60
/** The address of the form at the desk: a clip may not stand on it. */
const NEW = 'nuovo'
/** Films and their captions are ours, sent at the desk or put in the site by who runs it: other companies' players would follow our members. */
const OWN_FILM = /^\/(?![/\\])[^\s\\?#]+\.(?:webm|mp4)$/
const OWN_CAPTIONS = /^\/(?![/\\])[^\s\\?#]+\.vtt$/

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** `3:04` in seconds; null when it is no length. */
export function secondsOf(length: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(length.trim()) ?? []
  const total = Number(minutes) * 60 + Number(seconds)
  return total > 0 && total <= LONGEST_SECONDS ? total : null
}

/** CRS-015, CRS-018. What was typed of a clip, judged; every field that is wrong is told, not only the first. */
export function judgeClip(typed: ClipTyped): JudgedClip {
  const errors: ClipErrors = {}
  const text = (field: ClipField, least: number, most: number, sentence: string) => {
    const value = oneLine(typed[field])
    if (value.length < least || value.length > most) errors[field] = sentence
    return value
  }
  const title = text('title', 3, 120, 'Scrivi il titolo: da 3 a 120 caratteri.')
  const slug = oneLine(typed.slug) || slugOf(title)
  if (!errors.title && (!isSlug(slug) || slug === NEW))
    errors.slug = 'L’indirizzo ha solo lettere minuscole, cifre e trattini, e non è «nuovo».'
  const topic = text('topic', 2, 60, 'Scrivi la materia, per esempio Cardiologia.')
  const description = text('description', 10, 200, 'Scrivi la frase della scheda: da 10 a 200 caratteri.')
  const durationSeconds = secondsOf(typed.length)
  if (durationSeconds === null) errors.length = 'Scrivi minuti e secondi, per esempio 3:04, fino a un’ora.'
  const publishedOn = parseRomeDay(typed.publishedOn.trim())
  if (!publishedOn) errors.publishedOn = 'Scrivi il giorno di pubblicazione.'
  const steps = [...new Set(typed.steps.split('\n').map(oneLine).filter(Boolean))]
  if (steps.length > MOST_STEPS || steps.some((step) => step.length > LONGEST_STEP))
    errors.steps = `Un passo per riga: al massimo ${MOST_STEPS}, ciascuno entro ${LONGEST_STEP} caratteri.`
  const videoPath = typed.videoPath.trim()
  const captionsPath = typed.captionsPath.trim()
  if (videoPath !== '' && (!OWN_FILM.test(videoPath) || videoPath.length > 300))
    errors.videoPath = 'Questo non è un filmato del Club: caricalo qui.'
  if (captionsPath === '' ? videoPath !== '' : !OWN_CAPTIONS.test(captionsPath) || captionsPath.length > 300)
    errors.captionsPath = 'Un filmato ha sempre i sottotitoli: caricali in WebVTT.'
  if (videoPath === '' && steps.length === 0)
    errors.steps ??= 'Scrivi i passi, o metti un filmato: la pagina mostra quelli.'
  if (Object.keys(errors).length > 0 || durationSeconds === null || !publishedOn) return { kind: 'refused', errors }
  return {
    kind: 'told',
    fields: {
      title,
      slug,
      topic,
      description,
      durationSeconds,
      publishedOn,
      steps,
      videoPath: videoPath || null,
      captionsPath: videoPath ? captionsPath : null,
      isHighlighted: typed.isHighlighted,
    },
  }
}

export function clipTypedOf(clip: VideoClip): ClipTyped {
  const { title, slug, topic, description, steps, videoPath, captionsPath, isHighlighted } = clip
  return {
    title,
    slug,
    topic,
    description,
    length: minutesAndSeconds(clip.durationSeconds),
    publishedOn: romeDayOf(clip.publishedAt),
    steps: steps.join('\n'),
    videoPath: videoPath ?? '',
    captionsPath: captionsPath ?? '',
    isHighlighted,
  }
}
