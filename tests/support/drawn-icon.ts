import { drawings } from '#design/icon/drawings.ts'

const drawn = drawings()

/** What the server writes of an icon, by which a test finds it in a document. */
export function drawnIcon(name: string): string {
  const drawing = drawn.get(name)
  if (!drawing) throw new Error(`no icon is called ${name}`)
  return drawing.shapes
}
