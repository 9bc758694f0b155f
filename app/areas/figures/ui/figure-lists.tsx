import { Link } from '#design/link/link.tsx'
import type { FigureList } from '../lists-context.server.ts'

/** Things by name with what they counted, beside the plots of their page. */
export function FigureLists({ lists }: { lists: readonly FigureList[] }) {
  return lists.map(({ title, note, heads: [first = '', ...heads], rows, empty }) => (
    <section key={title} aria-label={title} className="figure-panel">
      <h2 className="font-strong font-text text-base">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{empty}</p>
      ) : (
        <table className="figure-table text-sm">
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
            {rows.map(({ name, to, cells }) => (
              <tr key={name}>
                <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
                {cells.map((cell, index) => (
                  <td key={heads[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </section>
  ))
}
