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

/** `3:07`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
