import { drawCover } from '#design/cover-art/draw-cover.ts'
import { toRgb } from '#design/oklch.ts'
import type { Reward } from '#platform/outside/rewards/port.ts'
import { createMemory } from '#platform/pure/memory.ts'
import { IMAGE_QUALITY } from './model.ts'

const WIDTH = 640
/** Anybody may ask, and drawing one keeps a thread busy for longer than a page takes: each is drawn once. */
const KEPT_PICTURES = 300
const remember = createMemory<Promise<Buffer>>(KEPT_PICTURES)

/** LOY-026. The drawn cover of a reward as a file, for whoever shows the catalogue elsewhere. */
export function rewardPicture({ id, category }: Pick<Reward, 'id' | 'category'>): Promise<Buffer> {
  return remember(`${category} ${id}`, () => draw(id, category))
}

async function draw(id: string, category: string): Promise<Buffer> {
  const { ground, shapes } = drawCover(id, category)
  const paths = shapes.map(
    ({ d, fill, stroke, width, opacity }) =>
      `<path d="${d}" fill="${inRgb(fill ?? 'none')}" stroke="${inRgb(stroke ?? 'none')}" stroke-width="${width ?? 1}" opacity="${opacity ?? 1}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="${WIDTH}" height="${(WIDTH * 9) / 16}"><path d="M0 0h320v180H0z" fill="${inRgb(ground)}"/><g stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).webp({ quality: IMAGE_QUALITY }).toBuffer()
}

/** The first `oklch()` of a colour, which is the light one, as the drawing library understands it. */
function inRgb(color: string): string {
  const [, lightness, chroma, hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(color) ?? []
  if (lightness === undefined) return color
  return toRgb({ lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) })
}
