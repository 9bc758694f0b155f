import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { ASK_AGAIN_MS } from './data-request-commands.server.ts'
import { eventReport, isAskable, type Missing, type MissingField, reportDeadline } from './report-rules.ts'
import { listDataRequests, listParticipants } from './report-store.server.ts'
import { reportMark } from './reported-commands.server.ts'
import { countReported } from './reported-store.server.ts'

const PEOPLE_PER_PAGE = 50

/** Where the desk puts each thing right (DSK-032). */
const FIELD_PLACES: Readonly<Record<MissingField, { section: string; anchor: string }>> = {
  fiscalCode: { section: 'formazione', anchor: 'campo-codice-fiscale' },
  employment: { section: 'formazione', anchor: 'campo-come-lavora' },
  profession: { section: 'dati', anchor: 'campo-professione' },
  name: { section: 'dati', anchor: 'campo-nome' },
}

/** DSK-033. The report of one event: how many can be told, and who cannot, what is missing and where it is put right. */
export async function checkEvent(
  db: Db,
  courseId: number,
  { now, staff, page }: { now: Date; staff: Member; page: number },
) {
  const { title, credits, expiryDate } = await getCourse(db, courseId)
  const { participants } = await listParticipants(db, courseId)
  const { lines, problems } = eventReport(credits, participants)
  const pages = Math.max(1, Math.ceil(problems.length / PEOPLE_PER_PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  const some = problems.slice((shown - 1) * PEOPLE_PER_PAGE, shown * PEOPLE_PER_PAGE)
  const ids = problems.flatMap(({ participant: { account } }) => account?.memberId ?? [])
  const [asked, { told, toTell, withdrawn, lastAt }] = await Promise.all([
    listDataRequests(db, courseId, ids),
    countReported(db, courseId),
  ])
  const mayWrite = staffMay(staff, 'members.write')
  const askedOf = (memberId: string | undefined) => {
    const at = memberId === undefined ? undefined : asked.get(memberId)
    return at && at.getTime() > now.getTime() - ASK_AGAIN_MS ? at : null
  }
  return {
    courseId,
    title,
    isOpen: expiryDate >= romeDayOf(now),
    deadline: deadlineOf(expiryDate, now),
    count: lines.length,
    reported: {
      told,
      toTell,
      withdrawn,
      lastOn: lastAt && formatDateIt(lastAt),
      lastAt: lastAt?.toISOString() ?? '',
      mark: reportMark(lines),
    },
    missing: problems.length,
    askable: problems.filter((each) => isAskable(each) && !askedOf(each.participant.account?.memberId)).length,
    page: shown,
    pages,
    people: some.map((problem) => {
      const { account, name, surname } = problem.participant
      const at = askedOf(account?.memberId)
      return {
        username: account?.username ?? null,
        name: `${surname} ${name}`,
        missing: problem.missing.map((each) => ({
          reason: each.reason,
          to: account && mayWrite ? placeOf(each, account.username, courseId) : null,
        })),
        askedOn: at && formatDateIt(at),
        isAskable: isAskable(problem) && !at,
      }
    }),
  }
}

export type CheckedEvent = Awaited<ReturnType<typeof checkEvent>>

function placeOf({ field }: Missing, username: number, courseId: number): string | null {
  if (field === null) return null
  const { section, anchor } = FIELD_PLACES[field]
  return `/redazione/iscritti/${username}/${section}?evento=${courseId}#${anchor}`
}

/** The last day of the report, in words. */
export function deadlineOf(closedOn: Parameters<typeof reportDeadline>[0], now: Date) {
  const { day, state } = reportDeadline(closedOn, romeDayOf(now))
  return { day: formatDateIt(day), state }
}
