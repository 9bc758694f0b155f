/** Remembers so many values by their key; the one not asked for longest is forgotten first. */
export function createMemory<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const known = values.get(key)
    const value = known === undefined ? make() : known
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > most && oldest !== undefined) values.delete(oldest)
    return value
  }
}
