import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { isDemoPmid } from '#platform/outside/pubmed/port.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { type Digest, type Period, PRESS_PATH } from './model.ts'
import { noticeText } from './notice-rules.ts'
import { articlePath } from './rules.ts'

type Sender = { club: Club; origin: string }
type Issue = { name: string; digestId: string; unsubscribeKey: string; period: Period; parts: Digest['parts'] }
type Written = { subject: string; text: string; html: string; unsubscribeUrl: string }

const names = new Intl.ListFormat('it', { type: 'conjunction' })

/** The weekly letter: what is new, family by family; to read it elsewhere, to change it, to stop it. */
export function digestLetter({ club, origin }: Sender, issue: Issue): Written {
  const { name, digestId, unsubscribeKey, period, parts } = issue
  const count = parts.reduce((sum, { papers }) => sum + papers.length, 0)
  const news = count === 1 ? 'una novità' : `${count} novità`
  const about = names.format(parts.map(({ family }) => family.name))
  return {
    subject: `La tua rassegna: ${news} in ${about}`,
    unsubscribeUrl: `${origin}/api/PubMed/Disiscrizione/${unsubscribeKey}`,
    ...mailLayout(club, {
      title: 'La tua rassegna della settimana',
      greeting: `Ciao ${name},`,
      paragraphs: [
        `tra il ${formatDateIt(period.from)} e il ${formatDateIt(period.to)} ${count === 1 ? 'è entrata' : 'sono entrate'} nel catalogo ${news} nelle specializzazioni che segui.`,
      ],
      sections: parts.map(({ family, papers }) => ({
        title: family.name,
        items: papers.map((paper) => ({
          title: paper.originalTitle ?? paper.title,
          url: origin + articlePath(paper.id),
          about: [
            ...paper.notices.map(noticeText),
            paper.author,
            paper.source,
            isDemoPmid(paper.id) && 'scheda dimostrativa',
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      })),
      action: { label: 'Leggi la rassegna nel browser', url: `${origin}${PRESS_PATH}/rassegna/${digestId}` },
      note: 'La ricevi ogni lunedì, solo quando c’è qualcosa di nuovo.',
      links: [
        { label: 'Cambia specializzazioni', url: `${origin}${PRESS_PATH}#newsletter` },
        { label: 'Annulla l’iscrizione', url: `${origin}${PRESS_PATH}/disiscrizione/${unsubscribeKey}` },
      ],
    }),
  }
}
