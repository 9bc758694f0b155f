import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { partsOfRun } from '#areas/bulk/begin-commands.server.ts'
import type { BulkAct, BulkList, BulkRun } from '#areas/bulk/model.ts'
import { findRun } from '#areas/bulk/store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { BULK_PERMISSIONS } from './bulk-copy.ts'
import { bulkContents } from './contents.server.ts'

export const BULK_PATH = '/redazione/azioni'

type ListShown = { here: string; isBroken: boolean; count: string } & (
  | { isOnePage: boolean }
  | { pager: { previousTo: string | null; nextTo: string | null } }
)

/** What is no part of whom one has chosen. */
const OF_THE_LOOK = ['ordina', 'colonne', 'vista']

/** DSK-018. What the bar under a list is drawn from: the question as it was asked, and the acts that somebody may do. */
export function bulkBarOf({ name: list }: Pick<DeskList, 'name'>, shown: ListShown, staff: Member) {
  const question = shown.here.split('?')[1] ?? ''
  const chosenBy = new URLSearchParams(question)
  for (const name of OF_THE_LOOK) chosenBy.delete(name)
  const acts = bulkContents.acts.filter((act) => act.list === list && staffMay(staff, act.permission))
  return {
    list,
    action: BULK_PATH,
    question,
    ticksKey: chosenBy.toString(),
    pressKey: randomUUID(),
    total: shown.count,
    isOnePage: 'pager' in shown ? shown.pager.previousTo === null && shown.pager.nextTo === null : shown.isOnePage,
    acts: shown.isBroken ? [] : acts.map(({ name, label, icon }) => ({ name, label, icon })),
  }
}

export type OpenRun = { staff: Member; run: BulkRun; act: BulkAct; list: BulkList }

/** A run for whoever may do its act; until it is confirmed, for whoever began it. To anybody else it is not there. */
export async function runAt(context: Readonly<RouterContextProvider>, written: string): Promise<OpenRun> {
  const { db } = partsOf(context)
  const run = /^\d{1,9}$/.test(written) ? await findRun(db, Number(written)) : null
  const staff = staffOf(context, ...BULK_PERMISSIONS)
  if (!run) throw new NotFound('Questa azione non c’è.')
  const { act, list } = partsOfRun(bulkContents, run)
  staffOf(context, act.permission)
  if (!run.confirmedAt && run.actorId !== staff.id) throw new NotFound('Questa azione non c’è.')
  return { staff, run, act, list }
}
