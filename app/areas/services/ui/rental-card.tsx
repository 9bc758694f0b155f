import { Card, CardBody, CardCover, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import type { RentalOffer } from '../model.ts'

const euro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})
const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** SRV-012. A car, with everything that is known of it. */
export function RentalCard({ offer }: { offer: RentalOffer }) {
  const facts: readonly [string, string][] = [
    ['Anticipo', euro.format(offer.advanceCents / 100)],
    ['Chilometri', `${whole.format(offer.maxKm)} km`],
    ['Durata', `${offer.maxMonths} mesi`],
    ['Alimentazione', offer.fuelType],
    ['Consumo medio', offer.averageConsumption],
    ['Potenza', `${offer.horsePower} CV`],
    ...(offer.engineCc === null ? [] : [['Cilindrata', `${whole.format(offer.engineCc)} cc`] as [string, string]]),
    ['Cambio', offer.transmission],
    ['Trazione', offer.traction],
    ['CO2', `${offer.co2} g/km`],
    ['Porte', String(offer.doors)],
  ]
  return (
    <Card>
      <CardCover>
        {offer.imagePath ? (
          <img src={offer.imagePath} alt="" loading="lazy" decoding="async" className="block size-full object-cover" />
        ) : (
          <CoverArt seed={offer.slug} category="auto" />
        )}
      </CardCover>
      <CardBody>
        <p className="text-ink-soft text-sm">{offer.brand}</p>
        <CardTitle>{offer.model}</CardTitle>
        <p>
          <strong className="font-display text-primary text-title-m">
            {euro.format(offer.monthlyCostCents / 100)}
          </strong>{' '}
          <span className="text-ink-soft">al mese, IVA esclusa</span>
        </p>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="border-line border-t pt-1.5 last:odd:col-span-2">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-[580]">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
