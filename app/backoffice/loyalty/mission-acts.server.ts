import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { judgeMission, missionLines, type Typed } from '#areas/loyalty/mission-desk-rules.ts'
import type { Mission } from '#areas/loyalty/mission-rules.ts'
import {
  deleteMissionChange,
  listMissionChanges,
  lockMissions,
  upsertMissionChange,
} from '#areas/loyalty/mission-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type Change, changesBetween, type Line, reasonProblem } from '../members/member-rules.ts'
import { ChangedMeanwhile, markOf, type Rehearsed, rehearsed } from '../rehearsal.server.ts'
import type { MissionAct } from './mission-copy.ts'

export type Asked = { act: MissionAct; mission: Mission; typed: Typed; staffId: string; now: Date }
export type MissionRehearsal = Rehearsed & { act: MissionAct; typed: Typed }

/** The mission from today on and from each day on which something was, or is being, decided. */
async function run(tx: Db, { act, mission, typed, now }: Asked): Promise<{ before: Line[]; changes: Change[] }> {
  const why = reasonProblem(typed.reason ?? '')
  const today = romeDayOf(now)
  await lockMissions(tx)
  const was = await listMissionChanges(tx)
  if (act === 'removed') {
    const held = was.find(({ code, fromDay }) => code === mission.code && fromDay === typed.fromDay && fromDay > today)
    if (!held) throw new Conflict('Questo cambiamento non c’è più, o è già cominciato: guarda di nuovo.')
    await deleteMissionChange(tx, mission.code, held.fromDay)
  } else {
    const judged = judgeMission(typed, { mission, changes: was, today })
    if ('errors' in judged) throw new InvalidInput({ ...judged.errors, ...(why && { reason: why }) })
    await upsertMissionChange(tx, judged.change)
  }
  if (why) throw new InvalidInput({ reason: why })
  const is = await listMissionChanges(tx)
  const days = [...was, ...is].filter(({ code, fromDay }) => code === mission.code && fromDay > today)
  const picture = (all: typeof was) =>
    [...new Set([today, ...days.map(({ fromDay }) => fromDay)])]
      .toSorted()
      .flatMap((day) => missionLines(all, mission.code, day))
  const changes = changesBetween(picture(was), picture(is))
  if (changes.length === 0) throw new Conflict('È già così: non cambierebbe niente.')
  return { before: seenIn(was, mission, today), changes }
}

function seenIn(
  all: Awaited<ReturnType<typeof listMissionChanges>>,
  { code }: Mission,
  today: ReturnType<typeof romeDayOf>,
) {
  const days = all.filter((change) => change.code === code && change.fromDay > today).map(({ fromDay }) => fromDay)
  return [today, ...days].flatMap((day) => missionLines(all, code, day))
}

/** Decision 36. */
export async function rehearseMission(db: Db, asked: Asked): Promise<MissionRehearsal> {
  const seen = await rehearsed(db, (tx) => run(tx, asked))
  return { act: asked.act, typed: asked.typed, ...seen }
}

/** Does it, once per key, if the mission is still as it was seen; written on the trail. */
export async function performMission(
  db: Db,
  asked: Asked,
  { seen, key }: { seen: string; key: string },
): Promise<void> {
  const { act, mission, typed, staffId, now } = asked
  await db.transaction(async (tx) => {
    await lockMissions(tx)
    if ((await listTrailAbout(tx, 'mission', mission.code, 100)).some(({ facts }) => facts.key === key)) return
    if (markOf(seenIn(await listMissionChanges(tx), mission, romeDayOf(now))) !== seen) throw new ChangedMeanwhile()
    const { changes } = await run(tx, asked)
    await recordTrail(tx, {
      at: now,
      kind: 'loyalty-edited',
      actorId: staffId,
      done: { thing: 'mission', id: mission.code, what: act },
      name: mission.title,
      reason: (typed.reason ?? '').trim(),
      key,
      changes: changes.map(({ label, from, to }) => ({ field: label, from, to })),
    })
  })
}
