import { z } from 'zod'
import { insertPressCategories, type NewPressCategory } from '#areas/press/store.server.ts'
import { listSpecializationFamilies } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readYaml } from './content-files.ts'

/** PUB-004, PUB-015. The family its papers are sent with, and the MeSH descriptors that a paper of it carries. */
const category = z.strictObject({ name: z.string(), family: z.string(), subjects: z.string() })

/** More than sixty profiles; a club may change them, so those that are missing are written once. Each has the number of its place in the file. */
export async function seedPressCategories(db: Db): Promise<void> {
  const families = new Map((await listSpecializationFamilies(db)).map(({ id, name }) => [name, id]))
  const written = readYaml('press-categories.yaml', z.array(category))
  const categories = written.flatMap(({ name, family, subjects }, index): NewPressCategory[] => {
    const familyId = families.get(family)
    return familyId === undefined ? [] : [{ id: 101 + index, name, familyId, subjects: subjects.split('; ') }]
  })
  await insertPressCategories(db, categories)
}
