import { inflateSync } from 'node:zlib'

type Blocks = Readonly<Record<number, readonly number[]>>

/** Data words in each block of error level M, by version. */
const BLOCKS: Blocks = {
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
}

/** The same of level L. */
const LIGHT_BLOCKS: Blocks = { 4: [80], 5: [108], 6: [68, 68] }

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** What a phone reads in the QR that is drawn, square by square, in a PDF. Its border is two squares wide, its level M. */
export function readQrOf(pdf: Buffer): string {
  const dark = squaresOf(pdf).map(([x, y]): [number, number] => [x - 2, y - 2])
  return readSquares(dark, Math.max(...dark.map(([x]) => x)) + 1, BLOCKS)
}

/** The same of one that is drawn as an SVG path, a square at a time, on a side of so many; its level is L. */
export function readQrPath(path: string, side: number): string {
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)])
  return readSquares(dark, side, LIGHT_BLOCKS)
}

function readSquares(squares: readonly [number, number][], size: number, known: Blocks): string {
  const dark = new Set(squares.map(([x, y]) => `${x},${y}`))
  const at = (x: number, y: number) => Number(dark.has(`${x},${y}`))
  const blocks = known[(size - 17) / 4]
  if (!blocks) throw new Error(`No QR of ${size} squares is known here.`)
  // The three bits of the mask, as the format says them.
  const mask = MASKS[(at(2, 8) * 4 + at(3, 8) * 2 + at(4, 8)) ^ 0b101]
  const bits: number[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (!isPattern(x, y, size)) bits.push(at(x, y) ^ Number(mask?.(x, y) === 0))
      }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  const data = blocks.flatMap((length, block) =>
    Array.from({ length }, (_, index) => (words[index * blocks.length + block] ?? 0).toString(2).padStart(8, '0')),
  )
  const stream = data.join('')
  if (!stream.startsWith('0100')) throw new Error('The QR does not hold bytes.')
  const length = Number.parseInt(stream.slice(4, 12), 2)
  return Array.from({ length }, (_, index) =>
    String.fromCharCode(Number.parseInt(stream.slice(12 + index * 8, 20 + index * 8), 2)),
  ).join('')
}

function isPattern(x: number, y: number, size: number): boolean {
  const isCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
  const isAligning = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2
  return isCorner || isAligning || x === 6 || y === 6
}

function squaresOf(pdf: Buffer): [number, number][] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, packed = '']) => {
    let drawn = ''
    try {
      drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return []
    }
    return [...drawn.matchAll(/^(\d+) (\d+) m\n(\d+) \2 l\n/gm)].flatMap(([, x, y, to]): [number, number][] =>
      Number(to) === Number(x) + 1 ? [[Number(x), Number(y)]] : [],
    )
  })
}
