import type { Choosings } from './choices.ts'

/** What a list of the desk was asked and how much it found: all its page shows around the rows. */
export type Listed = {
  /** The words it was searched with. */
  typed: string
  /** The filters in use, each as the address writes it; one that means nothing is not among them. */
  chosen: Readonly<Record<string, string>>
  page: number
  pages: number
  total: number
}

/** Whether fewer than all are shown: then an empty list means that nothing was found, not that nothing is there. */
export function isNarrowed({ typed, chosen }: Pick<Listed, 'typed' | 'chosen'>): boolean {
  return typed !== '' || Object.keys(chosen).length > 0
}

/** A page of the same question; what an action said on the way here is not part of it. */
export function listAddress(
  pathname: string,
  { typed, chosen }: Pick<Listed, 'typed' | 'chosen'>,
  page = 1,
  words = 'cerca',
): string {
  const search = new URLSearchParams({ ...(typed && { [words]: typed }), ...chosen })
  if (page > 1) search.set('pagina', String(page))
  const query = search.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/** What a form of the desk is answered when it was not saved: nothing that was typed is lost. */
export type Answer<Typed = unknown> = {
  errors: Record<string, string>
  typed: Typed
  /** What the person was looking at while writing. */
  seen: string
  /** Somebody else saved meanwhile: who, and what must be named to save over it. */
  conflict: { message: string; who: string; over: string } | null
  /** What is refused is only doubtful: whoever knows better may save it all the same. */
  mayInsist?: boolean
  /** What was chosen among things that exist, with their titles. */
  choosings?: Choosings
}

/**
 * What a page with a form and a picture beside it was answered: why the form was not saved, why the picture was not taken, or why the
 * thing was not taken away.
 */
export function answersIn<Typed>(answered: Answer<Typed> | { file: string } | { stays: string } | null | undefined): {
  answer: Answer<Typed> | null
  refused: string | undefined
  stays: string | undefined
} {
  const isAnswer = answered && 'typed' in answered
  return {
    answer: isAnswer ? answered : null,
    refused: answered && 'file' in answered ? answered.file : undefined,
    stays: answered && 'stays' in answered ? answered.stays : undefined,
  }
}
