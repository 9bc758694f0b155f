import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { searchDirectory } from './store.server.ts'
import { directoryQuery, directoryWire, fromDirectoryQuery, toDirectoryWire } from './wire.ts'

/** API-001, API-240. */
const getDirectory = defineCall({
  method: 'GET',
  path: '/professionallist/professionalcards',
  summary: 'Le schede dei professionisti sanitari che chi chiama può vedere, a pagine.',
  access: 'anyone',
  query: directoryQuery,
  answer: directoryWire,
  handle: async ({ db, viewer }, { query }) =>
    toDirectoryWire(await searchDirectory(db, viewer.audience, fromDirectoryQuery(query))),
})

export const directoryCalls: Call<Viewer>[] = [getDirectory]
