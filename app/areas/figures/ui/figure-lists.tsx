import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { FigureList } from '../lists-context.server.ts'
import { HowCounted } from './figure-words.tsx'

/** What scrolls must be reached by keyboard. */
const frameOf = (title: string) => ({ role: 'region', 'aria-label': `Numeri di ${title}`, tabIndex: 0 })

/** So many columns need the whole width. */
const WIDE_HEADS = 5

/** Things by name with what they counted, beside the plots of their page. */
export function FigureLists({ lists }: { lists: readonly FigureList[] }) {
  return lists.map(({ title, note, heads: [first = '', ...heads], rows, empty, words = [], definition }) => (
    <section
      key={title}
      aria-label={title}
      data-figure={definition?.code}
      className={cx('figure-panel', heads.length >= WIDE_HEADS && 'figure-wide')}
    >
      <h2 className="font-strong font-text text-base">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{empty}</p>
      ) : (
        <div {...frameOf(title)} className="figure-numbers-frame">
          <table className="figure-table text-sm">
            <thead>
              <tr>
                {first ? <th scope="col">{first}</th> : <td />}
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, to, cells, send }) => (
                <tr key={key ?? name}>
                  <th scope="row">
                    <span className="flex flex-wrap items-center justify-between gap-2">
                      {to ? <Link to={to}>{name}</Link> : name}
                      {send && <SendWords text={send} />}
                    </span>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={heads[index]}>
                      {typeof cell === 'string' ? cell : <Link to={cell.to}>{cell.words}</Link>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && <p className="text-ink-soft text-sm">{note}</p>}
      {words.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {words.map((text) => (
            <li key={text}>«{text}»</li>
          ))}
        </ul>
      )}
      {definition && (
        <div className="figure-more">
          <HowCounted name={title} definition={definition} />
        </div>
      )}
    </section>
  ))
}

/** FIG-041. */
function SendWords({ text }: { text: string }) {
  return (
    <Form method="post" preventScrollReset className="print-hidden">
      <input type="hidden" name="testo" value={text} />
      <Button type="submit" size="small" variant="quiet">
        Manda a chi scrive<VisuallyHidden> {text}</VisuallyHidden>
      </Button>
    </Form>
  )
}
