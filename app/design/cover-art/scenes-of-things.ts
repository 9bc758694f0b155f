import { put, round } from './draw-object.ts'
import type { Scene } from './scene.ts'
import { between, circle, ellipse, rect, shadow, stroke, times } from './scene.ts'

/** A table by a window. */
const table: Scene = ({ objects, t, u, layout }) => {
  const [first, second, third] = objects
  const light =
    layout === 1
      ? circle(240, 40, 70, t.pale)
      : `<path d="M190 0h90l-70 130h-90z" fill="${t.pale}" opacity=".75"/><path d="M294 0h26v20l-56 110h-36z" fill="${t.pale}" opacity=".5"/>`
  const top =
    layout === 2
      ? ellipse(160, 158, 150, 34, u.deep) + ellipse(160, 152, 150, 30, u.mid)
      : rect(0, 132, 320, 48, u.deep) + rect(0, 132, 320, 5, u.mid)
  const company = third
    ? shadow(92, 146, 26) + put(second ?? first, 92, 116, 60) + shadow(234, 146, 26) + put(third, 234, 118, 58)
    : second
      ? shadow(226, 146, 30) + put(second, 226, 112, 70)
      : ''
  const x = third ? 162 : second ? 126 : 160
  return rect(0, 0, 320, 180, t.light) + light + top + company + shadow(x, 146, 42) + put(first, x, 98, 96)
}

/** One object very near, that leaves the edges. */
const near: Scene = ({ objects: [first], t, u, layout }) => {
  const [cx, cy, size, turn] = (
    [
      [166, 96, 230, -12],
      [206, 112, 260, 18],
      [104, 84, 250, -28],
    ] as const
  )[layout]
  const ground =
    layout === 0
      ? circle(160, 96, 132, t.light)
      : layout === 1
        ? `<path d="M0 180 320 20v160z" fill="${t.light}"/>`
        : `<path d="M120 0h90l-60 180H60z" fill="${t.light}"/><path d="M250 0h34l-60 180h-34z" fill="${u.mid}"/>`
  return rect(0, 0, 320, 180, t.mid) + ground + put(first, cx, cy, size, turn)
}

/** Many that are alike, and one that is not. */
const series: Scene = ({ objects: [first, second = first], t, u, layout }) => {
  const ground = rect(0, 0, 320, 180, t.light)
  if (layout === 2)
    return `${ground}${[64, 160, 256].map((x, at) => circle(x, 90, 42, at === 1 ? u.deep : t.mid) + put(at === 1 ? second : first, x, 90, 56)).join('')}`
  const places = times(15, (at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)]
    const shift = layout === 1 ? (row - 1) * 26 : 0
    return { x: 40 + column * 60 + shift, y: 32 + row * 58, isHot: column === 2 && row === 1 }
  })
  return (
    ground +
    places
      .map(({ x, y, isHot }) =>
        isHot
          ? circle(x, y, 30, u.deep) + put(second, x, y, 44)
          : (layout === 1 ? rect(x - 22, y - 22, 44, 44, t.mid, 10) : circle(x, y, 22, t.mid)) + put(first, x, y, 28),
      )
      .join('')
  )
}

/** A doorway. */
const arch: Scene = ({ objects: [first, second], t, u, layout }) => {
  const floor = rect(0, 160, 320, 20, t.deep)
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.dark) +
      [92, 228].map((x) => `<path d="M${x - 54} 180V90a54 54 0 0 1 108 0v90z" fill="${u.light}"/>`).join('') +
      floor +
      shadow(92, 164, 30) +
      put(first, 92, 122, 84) +
      shadow(228, 164, 30) +
      put(second ?? first, 228, 122, 84)
    )
  if (layout === 2)
    return (
      rect(0, 0, 320, 180, t.dark) +
      circle(160, 88, 80, u.mid) +
      circle(160, 88, 66, u.light) +
      stroke('M160 22v132M94 88h132', u.mid, 4) +
      put(first, 160, 90, 92)
    )
  return (
    rect(0, 0, 320, 180, t.dark) +
    `<path d="M84 180V92a76 76 0 0 1 152 0v88z" fill="${u.mid}"/><path d="M100 180V94a60 60 0 0 1 120 0v86z" fill="${u.light}"/>` +
    floor +
    shadow(160, 164, 42) +
    put(first, 160, 116, 96) +
    (second ? put(second, 264, 140, 42) : '')
  )
}

