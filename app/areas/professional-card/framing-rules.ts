/** How a member holds a picture under a square window: how near, and which part of what is left over is seen. */
export type Framing = {
  /** 1 is the largest square the picture holds. */
  zoom: number
  /** 0 is the left or top edge, 1 the right or bottom one. */
  x: number
  y: number
}
export type Picture = { width: number; height: number }

export const MOST_ZOOM = 4
export const MIDDLE: Framing = { zoom: 1, x: 0.5, y: 0.5 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The square of the picture that the window shows, which never leaves the picture. */
export function squareOf({ width, height }: Picture, { zoom, x, y }: Framing) {
  const side = Math.min(width, height) / between(1, zoom, MOST_ZOOM)
  return { side, left: (width - side) * between(0, x, 1), top: (height - side) * between(0, y, 1) }
}

/** Dragging takes the picture along: by one window to the right shows what was one window to the left. */
export function draggedBy(framing: Framing, picture: Picture, windows: { x: number; y: number }): Framing {
  const { side } = squareOf(picture, framing)
  const moved = (place: number, length: number, by: number) =>
    length - side < 1 ? place : between(0, place - (by * side) / (length - side), 1)
  return {
    ...framing,
    x: moved(framing.x, picture.width, windows.x),
    y: moved(framing.y, picture.height, windows.y),
  }
}
