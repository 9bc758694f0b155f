import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'

/** The club tells at once that the request has arrived, and when somebody answers. The note is for who wrote it, if they are known. */
export function leadReceivedLetter(
  club: Club,
  { name, note, answerBy }: { name: string | null; note: string | null; answerBy: RomeDay },
) {
  const subject = 'Abbiamo ricevuto la tua richiesta'
  const paragraphs = [
    `la tua richiesta è arrivata: ti rispondiamo entro il ${formatDateIt(answerBy)}.`,
    ...(note ? [`Ci hai scritto: «${note}»`] : []),
    `Se è urgente chiamaci al ${club.phone}: lunedì–venerdì 08:00–20:00, sabato 09:00–17:00.`,
  ]
  return { subject, ...mailLayout(club, { title: subject, greeting: name ? `Ciao ${name},` : 'Ciao,', paragraphs }) }
}
