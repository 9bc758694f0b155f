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

/** For paper: a letter those fonts cannot draw loses its mark rather than vanish from somebody's name. */
export function drawnLetters(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => (DRAWN.test(letter) ? letter : plainLetters(letter))).join('')
}
