/** What the club knows, each with its name; a dash where it knows nothing. */
export function ToldList({ items }: { items: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {items.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="wrap-anywhere font-[580]">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
