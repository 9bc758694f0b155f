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

const PREVIEW_PARAGRAPHS = 2

/** CRS-038. How a course begins: enough to hear its voice, too little to study. */
export function previewOf(paragraphs: readonly string[]): string[] {
  return paragraphs.filter((text) => !/^(## |- )/.test(text)).slice(0, PREVIEW_PARAGRAPHS)
}
