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
  ...pairs('ĦħĸŊŋŦŧƀƁƂƃƄƅƆƇƈƉƊƋƌƍƎƏƐƑƒƓƔƖƗƘƙƚƛƜƝƞƟƤƥƦƧƨ', 'HhkNnTtbBBbBbOCcDDDddEEEFfGGIIKklLMNnOPpRSs'),
  ...pairs('ƩƪƫƬƭƮƱƲƳƴƵƶƷƸƹƺƻƼƽƾƿǀǁǂǃǝǤǥǮǯǷȜȝȠȡȤȥȴȵȶȷȺȻȼȽȾȿɀ', 'SsttTTUVYyZzZZzzzTttwlllleGgZzWGgNdZzlntjACcLTsz'),
  ...pairs('ɁɂɃɄɅɆɇɈɉɊɋɌɍɎɏẜẝẟỼỽỾỿʻʼ', "HhBUVEeJjQqRrYyssdVvYy''"),
  ʒ: 'z',
  Ƣ: 'OI',
  ƣ: 'oi',
  ƕ: 'hv',
  Ƕ: 'HV',
  Ȣ: 'OU',
  ȣ: 'ou',
  ȸ: 'db',
  ȹ: 'qp',
  ẞ: 'SS',
  Ỻ: 'LL',
  ỻ: 'll',
}

/** A letter and its plain form, place by place. */
function pairs(letters: string, plain: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter, index) => [letter, plain.charAt(index)]))
}

/** The letters of the English alphabet: `Łukasz Ioniță` is `Lukasz Ionita`. What is no Latin letter stays as it is. */
export function plainLetters(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(
    bare,
    (letter) => OTHER_LETTERS[letter] ?? (isLatinLetter(letter) ? compatible(letter) : letter),
  ).join('')
}

const isLatinLetter = (letter: string) => /\p{Script=Latin}/u.test(letter) && /\p{L}/u.test(letter)

/** `ǆ` is `dz`, `ŀ` is `l·`: letters written as one that are two, or a letter and a sign. */
function compatible(letter: string): string {
  return letter.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** What the schema of electronic invoices admits: Latin-1. */
const LATIN_1 = /^[\u0020-\u007E\u00A0-\u00FF]$/

/** ACC-003. For the electronic invoice: what Latin-1 has stays, other Latin letters lose their marks, typographic signs become plain ones. */
export function latinLetters(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑–—]/g, '-')
  return Array.from(plain, latinLetter).join('').replace(/\s+/g, ' ').trim()
}

function latinLetter(letter: string): string {
  if (LATIN_1.test(letter)) return letter
  return Array.from(plainLetters(letter))
    .filter((part) => LATIN_1.test(part))
    .join('')
}

/** ACC-003. Whether everything that matters of a name can be written in Latin letters: there is one, and none of any kind is lost. */
export function isWrittenInLatin(text: string): boolean {
  const letters = Array.from(text.normalize('NFC')).filter((letter) => /\p{L}/u.test(letter) && !/\p{Lm}/u.test(letter))
  return letters.length > 0 && letters.every((letter) => latinLetter(letter) !== '')
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

/** ACC-003. The same for a name, where the fonts of names are there: Latin letters stay as they were typed. */
export function drawnName(name: string): string {
  return Array.from(name.normalize('NFC'), (letter) => (isOfNames(letter) ? letter : drawnLetter(letter))).join('')
}

/** The blocks Latin Extended-A, -B and Additional. */
const isOfNames = (letter: string) => /^[\u0100-\u024F\u1E00-\u1EFF]$/.test(letter)

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
