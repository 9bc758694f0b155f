export type AskedErrors = Readonly<Record<string, string>>

export function joined(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`
}

/** How many things are wrong at a path and below it. */
export function countErrorsIn(errors: AskedErrors, path: string): number {
  return Object.keys(errors).filter((each) => each === path || each.startsWith(`${path}.`)).length
}

export function hasErrorsIn(errors: AskedErrors, path: string): boolean {
  return countErrorsIn(errors, path) > 0
}
