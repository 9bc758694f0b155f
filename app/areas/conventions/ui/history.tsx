import { Table } from '#design/table/table.tsx'

export type HistoryLine = { id: string; at: string; what: string; who: string | null }

/** What staff did to the thing above, newest first. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="storia" className="grid gap-3">
      <h2 id="storia" className="text-title-s">
        Che cosa è successo
      </h2>
      <Table
        caption="Che cosa è successo"
        isCaptionHidden
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { key: 'what', title: 'Fatto', isRowTitle: true, cell: ({ what }) => what },
          { key: 'at', title: 'Quando', cell: ({ at }) => at },
          { key: 'who', title: 'Da chi', cell: ({ who }) => who },
        ]}
      />
    </section>
  )
}
