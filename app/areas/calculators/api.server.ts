import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { setLegalRate } from './commands.server.ts'
import { listLegalRates } from './store.server.ts'
import { fromLegalRateWire, legalRateWire, toLegalRateWire } from './wire.ts'

const PATH = '/calcolatori/interessi-legali/tassi'

const getRates = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'I tassi legali dal 1942, ciascuno con il suo decreto.',
  access: 'anyone',
  answer: z.array(legalRateWire),
  handle: async ({ db }) => (await listLegalRates(db)).map(toLegalRateWire),
})

const putRate = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Aggiunge o corregge il tasso legale fissato da un decreto.',
  access: 'contents.write',
  body: legalRateWire,
  answer: z.array(legalRateWire),
  async handle({ db }, { body }) {
    if (body.al < body.dal) throw new InvalidInput({ al: 'Deve essere un giorno dopo l’inizio.' })
    await setLegalRate(db, fromLegalRateWire(body))
    return (await listLegalRates(db)).map(toLegalRateWire)
  },
})

export const calculatorCalls: Call<Viewer>[] = [getRates, putRate]
