import { coverSvg } from '#design/cover-art/cover-svg.ts'
import { toRgb } from '#design/oklch.ts'
import type { Reward } from '#platform/outside/rewards/port.ts'
import { createMemory } from '#platform/pure/memory.ts'
import { IMAGE_QUALITY } from './model.ts'

/** Anybody may ask, and drawing one keeps a thread busy for longer than a page takes: each is drawn once. */
const KEPT_PICTURES = 300
const remember = createMemory<Promise<Buffer>>(KEPT_PICTURES)

/** LOY-026. The drawn cover of a reward as a file, for whoever shows the catalogue elsewhere. */
export function rewardPicture({ id, category }: Pick<Reward, 'id' | 'category'>): Promise<Buffer> {
  return remember(`${category} ${id}`, () => draw(id, category))
}

async function draw(id: string, category: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = coverSvg({ seed: id, category }, inRgb)
  return sharp(Buffer.from(svg)).webp({ quality: IMAGE_QUALITY }).toBuffer()
}

/** The first `oklch()` of a colour, which is the light one, as the drawing library understands it. */
function inRgb(color: string): string {
  const [, lightness, chroma, hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(color) ?? []
  if (lightness === undefined) return color
  return toRgb({ lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) })
}
