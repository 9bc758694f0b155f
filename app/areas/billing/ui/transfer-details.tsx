import { Button } from '#design/button/button.tsx'
import { copyText } from '#design/toast/copy-text.ts'

type Props = { details: readonly { term: string; value: string }[] }

/** A value is chosen whole by one press, and copied by another, into the page of the bank: on a phone an IBAN is hard to select. */
export function TransferDetails({ details }: Props) {
  return (
    <dl className="grid gap-3">
      {details.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b pb-3 last:border-b-0"
        >
          <dt className="col-start-1 text-ink-soft text-sm">{term}</dt>
          <dd className="wrap-anywhere col-start-1 select-all font-strong tabular-nums">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <Button
              variant="quiet"
              icon="copy"
              isIconOnly
              aria-label={`Copia ${term}`}
              onClick={() => copyText(toPaste(value), `${term}: copiato.`)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The fields of a bank want an amount without its sign and an IBAN without spaces. */
function toPaste(value: string): string {
  return /^[A-Z]{2}\d\d /.test(value) ? value.replace(/ /g, '') : value.replace(/\s*€$/, '')
}
