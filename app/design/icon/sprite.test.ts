import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { healthSources } from './health-sources.ts'
import { lucideSources } from './lucide-sources.ts'
import { healthIconNames, interfaceIconNames } from './names.ts'
import { socialSources } from './social-sources.tsx'
import { sprite } from './sprite.ts'

// The committed sprites are these snapshots: after changing names.ts run this file with -u.
test('the interface sprite holds every interface icon', async () => {
  const sources: Record<string, (typeof lucideSources)[string]> = { ...lucideSources, ...socialSources }
  await expect(sprite(interfaceIconNames, (name) => sources[name])).toMatchFileSnapshot('./interface.svg')
})

test('the health sprite holds every health icon', async () => {
  const sources: Record<string, (typeof lucideSources)[string]> = healthSources
  await expect(sprite(healthIconNames, (name) => sources[name], {})).toMatchFileSnapshot('./health.svg')
})

// Of an arc that lost a flag a browser draws nothing, nor what comes after it.
test('every arc of the interface sprite has all its figures', async () => {
  const drawn = await readFile(new URL('interface.svg', import.meta.url), 'utf8')
  const arcs = [...drawn.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) => path.match(/[aA][^A-Za-z]*/g) ?? [])
  const figure = String.raw`[\s,]*[+-]?(?:\d*\.\d+|\d+)`
  const whole = new RegExp(`^[aA](?:(?:${figure}){3}(?:[\\s,]*[01]){2}(?:${figure}){2})+\\s*$`)
  expect(arcs.length).toBeGreaterThan(50)
  expect(arcs.filter((arc) => !whole.test(arc))).toEqual([])
})
