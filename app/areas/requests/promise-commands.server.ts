import { MOST_PROMISED, PROMISE_UNITS, REQUEST_KINDS, type RequestPromise } from '#areas/leads/model.ts'
import { usualPromise } from '#areas/leads/promise-rules.ts'
import {
  countClosures,
  deleteClosure,
  insertClosure,
  listClosures,
  listPromises,
  lockClosures,
  upsertPromise,
} from '#areas/leads/promise-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { addRomeDays, formatDateIt, parseRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { kindInWords } from './letters-copy.ts'

export const promiseInWords = ({ amount, unit }: RequestPromise) =>
  unit === 'hours'
    ? `${amount} ${amount === 1 ? 'ora lavorativa' : 'ore lavorative'}`
    : `${amount} ${amount === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`

function promiseTyped(amount: string, unit: string): RequestPromise | string {
  const known = PROMISE_UNITS.find((each) => each === unit)
  if (!known) return 'Scegli ore o giorni.'
  const most = MOST_PROMISED[known]
  const number = /^\d{1,3}$/.test(amount.trim()) ? Number(amount) : 0
  if (number < 1 || number > most)
    return `Scrivi un numero da 1 a ${most} ${known === 'hours' ? 'ore' : 'giorni'} lavorativi.`
  return { amount: number, unit: known }
}

export type TypedPromise = { kind: string; amount: string; unit: string }

/** DSK-044. What is promised from now on; the deadlines that were given stay as they are. */
export async function savePromises(db: Db, typed: readonly TypedPromise[], { staffId, now }: ByStaff): Promise<void> {
  const read = typed.filter(({ kind }) => REQUEST_KINDS.some((each) => each === kind))
  const errors: Record<string, string> = {}
  const promises = read.flatMap(({ kind, amount, unit }) => {
    const promise = promiseTyped(amount, unit)
    if (typeof promise !== 'string') return [{ kind, promise }]
    errors[`quanto-${kind}`] = `${kindInWords(kind)}: ${promise}`
    return []
  })
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  await db.transaction(async (tx) => {
    await lockClosures(tx)
    const before = await listPromises(tx)
    for (const { kind, promise } of promises) {
      const old = before.get(kind) ?? usualPromise(kind)
      if (old.amount === promise.amount && old.unit === promise.unit) continue
      await upsertPromise(tx, kind, promise)
      await recordTrail(tx, {
        at: now,
        kind: 'request-edited',
        actorId: staffId,
        done: { thing: 'promise', id: kind, what: 'corrected' },
        name: kindInWords(kind),
        changes: [{ field: 'Tempo', from: promiseInWords(old), to: promiseInWords(promise) }],
      })
    }
  })
}

const LONGEST_NAME = 80
const LONGEST_DAYS = 60
const MOST_CLOSURES = 200

/** DSK-044. Days on which the club does not work, as that of the patron of its town. */
export async function addClosure(
  db: Db,
  typed: { name: string; firstDay: string; lastDay: string },
  { staffId, now }: ByStaff,
): Promise<void> {
  const name = typed.name.trim()
  const firstDay = parseRomeDay(typed.firstDay)
  const lastDay = typed.lastDay === '' ? firstDay : parseRomeDay(typed.lastDay)
  const errors = {
    ...((name === '' || name.length > LONGEST_NAME) && {
      nome: `Scrivi perché: al massimo ${LONGEST_NAME} caratteri.`,
    }),
    ...((!firstDay || firstDay < romeDayOf(now)) && { dal: 'Scegli un giorno a partire da oggi.' }),
    ...(firstDay &&
      (!lastDay || lastDay < firstDay || lastDay > addRomeDays(firstDay, LONGEST_DAYS)) && {
        al: `Scegli l’ultimo giorno: al massimo ${LONGEST_DAYS} giorni dopo il primo.`,
      }),
  }
  if (Object.keys(errors).length > 0 || !firstDay || !lastDay) throw new InvalidInput(errors)
  await db.transaction(async (tx) => {
    await lockClosures(tx)
    const there = await listClosures(tx, romeDayOf(now))
    // Sent twice, it is one closure.
    if (there.some((each) => each.name === name && each.firstDay === firstDay && each.lastDay === lastDay)) return
    if ((await countClosures(tx)) >= MOST_CLOSURES) throw new Conflict('Le chiusure sono troppe: togli quelle passate.')
    const id = await insertClosure(tx, { name, firstDay, lastDay })
    if (id) await recordTrail(tx, closureLine({ id, name, firstDay, lastDay }, 'created', { staffId, now }))
  })
}

export async function removeClosure(db: Db, id: string, by: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const closure = await deleteClosure(tx, id)
    if (!closure) throw new NotFound('Questa chiusura non c’è più.')
    await recordTrail(tx, closureLine(closure, 'removed', by))
  })
}

type Closed = NonNullable<Awaited<ReturnType<typeof deleteClosure>>>

function closureLine({ id, name, firstDay, lastDay }: Closed, what: 'created' | 'removed', { staffId, now }: ByStaff) {
  const days = `dal ${formatDateIt(firstDay)} al ${formatDateIt(lastDay)}`
  return {
    at: now,
    kind: 'request-edited',
    actorId: staffId,
    done: { thing: 'closure', id, what },
    name,
    changes: [{ field: 'Giorni', from: what === 'removed' ? days : null, to: what === 'created' ? days : null }],
  } as const
}
