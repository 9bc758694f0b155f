import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { GridView } from '../cohort-context.server.ts'
import type { GridCell, GridRow } from '../cohort-rules.ts'
import { HowCounted } from './figure-words.tsx'

/** FIG-025, FIG-026. A table whose cells are shaded by their share: the plot and its numbers are one. */
export function CohortGrid({ grid }: { grid: GridView }) {
  const { code, name, definition, caption, heads, rows, whole, notes, file } = grid
  const title = `cifra-${code.replaceAll('.', '-')}`
  // What scrolls must be reached by keyboard.
  const frame = { role: 'region', 'aria-label': `Numeri di ${name}`, tabIndex: 0 }
  return (
    <section
      data-figure={code}
      aria-labelledby={title}
      className={cx('figure-grid', heads.length > 12 && 'figure-wide')}
    >
      <h2 id={title} className="font-strong font-text text-base">
        {name}
      </h2>
      <div {...frame} className="relative overflow-x-auto print:overflow-visible">
        <table className="cohort-table">
          <caption className="text-left text-ink-soft text-sm">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} heads={heads} />
            ))}
          </tbody>
          {whole && (
            <tfoot>
              <Row row={whole} heads={heads} />
            </tfoot>
          )}
        </table>
      </div>
      {rows.length === 0 && <p className="text-ink-soft text-sm">Nessuno in questo periodo.</p>}
      <p className="text-ink-soft text-sm">{notes.join(' ')}</p>
      <div className="figure-more">
        <HowCounted name={name} definition={definition} />
        <Anchor to={file} isFile className="figure-file print-hidden">
          <Icon name="download" size={14} />
          <span>
            Scarica CSV<VisuallyHidden> di {name}</VisuallyHidden>
          </span>
        </Anchor>
      </div>
    </section>
  )
}

function Row({ row: { label, cells }, heads }: { row: GridRow; heads: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, at) => (
        <Cell key={heads[at + 1]} cell={cell} />
      ))}
    </tr>
  )
}

function Cell({ cell: { people, share, shade, isOpen } }: { cell: GridCell }) {
  return (
    <td className={cx(shade !== null && `cohort-cell cohort-${shade}`, isOpen && 'cohort-open')}>
      {share && <b>{share}</b>}
      {share && people && ' '}
      {people && <span>{people}</span>}
      {isOpen && <VisuallyHidden> (in corso)</VisuallyHidden>}
    </td>
  )
}
