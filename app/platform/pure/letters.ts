/** Letters no accent can be taken off. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
}

/** The letters of the English alphabet: `Łukasz Ioniță` is `Lukasz Ionita`. */
export function plainLetters(text: string): string {
  return text
    .replace(/[ßæÆœŒøØđĐðÐłŁþÞı]/g, (letter) => OTHER_LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** What the fonts that every PDF reader has can draw: Windows-1252. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/

/** Signs of medicine and of our forms that those fonts do not have. A threshold without its sign would say something else. */
const SIGNS: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': 'diverso da ',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↑': '(aumento)',
  '↓': '(riduzione)',
  '−': '-',
  '‑': '-',
  '∆': 'Delta',
  Δ: 'Delta',
  α: 'alfa',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'µ',
  π: 'pi',
  σ: 'sigma',
  Ω: 'Ohm',
  '√': 'radice di ',
  '∞': 'infinito',
  '′': "'",
  '″': '"',
  '☐': '[  ]',
  '☑': '[x]',
  '☒': '[x]',
  '✓': '[x]',
  '✔': '[x]',
}

/** Raised figures: those the fonts have stay, the others are written as a power, because 10⁹ must not become 109. */
function raised(figures: string): string {
  if (/^[¹²³]*[⁺⁻]?$/.test(figures)) return figures.replace('⁺', '+').replace('⁻', '-')
  return `^${figures.normalize('NFKC').replace('−', '-')}`
}

/**
 * For paper: a letter those fonts cannot draw loses its mark rather than vanish from somebody's name, a sign is said in another way,
 * and what has no other way is seen to be missing.
 */
export function drawnLetters(text: string): string {
  const flat = text.normalize('NFC').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g, raised)
  return Array.from(flat, drawnLetter).join('')
}

function drawnLetter(letter: string): string {
  if (DRAWN.test(letter)) return letter
  const sign = SIGNS[letter]
  if (sign !== undefined) return sign
  const simpler = plainLetters(letter.normalize('NFKC'))
  return Array.from(simpler, (part) => (DRAWN.test(part) ? part : '?')).join('')
}

/** An address too long for a line breaks by a space and not by a hyphen, which whoever copies it would take for a part of it. */
export function brokenAddresses(text: string): string {
  return text.replace(/\S{60,}/g, (long) => long.replace(/.{8,68}\/(?=.)|.{1,38}[&?=._-](?=.{20})|.{40}(?=.)/g, '$& '))
}
