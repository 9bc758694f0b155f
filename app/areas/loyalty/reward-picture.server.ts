import { coverSvg } from '#design/cover-art/cover-svg.ts'
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
  const svg = coverSvg({ seed: id, category })
  return sharp(Buffer.from(svg)).webp({ quality: IMAGE_QUALITY }).toBuffer()
}
