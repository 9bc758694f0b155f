import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { chooseAgain, confirmRun, rehearseRun, stopRun } from '#areas/bulk/begin-commands.server.ts'
import { BULK_PATH } from '#areas/bulk/model.ts'
import { takeBackRun } from '#areas/bulk/run-commands.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { runAt } from '../bulk/bulk-context.server.ts'
import { RUN_STATE_WORDS } from '../bulk/bulk-copy.ts'
import { runPage } from '../bulk/bulk-run-context.server.ts'
import { Choosing, Confirming, Ended, UnderWay } from '../bulk/bulk-run-parts.tsx'
import { bulkContents, workLater } from '../bulk/contents.server.ts'
import { reasonProblem } from '../members/member-rules.ts'
import type { Route } from './+types/bulk-run'

/** DSK-019. An act on many: what is chosen, what would change, how far it is, how it ended. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const open = await runAt(context, params.number)
  const { db, now } = partsOf(context)
  return { ...(await runPage(db, open, now)), runsTo: BULK_PATH }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { staff, run, act } = await runAt(context, params.number)
  const { db, now } = partsOf(context)
  const { number } = run
  const names = ['act', 'reason', 'number', ...act.fields.map(({ name }) => `field-${name}`)]
  const sent = declaredFields(await request.formData(), names, { longest: 2_000 })
  const by = { staff, now }
  const typed = Object.fromEntries(act.fields.map(({ name }) => [name, sent[`field-${name}`] ?? '']))
  const reason = (sent.reason ?? '').trim()
  const why = reasonProblem(reason)
  try {
    if (sent.act === 'rehearse') {
      const read = act.read ? await act.read(db, typed, now) : { params: {} }
      if ('errors' in read) throw new InvalidInput(prefixed(read.errors))
      await rehearseRun(db, bulkContents, { number, params: read.params }, by, workLater)
    } else if (sent.act === 'choose') await chooseAgain(db, number, staff)
    else if (sent.act === 'stop') await stopRun(db, bulkContents, number, by)
    else if (sent.act === 'confirm') {
      if (why && !run.confirmedAt) throw new InvalidInput({ reason: why })
      await confirmRun(db, bulkContents, { number, reason, typed: sent.number ?? '' }, by, workLater)
    } else if (sent.act === 'take-back') {
      if (why) throw new InvalidInput({ reason: why })
      await takeBackRun(db, bulkContents, { number, reason }, by, workLater)
    } else throw new InvalidInput({}, 'La richiesta non è valida.')
  } catch (error) {
    if (error instanceof InvalidInput)
      return data({ errors: error.fields, typed: sent, problem: null }, { status: 400 })
    if (error instanceof Conflict) return data({ errors: {}, typed: sent, problem: error.message }, { status: 409 })
    throw error
  }
  return redirect(`${BULK_PATH}/${number}`)
}

const prefixed = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, words]) => [`field-${name}`, words]))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Azione su molti'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const ASK_AGAIN_MS = 2_000
const isMoving = (state: string) => state === 'judging' || state === 'running' || state === 'undoing'

export default function BulkRunPage({ loaderData: run, actionData: answer }: Route.ComponentProps) {
  const { revalidate, state: asking } = useRevalidator()
  useEffect(() => {
    if (!isMoving(run.state) || asking !== 'idle') return
    const timer = setTimeout(() => void revalidate(), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [run.state, asking, revalidate])
  const words = RUN_STATE_WORDS[run.state]
  return (
    <DeskPage
      title={run.title}
      crumbs={[
        { label: run.listTitle, to: run.backTo },
        { label: 'Azioni su molti', to: run.runsTo },
      ]}
      state={
        <>
          n. {run.number} <Badge tone={words.tone}>{words.label}</Badge>
        </>
      }
      lead={run.chosen}
    >
      {answer?.problem && (
        <p role="alert" className="text-danger-strong">
          {answer.problem}
        </p>
      )}
      {run.state === 'choosing' && <Choosing run={run} answer={answer} />}
      {run.state === 'ready' && <Confirming run={run} answer={answer} />}
      {isMoving(run.state) && <UnderWay run={run} />}
      {(run.state === 'done' || run.state === 'stopped' || run.state === 'undone') && (
        <Ended run={run} answer={answer} />
      )}
      <p>
        <Link to={run.backTo}>Torna all’elenco</Link>
      </p>
    </DeskPage>
  )
}
