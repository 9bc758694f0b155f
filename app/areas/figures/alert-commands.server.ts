import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { boundInWords, boundWritten, isLetterAsked, isPassed, isSide, LETTERS, MOST_ALERTS } from './alert-rules.ts'
import {
  deleteAlert,
  deleteLetter,
  findAlert,
  findLetter,
  insertAlert,
  keepLetter,
  lockAlerts,
} from './alert-store.server.ts'
import { findFigure } from './definitions-model.ts'
import { amountOn } from './letters-commands.server.ts'
import type { MaySee } from './pages-model.ts'
import { clubDays } from './shown-context.server.ts'

/** FIG-052. How often the letter with the figures comes to who asks: every week, every month, or no more. */
export async function askLetter(db: Db, every: string, { staffId, now }: ByStaff): Promise<void> {
  if (!isLetterAsked(every)) throw new InvalidInput({ ogni: 'Scegli quando.' })
  await db.transaction(async (tx) => {
    await lockAlerts(tx)
    const before = (await findLetter(tx, staffId))?.every ?? 'mai'
    if (before === every) return
    if (every === 'mai') await deleteLetter(tx, staffId)
    else await keepLetter(tx, staffId, every, now)
    await recordTrail(tx, {
      at: now,
      kind: 'figures-edited',
      actorId: staffId,
      done: { thing: 'figure-letter', id: staffId, what: 'corrected' },
      name: 'numeri del Club',
      changes: [{ field: 'Quando arriva', from: LETTERS[before], to: LETTERS[every] }],
    })
  })
}

export type AlertTyped = { cifra: string; verso: string; soglia: string }

/** FIG-052. “Avvisami se”: a bound on a figure that whoever sets it may see. One that is passed already is told of when it is back. */
export async function addAlert(
  db: Db,
  { cifra, verso, soglia }: AlertTyped,
  { staffId, now, maySee }: ByStaff & { maySee: MaySee },
): Promise<void> {
  const figure = findFigure(cifra)
  const isSeen = figure !== null && maySee(figure)
  const bound = isSeen ? boundWritten(soglia, figure.unit) : null
  const faults = {
    ...(!isSeen && { cifra: 'Scegli una cifra.' }),
    ...(!isSide(verso) && { verso: 'Scegli se sopra o sotto.' }),
    ...(isSeen && bound === null && { soglia: BOUND_FAULTS[figure.unit] ?? 'Scrivi un numero intero, come 1.200.' }),
  }
  if (!figure || !isSide(verso) || bound === null || Object.keys(faults).length > 0) throw new InvalidInput(faults)
  const { until } = await clubDays(db, now)
  const amount = await amountOn(db, figure, until, now)
  await db.transaction(async (tx) => {
    if ((await lockAlerts(tx)) >= MOST_ALERTS)
      throw new Conflict(`Il Club ha già ${MOST_ALERTS} avvisi sui numeri: prima se ne toglie uno.`)
    const passed = amount !== null && isPassed(verso, bound, amount)
    const alert = { memberId: staffId, code: figure.code, side: verso, bound, isPassed: passed }
    const id = await insertAlert(tx, { ...alert, checkedDay: amount === null ? null : until, createdAt: now })
    if (!id) throw new Conflict('Hai già questo avviso.')
    await recordTrail(tx, {
      at: now,
      kind: 'figures-edited',
      actorId: staffId,
      done: { thing: 'figure-alert', id, what: 'created' },
      name: `${figure.name} ${boundInWords(figure, verso, bound)}`,
    })
  })
}

const BOUND_FAULTS: Partial<Record<string, string>> = {
  cents: 'Scrivi euro e centesimi, come 1.200,50.',
  share: 'Scrivi una percentuale, come 12,5.',
  credits: 'Scrivi un numero con al massimo un decimale, come 4,5.',
}

const GONE = 'Questo avviso non c’è più.'

/** An alert is taken away by who set it, or by who keeps the team. */
export async function removeAlert(
  db: Db,
  id: string,
  { staffId, now, mayAll }: ByStaff & { mayAll: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const alert = isUuid(id) ? await findAlert(tx, id) : null
    if (!alert) throw new NotFound(GONE)
    if (alert.memberId !== staffId && !mayAll) throw new NotAllowed()
    // Of two who take it away at once one finds it gone.
    if (!(await deleteAlert(tx, id))) throw new NotFound(GONE)
    const figure = findFigure(alert.code)
    await recordTrail(tx, {
      at: now,
      kind: 'figures-edited',
      actorId: staffId,
      done: { thing: 'figure-alert', id, what: 'removed' },
      name: figure ? `${figure.name} ${boundInWords(figure, alert.side, alert.bound)}` : alert.code,
    })
  })
}
