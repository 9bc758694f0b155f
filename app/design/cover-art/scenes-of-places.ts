import { put, round } from './draw-object.ts'
import { circle, ellipse, rect, type Scene, shadow, stroke, times } from './scene.ts'

/** Hills and a low sun, a moon, a road. */
const hills: Scene = ({ objects: [first, second], t, u, layout }) => {
  const [sunX, sunY] = (
    [
      [238, 54],
      [78, 48],
      [160, 62],
    ] as const
  )[layout]
  const far =
    layout === 1
      ? 'M0 84c70 26 120-34 190-20s90 40 130 10v106H0z'
      : layout === 2
        ? 'M0 116 70 60l50 42 54-54 62 58 40-26 44 34v66H0z'
        : 'M0 106c50-40 98-34 150-8s110 18 170-22v104H0z'
  const road = layout === 2 ? `<path d="M120 180 156 122h8l36 58z" fill="${u.light}"/>` : ''
  return (
    rect(0, 0, 320, 180, layout === 1 ? t.light : t.pale) +
    circle(sunX, sunY, 32, u.mid) +
    `<path d="${far}" fill="${t.mid}"/><path d="M0 140c60-34 120-22 180-6s100 6 140-14v60H0z" fill="${t.deep}"/><path d="M0 164c80-20 220-20 320 0v16H0z" fill="${t.dark}"/>` +
    road +
    shadow(154, 154, 42) +
    put(first, 154, 114, 88) +
    (second ? put(second, 256, 126, 46) : '')
  )
}

/** A night shift. */
const night: Scene = ({ objects: [first, second], t, u, layout }) => {
  const stars = times(24, (at) => circle((at * 79) % 320, (at * 47) % 104, at % 4 ? 1.2 : 2, u.light)).join('')
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.mid) +
      rect(74, 14, 172, 134, t.pale, 4) +
      rect(84, 24, 152, 114, '#1d2a44') +
      `<g transform="translate(0 6)">${times(12, (at) => circle(92 + ((at * 53) % 136), 26 + ((at * 31) % 70), 1.5, u.light)).join('')}</g>` +
      circle(204, 52, 16, u.light) +
      stroke('M160 24v114M84 81h152', t.pale, 5) +
      rect(60, 146, 200, 12, t.deep, 3) +
      put(first, 128, 118, 66)
    )
  if (layout === 2)
    return (
      rect(0, 0, 320, 180, '#1d2a44') +
      stars +
      circle(232, 50, 26, u.light) +
      ellipse(160, 210, 260, 80, t.dark) +
      times(5, (at) => stroke(`M${20 + at * 62} ${146 + (at % 2) * 12}q14-8 28 0t28 0`, t.deep, 2.5)).join('') +
      put(first, 144, 108, 92)
    )
  const heights = [58, 88, 70, 100, 64, 82, 54]
  return (
    rect(0, 0, 320, 180, '#22304d') +
    stars +
    heights
      .map((height, at) => {
        const x = at * 48 - 8
        const panes = times(6, (pane) =>
          rect(
            x + 9 + (pane % 2) * 16,
            190 - height + Math.floor(pane / 2) * 19,
            9,
            11,
            (at * 3 + pane) % 4 ? '#33415f' : u.mid,
          ),
        )
        return rect(x, 180 - height, 44, height, '#2a3856') + panes.join('')
      })
      .join('') +
    circle(160, 86, 54, u.deep) +
    put(first, 160, 86, 76) +
    (second ? put(second, 256, 42, 42) : '')
  )
}

/** Steps that climb. */
const stairs: Scene = ({ objects: [first, second], t, u, layout }) => {
  const colours = [t.light, t.mid, t.deep, u.deep, u.dark]
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.pale) +
      times(4, (at) => rect(70 - at * -18, 158 - at * 22, 180 - at * 36, 24, colours[at + 1] ?? t.deep, 3)).join('') +
      shadow(160, 92, 28) +
      put(first, 160, 56, 76)
    )
  if (layout === 2)
    return (
      rect(0, 0, 320, 180, t.light) +
      rect(30, 128, 86, 52, t.mid) +
      rect(117, 92, 86, 88, u.deep) +
      rect(204, 142, 86, 38, t.deep) +
      shadow(160, 92, 30) +
      put(first, 160, 54, 78) +
      put(second ?? first, 73, 104, 50) +
      put(second ?? first, 247, 119, 46)
    )
  return (
    rect(0, 0, 320, 180, t.pale) +
    colours.map((colour, at) => rect(16 + at * 58, 152 - at * 24, 58, 60 + at * 24, colour)).join('') +
    shadow(219, 81, 28) +
    put(first, 219, 46, 70)
  )
}

