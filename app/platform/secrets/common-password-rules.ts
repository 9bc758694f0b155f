/** Shorter, a word says too little: what is left of "ab73918264" is not what makes it weak. */
const SHORTEST_WORD = 4
/** Letters that are left beside the person's own words before a password counts as something else. */
const OTHER_LETTERS = 3

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Capitals and accents are the first things people change. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * IDN-013. What a password is looked up as: itself, without the digits and signs around it, without the repetition, and with the
 * letters that digits and signs stand for.
 */
export function commonReadings(password: string): string[] {
  const lower = password.trim().toLowerCase()
  const simple = plain(lower)
  const wholes = [lower, simple]
  const word = simple.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const once = /^(.+?)\1+$/u.exec(word)?.[1] ?? word
  const read = word.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)
  return [...new Set([...wholes, ...[word, once, read].filter(({ length }) => length >= SHORTEST_WORD)])]
}

/** Nothing but a few characters, a short piece again and again, or a run of digits with few letters beside it: aaaa, 12341234, Abc@1234. */
export function isMonotonous(password: string): boolean {
  const lower = password.trim().toLowerCase()
  if (new Set(lower).size < 4 || /^(.{1,5})\1+$/u.test(lower)) return true
  const digits = /^\p{L}{0,4}(\d+)\p{L}{0,4}$/u.exec(lower.replace(/[^\p{L}\p{N}]/gu, ''))?.[1]
  return digits !== undefined && digits.length > 2 && isRunOfDigits(digits)
}

/** 12345678, 87654321, 00112233: nothing but neighbours. */
function isRunOfDigits(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]))
  return steps.every((step) => Math.abs(step) <= 1 || Math.abs(step) === 9)
}

/** IDN-013. Whether a password is made of these texts (a name, an e-mail, a fiscal code) and of little else. */
export function isMadeOf(password: string, texts: readonly string[]): boolean {
  const words = texts
    .flatMap((text) => [plain(text).replace(/[^\p{L}\p{N}]/gu, ''), ...plain(text).split(/[^\p{L}\p{N}]+/u)])
    .filter(({ length }) => length >= 3)
    .toSorted((a, b) => b.length - a.length)
  const whole = plain(password).replace(/[^\p{L}\p{N}]/gu, '')
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), whole)
  return left !== whole && left.replace(/[^\p{L}]/gu, '').length < OTHER_LETTERS
}
