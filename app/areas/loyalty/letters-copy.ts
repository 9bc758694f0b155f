import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { CATALOGUE_PATH } from './model.ts'
import { pointsLabel } from './rules.ts'

export type Sender = { club: Club; origin: string }

type Returned = { name: string; title: string; points: number; reason: string }

/** DSK-051. The reward cannot come, why, and that the points are back. */
export function returnedLetter({ club, origin }: Sender, { name, title, points, reason }: Returned) {
  const content = {
    title: 'Il tuo premio non può arrivare: i punti sono tornati',
    greeting: `Ciao ${name},`,
    paragraphs: [
      `non possiamo mandarti «${title}». Il motivo: ${reason}`,
      `Ti abbiamo restituito ${pointsLabel(points)}: li trovi già nel tuo saldo e puoi usarli per un altro premio.`,
    ],
    action: { label: 'Vai ai tuoi ordini', url: `${origin}${CATALOGUE_PATH}/profilo/ordini` },
  }
  return { subject: content.title, ...mailLayout(club, content) }
}
