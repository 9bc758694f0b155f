/** Where the last good copy is kept: in memory, or in a table when it must survive a restart. */
export type CopyKeeper<T> = { read(): Promise<T | null>; save(value: T): Promise<void> }

export type LastGood<T> = { value: T; isFresh: boolean }

/** The newest value if the system answers, the last one it gave if it does not; only without either the failure is the caller's. */
export async function lastGood<T>(load: () => Promise<T>, keeper: CopyKeeper<T>): Promise<LastGood<T>> {
  let value: T
  try {
    value = await load()
  } catch (error) {
    const copy = await keeper.read()
    if (copy === null) throw error
    return { value: copy, isFresh: false }
  }
  await keeper.save(value)
  return { value, isFresh: true }
}
