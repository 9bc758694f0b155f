import type { CoverKey } from '#design/cover-art/cover-path.ts'
import { coverSvg } from '#design/cover-art/cover-svg.ts'
import { linesOf, writeLine } from '#platform/paper/letters.server.ts'

/** What every network shows whole. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const
const TEXT = { x: 64, width: 560 }
const COVER = { x: 690, width: 510 }
const INK = '#17222f'
const SOFT = '#56626f'
const PAPER = '#faf8f3'
/** The largest size at which the title stands in so many lines. */
const STEPS = [
  { size: 66, lines: 3 },
  { size: 56, lines: 4 },
  { size: 46, lines: 5 },
  { size: 38, lines: 7 },
] as const

export type SharedPicture = {
  title: string
  /** What kind of thing it is; empty for a page. */
  kind: string
  club: string
  colour: string
  cover: CoverKey
}

/** STU-022. Title, kind and the club's name beside the drawing of the page, with every letter as a shape. */
export function sharedSvg({ title, kind, club, colour, cover }: SharedPicture): string {
  const { size, lines } = fitted(title)
  const height = size * 1.16
  const top = 330 - ((lines.length - 1) * height) / 2 + size * 0.34
  const drawn = coverSvg(cover).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARED_SIZE.width} ${SHARED_SIZE.height}" width="${SHARED_SIZE.width}" height="${SHARED_SIZE.height}">`,
    `<rect width="1200" height="630" fill="${PAPER}"/>`,
    `<rect width="16" height="630" fill="${colour}"/>`,
    `<svg x="${COVER.x}" y="0" width="${COVER.width}" height="630" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`,
    writeLine(short(club, 30), { x: TEXT.x + 64, y: 97, size: 34, fill: INK, family: 'serif', isBold: true }),
    ...lines.map((line, index) =>
      writeLine(line, { x: TEXT.x, y: top + index * height, size, fill: INK, family: 'serif', isBold: true }),
    ),
    kind && writeLine(short(kind, 40), { x: TEXT.x, y: 570, size: 28, fill: SOFT, family: 'sans', isBold: true }),
    '</svg>',
  ].join('')
}

/** Where the mark of the club stands, in the picture. */
export const MARK = { left: TEXT.x, top: 60, side: 48 }

const short = (words: string, most: number) => (words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`)

function fitted(title: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of STEPS) {
    const lines = linesOf(title, 'serif', { size, width: TEXT.width })
    if (lines.length <= most) return { size, lines }
  }
  const { size, lines: most } = STEPS[STEPS.length - 1] ?? STEPS[3]
  const lines = linesOf(title, 'serif', { size, width: TEXT.width }).slice(0, most)
  return {
    size,
    lines: lines.map((line, index) => (index === most - 1 ? `${line.replace(/\s*\S{0,3}$/, '')}…` : line)),
  }
}

/** The whole picture, made once and kept by whoever asks for it. */
export async function drawShared(picture: SharedPicture, mark: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const small = await sharp(mark, { density: 300 })
    .resize(MARK.side, MARK.side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  return sharp(Buffer.from(sharedSvg(picture)))
    .composite([{ input: small, left: MARK.left, top: MARK.top }])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer()
}
