import { expect, test } from 'vitest'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { professionCalls } from './api.server.ts'
import { OTHER_HEALTH_CODE } from './model.ts'

const database = useTestDatabase()
const club = useCalls(database, professionCalls)

test('[API-026] [API-248] the active professions say which are offered to who registers', async () => {
  await seedProfessions(database.db)
  const professions = (await club.ask('GET', '/CRM/professione/attive')).json()
  expect(professions).toContainEqual({
    id: 1,
    codice: '857920003',
    descrizione: 'Medico chirurgo',
    signupEnabled: true,
  })
  expect(professions.filter((each: { signupEnabled: boolean }) => !each.signupEnabled)).toHaveLength(2)
})

test('[API-028] [API-249] the details are those of the profession with the code of the others', async () => {
  await seedProfessions(database.db)
  const professions = (await club.ask('GET', '/CRM/professione/attive')).json()
  const { id } = professions.find((each: { codice: string }) => each.codice === OTHER_HEALTH_CODE)
  const details = (await club.ask('GET', `/CRM/professione/${id}`)).json()
  expect(details).toContainEqual({ id: 10, nome: 'Infermiere' })
  expect((await club.ask('GET', '/CRM/professione/1')).json()).toEqual([])
  expect((await club.ask('GET', '/CRM/professione/999')).statusCode).toBe(404)
})

test('[API-027] [API-247] the families of specialisation have an id and a name', async () => {
  await seedProfessions(database.db)
  await seedProfessions(database.db)
  const families = (await club.ask('GET', '/CRM/FamiglieSpecializzazione')).json()
  expect(families).toContainEqual({ id: 5, nome: 'Cardiologia' })
  expect(families).toHaveLength(44)
})
