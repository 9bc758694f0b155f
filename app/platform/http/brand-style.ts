import type { Club } from '../env.server.ts'

const END_OF_HEAD = '</head>'

/**
 * The colour the club chose, after the stylesheet that begins with that of the house. It is put there when the page is drawn, so that
 * no browser loads code for it, and a club that chose none has not one byte more.
 */
export function withBrand(document: Buffer, look: Club['look']): Buffer {
  const end = look ? document.indexOf(END_OF_HEAD) : -1
  if (!look || end === -1) return document
  const { hue, chroma, accent } = look
  const warm = accent ? `;--accent-hue:${accent.hue};--accent-chroma:${accent.chroma}` : ''
  const style = `<style>:root{--brand-hue:${hue};--brand-chroma:${chroma}${warm}}</style>`
  return Buffer.concat([document.subarray(0, end), Buffer.from(style), document.subarray(end)])
}
