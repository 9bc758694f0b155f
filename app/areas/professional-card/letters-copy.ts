import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'

type Asked = { name: string; words: string; isHeld: boolean }

/** CRD-016, CRD-026. What the club asks to correct, in its operator's words; the same are in the editor. */
export function correctionLetter({ club, origin }: { club: Club; origin: string }, { name, words, isHeld }: Asked) {
  const subject = isHeld ? 'La tua scheda professionale è sospesa' : 'Una correzione alla tua scheda professionale'
  const paragraphs = [
    isHeld
      ? 'la tua scheda non è più visibile. Correggila: appena l’abbiamo riletta la riapriamo.'
      : 'abbiamo letto la tua scheda e ti chiediamo di correggere qualcosa. Intanto resta visibile.',
    `Ti scriviamo: «${words}»`,
  ]
  const action = { label: 'Correggi la scheda', url: `${origin}/profilo/la-mia-scheda` }
  return { subject, ...mailLayout(club, { title: subject, greeting: `Ciao ${name},`, paragraphs, action }) }
}
