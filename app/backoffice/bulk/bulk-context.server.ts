import type { RouterContextProvider } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { partsOfRun } from '#areas/bulk/begin-commands.server.ts'
import type { BulkAct, BulkList, BulkRun } from '#areas/bulk/model.ts'
import { findRun } from '#areas/bulk/store.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { BULK_PERMISSIONS } from './bulk-copy.ts'
import { bulkContents } from './contents.server.ts'

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
