const honorifics = /^(dott|dottssa|dottoressa|dottor|prof|profssa|dr|drssa|sig|sigra)$/i

/** At most two letters that stand for a person: first and last word, titles left out. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !honorifics.test(word.replaceAll('.', '')))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('it') ?? '').join('')
}

/** The same person has the same hue everywhere. */
export function hueOf(name: string): number {
  let sum = 7
  for (const letter of name.trim().toLocaleLowerCase('it')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600
  return (sum % 12) * 30
}
