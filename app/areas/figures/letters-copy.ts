import type { Club } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { ALERTS_PATH, boundInWords, LETTERS, type LetterEvery, type Side } from './alert-rules.ts'
import type { Figure } from './model.ts'
import { formatFigure } from './number-rules.ts'
import { FIGURES_PATH, figurePath } from './pages-model.ts'
import { stretchInWords } from './points-rules.ts'
import { type Question, questionSearch } from './question-rules.ts'
import type { ShownFigure } from './shown-rules.ts'

type Sender = { club: Club; origin: string }

/** FIG-052. Numbers, what they count and where they are; no attachment, and no name of a member. */
export function figuresLetter(
  { club, origin }: Sender,
  {
    name,
    every,
    question,
    shown,
  }: { name: string; every: LetterEvery; question: Question; shown: readonly ShownFigure[] },
) {
  const search = questionSearch(question)
  const title = every === 'settimana' ? 'I numeri della settimana' : 'I numeri del mese'
  return {
    subject: `${title}, ${stretchInWords(question.period)}`,
    ...mailLayout(club, {
      title,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `ecco come è andato il Club ${stretchInWords(question.period)}, e fra parentesi la differenza dal periodo prima.`,
      ],
      sections: [
        {
          title: 'I numeri',
          items: shown.map(({ figure, whole, difference }) => ({
            title: `${figure.name}: ${whole === null ? 'non si contava ancora' : formatFigure(whole, figure.unit)}${difference ? ` (${difference.words})` : ''}`,
            url: `${origin}${figurePath(figure)}${search}`,
            about: figure.sentence,
          })),
        },
      ],
      action: { label: 'Apri i numeri', url: `${origin}${FIGURES_PATH}${search}` },
      note: `Te li mandiamo perché li hai chiesti: ${LETTERS[every].toLocaleLowerCase('it')}.`,
      links: [{ label: 'Non mandarmeli più', url: `${origin}${ALERTS_PATH}` }],
    }),
  }
}

type Told = { name: string; figure: Figure; side: Side; bound: bigint; amount: bigint; day: RomeDay; isPassed: boolean }

/** FIG-052. Once when a figure passes its bound, once when it is back. */
export function alertLetter({ club, origin }: Sender, { name, figure, side, bound, amount, day, isPassed }: Told) {
  const words = boundInWords(figure, side, bound)
  const title = isPassed ? `${figure.name}: ${words}` : `${figure.name}: non è più ${words}`
  return {
    subject: title,
    ...mailLayout(club, {
      title,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `il ${formatDateIt(day)} «${figure.name}» era ${formatFigure(amount, figure.unit)}: ${isPassed ? '' : 'non è più '}${words}.`,
        figure.sentence,
      ],
      action: { label: 'Apri i numeri', url: `${origin}${figurePath(figure)}` },
      note: isPassed
        ? 'Ti scriviamo ancora solo quando torna dall’altra parte.'
        : 'Ti scriviamo ancora solo se ci torna.',
      links: [{ label: 'Togli questo avviso', url: `${origin}${ALERTS_PATH}` }],
    }),
  }
}
