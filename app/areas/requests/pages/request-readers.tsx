import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { readsRequest } from '#areas/leads/reading-rules.ts'
import { findLead } from '#areas/leads/store.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { QUEUE_PATH, READER_STAYS_MS } from '../model.ts'
import { lastAnswer, meetReaders } from '../store.server.ts'
import type { Route } from './+types/request-readers'

/** DSK-040. A page that has a request open says so, and hears who else has it open and whether somebody has answered. */
export async function action({ context, params }: Route.ActionArgs) {
  const staff = staffOf(context, 'requests.read', 'legal.read')
  const { db, now } = partsOf(context)
  const lead = isUuid(params.id) ? await findLead(db, params.id) : null
  if (!lead || !readsRequest(staff, lead)) throw new NotFound()
  const readers = await meetReaders(db, { requestId: lead.id, readerId: staff.id, now, staysMs: READER_STAYS_MS })
  return data({ readers, answerCount: (await lastAnswer(db, lead.id)).total })
}

export function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'requests.read', 'legal.read')
  return redirect(QUEUE_PATH)
}
