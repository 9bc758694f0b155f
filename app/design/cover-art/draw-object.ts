import objects from './objects/objects.json' with { type: 'json' }

export type ObjectName = keyof typeof objects

/** An object with its middle at a point, so many units wide, turned by so many degrees. */
export function put(name: ObjectName, cx: number, cy: number, size: number, turn = 0): string {
  const scale = Math.round((size / 32) * 1000) / 1000
  return `<g transform="translate(${round(cx)} ${round(cy)})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(-16 -16)">${objects[name]}</g>`
}

export const round = (value: number) => Math.round(value * 10) / 10
