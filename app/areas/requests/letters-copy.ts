import { LEGAL_KINDS, REQUESTS_PATH } from '#areas/leads/model.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { REQUEST_LABELS } from '#areas/services/model.ts'
import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { RequestAnswer } from './model.ts'

export type Sender = { club: Club; origin: string }

export const kindInWords = (formType: string) => FORM_WORDS[formType] ?? formType

/** What a request is called to whoever made it. */
export const requestLabel = (formType: string) =>
  (REQUEST_LABELS as Readonly<Record<string, string>>)[formType] ?? kindInWords(formType)

export function answeredNotice(formType: string) {
  return {
    title: 'C’è una risposta per te',
    text: `Abbiamo risposto alla tua richiesta: ${kindInWords(formType)}.`,
    link: REQUESTS_PATH,
  }
}

type Answered = {
  formType: string
  name: string | null
  text: string
  fileNames: readonly string[]
  isMember: boolean
  /** What was asked, and what was answered before. */
  asked: { note: string | null; createdAt: Date }
  before: readonly Pick<RequestAnswer, 'text' | 'createdAt'>[]
}

const BEFORE_AT_MOST = 5

/** DSK-041. The answer with what went before. What lawyers write stays in the member's own area, and the letter says only that it is there. */
export function answeredLetter({ club, origin }: Sender, answered: Answered) {
  const { formType, name, text, fileNames, isMember, asked, before } = answered
  const subject = 'C’è una risposta alla tua richiesta'
  const head = { title: subject, greeting: name ? `Ciao ${name},` : 'Ciao,' }
  const action = isMember ? { action: { label: 'Leggi la risposta', url: `${origin}${REQUESTS_PATH}` } } : {}
  const opening = `abbiamo risposto alla tua richiesta: ${kindInWords(formType)}.`
  if (LEGAL_KINDS.includes(formType)) {
    const paragraphs = [opening, 'Per riservatezza la risposta si legge nella tua area personale, e lì resta.']
    return { subject, ...mailLayout(club, { ...head, paragraphs, ...action }) }
  }
  const paragraphs = [
    opening,
    ...text.split(/\n{2,}/),
    ...(fileNames.length > 0 ? [`In allegato: ${fileNames.join(', ')}.`] : []),
    ...before
      .slice(-BEFORE_AT_MOST)
      .toReversed()
      .map((each) => `Il ${formatDateIt(each.createdAt)} ti avevamo risposto: «${each.text}»`),
    ...(asked.note ? [`Il ${formatDateIt(asked.createdAt)} ci avevi scritto: «${asked.note}»`] : []),
  ]
  return { subject, ...mailLayout(club, { ...head, paragraphs, ...action }) }
}