/** Shelves, hooks, a cupboard. */
const shelves: Scene = ({ objects, t, u, layout }) => {
  const each = (at: number) => objects[at % objects.length] ?? objects[0]
  const ground = rect(0, 0, 320, 180, t.light)
  if (layout === 1)
    return (
      ground +
      rect(0, 30, 320, 6, u.deep) +
      times(4, (at) => {
        const [x, long] = [50 + at * 74, 46 + (at % 2) * 26]
        return stroke(`M${x} 36v${long - 30}`, u.deep, 2.5) + put(each(at), x, 26 + long + 14, 58)
      }).join('')
    )
  if (layout === 2)
    return (
      ground +
      times(8, (at) => {
        const [x, y] = [22 + (at % 4) * 70, 14 + Math.floor(at / 4) * 78]
        return rect(x, y, 64, 72, at % 3 === 1 ? u.mid : t.mid, 6) + put(each(at), x + 32, y + 38, 46)
      }).join('')
    )
  return (
    ground +
    times(6, (at) => {
      const [x, y] = [78 + (at % 3) * 82, 56 + Math.floor(at / 3) * 80]
      return shadow(x, y + 26, 22) + put(each(at), x, y, 54)
    }).join('') +
    [84, 164].map((y) => rect(26, y, 268, 7, u.deep, 2)).join('')
  )
}

/** As in a shop window. */
const plinth: Scene = ({ objects: [first], t, u, layout }) => {
  const stand = (width: number) => ellipse(160, 158, width, 13, t.deep) + ellipse(160, 152, width, 13, t.mid)
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.light) +
      `<path d="M128 0h64l52 152H76z" fill="${t.pale}"/>` +
      stand(88) +
      shadow(160, 152, 40) +
      put(first, 160, 98, 108)
    )
  if (layout === 2)
    return (
      rect(0, 0, 320, 180, t.light) +
      rect(96, 118, 128, 62, u.deep, 4) +
      rect(86, 110, 148, 14, u.mid, 4) +
      circle(160, 66, 62, t.pale) +
      put(first, 160, 64, 94)
    )
  return (
    rect(0, 0, 320, 180, t.light) +
    circle(160, 82, 74, t.pale) +
    stand(80) +
    shadow(160, 151, 40) +
    put(first, 160, 96, 108)
  )
}

/** Pictures on a wall. */
const frames: Scene = ({ objects, t, u, layout, random }) => {
  const [first, second = first, third = second] = objects
  const frame = (x: number, y: number, w: number, h: number, name: typeof first, turn = 0) =>
    `<g transform="rotate(${turn} ${x} ${y})">${rect(x - w / 2 + 4, y - h / 2 + 5, w, h, t.deep)}${rect(x - w / 2, y - h / 2, w, h, u.deep)}${rect(x - w / 2 + 7, y - h / 2 + 7, w - 14, h - 14, u.light)}${put(name, x, y, Math.min(w, h) * 0.6)}</g>`
  const ground = rect(0, 0, 320, 180, t.mid)
  if (layout === 1)
    return ground + frame(66, 84, 76, 96, second) + frame(160, 92, 96, 124, first) + frame(254, 84, 76, 96, third)
  if (layout === 2)
    return (
      ground +
      `<g transform="rotate(${round(between(random, -9, 9))} 160 90)">${rect(96, 18, 128, 148, '#fffdf8', 3)}${rect(106, 28, 108, 104, u.light)}${put(first, 160, 80, 84)}</g>`
    )
  return ground + rect(0, 148, 320, 32, t.deep) + frame(160, 80, 132, 120, first)
}

/** Things laid out and seen from above. */
const laid: Scene = ({ objects, t, u, layout }) => {
  const each = (at: number) => objects[at % objects.length] ?? objects[0]
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.light) +
      rect(60, 22, 200, 136, u.mid, 22) +
      rect(70, 32, 180, 116, u.light, 16) +
      put(each(1), 112, 112, 60, -18) +
      put(each(2), 212, 70, 56, 16) +
      put(each(0), 160, 90, 84, -6)
    )
  if (layout === 2)
    return (
      rect(0, 0, 320, 180, t.mid) +
      times(6, (at) => put(each(at), 20 + at * 58, 150 - at * 24, 58 + (at % 2) * 16, -24 + at * 10)).join('')
    )
  return (
    rect(0, 0, 320, 180, t.pale) +
    times(6, (at) => {
      const [x, y] = [(at % 3) * 107, Math.floor(at / 3) * 90]
      const isFull = (at + Math.floor(at / 3)) % 2 === 0
      return rect(x, y, 107, 90, isFull ? t.light : u.light) + put(each(at), x + 53, y + 45, 58)
    }).join('')
  )
}

export const SCENES_OF_THINGS = { table, near, series, arch, shelves, plinth, frames, laid }
