import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { searchRows } from '#areas/lists/row-store.server.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import type { AnyRecord } from '#platform/records/record.ts'
import type { HeldRecord, ServedRecord } from '#platform/records/serve-record.server.ts'
import { writeValues } from '#platform/records/values.ts'
import { SERVED } from './contents.server.ts'
import { getRecord, saveRecord } from './record-commands.server.ts'
import { recordListOf } from './record-list-store.server.ts'

const MOST = 100
const LONGEST_ID = 80
const params = z.strictObject({ id: z.string().max(LONGEST_ID) })

const valuesShape = ({ fields }: AnyRecord) =>
  z.strictObject(Object.fromEntries(Object.keys(fields).map((name) => [name, fields[name].shape])))

const wireOf = ({ id, version, isHidden, picture, values }: HeldRecord) => ({
  id,
  version,
  isHidden,
  picture,
  ...values,
})

const versionShape = ({ table }: ServedRecord) => (table.version ? z.int() : z.string().max(20_000))

const answerShape = (served: ServedRecord) =>
  valuesShape(served.record).extend({
    id: z.string(),
    version: versionShape(served),
    isHidden: z.boolean(),
    picture: z.string().nullable(),
  })

/** What another company keeps is not written here. */
function checkKept({ isKept }: ServedRecord, request: FastifyRequest): void {
  if (!isKept(outsideOf(request))) throw new NotFound()
}

/** The calls of one record: the list, one of them, and writing it. What is written goes the way of the form. */
export function callsOfRecord(served: ServedRecord): Call<Viewer>[] {
  const { record } = served
  const { words, permission: access } = record
  const path = record.path.replace('/redazione', '/Redazione')
  const answer = answerShape(served)
  const secrets = Object.keys(record.fields).filter((name) => record.fields[name].look.isSecret)
  const secret = Object.fromEntries(secrets.map((name) => [name, true as const]))
  const listed = answer.omit(secret) as typeof answer
  return [
    defineCall({
      method: 'GET',
      path,
      summary: `${words.title}: l’elenco, anche di quanto è nascosto.`,
      access,
      query: z.object({
        cerca: z.string().max(100).default(''),
        offset: z.coerce.number().int().min(0).max(100_000).default(0),
        rows: z.coerce.number().int().min(1).max(MOST).default(20),
      }),
      answer: z.object({ matches: z.int(), docs: z.array(listed) }),
      async handle({ db, now, request }, { query: { cerca, offset, rows } }) {
        checkKept(served, request)
        const { total, rows: found } = await searchRows(db, recordListOf(served), cerca, {
          now,
          limit: rows,
          offset,
        })
        const docs = found.map((held) => {
          const open = Object.entries(wireOf(held)).filter(([key]) => !Object.hasOwn(secret, key))
          return Object.fromEntries(open)
        })
        return { matches: total, docs: docs as z.input<typeof answer>[] }
      },
    }),
    defineCall({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `${words.title}: una scheda.`,
      access,
      params,
      answer,
      async handle({ db, request }, { params: { id } }) {
        checkKept(served, request)
        return wireOf(await getRecord(db, served, id)) as z.input<typeof answer>
      },
    }),
    defineCall({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `${words.title}: scrive una scheda, se nel frattempo nessuno l’ha cambiata.`,
      access,
      params,
      body: z.strictObject({
        version: versionShape(served),
        isPublished: z.boolean().default(false),
        values: valuesShape(record),
      }),
      answer,
      statuses: { 409: 'Nel frattempo qualcun altro ha salvato.' },
      async handle({ db, now, viewer, request }, { params: { id }, body: { version, isPublished, values } }) {
        checkKept(served, request)
        if (!viewer.member) throw new NotAllowed()
        const saved = await saveRecord(db, served, {
          id,
          seen: String(version),
          typed: writeValues(record.fields, values),
          isPublished,
          staffId: viewer.member.id,
          now,
        })
        if (saved.kind === 'refused') throw new InvalidInput(saved.errors)
        return wireOf(await getRecord(db, served, id)) as z.input<typeof answer>
      },
    }),
  ]
}

export const recordCalls: Call<Viewer>[] = SERVED.flatMap(callsOfRecord)
