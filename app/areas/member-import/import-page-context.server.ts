import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { undoneUntil } from './commands.server.ts'
import { countsInWords, inWords } from './copy.ts'
import { FIELD_NAMES, IMPORT_FIELDS, type MemberImport } from './model.ts'
import { listKept, listWrong } from './row-store.server.ts'
import { listPairings } from './store.server.ts'

const SHOWN_WRONG = 50
const SHOWN_KEPT = 200
const LONGEST_SAMPLE = 40

/** Everything the page of an import shows, by how far it is. */
export async function importPageOf(db: Db, found: MemberImport, now: Date) {
  const { id, fileName, label, state, counts } = found
  const isBusy = state === 'rehearsing' || state === 'running' || state === 'undoing'
  const mayPair = state === 'sent' || state === 'rehearsed' || state === 'failed'
  const hasRows = state !== 'sent' && state !== 'rehearsing' && state !== 'failed'
  return {
    id,
    title: label ?? fileName,
    state,
    isBusy,
    pairing: mayPair ? await pairingOf(db, found) : null,
    rehearsal: hasRows
      ? {
          id,
          mayStart: state === 'rehearsed',
          counts: countsInWords(counts),
          nothing: counts.new + counts.update === 0,
          newCount: counts.new,
          updateCount: counts.update,
          wrongCount: counts.wrong,
          wrong: (await listWrong(db, id, { after: 0, limit: SHOWN_WRONG })).map(({ line, problems }) => ({
            line,
            problems,
          })),
        }
      : null,
    progress: state === 'sent' || state === 'rehearsed' ? null : await progressOf(db, found, now),
  }
}

async function pairingOf(db: Db, { columns, samples, pairing }: MemberImport) {
  return {
    columns: columns.map((name, at) => ({
      name: name || `Colonna ${at + 1}`,
      field: pairing[at] ?? '',
      samples: samples
        .map((row) => (row[at] ?? '').slice(0, LONGEST_SAMPLE))
        .filter(Boolean)
        .slice(0, 3),
    })),
    fields: FIELD_NAMES.map((value) => ({ value, label: IMPORT_FIELDS[value] })),
    kept: (await listPairings(db)).map(({ key, name }) => ({ value: key, label: name })),
  }
}

async function progressOf(db: Db, found: MemberImport, now: Date) {
  const { id, state, done, counts, updatesKnown, problem, label, labelId, endedAt, writesNew } = found
  const total = counts.new + (updatesKnown ? counts.update : 0)
  const isUndone = state === 'undone'
  return {
    id,
    state,
    problem,
    words:
      state === 'rehearsing'
        ? `${inWords(done)} righe lette`
        : state === 'undoing' || isUndone
          ? `${inWords(done)} tolti`
          : `${inWords(done)} di ${inWords(Math.max(total, done))}`,
    label,
    labelTo: labelId && done > 0 && !isUndone ? `/redazione/iscritti?etichetta=${labelId}` : null,
    writesNew,
    undoUntil:
      endedAt && (state === 'done' || state === 'stopped') && undoneUntil(endedAt) > now
        ? formatDateIt(romeDayOf(new Date(undoneUntil(endedAt).getTime() - 1)))
        : null,
    kept: isUndone ? await listKept(db, id, SHOWN_KEPT) : [],
  }
}

export type ImportPage = Awaited<ReturnType<typeof importPageOf>>
