import { data, redirect } from 'react-router'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import type { Choosings } from '#platform/pure/choices.ts'
import { ChangedMeanwhile } from './rehearsal.server.ts'

type Typed = Readonly<Record<string, string>>

/** What a form whose act is first seen and then confirmed is answered, unless the thing was done. */
export type RehearsedAnswer<Act extends string, Rehearsal> = {
  act: Act
  typed: Typed
  errors: Record<string, string>
  problem?: string
  rehearsal?: Rehearsal
  notice?: string
  /** What was chosen among things that exist. */
  choosings?: Choosings
}

type Answering<Act extends string, Rehearsal> = {
  form: FormData
  act: Act
  typed: Typed
  /** What was chosen among things that exist, and what is wrong with it: then nothing is done. */
  chosen?: { choosings: Choosings; errors: Record<string, string> }
  /** Said when the thing was changed by somebody else between looking and confirming. */
  changed: string
  rehearse: () => Promise<Rehearsal>
  /** Does it, and answers where that leads. */
  perform: (seen: { seen: string; key: string }) => Promise<string>
}

/** Decision 36. Shows what would change, and does it only when that was seen and confirmed; what was typed is never lost. */
export async function answerRehearsed<Act extends string, Rehearsal>(answering: Answering<Act, Rehearsal>) {
  const { form, act, typed, chosen, changed, rehearse, perform } = answering
  const kept: RehearsedAnswer<Act, Rehearsal> = { act, typed, errors: {}, choosings: chosen?.choosings }
  const unchosen = chosen?.errors ?? {}
  const isUnchosen = Object.keys(unchosen).length > 0
  const step = form.get('step')
  if (step === 'edit') return data(kept)
  try {
    if (step !== 'confirm' || isUnchosen) {
      // Everything that is wrong is said at once.
      const rehearsal = await rehearse()
      if (isUnchosen) throw new InvalidInput({})
      return data({ ...kept, rehearsal })
    }
    return redirect(await perform({ seen: String(form.get('seen')).slice(0, 64), key: keyIn(form) }))
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) return refusal(error)
  }
  try {
    return data({ ...kept, rehearsal: await rehearse(), notice: changed }, { status: 409 })
  } catch (error) {
    return refusal(error)
  }

  function refusal(error: unknown) {
    if (error instanceof InvalidInput)
      return data({ ...kept, errors: { ...error.fields, ...unchosen } }, { status: 400 })
    if (error instanceof Conflict && isUnchosen) return data({ ...kept, errors: unchosen }, { status: 400 })
    if (error instanceof Conflict) return data({ ...kept, problem: error.message }, { status: 409 })
    throw error
  }
}

function keyIn(form: FormData): string {
  const key = String(form.get('key') ?? '')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new InvalidInput({}, 'La richiesta non è valida.')
  return key
}
