import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Said } from '#design/desk/said.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { filesInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { addNote, answerRequest, reopenRefused } from '../answer-commands.server.ts'
import {
  assignRequest,
  closeRequest,
  openRequest,
  releaseLeftRequests,
  reopenRequest,
  setAside,
} from '../follow-commands.server.ts'
import { QUEUE_PATH } from '../model.ts'
import { findNext, queueFor } from '../queue-store.server.ts'
import { closedPicture, requestPicture } from '../request-context.server.ts'
import { beginsAsNote } from '../rules.ts'
import { AnswerForm } from '../ui/answer-form.tsx'
import { NoteForm } from '../ui/note-form.tsx'
import type { Refused } from '../ui/refused.ts'
import { RequestSide } from '../ui/request-side.tsx'
import { RequestThread } from '../ui/request-thread.tsx'
import { SomebodyElse } from '../ui/somebody-else.tsx'
import type { Route } from './+types/staff-request'

const SAID = {
  presa: 'La richiesta è tua.',
  assegnata: 'La richiesta è assegnata, e la persona è avvisata.',
  risposta: 'La risposta è partita.',
  chiusa: 'La richiesta è chiusa.',
  'risposta-chiusa': 'La risposta è partita e la richiesta è chiusa.',
  riaperta: 'La richiesta è di nuovo aperta, e la segui tu.',
  'da-parte': 'La richiesta è da parte: torna in cima nel giorno scelto.',
  nota: 'La nota è scritta: la legge soltanto la squadra.',
}

/** Where one came from: the question of the queue, so that the next one is of the same view. */
const cameFrom = (request: Request) => (new URL(request.url).searchParams.get('da') ?? '').slice(0, 2000)
const addressOf = (id: string, from: string, done = '') => {
  const query = new URLSearchParams({ ...(from && { da: from }), ...(done && { fatto: done }) }).toString()
  return `${QUEUE_PATH}/${id}${query && `?${query}`}`
}

/** DSK-039…045. One request where it is read, followed and answered. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'requests.read', 'legal.read')
  const { db, now } = partsOf(context)
  if (!isUuid(params.id)) throw new NotFound()
  await reopenRefused(db, now)
  await releaseLeftRequests(db, now)
  const { lead, isRead } = await openRequest(db, params.id, { staff, now })
  const from = cameFrom(request)
  const head = { ...closedPicture(lead, now), from, listTo: from ? `${QUEUE_PATH}?${from}` : QUEUE_PATH }
  return { ...head, said: saidIn(request, SAID), open: isRead ? await requestPicture(db, lead, staff, now) : null }
}

const FIELDS = ['act', 'key', 'seen', 'risposta', 'conferma', 'pronta', 'chi', 'giorno', 'note']
/** Longer than any text may be, so that one that is too long is refused and not cut. */
const LONGEST_SENT = 50_000

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'requests.answer', 'legal.answer')
  const { db, now, club, origin, disk, outside } = partsOf(context)
  if (!isUuid(params.id)) throw new NotFound()
  const { id } = params
  const form = await request.formData()
  const typed = declaredFields(form, FIELDS, { longest: LONGEST_SENT })
  const { act = '', key = '', seen = '', risposta = '', note = '', chi = '', giorno = '', pronta = '' } = typed
  const by = { staff, now }
  const from = cameFrom(request)
  const done = (word: keyof typeof SAID) => redirect(addressOf(id, from, word))
  try {
    switch (act) {
      case 'take':
        await assignRequest(db, { id, to: staff.id, seen: seen || null }, by)
        return done('presa')
      case 'assign':
        await assignRequest(db, { id, to: chi, seen: seen || null }, by)
        return done('assegnata')
      case 'close':
        await closeRequest(db, id, by)
        return done('chiusa')
      case 'reopen':
        await reopenRequest(db, id, by)
        return done('riaperta')
      case 'aside':
        await setAside(db, id, giorno, by)
        return done('da-parte')
      case 'note':
        if (!isUuid(key)) throw new InvalidInput()
        await addNote(db, { id, key, text: note }, by)
        return done('nota')
      case 'answer':
      case 'answer-close':
      case 'answer-next': {
        if (!isUuid(key)) throw new InvalidInput()
        const words = { id, key, text: risposta, seen: Number(seen), preparedId: isUuid(pronta) ? pronta : null }
        const isClosing = act === 'answer-close'
        const isInsisted = typed.conferma !== undefined
        const files = await filesInForm(form, 'file')
        const sending = { ...by, sender: { club, origin }, disk, scanner: outside.scanner }
        await answerRequest(db, { ...words, files, isClosing, isInsisted }, sending)
        if (act !== 'answer-next') return done(isClosing ? 'risposta-chiusa' : 'risposta')
        const { question } = await askRows(db, queueFor(staff), new URLSearchParams(from))
        const next = await findNext(db, staff, { question, exceptId: id, now })
        return redirect(next ? addressOf(next, from, 'risposta') : `${QUEUE_PATH}?${from && `${from}&`}fatto=ultima`)
      }
    }
  } catch (error) {
    const isConflict = error instanceof Conflict
    if (!isConflict && !(error instanceof InvalidInput)) throw error
    const errors: Record<string, string> = isConflict ? {} : { ...error.fields }
    const said = isConflict ? error.message : (Object.values(errors)[0] ?? error.message)
    const isNoteLike = act.startsWith('answer') && beginsAsNote(risposta)
    return data({ act, said, errors, typed, isConflict, isNoteLike }, { status: isConflict ? 409 : 400 })
  }
  throw new InvalidInput()
}

