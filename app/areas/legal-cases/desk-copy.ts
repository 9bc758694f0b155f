import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'

export const DESK_PATH = '/redazione/cause'
export const DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Cause', to: DESK_PATH },
]

/** What each field of a case is called, in its form and on the trail. */
export const CASE_WORDS = {
  name: 'Nome della pratica',
  court: 'Organo giudicante',
  seat: 'Sede',
  section: 'Sezione',
  status: 'A che punto è',
  businessLine: 'Materia',
  specialization: 'Specializzazione',
} as const

/** What a page says after it was done. */
export const SAID: Readonly<Record<string, string>> = {
  opened: 'La causa è aperta: adesso si aggiungono le udienze.',
  saved: 'Salvato.',
  assigned: 'La causa è assegnata.',
  closed: 'La causa è chiusa: l’iscritto la vede ancora, con i suoi documenti.',
  reopened: 'La causa è di nuovo aperta.',
  hearing: 'Udienza salvata, e l’iscritto avvisato.',
  'hearing-kept': 'Udienza salvata.',
  'hearing-removed': 'Udienza tolta.',
  document: 'Documento caricato, e l’iscritto avvisato.',
  'document-kept': 'Documento caricato.',
  'document-removed': 'Documento tolto.',
}

export type News = { kind: 'hearing' | 'moved'; heldAt: Date } | { kind: 'document' }

const NEWS_WORDS = {
  hearing: 'È stata fissata un’udienza',
  moved: 'Un’udienza è stata spostata',
  document: 'C’è un nuovo documento',
} as const

/** The bell is read by who has signed in: it says which case and when. */
export function newsNotice(news: News, caseName: string): { title: string; text: string; link: string } {
  const when = news.kind === 'document' ? '' : ` È il ${formatMinuteIt(news.heldAt)}.`
  return { title: NEWS_WORDS[news.kind], text: `${caseName}.${when}`, link: '/profilo/cause' }
}

/** A letter is read over many shoulders: it says that there is something, and not of what. */
export function newsLetter(
  { club, origin }: { club: Club; origin: string },
  news: News,
  name: string,
): { subject: string; text: string; html: string } {
  const title = NEWS_WORDS[news.kind]
  return {
    subject: `${title} in una tua causa`,
    ...mailLayout(club, {
      title,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `i legali del Club hanno aggiornato una delle tue cause. ${title}: i particolari sono nella tua area personale.`,
        `Per qualunque domanda chiamaci al ${club.phone}.`,
      ],
      action: { label: 'Vai a Le mie cause', url: `${origin}/profilo/cause` },
      note: 'Per riservatezza questa lettera non dice di quale causa si tratta.',
    }),
  }
}
