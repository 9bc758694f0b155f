import { Anchor } from '#design/link/link.tsx'
import type { FigureTile as Tile } from '../panel-context.server.ts'
import { DifferenceWords, HowCounted } from './figure-words.tsx'

/** FIG-052. Numbers at a glance. */
export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <ul className="figure-tiles">
      {tiles.map((tile) => (
        <FigureTile key={tile.code} tile={tile} />
      ))}
    </ul>
  )
}

/** A number, how it moved, a line of it; its name leads to its plot, which has the same name and may be on the same page. */
function FigureTile({ tile }: { tile: Tile }) {
  const { code, name, number, difference, definition, spark, to } = tile
  return (
    <li data-figure={code} className="figure-tile">
      <h2 className="font-text font-normal text-ink-soft text-sm">
        <Anchor to={to}>{name}</Anchor>
      </h2>
      <div className="flex items-end justify-between gap-3">
        <b className="font-display text-[1.875rem] leading-tight">{number}</b>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server from numbers alone. */}
        <div className="w-24 min-w-0" dangerouslySetInnerHTML={{ __html: spark }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {difference && <DifferenceWords difference={difference} />}
        <HowCounted name={name} definition={definition} />
      </div>
    </li>
  )
}
