import { type BulkAct, CHANGES, type Kept, type Params, refused, same } from '#areas/bulk/model.ts'
import { foldedName, trimmedName } from '#areas/lists/rules.ts'
import { listLabelChoices } from '#areas/segments/choice-store.server.ts'
import { giveLabel, takeLabel } from '#areas/segments/label-commands.server.ts'
import { findGivenAt, findLabel, findLabelByKey } from '#areas/segments/label-store.server.ts'
import { LONGEST_LABEL, MOST_LABELS_OF_ONE } from '#areas/segments/model.ts'
import { labelProblem } from '#areas/segments/rules.ts'
import { listStandings } from '#areas/segments/standing-store.server.ts'
import { Conflict } from '#platform/errors.ts'
import { byStanding, ofMembers } from './member-acts.server.ts'

/** The label of a run, and when each member was given it. */
const labelOf = (kept: Kept | Params) => String(kept.labelId ?? '')

/** DSK-020, DSK-021 */
export const giveLabelToMany: BulkAct = {
  ...ofMembers,
  name: 'dai-etichetta',
  icon: 'tag',
  label: 'Etichetta…',
  title: 'Dai un’etichetta',
  button: (many, { name = '' }) => `Dai l’etichetta «${name}» a ${many}`,
  fields: [
    {
      name: 'name',
      kind: 'suggested',
      label: 'Etichetta',
      longest: LONGEST_LABEL,
      description: 'Niente salute, opinioni o giudizi: l’iscritto le legge se scarica i suoi dati',
      choices: listLabelChoices,
    },
  ],
  read: async (db, typed) => {
    const name = trimmedName(typed.name ?? '')
    const problem = labelProblem(name)
    if (problem) return { errors: { name: problem } }
    const known = await findLabelByKey(db, foldedName(name))
    return { params: { name: known?.name ?? name } }
  },
  judge: async (db, ids, judging) => {
    const known = await findLabelByKey(db, foldedName(judging.params.name ?? ''))
    const standings = await listStandings(db, ids, { now: judging.now, labelId: known?.id })
    return new Map(
      [...standings].map(([id, { hasLabel, labels }]) => {
        if (hasLabel) return [id, same('Ce l’ha già')]
        return [id, labels >= MOST_LABELS_OF_ONE ? refused(`Ha già ${MOST_LABELS_OF_ONE} etichette`) : CHANGES]
      }),
    )
  },
  doOne: async (tx, id, { staff, now, params: { name = '' } }) => {
    const given = await giveLabel(tx, id, name, { staffId: staff.id, now })
    if (given.kind === 'refused') throw new Conflict(given.problem)
    const label = await findLabelByKey(tx, foldedName(name))
    return label && { labelId: label.id, givenAt: now.toISOString() }
  },
  // Taken and given again since, it is another gift.
  undoOne: async (tx, id, kept, { staff, now }) => {
    const givenAt = await findGivenAt(tx, id, labelOf(kept))
    if (givenAt?.toISOString() !== kept.givenAt) return false
    await takeLabel(tx, id, labelOf(kept), { staffId: staff.id, now })
    return true
  },
}

export const takeLabelFromMany: BulkAct = {
  ...ofMembers,
  name: 'togli-etichetta',
  icon: 'tag',
  label: 'Togli un’etichetta…',
  title: 'Togli un’etichetta',
  button: (many, { name = '' }) => `Togli l’etichetta «${name}» a ${many}`,
  fields: [{ name: 'labelId', kind: 'choice', label: 'Etichetta', choices: listLabelChoices }],
  read: async (db, { labelId = '' }) => {
    const chosen = (await listLabelChoices(db)).find(({ value }) => value === labelId)
    return chosen ? { params: { labelId, name: chosen.label } } : { errors: { labelId: 'Scegli un’etichetta.' } }
  },
  judge: byStanding(
    ({ params }) => ({ labelId: labelOf(params) }),
    ({ hasLabel }) => (hasLabel ? CHANGES : same('Non ce l’ha')),
  ),
  doOne: async (tx, id, { staff, now, params }) => {
    await takeLabel(tx, id, labelOf(params), { staffId: staff.id, now })
    return { labelId: labelOf(params) }
  },
  undoOne: async (tx, id, kept, { staff, now }) => {
    const label = await findLabel(tx, labelOf(kept))
    if (!label || (await findGivenAt(tx, id, label.id))) return false
    return (await giveLabel(tx, id, label.name, { staffId: staff.id, now })).kind === 'done'
  },
}
