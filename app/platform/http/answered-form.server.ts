import { data, redirect } from 'react-router'
import { Conflict, InvalidInput } from '../errors.ts'
import type { Choosings } from '../pure/choices.ts'
import type { Answer } from '../pure/listing.ts'
import type { SentFile } from './call.server.ts'
import { fileInForm } from './one-file.server.ts'

export type Sent = {
  /** The button that was pressed. */
  act: string
  /** What the person was looking at: another version of it there by now is a conflict. */
  seen: string
}

/** Which button sent a form of the desk. Whoever saves over another's work names that work, and does what they were doing. */
export function sentIn(form: FormData): Sent {
  const [, act, seen] = /^(\S*) (.*)$/s.exec(String(form.get('over') ?? '')) ?? []
  if (act !== undefined && seen !== undefined) return { act, seen }
  return { act: String(form.get('act') ?? 'save'), seen: String(form.get('seen') ?? '') }
}

/** What a command says of what it was given to save. */
type Outcome = { kind: 'saved' } | { kind: 'refused'; errors: object; mayInsist?: boolean }

type Saving<Result extends Outcome, Typed> = {
  sent: Sent
  typed: Typed
  save: () => Promise<Result>
  /** What was chosen, shown again where it is not saved. */
  choosings?: Choosings
  /** Where whoever saved goes next. */
  to: (saved: Extract<Result, { kind: 'saved' }>) => string
  /** Who saved last, and what is there now: told to whoever comes second. What is new has nobody before it; null when it was taken away. */
  latest?: () => Promise<{ who: string; seen: string | number } | null>
}

/** Saves, and turns a refusal into what the form says of it; what was typed stays in sight. */
export async function answerForm<Result extends Outcome, Typed>(saving: Saving<Result, Typed>) {
  const { save, to, latest, ...kept } = saving
  const { sent } = kept
  try {
    const saved = await save()
    if (saved.kind === 'refused')
      return refuseForm({ ...kept, errors: saved.errors, mayInsist: saved.mayInsist ?? false })
    return redirect(to(saved as Extract<Result, { kind: 'saved' }>))
  } catch (error) {
    if (error instanceof InvalidInput) return refuseForm({ ...kept, errors: error.fields })
    if (!(error instanceof Conflict) || !latest) throw error
    const now = await latest()
    if (!now) return refuseForm({ ...kept, errors: { gone: error.message } })
    const conflict = { message: error.message, who: now.who, over: `${sent.act} ${now.seen}` }
    return refuseForm({ ...kept, conflict })
  }
}

type Refusal<Typed> = {
  sent: Sent
  typed: Typed
  errors?: object
  conflict?: Answer['conflict']
  mayInsist?: boolean
  choosings?: Choosings
}

/** What a form is answered when it was not saved. */
export function refuseForm<Typed>(refusal: Refusal<Typed>) {
  const { sent, typed, errors = {}, conflict = null, mayInsist = false, choosings } = refusal
  const said = { ...errors } as Record<string, string>
  const answer: Answer<Typed> = {
    errors: said,
    typed,
    seen: sent.seen,
    conflict,
    mayInsist,
    ...(choosings && { choosings }),
  }
  return data(answer, conflict ? 409 : 400)
}

type Putting<File> = { form: FormData; put: (file: File) => Promise<string> }

/** Keeps the file of a small form of its own, and goes where `put` says; else says why not. */
export async function answerFile({ form, put }: Putting<SentFile>) {
  const file = await fileInForm(form, 'file')
  if (!file) return data({ file: 'Scegli un file.' }, 400)
  try {
    return redirect(await put(file))
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return data({ file: error.fields.file ?? error.message }, 400)
  }
}

/** The same where the file can also be taken away, with the act whose name begins with `no-`. */
export async function answerPicture({ sent, form, put }: Putting<SentFile | null> & { sent: Sent }) {
  return sent.act.startsWith('no-') ? redirect(await put(null)) : answerFile({ form, put })
}

type Publishing<Result extends Outcome & { slug?: string }, Typed> = {
  form: FormData
  /** The address of their list at the desk; the one that is meant is under it. */
  path: string
  /** Null for one that is not there yet: it can only be saved. */
  slug: string | null
  typed: Typed
  choosings?: Choosings
  save: (how: { seen: string; isPublished: boolean }) => Promise<Result>
  /** Null where nothing that was hidden is shown again but by publishing it. */
  show: ((slug: string) => Promise<void>) | null
  hideAct: string
  hide: (slug: string) => Promise<void>
  /** What the form of the picture sends. */
  pictureAct: string
  picture: (slug: string, file: SentFile | null) => Promise<void>
  remove: (slug: string) => Promise<void>
  /** Where whoever saved or took away goes, and what is said there. */
  to: (done: 'created' | 'saved' | 'published' | 'removed', slug: string | undefined) => string
  latest: Saving<Result, Typed>['latest']
}

/** Does what was asked of a thing that is written first and shown later (`publishingActs`), and says it in `fatto`. */
export async function answerPublishing<Result extends Outcome & { slug?: string }, Typed>(
  asked: Publishing<Result, Typed>,
) {
  const { form, path, slug, typed, choosings, save, show, hideAct, hide, pictureAct, picture, remove, to, latest } =
    asked
  const sent = sentIn(form)
  const { act } = sent
  if (slug !== null && act === 'remove')
    try {
      await remove(slug)
      return redirect(to('removed', slug))
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      return data({ stays: error.message }, 409)
    }
  if (slug !== null && act === hideAct) {
    await hide(slug)
    return redirect(`${path}/${slug}?fatto=hidden`)
  }
  if (slug !== null && act === 'show' && show) {
    await show(slug)
    return redirect(`${path}/${slug}?fatto=shown`)
  }
  if (slug !== null && (act === pictureAct || act === `no-${pictureAct}`))
    return answerPicture({
      sent,
      form,
      put: async (file) => {
        await picture(slug, file)
        return `${path}/${slug}?fatto=picture`
      },
    })
  const isPublished = act === 'publish'
  return answerForm({
    sent,
    typed,
    ...(choosings && { choosings }),
    save: () => save({ seen: sent.seen, isPublished }),
    to: (saved) => to(isPublished ? 'published' : slug === null ? 'created' : 'saved', saved.slug),
    latest,
  })
}
