// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { lighterPhotograph } from './lighter-photograph.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const MEGABYTE = 1024 * 1024
const sent = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'foto.jpg', { type })

/** A browser that opens any picture as one of this size, and draws it in as many bytes. */
function browserDrawing(size: { width: number; height: number }, bytes: number, hasMemory = true) {
  const drawn: number[][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    hasMemory ? ({ drawImage: () => undefined } as never) : null,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type) {
    drawn.push([this.width, this.height])
    take(new Blob([new Uint8Array(bytes)], { type: type ?? '' }))
  })
  return drawn
}

test('a heavy photograph is sent as large as it will be kept, under its name', async () => {
  const drawn = browserDrawing({ width: 3000, height: 4000 }, 1000)
  const lighter = await lighterPhotograph(sent('image/jpeg', 6 * MEGABYTE))
  expect([lighter.name, lighter.type, lighter.size]).toEqual(['foto.jpg', 'image/jpeg', 1000])
  expect(drawn).toEqual([[1800, 2400]])
})

test.each([
  ['a light one', sent('image/jpeg', 1000), 10],
  ['a document', sent('application/pdf', 6 * MEGABYTE), 10],
  ['a drawing, which may be transparent', sent('image/png', 6 * MEGABYTE), 10],
  ['one that would weigh more', sent('image/jpeg', MEGABYTE), 2 * MEGABYTE],
])('%s is sent as it is', async (_what, file, bytes) => {
  browserDrawing({ width: 3000, height: 4000 }, bytes)
  expect(await lighterPhotograph(file)).toBe(file)
})

test('nothing empty is sent by a telephone that has no memory to draw', async () => {
  browserDrawing({ width: 3000, height: 4000 }, 10, false)
  const file = sent('image/jpeg', MEGABYTE)
  expect(await lighterPhotograph(file)).toBe(file)
})

test('what the browser cannot open is sent as it is: the server says why not', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const file = sent('image/jpeg', MEGABYTE)
  expect(await lighterPhotograph(file)).toBe(file)
})
