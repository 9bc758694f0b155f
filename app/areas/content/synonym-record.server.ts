import { serveRecord } from '#platform/records/serve-record.server.ts'
import { synonym } from './synonym-record.ts'
import { searchSynonyms } from './synonym-tables.server.ts'

export const servedSynonym = serveRecord(synonym, { table: searchSynonyms })
