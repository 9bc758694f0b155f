export type ClubHistoryLine = { id: string; when: string; who: string; what: string }

/** Who changed what of the club, and when. */
export function ClubHistory({ lines }: { lines: readonly ClubHistoryLine[] }) {
  return (
    <section aria-labelledby="storia" className="grid gap-2 rounded-card bg-paper p-5 shadow-card">
      <h2 id="storia" className="text-title-xs">
        Ultime modifiche
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft text-sm">
          Nessuna: i dati sono quelli con cui il Club è stato installato. Cambiane uno e salva.
        </p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {lines.map(({ id, when, who, what }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-strong">{what}</span>
              <br />
              <span className="text-ink-soft">
                {who}, {when}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
