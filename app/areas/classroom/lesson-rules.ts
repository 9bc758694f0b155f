export type LessonPart =
  | { kind: 'heading' | 'paragraph'; text: string; at: number }
  | { kind: 'list'; items: string[]; at: number }

/** The written form of a lesson: a paragraph that begins with `## ` is a heading, those that begin with `- ` make a list. */
export function lessonParts(paragraphs: readonly string[]): LessonPart[] {
  const parts: LessonPart[] = []
  for (const [at, text] of paragraphs.entries()) {
    const last = parts.at(-1)
    if (text.startsWith('## ')) parts.push({ kind: 'heading', text: text.slice(3), at })
    else if (!text.startsWith('- ')) parts.push({ kind: 'paragraph', text, at })
    else if (last?.kind === 'list') last.items.push(text.slice(2))
    else parts.push({ kind: 'list', items: [text.slice(2)], at })
  }
  return parts
}

/** When each paragraph begins, in seconds: longer ones last longer, and together they last as long as the lesson. */
export function sceneStarts(paragraphs: readonly string[], durationSeconds: number): number[] {
  const lengths = paragraphs.map((text) => Math.max(1, text.length))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return lengths.map((length) => {
    const start = Math.round((before / total) * durationSeconds)
    before += length
    return start
  })
}

/** Which paragraph is on at a second. */
export function sceneAt(starts: readonly number[], seconds: number): number {
  const next = starts.findIndex((start) => start > seconds)
  return next === -1 ? Math.max(0, starts.length - 1) : Math.max(0, next - 1)
}

const PREVIEW_PARAGRAPHS = 2

/** CRS-038. How a course begins: enough to hear its voice, too little to study. */
export function previewOf(paragraphs: readonly string[]): string[] {
  return paragraphs.filter((text) => !/^(## |- )/.test(text)).slice(0, PREVIEW_PARAGRAPHS)
}

/** `3:07`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
