type Props = { details: readonly { term: string; value: string }[] }

/** A value is chosen whole by one press, to be copied into the page of the bank. */
export function TransferDetails({ details }: Props) {
  return (
    <dl className="grid gap-3">
      {details.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-3 last:border-b-0">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="select-all font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