/** A place seen from above. */
const plan: Scene = ({ objects: [first, second, third], t, u, layout }) => {
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.pale) +
      times(20, (at) =>
        rect(-8 + (at % 5) * 68, -6 + Math.floor(at / 5) * 50, 56, 38, at % 6 === 2 ? u.light : t.light, 5),
      ).join('') +
      circle(160, 88, 42, u.deep) +
      put(first, 160, 88, 58) +
      (second ? put(second, 56, 64, 36) : '') +
      (third ? put(third, 264, 114, 36) : '')
    )
  if (layout === 2)
    return (
      rect(0, 0, 320, 180, t.light) +
      times(
        6,
        (at) =>
          `<path d="M${150 - at * 34} ${100 + at * 9}c-8-${50 + at * 12} ${70 + at * 18}-${66 + at * 10} ${100 + at * 40}-${24 + at * 4}s-20 ${70 + at * 8}-${60 + at * 20} ${62 + at * 6}-${30 + at * 16}-14-${40 + at * 20}-38z" fill="none" stroke="${t.mid}" stroke-width="3"/>`,
      ).join('') +
      `<path d="M160 158c-30-40-44-56-44-84a44 44 0 0 1 88 0c0 28-14 44-44 84z" fill="${u.deep}"/>` +
      circle(160, 74, 34, t.pale) +
      put(first, 160, 74, 48)
    )
  const way = 'M-10 136C70 108 90 54 170 62s90 64 170 36'
  return (
    rect(0, 0, 320, 180, t.pale) +
    stroke(way, t.mid, 26) +
    `<path d="${way}" fill="none" stroke="#fffdf8" stroke-width="2.5" stroke-dasharray="9 9"/>` +
    rect(24, 16, 62, 44, t.light, 6) +
    rect(226, 16, 70, 42, u.light, 6) +
    rect(112, 130, 92, 44, t.light, 6) +
    circle(160, 84, 40, u.deep) +
    put(first, 160, 84, 56) +
    (second ? put(second, 55, 38, 36) : '') +
    (third ? put(third, 261, 37, 36) : '')
  )
}

/** A middle, and what turns around it. */
const orbit: Scene = ({ objects: [first, ...others], t, u, layout }) => {
  if (layout === 1)
    return (
      rect(0, 0, 320, 180, t.light) +
      [150, 118, 86, 56].map((r, at) => circle(160, 90, r, [t.mid, t.pale, u.mid, t.pale][at] ?? t.pale)).join('') +
      put(first, 160, 90, 78)
    )
  const around = others.length > 0 ? others : [first, first]
  const places = around.slice(0, 3).map((name, at) => {
    const angle = ([-0.5, 2.75, 0.75][at] ?? 0) as number
    return { name, x: 160 + 108 * Math.cos(angle), y: 90 + 70 * Math.sin(angle) }
  })
  const rays =
    layout === 2
      ? places.map(({ x, y }) => stroke(`M160 90L${round(x)} ${round(y)}`, t.deep, 4)).join('')
      : `<circle cx="160" cy="90" r="88" fill="none" stroke="${t.deep}" stroke-width="1.5"/><circle cx="160" cy="90" r="122" fill="none" stroke="${t.deep}" stroke-width="1.5" stroke-dasharray="3 6"/>`
  const [ground, node] = layout === 2 ? [t.light, u.mid] : [t.dark, t.deep]
  return (
    rect(0, 0, 320, 180, ground) +
    rays +
    circle(160, 90, 52, layout === 2 ? u.deep : u.light) +
    put(first, 160, 90, 70) +
    places.map(({ name, x, y }) => circle(x, y, 27, node) + put(name, x, y, 36)).join('')
  )
}

/** Light that spreads from it. */
const rays: Scene = ({ objects: [first], t, u, layout }) => {
  const [cx, cy] = (
    [
      [160, 90],
      [160, 170],
      [70, 90],
    ] as const
  )[layout]
  const beams = times(layout === 1 ? 9 : 16, (at) => {
    const count = layout === 1 ? 9 : 16
    const sweep = layout === 1 ? Math.PI : Math.PI * 2
    const [from, to] = [Math.PI + (at / count) * sweep, Math.PI + ((at + 0.5) / count) * sweep]
    const far = (angle: number) => `${round(cx + 330 * Math.cos(angle))} ${round(cy + 330 * Math.sin(angle))}`
    return `<path d="M${cx} ${cy}L${far(from)}L${far(to)}z" fill="${at % 2 ? t.light : u.light}"/>`
  })
  const [x, y, r] = (
    [
      [160, 90, 56],
      [160, 104, 60],
      [176, 90, 58],
    ] as const
  )[layout]
  return (
    rect(0, 0, 320, 180, t.mid) +
    beams.join('') +
    circle(x, y, r, u.deep) +
    circle(x, y, r - 6, t.pale) +
    put(first, x, y, 78)
  )
}

export const SCENES_OF_PLACES = { hills, night, stairs, plan, orbit, rays }
