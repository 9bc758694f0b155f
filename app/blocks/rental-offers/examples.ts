import type { BlockExample } from '../block.ts'
import type { RentalOffersData, rentalOffersSchema } from './schema.ts'

export const examples: BlockExample<typeof rentalOffersSchema, RentalOffersData>[] = [
  {
    name: 'Una a benzina e una elettrica, senza cilindrata',
    fields: { title: 'Le auto in offerta' },
    data: {
      title: 'Le auto in offerta',
      offers: [
        {
          slug: 'esempio-uno',
          imagePath: null,
          brand: 'Marca',
          model: 'Compatta 1.0',
          monthlyCostCents: 28_900,
          advanceCents: 200_000,
          maxKm: 45_000,
          maxMonths: 36,
          averageConsumption: '5,1 l/100 km',
          horsePower: 100,
          co2: 115,
          transmission: 'Manuale',
          engineCc: 999,
          traction: 'Anteriore',
          fuelType: 'Benzina',
          doors: 5,
        },
        {
          slug: 'esempio-due',
          imagePath: null,
          brand: 'Marca',
          model: 'Elettrica Lunga',
          monthlyCostCents: 39_900,
          advanceCents: 0,
          maxKm: 60_000,
          maxMonths: 48,
          averageConsumption: '15,2 kWh/100 km',
          horsePower: 204,
          co2: 0,
          transmission: 'Automatico',
          engineCc: null,
          traction: 'Posteriore',
          fuelType: 'Elettrica',
          doors: 5,
        },
      ],
    },
  },
]
