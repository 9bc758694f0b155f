/**
 * IDN-007. What was typed in the fields that a form declares, cut at a length. Fields that were not sent are left out, as a tick that is
 * off; fields that nobody declared are never copied, however many come beside them.
 */
export function declaredFields(
  form: FormData | URLSearchParams,
  names: readonly string[],
  { longest = 300 } = {},
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string') found[name] = value.slice(0, longest)
  }
  return found
}
