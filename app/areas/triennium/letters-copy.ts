import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { ONLY_AN_INDICATION, TRIENNIUM_PATH } from './model.ts'
import type { PeriodPicture } from './picture-context.server.ts'

type To = { name: string; key: string; picture: PeriodPicture }

/** LRN-030. What is missing, once a month, in the last quarter of a period. */
export function paceLetter({ club, origin }: { club: Club; origin: string }, { name, key, picture }: To) {
  return {
    subject: `I tuoi crediti ECM ${picture.name}`,
    unsubscribeUrl: `${origin}/api/FAD/Trienni/Lettere/${key}/Basta`,
    ...mailLayout(club, {
      title: `I tuoi crediti ECM ${picture.name}`,
      greeting: `Ciao ${name},`,
      paragraphs: [picture.insured, picture.pace, ONLY_AN_INDICATION],
      action: { label: 'Guarda il tuo triennio', url: `${origin}${TRIENNIUM_PATH}` },
      note: 'Ti scriviamo una volta al mese, solo negli ultimi nove mesi del triennio e finché sei sotto la soglia.',
      links: [{ label: 'Non scrivermi più', url: `${origin}${TRIENNIUM_PATH}#lettere` }],
    }),
  }
}
