import type { TypedQuestion } from '../model.ts'

/** What a form or an address says of a search, in our words. */
export function typedIn(data: FormData | URLSearchParams): TypedQuestion {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { from: text('dataDa'), to: text('dataA'), category: text('categoria'), keyword: text('descrizione') }
}
