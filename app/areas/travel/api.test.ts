import { beforeEach, expect, test } from 'vitest'
import { seedTravel } from '../../../db/seed/travel.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { travelCalls } from './api.server.ts'

const database = useTestDatabase()
const calls = useCalls(database, travelCalls)
beforeEach(() => seedTravel(database.db))

const search = async (body: object) => (await calls.ask('POST', '/CMS/Search/TravelBodyContent/Ungrouped', body)).json()

test('[API-252] [TRV-006] answers the documents of the search, the destination first of a pipe-separated field', async () => {
  const { matches, docs } = await search({ criteria: { offset: 0, rows: 999, orderCriteria: [] } })
  expect(matches).toBe(12)
  expect(docs[0]).toEqual({
    ci_destination_t: 'Estero|Giappone',
    ci_tipo_di_vacanza_txm: ['Viaggi e tour organizzati'],
    location_it: 'Kyoto, Kanazawa, Tokyo',
    title_it: 'Il Giappone dei giardini',
    item_path: '/servizi/convenzioni/viaggi/giappone-dei-giardini',
    extract_it: expect.any(String),
    image_url: null,
  })
})

test('[API-252] filters by destination and holiday type, each left out or "Ovunque"', async () => {
  const italian = await search({ destination: 'Italia' })
  expect(italian.docs.every((doc: { ci_destination_t: string }) => doc.ci_destination_t.startsWith('Italia|'))).toBe(
    true,
  )
  expect((await search({ destination: 'Italia', vacationType: 'Mare' })).matches).toBe(2)
  expect((await search({ destination: 'Italia', vacationType: 'Crociera' })).matches).toBe(0)
  expect((await search({ destination: 'Ovunque', vacationType: 'Ovunque' })).matches).toBe(12)
  expect((await search({ destination: 'Luna' })).statusCode ?? 400).toBe(400)
  expect((await search({ criteria: { offset: 10, rows: 5 } })).docs).toHaveLength(2)
})

test('[TRV-001] the catalogue is a PDF that opens as a download and names every travel', async () => {
  const answer = await calls.ask('GET', '/CMS/Travel/Catalogo')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('attachment')
  expect(answer.body).toMatch(/^%PDF-/)
  expect(answer.body).toContain('Dolomiti, da rifugio a rifugio')
})
