import { useState } from 'react'

type Keys = { all: readonly number[]; next: number }

/** The value changed from outside: what is beyond is dropped, what is new is named. */
function named({ all, next }: Keys, length: number): Keys {
  const missing = Array.from({ length: Math.max(0, length - all.length) }, (_, index) => next + index)
  return { all: [...all.slice(0, length), ...missing], next: next + missing.length }
}

/** A name for each item that follows it when it moves: without, the words of one would be drawn in the box of another. */
export function useKeys(length: number) {
  const [kept, setKept] = useState<Keys>(() => named({ all: [], next: 0 }, length))
  const keys = kept.all.length === length ? kept : named(kept, length)
  if (keys !== kept) setKept(keys)
  const change = (all: readonly number[], next = keys.next) => setKept({ all, next })
  return {
    all: keys.all,
    fresh: keys.next,
    insert: (index: number, key: number) => change(keys.all.toSpliced(index, 0, key), Math.max(keys.next, key + 1)),
    remove: (index: number) => change(keys.all.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      change(keys.all.toSpliced(from, 1).toSpliced(to, 0, ...keys.all.slice(from, from + 1))),
  }
}
