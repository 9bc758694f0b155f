import type { SVGProps } from 'react'
import health from './health.svg?raw'
import interfaces from './interface.svg?raw'

/** How an icon is drawn where it stands: the paint of its frame, and the shapes inside. */
export type Drawing = { paint: SVGProps<SVGSVGElement>; shapes: string }

/** The symbols of the two sprites by name. Only the server asks: no browser receives these drawings as code. */
export function drawings(): ReadonlyMap<string, Drawing> {
  const symbols = `${interfaces}${health}`.matchAll(/<symbol id="([^"]+)" ([^>]*)>(.*?)<\/symbol>/g)
  return new Map(
    Array.from(symbols, ([, name = '', attributes = '', shapes = '']) => [
      name,
      { paint: paintOf(attributes), shapes: shapes.replaceAll(/><\/\w+>/g, '/>') },
    ]),
  )
}

function paintOf(attributes: string): SVGProps<SVGSVGElement> {
  const written = attributes.matchAll(/([\w-]+)="([^"]*)"/g)
  return Object.fromEntries(
    Array.from(written, ([, key = '', value]) => [
      key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
