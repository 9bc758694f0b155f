import { insertFitnessCenters } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

const CENTERS = [
  'Palestra Aurora, Milano',
  'Centro Movimento, Torino',
  'Acquachiara Nuoto, Bologna',
  'Fisiofit, Firenze',
  'Palestra del Parco, Roma',
  'Vesuvio Sport, Napoli',
  'Levante Wellness, Bari',
  'Etna Fitness, Catania',
]

export function seedFitnessCenters(db: Db): Promise<void> {
  return insertFitnessCenters(
    db,
    CENTERS.map((name, index) => ({ id: index + 1, name })),
  )
}
