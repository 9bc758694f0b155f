import { randomUUID } from 'node:crypto'
import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { BULK_PATH, type BulkAct } from './model.ts'

type ListShown = {
  here: string
  isBroken: boolean
  count: string
  pager: { previousTo: string | null; nextTo: string | null }
}

/** What is no part of whom one has chosen. */
const OF_THE_LOOK = ['ordina', 'colonne', 'vista']

/** DSK-018. What the bar under a list is drawn from: the question as it was asked, and those of these acts that somebody may do to its rows. */
export function bulkBarOf(
  { name: list }: Pick<DeskList, 'name'>,
  acts: readonly BulkAct[],
  shown: ListShown,
  staff: Member,
) {
  const question = shown.here.split('?')[1] ?? ''
  const chosenBy = new URLSearchParams(question)
  for (const name of OF_THE_LOOK) chosenBy.delete(name)
  const allowed = acts.filter((act) => act.list === list && staffMay(staff, act.permission))
  return {
    list,
    action: BULK_PATH,
    question,
    ticksKey: chosenBy.toString(),
    pressKey: randomUUID(),
    total: shown.count,
    isOnePage: shown.pager.previousTo === null && shown.pager.nextTo === null,
    acts: shown.isBroken ? [] : allowed.map(({ name, label, icon }) => ({ name, label, icon })),
  }
}
