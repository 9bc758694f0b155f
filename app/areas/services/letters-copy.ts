import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { REQUEST_LABELS, REQUESTS_PATH, type RequestForm } from './model.ts'

/** The bell and the letter say that there is an answer and where: what lawyers write stays in the member's own area. */
export function answeredNotice(form: RequestForm) {
  return {
    title: 'C’è una risposta per te',
    text: `Abbiamo risposto alla tua richiesta: ${REQUEST_LABELS[form]}.`,
    link: REQUESTS_PATH,
  }
}

export function answeredLetter(
  { club, origin }: { club: Club; origin: string },
  { name, form }: { name: string; form: RequestForm },
) {
  const subject = 'C’è una risposta alla tua richiesta'
  const paragraphs = [
    `abbiamo risposto alla tua richiesta: ${REQUEST_LABELS[form]}.`,
    'Per riservatezza la risposta si legge nella tua area personale, e lì resta.',
  ]
  const action = { label: 'Leggi la risposta', url: `${origin}${REQUESTS_PATH}` }
  return { subject, ...mailLayout(club, { title: subject, greeting: `Ciao ${name},`, paragraphs, action }) }
}
