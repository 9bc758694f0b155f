import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodeImage } from './reencode.server.ts'

/** Noise: the worst a camera can send, so that the quality decides the size. */
const noise = () =>
  sharp({
    create: {
      width: 240,
      height: 240,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

test('[SHL-032] a photograph is kept at a quality between 50 and 90', async () => {
  const original = await noise().jpeg({ quality: 100 }).toBuffer()
  const at = async (quality: number) => (await sharp(original).jpeg({ quality, mozjpeg: true }).toBuffer()).length
  const { bytes, contentType } = await reencodeImage(original)
  expect(contentType).toBe('image/jpeg')
  expect(bytes.length).toBeGreaterThan(await at(50))
  expect(bytes.length).toBeLessThan(await at(90))
})

test('pictures are drawn one after the other, and who finds many waiting is asked to come back', async () => {
  const small = await noise().png().toBuffer()
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reencodeImage(small)))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const each of refused) expect(each).toMatchObject({ reason: { status: 503, retryAfterSeconds: 20 } })
  expect((await reencodeImage(small)).contentType).toBe('image/png')
})
