import { redirect } from 'react-router'
import { brokenAmong, choicesOf } from '#areas/lists/question-context.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type ChooserView, conditionSent, type EditorView } from '#platform/pure/list-question.ts'
import {
  conditionInWords,
  MOST_CONDITIONS,
  readableQuery,
  readCondition,
  writeCondition,
} from '#platform/pure/question.ts'
import {
  conditionsIn,
  EMPTY_GROUP,
  type Group,
  MOST_GROUPS,
  readGroups,
  withGroup,
  withoutGroup,
  withPair,
  writeGroup,
} from './segment-rules.ts'
import { MEMBER_FIELDS } from './store.server.ts'

type Pairs = readonly (readonly [string, string])[]

/** The groups that an address holds; without any, those that are kept. */
export function groupsIn(search: URLSearchParams, kept: readonly Group[]): readonly Group[] {
  const written = search.getAll('gruppo')
  return written.length > 0 ? readGroups(written) : kept
}

/** DSK-023. The editor of a segment: everything that is not saved yet is in the address, and every change is an address. */
export async function segmentEditor(db: Db, path: string, search: URLSearchParams, groups: readonly Group[]) {
  const pairsOf = (changed: readonly Group[]) => changed.map((group) => ['gruppo', writeGroup(group)] as const)
  const at = (changed: readonly Group[], more: Pairs = []) => `${path}?${readableQuery([...pairsOf(changed), ...more])}`
  const isFull = conditionsIn(groups) >= MOST_CONDITIONS
  return {
    here: at(groups),
    written: groups.map(writeGroup),
    addGroupTo: isFull || groups.length >= MOST_GROUPS ? null : at([...groups, EMPTY_GROUP]),
    groups: await Promise.all(
      groups.map(async (group, place) => ({
        mode: group.mode,
        isExcluded: group.isExcluded,
        allTo: at(withGroup(groups, place, { mode: 'all' })),
        anyTo: at(withGroup(groups, place, { mode: 'any' })),
        turnTo: at(withGroup(groups, place, { isExcluded: !group.isExcluded })),
        removeTo: groups.length > 1 ? at(withoutGroup(groups, place)) : null,
        chooseTo: isFull ? null : at(groups, inGroup(place, 'tutti')),
        ...(await chipsOf(db, group, place, { at, groups })),
        ...(search.get('in') === String(place) ? await openEditor(db, search, place, { at, groups, pairsOf }) : CLOSED),
      })),
    ),
  }
}

const CLOSED: { editor: EditorView | null; chooser: ChooserView | null } = { editor: null, chooser: null }
const inGroup = (group: number, field: string): Pairs => [
  ['in', String(group)],
  ['campo', field],
]

type Addresses = { at: (groups: readonly Group[], more?: Pairs) => string; groups: readonly Group[] }

/** The conditions of a group as chips; one that no longer exists is struck through. */
async function chipsOf(db: Db, { pairs }: Group, group: number, { at, groups }: Addresses) {
  const chips: { label: string; relation: string; values: string; editTo: string; removeTo: string }[] = []
  const broken: { words: string; removeTo: string }[] = []
  for (const [place, [name, written]] of pairs.entries()) {
    const removeTo = at(withPair(groups, { group, place, pair: null }))
    const field = MEMBER_FIELDS.find((each) => each.name === name)
    const condition = field && readCondition(field, written)
    if (!field || !condition || (await brokenAmong(db, field, condition))) {
      broken.push({ words: `${field?.label ?? name}: ${written}`, removeTo })
      continue
    }
    const { values, which } = await choicesOf(db, field)
    const words = (_field: string, value: string, isWhich?: boolean) =>
      (isWhich ? which : values).find((each) => each.value === value)?.label ?? (value === 'si' ? 'sì' : value)
    const editTo = at(groups, [...inGroup(group, name), ['posto', String(place)]])
    chips.push({ ...conditionInWords(field, condition, words), editTo, removeTo })
  }
  return { chips, broken }
}

type Opening = Addresses & { pairsOf: (groups: readonly Group[]) => Pairs }

/** A condition that was just chosen leads to the address that holds it. */
async function openEditor(db: Db, search: URLSearchParams, group: number, { at, groups, pairsOf }: Opening) {
  const name = search.get('campo')
  const closeTo = at(groups)
  if (name === 'tutti') {
    const fields = MEMBER_FIELDS.map(({ label, name: each }) => ({ label, to: at(groups, inGroup(group, each)) }))
    return {
      editor: null,
      chooser: { closeTo, fields: fields.toSorted((one, other) => one.label.localeCompare(other.label, 'it')) },
    }
  }
  const field = MEMBER_FIELDS.find((each) => each.name === name)
  if (!field) return CLOSED
  const written = search.get('posto') ?? ''
  const place = /^\d{1,2}$/.test(written) ? Number(written) : null
  const isSent = search.has('operatore')
  const sent = isSent ? conditionSent(search, field) : null
  if (sent) throw redirect(at(withPair(groups, { group, place, pair: [field.name, writeCondition(sent)] })))
  const held = place === null ? undefined : groups[group]?.pairs[place]
  const { values, which } = await choicesOf(db, field)
  const { label, kind, mayBeEmpty, which: whichWords, when } = field
  const editor: EditorView = {
    field: {
      name: field.name,
      label,
      kind,
      ...(mayBeEmpty !== undefined && { mayBeEmpty }),
      ...(whichWords !== undefined && { which: whichWords }),
      ...(when !== undefined && { when }),
    },
    condition: held?.[0] === field.name ? readCondition(field, held[1]) : null,
    choices: values,
    whichChoices: which,
    kept: [...pairsOf(groups), ...inGroup(group, field.name), ...(place === null ? [] : [['posto', written] as const])],
    closeTo,
    problem: isSent ? 'Completa la condizione: manca un valore, o non è scritto bene.' : null,
  }
  return { editor, chooser: null }
}
