export type ShopMark = {
  word: string
  ground: string
  ink: string
  fontSize: number
  fontFamily: string
  fontWeight: number
  letterSpacing: number
}

/** Where the marks of the answers are. */
export const LOGO_PATH = '/api/topnegozi/logos/'

const FAMILIES = ['Georgia, serif', 'system-ui, sans-serif', 'Futura, Avenir, system-ui, sans-serif']

/** The wordmark of a shop that sent no logo: the same name always gives the same mark. The letters fit also where a family is missing and a wider one stands in. */
export function shopMark(name: string): ShopMark {
  let sum = 7
  for (const character of name) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  const hue = sum % 360
  const isCapital = sum % 3 === 1
  const word = isCapital ? name.toLocaleUpperCase('it') : name
  return {
    word,
    ground: `oklch(.965 .018 ${hue})`,
    ink: `oklch(.42 .12 ${hue})`,
    fontSize: Math.min(26, Math.floor(136 / (Math.max(word.length, 1) * (isCapital ? 0.84 : 0.7)))),
    fontFamily: FAMILIES[(sum >>> 4) % FAMILIES.length] ?? 'system-ui',
    fontWeight: (sum >>> 7) % 2 === 0 ? 700 : 600,
    letterSpacing: isCapital ? 1 : -0.3,
  }
}

/** The same mark as a file, for whoever asks by its address. */
export function shopMarkSvg(name: string): string {
  const { word, ground, ink, fontSize, fontFamily, fontWeight, letterSpacing } = shopMark(name)
  const text = word.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" role="img" aria-label="${text}"><path d="M0 0h160v80H0z" fill="${ground}"/><text x="80" y="41" fill="${ink}" font-family="${fontFamily}" font-size="${fontSize}" font-weight="${fontWeight}" letter-spacing="${letterSpacing}" text-anchor="middle" dominant-baseline="middle">${text}</text></svg>`
}
