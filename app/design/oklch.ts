/** A colour as the tokens write it: lightness 0–1, chroma, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Rgb = [red: number, green: number, blue: number]

/** Björn Ottosson's OKLab to linear sRGB, clipped to what a screen can show. */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function channelsOf(color: Oklch): number[] {
  return linearRgb(color).map((channel) =>
    Math.round(255 * (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055)),
  )
}

/** The same colour as `#rrggbb`, for letters and papers. */
export function toHex(color: Oklch): string {
  return `#${channelsOf(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}
