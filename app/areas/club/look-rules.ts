import { contrast, type Oklch, toHex } from '#design/oklch.ts'
import type { Club } from '#platform/env.server.ts'

/** The colour of the house, as `app/design/tokens.css` begins it. */
export const HOUSE_COLOUR = { hue: 248, chroma: 0.12 }

/**
 * Between these every pair of the tokens is legible in light and dark, for each of the 360 hues: `app/design/tokens.test.ts` measures
 * them all. Lightness is the tokens' own, so no choice made here can spoil it.
 */
export const CHROMA_RANGE = { least: 0.02, most: 0.16 }

/** The colour of the buttons that ask for something, as the tokens begin it, and how strong another may be. */
export const HOUSE_ACCENT = { hue: 39, chroma: 0.155 }
export const ACCENT_CHROMA_RANGE = { least: 0.04, most: 0.17 }

export type BrandColour = { hue: number; chroma: number }

/** A dozen colours to begin from, each with a name a person would use. */
export const START_COLOURS: readonly (BrandColour & { name: string })[] = [
  { name: 'Blu Camice', ...HOUSE_COLOUR },
  { name: 'Ottanio', hue: 215, chroma: 0.09 },
  { name: 'Verde acqua', hue: 190, chroma: 0.085 },
  { name: 'Verde farmacia', hue: 155, chroma: 0.12 },
  { name: 'Verde salvia', hue: 140, chroma: 0.07 },
  { name: 'Oliva', hue: 115, chroma: 0.09 },
  { name: 'Bronzo', hue: 75, chroma: 0.09 },
  { name: 'Mattone', hue: 35, chroma: 0.13 },
  { name: 'Bordeaux', hue: 15, chroma: 0.14 },
  { name: 'Viola', hue: 310, chroma: 0.14 },
  { name: 'Indaco', hue: 280, chroma: 0.15 },
  { name: 'Ardesia', hue: 250, chroma: 0.04 },
]

export const START_ACCENTS: readonly (BrandColour & { name: string })[] = [
  { name: 'Terracotta', ...HOUSE_ACCENT },
  { name: 'Rosso', hue: 25, chroma: 0.17 },
  { name: 'Lampone', hue: 5, chroma: 0.16 },
  { name: 'Ambra', hue: 65, chroma: 0.12 },
  { name: 'Verde', hue: 150, chroma: 0.13 },
  { name: 'Petrolio', hue: 210, chroma: 0.095 },
  { name: 'Blu', hue: 255, chroma: 0.15 },
  { name: 'Viola', hue: 305, chroma: 0.16 },
  { name: 'Grafite', hue: 250, chroma: 0.04 },
]

const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 }
/** The lightness `--accent` and `--accent-strong` have by day and in the dark; `app/design/tokens.test.ts` holds them together. */
const ACCENT_LIGHTNESS = [0.535, 0.47, 0.54, 0.5]
const LEGIBLE = 4.5
/** `--accent-mark` by day on the ground of the page, which is the nearest to it of all grounds. */
const MARK = 0.62
const GROUND: Oklch = { lightness: 0.977, chroma: 0.006, hue: 95 }
const VISIBLE = 3

/** Why a colour cannot be that of the buttons, or null: not every hue bears white words when it is vivid. */
export function accentProblem(colour: BrandColour): string | null {
  const isLegible = ACCENT_LIGHTNESS.every((lightness) => contrast(WHITE, { ...colour, lightness }) >= LEGIBLE)
  if (isLegible && contrast(GROUND, { ...colour, lightness: MARK }) >= VISIBLE) return null
  return 'Con questo colore le parole bianche dei pulsanti non si leggono bene: abbassa l’intensità o sposta la tinta.'
}

/** What was typed or slid, as a colour that may be chosen; null when it may not. */
export function colourFrom(hue: string, chroma: string, range = CHROMA_RANGE): BrandColour | null {
  if (!/^\d{1,3}$/.test(hue) || !/^0?\.\d{1,4}$/.test(chroma)) return null
  const colour = { hue: Number(hue), chroma: Number(chroma) }
  const isAllowed = colour.hue <= 359 && colour.chroma >= range.least && colour.chroma <= range.most
  return isAllowed ? colour : null
}

/** The colour of buttons and links on white paper and in the dark, as `--primary` makes it: for letters, PDFs and icons. */
function primaryOf({ hue, chroma }: BrandColour): { onPaper: Oklch; inTheDark: Oklch } {
  return {
    onPaper: { lightness: 0.45, chroma, hue },
    inTheDark: { lightness: 0.74, chroma: chroma * 0.9, hue },
  }
}

/** What a club carries of its look; nothing at all while it looks as the house does, so that not one byte of a page changes. */
export function lookOf(values: Readonly<Record<string, string>>, origin: string): Pick<Club, 'look' | 'logo'> {
  const own = colourFrom(values.hue ?? '', values.chroma ?? '')
  const accent = colourFrom(values.accentHue ?? '', values.accentChroma ?? '', ACCENT_CHROMA_RANGE)
  const colour = own ?? (accent ? HOUSE_COLOUR : null)
  const [width, height] = (values.logoSize ?? '').split('x').map(Number)
  return {
    ...(colour && { look: { ...colour, ...hexes(colour), ...(accent && { accent }) } }),
    ...(values.logo &&
      width &&
      height && {
        logo: {
          path: values.logo,
          url: origin + values.logo,
          iconPath: values.icon ?? values.logo,
          width,
          height,
          saysName: values.logoSaysName === '1',
        },
      }),
  }
}

function hexes(colour: BrandColour): { onPaper: string; inTheDark: string } {
  const { onPaper, inTheDark } = primaryOf(colour)
  return { onPaper: toHex(onPaper), inTheDark: toHex(inTheDark) }
}

/** The mark of the browser's tab, in the colour of the club. */
export function markSvg(colour = hexes(HOUSE_COLOUR).onPaper, accent: BrandColour = HOUSE_ACCENT): string {
  const spot = toHex({ ...accent, lightness: MARK })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><rect width="38" height="38" rx="10" fill="${colour}"/><path d="M8 7h7l4 11 4-11h7v24H8z" fill="#fff"/><path d="m15 7 4 11 4-11-4 3z" fill="${colour}" opacity=".28"/><path d="M19 18v13" stroke="${colour}" stroke-width="1.6"/><circle cx="25.5" cy="24" r="1.7" fill="${spot}"/></svg>`
}

/** The same, where the club has a drawing of its own: a picture inside a drawing, so that the address and its kind never change. */
export function iconSvg(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}
