import type { Sender } from '#areas/account/letters-copy.ts'
import type { Course } from '#areas/courses/model.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { dataRequestLetter } from './data-request-copy.ts'
import { eventReport, isAskable, type ReportProblem, reportDeadline } from './report-rules.ts'
import { listParticipants, upsertDataRequest } from './report-store.server.ts'

/** How long a person is left in peace about an event. */
export const ASK_AGAIN_MS = 7 * 24 * 3_600_000

type By = { staffId: string; now: Date; sender: Sender }

/** The event, and whoever can be asked for what its report lacks. */
async function askableOf(db: Db, courseId: number, now: Date) {
  const course = await getCourse(db, courseId)
  if (course.expiryDate >= romeDayOf(now))
    throw new Conflict('L’evento è ancora aperto: il rapporto si fa dopo il suo ultimo giorno.')
  const { participants } = await listParticipants(db, courseId)
  return { course, problems: eventReport(course.credits, participants).problems.filter(isAskable) }
}

/** DSK-033. One letter in seven days for each person and event, also when two press at once. */
export async function askParticipant(db: Db, courseId: number, username: number, by: By): Promise<void> {
  const { course, problems } = await askableOf(db, courseId, by.now)
  const problem = problems.find(({ participant }) => participant.account?.username === username)
  if (!problem) throw new NotFound('A questa persona non c’è niente da chiedere per questo evento.')
  if (!(await ask(db, course, problem, by))) throw new Conflict('Gliel’abbiamo già chiesto negli ultimi sette giorni.')
}

/** DSK-033. Everybody who was not asked in the last seven days; a run that died goes on where it was. Answers how many were asked. */
export async function askAllParticipants(db: Db, courseId: number, by: By): Promise<number> {
  const { course, problems } = await askableOf(db, courseId, by.now)
  let count = 0
  for (const problem of problems) if (await ask(db, course, problem, by)) count += 1
  return count
}

async function ask(db: Db, course: Course, { participant }: ReportProblem, { staffId, now, sender }: By) {
  const { account, name } = participant
  if (!account) return false
  const { memberId, email } = account
  return db.transaction(async (tx) => {
    const since = new Date(now.getTime() - ASK_AGAIN_MS)
    if (!(await upsertDataRequest(tx, { courseId: course.id, memberId, since }, now))) return false
    const until = reportDeadline(course.expiryDate, romeDayOf(now)).day
    await sendMail(tx, {
      to: email,
      ...dataRequestLetter(sender, { courseId: course.id, title: course.title, name, until }),
      idempotencyKey: `report-data:${course.id}:${memberId}:${now.getTime()}`,
    })
    await recordTrail(tx, {
      at: now,
      kind: 'course-edited',
      memberId,
      actorId: staffId,
      name: course.title,
      done: { thing: 'course', id: course.id, what: 'data-asked' },
    })
    return true
  })
}
