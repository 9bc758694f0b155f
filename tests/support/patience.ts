/**
 * OPS-054. Only what hangs may reach these limits: a machine that does other work takes seconds for what takes milliseconds, but not
 * minutes. A wait ends before its test does, so that the failure names what was waited for.
 */
export const WAIT_MS = 120_000
export const TEST_MS = 600_000

/** Waits until the question is answered with something, and gives the answer. Where there is an expectation, `expect.poll` does the same. */
export async function until<T>(question: () => T | Promise<T>, what = String(question)): Promise<NonNullable<T>> {
  const end = Date.now() + WAIT_MS
  for (;;) {
    const answer = await question()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Waited ${WAIT_MS / 1000} seconds in vain for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The same of something already begun: what hangs is named. */
export function endOf<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${WAIT_MS / 1000} seconds in vain for: ${what}`)), WAIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
