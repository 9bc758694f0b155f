import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { findProfession, listProfessionDetails, listProfessions, listSpecializationFamilies } from './store.server.ts'
import { namedChoicesWire, professionParams, professionsWire, toNamedChoices, toProfessions } from './wire.ts'

const activeProfessions = defineCall({
  method: 'GET',
  path: '/CRM/professione/attive',
  summary: 'Le professioni attive; alla registrazione si offrono quelle con signupEnabled.',
  access: 'anyone',
  answer: professionsWire,
  handle: async ({ db }) => toProfessions(await listProfessions(db)),
})

const professionDetails = defineCall({
  method: 'GET',
  path: '/CRM/professione/{id}',
  summary: 'Le professioni sanitarie comprese in una professione.',
  access: 'anyone',
  params: professionParams,
  answer: namedChoicesWire,
  async handle({ db }, { params: { id } }) {
    if (!(await findProfession(db, id))) throw new NotFound('Questa professione non esiste.')
    return toNamedChoices(await listProfessionDetails(db, id))
  },
})

const specializationFamilies = defineCall({
  method: 'GET',
  path: '/CRM/FamiglieSpecializzazione',
  summary: 'Le famiglie di specializzazione.',
  access: 'anyone',
  answer: namedChoicesWire,
  handle: async ({ db }) => toNamedChoices(await listSpecializationFamilies(db)),
})

export const professionCalls: Call<Viewer>[] = [activeProfessions, professionDetails, specializationFamilies]
