import type { FitnessCenter } from '#areas/leads/model.ts'
import { insertFitnessCenters } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** Invented centres: no name is that of a company. */
const CENTERS: readonly [name: string, city: string, province: string][] = [
  ['Palestra Aurora', 'Milano', 'MI'],
  ['Centro Movimento', 'Torino', 'TO'],
  ['Acquachiara Nuoto', 'Bologna', 'BO'],
  ['Fisiofit', 'Firenze', 'FI'],
  ['Palestra del Parco', 'Roma', 'RM'],
  ['Vesuvio Sport', 'Napoli', 'NA'],
  ['Levante Wellness', 'Bari', 'BA'],
  ['Etna Fitness', 'Catania', 'CT'],
  ['Lanterna Sport', 'Genova', 'GE'],
  ['Padel dei Dogi', 'Venezia', 'VE'],
  ['Arena Yoga', 'Verona', 'VR'],
  ['Conero Nuoto', 'Ancona', 'AN'],
  ['Palestra Serena', 'Perugia', 'PG'],
  ['Maestrale Fitness', 'Cagliari', 'CA'],
  ['Conca d’Oro Sport', 'Palermo', 'PA'],
  ['Naviglio Pilates', 'Milano', 'MI'],
  ['Trastevere in Forma', 'Roma', 'RM'],
  ['Alpi e Muscoli', 'Trento', 'TN'],
]

export function seedFitnessCenters(db: Db): Promise<void> {
  return insertFitnessCenters(
    db,
    CENTERS.map(([name, city, province], index): FitnessCenter => ({ id: index + 1, name, city, province })),
  )
}
