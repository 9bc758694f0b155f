import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import {
  applyKeptPairing,
  askRehearsal,
  askUndo,
  getImport,
  resumeImport,
  startImport,
  stopImport,
} from '../commands.server.ts'
import { IMPORTS_PATH, MEMBERS_PATH, STATE_WORDS } from '../copy.ts'
import { importPageOf } from '../import-page-context.server.ts'
import { runImportJob } from '../jobs.server.ts'
import { FIELD_NAMES, type MemberImport } from '../model.ts'
import { PairingCard } from '../ui/pairing-card.tsx'
import { ProgressCard } from '../ui/progress-card.tsx'
import { RehearsalCard } from '../ui/rehearsal-card.tsx'
import type { Route } from './+types/staff-import'

/** DSK-028, DSK-029. One import: which column is what, what would happen, how far it is, and the way back. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'members.import')
  const { db, now } = partsOf(context)
  return importPageOf(db, await getImport(db, params.id), now)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.import')
  const { db, disk, now } = partsOf(context)
  const found = await getImport(db, params.id)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const by = { staffId: staff.id, now }
  const later = (tx: typeof db, id: string) => enqueue(tx, runImportJob(disk), { id })
  try {
    switch (text('act')) {
      case 'rehearse':
        await askRehearsal(db, found.id, { pairing: pairingIn(found, text), keptAs: text('keptAs') }, now, later)
        break
      case 'use-pairing':
        await applyKeptPairing(db, found, text('key'), now)
        break
      case 'start': {
        const wanted = {
          updatesKnown: form.has('updatesKnown'),
          writesNew: form.has('writesNew'),
          source: text('source'),
        }
        await startImport(db, found.id, wanted, by, later)
        break
      }
      case 'stop':
        await stopImport(db, found.id, by)
        break
      case 'resume':
        await resumeImport(db, found.id, by, later)
        break
      case 'undo':
        await askUndo(db, found.id, by, later)
        break
      default:
        throw new InvalidInput({}, 'La richiesta non è valida.')
    }
  } catch (error) {
    const typed = Object.fromEntries(
      ['updatesKnown', 'writesNew', 'source', 'keptAs'].map((name) => [name, text(name)]),
    )
    const columns = Object.fromEntries(found.columns.map((_name, at) => [`column-${at}`, text(`column-${at}`)]))
    const values = { ...typed, ...columns }
    if (error instanceof InvalidInput) return data({ errors: error.fields, values, problem: null }, 400)
    if (error instanceof Conflict) return data({ errors: {}, values, problem: error.message }, 409)
    throw error
  }
  return redirect(`${IMPORTS_PATH}/${found.id}`)
}

const pairingIn = ({ columns }: MemberImport, text: (name: string) => string) =>
  columns.map((_name, at) => FIELD_NAMES.find((field) => field === text(`column-${at}`)) ?? null)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Importazione'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const LOOK_AGAIN_MS = 2_000

/** While something goes on the page looks again by itself. */
function useFollowing(isBusy: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}

export default function StaffImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, state, isBusy, pairing, rehearsal, progress } = loaderData
  useFollowing(isBusy)
  const answer = { errors: actionData?.errors, values: actionData?.values }
  return (
    <>
      <DeskHead
        title={title}
        state={STATE_WORDS[state]}
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Iscritti', to: MEMBERS_PATH },
          { label: 'Importa iscritti', to: IMPORTS_PATH },
        ]}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 py-4 pb-16">
        {actionData?.problem && (
          <Outcome answer={actionData} isProblem>
            {actionData.problem}
          </Outcome>
        )}
        {progress && <ProgressCard progress={progress} />}
        {rehearsal && <RehearsalCard rehearsal={rehearsal} answer={answer} />}
        {pairing && <PairingCard key={JSON.stringify(pairing)} pairing={pairing} answer={answer} />}
      </Wrap>
    </>
  )
}