export const meta: Route.MetaFunction = () => [
  { title: 'Richiesta | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, stateWords, due, createdOn, said, open, listTo } = loaderData
  const refused: Refused | null = actionData ?? null
  return (
    <>
      <DeskHead
        title={open?.person ?? 'Richiesta riservata'}
        crumbs={[{ label: 'Richieste', to: listTo }]}
        state={
          <>
            <span>{kind}</span>
            <Badge tone={stateWords.tone}>{stateWords.label}</Badge>
            {due.term === 'late' && (
              <Badge tone="danger" icon="circle-alert">
                {due.words}
              </Badge>
            )}
            {due.term === 'today' && (
              <Badge tone="warning" icon="clock">
                {due.words}
              </Badge>
            )}
          </>
        }
      />
      {open === null ? (
        <Wrap className="grid gap-2 py-6">
          <p className="max-w-measure">
            È una richiesta ai legali, arrivata il {createdOn}. La legge soltanto chi può leggere le richieste legali:
            qui si vedono il tipo e il giorno.
          </p>
        </Wrap>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_21.5rem]">
          <div className="grid min-w-0 content-start gap-4 px-4 py-4 sm:px-6">
            <SomebodyElse id={loaderData.id} readers={open.readers} answerCount={open.answerCount} />
            <Said isProblem={refused !== null}>{refused ? refused.isConflict && refused.said : said}</Said>
            {open.isRefused && (
              <p role="status" className="rounded-small bg-danger-tint px-4 py-3 font-strong text-danger-strong">
                La risposta non è arrivata
              </p>
            )}
            <RequestThread entries={open.thread} />
            {open.mayAnswer && loaderData.state !== 'closed' && (
              <AnswerForm
                key={open.keys.answer}
                open={open}
                refused={refused?.act.startsWith('answer') ? refused : null}
              />
            )}
            {open.mayAnswer && (
              <NoteForm
                key={open.keys.note}
                noteKey={open.keys.note}
                colleagues={open.colleagues}
                refused={refused?.act === 'note' ? refused : null}
              />
            )}
          </div>
          <RequestSide request={loaderData} open={open} refused={refused} />
        </div>
      )}
    </>
  )
}
