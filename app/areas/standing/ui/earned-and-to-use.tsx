/** What has been earned, and apart from it what the plan still lets one use: never one number without its noun. */
export function EarnedAndToUse({ earned, toUse }: { earned: number; toUse: number | null }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      <Figure term="crediti maturati" value={earned} />
      {toUse !== null && <Figure term="crediti da usare" value={toUse} />}
    </dl>
  )
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm leading-tight">{term}</dt>
      <dd className="font-[560] font-display text-title-s tabular-nums">{value.toLocaleString('it-IT')}</dd>
    </div>
  )
}
