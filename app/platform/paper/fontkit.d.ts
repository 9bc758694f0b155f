/** The little of it that is used here; the library ships no types. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string } }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
  }
  export function openSync(path: string): Font
}
