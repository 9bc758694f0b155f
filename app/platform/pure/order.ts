/** The same list with one of its names a place earlier or later, or null where there is nowhere to go. */
export function movedIn<Name>(list: readonly Name[], name: Name, isEarlier: boolean): Name[] | null {
  const from = list.indexOf(name)
  const to = isEarlier ? from - 1 : from + 1
  if (from < 0 || to < 0 || to >= list.length) return null
  return list.toSpliced(from, 1).toSpliced(to, 0, name)
}

/** Whether a line stands at an end of its list, where it can move only one way. */
export function endsOf(at: number, total: number): { isFirst: boolean; isLast: boolean } {
  return { isFirst: at === 0, isLast: at === total - 1 }
}
