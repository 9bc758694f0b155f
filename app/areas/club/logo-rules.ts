/** Opaque enough to count as ink. */
const OPAQUE = 64
/** As bright as a mark may be and still be seen on white: three to one (WCAG 1.4.11). */
const BRIGHTEST = 0.3
/** A drawing with a little dark line among white is read by the line. */
const LEAST_SHARE = 0.08

/** Whether a drawing, given as red, green, blue and opacity of its pixels, can be seen on white paper. */
export function isReadableOnWhite(pixels: Uint8Array): boolean {
  let ink = 0
  let dark = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE) continue
    ink += 1
    if (luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) <= BRIGHTEST) dark += 1
  }
  return ink > 0 && dark / ink >= LEAST_SHARE
}

function luminance(...channels: [red: number, green: number, blue: number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
