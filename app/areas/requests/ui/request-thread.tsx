import { Badge } from '#design/badge/badge.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { megabytes } from '#platform/pure/sizes.ts'
import type { ThreadEntry } from '../request-context.server.ts'

const LOOKS = {
  asked: { words: 'ha scritto', className: '' },
  paper: { words: 'ha mandato', className: '' },
  answer: { words: 'ha risposto', className: 'border-l-3 border-l-primary pl-4' },
  note: { words: 'ha annotato per la squadra', className: 'rounded-small bg-warning-tint px-4' },
}

/** What was asked, answered and noted, the first first. */
export function RequestThread({ entries }: { entries: readonly ThreadEntry[] }) {
  return (
    <ol aria-label="Che cosa è stato scritto" className="grid divide-y divide-line">
      {entries.map(({ id, kind, who, at, text, files, isRefused }) => (
        <li key={`${kind} ${id}`} className={cx('grid gap-1.5 py-4', LOOKS[kind].className)}>
          <p className="flex flex-wrap items-center gap-x-2 text-[0.875rem] text-ink-soft">
            <strong className="text-ink">{who ?? 'Una persona che non c’è più'}</strong> {LOOKS[kind].words}
            <span className="tabular-nums">{at}</span>
            {isRefused && <Badge tone="danger">La risposta non è arrivata</Badge>}
          </p>
          <p className="wrap-anywhere max-w-measure whitespace-pre-line">{text || 'Nessun messaggio.'}</p>
          {files.length > 0 && (
            <ul aria-label="Allegati" className="flex flex-wrap gap-x-4">
              {files.map((file) => (
                <li key={file.path}>
                  <a href={file.path} className="inline-flex min-h-8 items-center gap-1.5 text-primary hover:underline">
                    <Icon name="file-text" size={16} />
                    {file.name} ({megabytes(file.byteSize)})
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
