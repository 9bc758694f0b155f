import type { FitnessCenter } from '#areas/leads/model.ts'
import { insertFitnessCenters } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

const CENTERS: readonly Omit<FitnessCenter, 'id'>[] = [
  { name: 'Palestra Aurora', city: 'Milano', province: 'MI' },
  { name: 'Centro Movimento', city: 'Torino', province: 'TO' },
  { name: 'Acquachiara Nuoto', city: 'Bologna', province: 'BO' },
  { name: 'Fisiofit', city: 'Firenze', province: 'FI' },
  { name: 'Palestra del Parco', city: 'Roma', province: 'RM' },
  { name: 'Vesuvio Sport', city: 'Napoli', province: 'NA' },
  { name: 'Levante Wellness', city: 'Bari', province: 'BA' },
  { name: 'Etna Fitness', city: 'Catania', province: 'CT' },
]

export function seedFitnessCenters(db: Db): Promise<void> {
  return insertFitnessCenters(
    db,
    CENTERS.map((center, index) => ({ id: index + 1, ...center })),
  )
}
