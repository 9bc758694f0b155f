import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { FigurePanel as Panel } from '../panel-context.server.ts'
import { DifferenceWords, HowCounted } from './figure-words.tsx'
import { PlotView } from './plot-view.tsx'

const BESIDE_COLUMNS = 3

/** FIG-002, FIG-017. A figure: its number, its plot, its table and what it counts. */
export function FigurePanel({ panel, isWhole = false }: { panel: Panel; isWhole?: boolean }) {
  const {
    code,
    name,
    number,
    difference,
    definition,
    svg,
    kind,
    isNamed,
    legend,
    notes,
    table,
    file,
    peopleTo,
    alertTo,
  } = panel
  // Where there is room a table of few columns stands beside its columns; lines need the width for their names.
  const isBeside = kind === 'columns' && table.heads.length <= BESIDE_COLUMNS
  const title = `cifra-${code.replaceAll('.', '-')}`
  return (
    <section
      data-figure={code}
      aria-labelledby={title}
      className={cx('figure-panel', isBeside && 'figure-beside', isWhole && 'figure-whole')}
    >
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h2 id={title} className="font-strong font-text text-base">
          {name}
        </h2>
        <b className="font-display text-title-l">{number}</b>
        {difference && <DifferenceWords difference={difference} />}
      </div>
      {legend.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-soft text-xs">
          {legend.map(({ name: group, number: amount, share, to }, order) => (
            <li key={group} className="flex items-center gap-1.5">
              <svg width="10" height="12" aria-hidden="true">
                <path className={`plot-swatch plot-column plot-stroke-${order + 1}`} d="M5 12V0" />
              </svg>
              {group}{' '}
              {to ? (
                <Anchor to={to} className="figure-people">
                  {amount}
                  <VisuallyHidden>, vedi chi sono</VisuallyHidden>
                </Anchor>
              ) : (
                <b className="text-ink tabular-nums">{amount}</b>
              )}{' '}
              {share}
            </li>
          ))}
        </ul>
      )}
      <PlotView name={name} svg={svg} kind={kind} isNamed={isNamed} heads={table.heads} rows={table.rows} />
      {notes.length > 0 && <p className="text-ink-soft text-sm">{notes.join(' ')}</p>}
      <div className="figure-more">
        <HowCounted name={name} definition={definition} />
        <details className="figure-numbers text-sm">
          <summary className="figure-summary">
            Vedi i numeri<VisuallyHidden> di {name}</VisuallyHidden>
          </summary>
          <NumbersTable name={name} table={table} />
        </details>
        <div className="figure-links print-hidden">
          {peopleTo && (
            <Anchor to={peopleTo} className="figure-link">
              <Icon name="users" size={14} />
              <span>
                Vedi chi sono<VisuallyHidden>: {name}</VisuallyHidden>
              </span>
            </Anchor>
          )}
          {alertTo && (
            <Anchor to={alertTo} className="figure-link">
              <Icon name="bell" size={14} />
              <span>
                Avvisami se<VisuallyHidden>: {name}</VisuallyHidden>
              </span>
            </Anchor>
          )}
          <Anchor to={file} isFile className="figure-file">
            <Icon name="download" size={14} />
            <span>
              Scarica CSV<VisuallyHidden> di {name}</VisuallyHidden>
            </span>
          </Anchor>
        </div>
      </div>
    </section>
  )
}

function NumbersTable({ name, table }: { name: string; table: Panel['table'] }) {
  const [first = '', ...heads] = table.heads
  // What scrolls must be reached by keyboard.
  const frame = { role: 'region', 'aria-label': `Numeri di ${name}`, tabIndex: 0 }
  return (
    <div {...frame} className="figure-numbers-frame">
      <table className="figure-table">
        <caption className="text-left text-ink-soft">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
