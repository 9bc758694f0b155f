import { expect, test } from 'vitest'
import { isDemoPmid, type LiteratureQuestion, type LiteratureRecord } from './port.ts'
import { standInLiterature } from './stand-in.server.ts'

const catalogue = standInLiterature()
const month: LiteratureQuestion = { subjects: [], dates: 'entered', from: '2026-10-15', to: '2026-11-15' }

async function all(question: LiteratureQuestion, most = 10_000): Promise<LiteratureRecord[]> {
  const found: LiteratureRecord[] = []
  for await (const batch of catalogue.search(question, most)) found.push(...batch)
  return found
}

test('the invented catalogue is the same whenever it is asked, newest first, with numbers no catalogue has given', async () => {
  const found = await all(month)
  expect(found).toEqual(await all(month))
  expect(found.length).toBeGreaterThan(120)
  expect(found.every(({ pmid }) => isDemoPmid(pmid))).toBe(true)
  expect(new Set(found.map(({ pmid }) => pmid)).size).toBe(found.length)
  expect(found.map(({ enteredOn }) => enteredOn)).toEqual(
    found.map(({ enteredOn }) => enteredOn).toSorted((a, b) => b.localeCompare(a)),
  )
  expect(found.every(({ abstract }) => abstract.at(-1)?.text.startsWith('Demonstration record'))).toBe(true)
})

test('it answers by subject, words, period, number and DOI, and knows no more than it gives', async () => {
  const about = await all({ ...month, subjects: ['Heart Failure'] })
  expect(about.length).toBeGreaterThan(0)
  expect(about.every(({ subjects }) => subjects.includes('Heart Failure'))).toBe(true)
  const typed = await all({ ...month, words: 'systematic review' })
  expect(typed.every(({ title }) => title.includes('systematic review'))).toBe(true)
  expect(await all(month, 3)).toHaveLength(3)
  const [first] = about
  expect(await catalogue.findByPmid([first?.pmid ?? 0, 12, 900_000_999])).toEqual([first])
  expect(await catalogue.findByDoi(first?.doi ?? '')).toEqual(first)
  expect(await catalogue.findByDoi('10.1056/real')).toBeNull()
})
