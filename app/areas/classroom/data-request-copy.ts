import type { Sender } from '#areas/account/letters-copy.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'

type Wanted = { courseId: number; title: string; name: string; until: RomeDay }

/** DSK-033. Asks a member for what the report of an event lacks; a mailbox is read by others too, so it does not say what that is. */
export function dataRequestLetter({ club, origin }: Sender, { courseId, title, name, until }: Wanted) {
  const subject = 'Un dato ci manca per comunicare i tuoi crediti ECM'
  return {
    subject,
    ...mailLayout(club, {
      title: subject,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `hai superato «${title}», ma per comunicare i tuoi crediti all’anagrafe nazionale ci manca qualcosa che sai solo tu.`,
        `Bastano due minuti: dobbiamo comunicarli entro il ${formatDateIt(until)}.`,
        `Se qualcosa non ti torna chiamaci al ${club.phone}.`,
      ],
      action: { label: 'Completa i tuoi dati', url: `${origin}/aula/${courseId}/dati-attestato` },
    }),
  }
}
