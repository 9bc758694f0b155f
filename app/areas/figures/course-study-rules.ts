import { formatPercent } from './number-rules.ts'
import { hideSmall, LEAST_SAID, UNSAID_WORDS, type Unsaid } from './small-number-rules.ts'

/** FIG-038. Under so many answers nothing is said of how hard a question is. */
const LEAST_ANSWERS = 20
const [HARDEST, EASIEST] = [0.3, 0.95]

export type OptionChosen = { readonly option: string | null; readonly isRight: boolean; readonly times: number }
export type QuestionSaid = {
  readonly words: string
  readonly answers: number
  readonly right: string
  readonly toReview: boolean
  readonly options: readonly { readonly name: string; readonly isRight: boolean; readonly share: string }[]
}

/** FIG-048. A number of people, or why it is not said. */
export const sayPeople = (people: number, words: (people: number) => string): string =>
  people > 0 && people < LEAST_SAID ? UNSAID_WORDS.few : words(people)

/** FIG-038. How often a question is answered rightly, and each of its options chosen; small groups are not said, nor what tells them. */
export function questionSaid(words: string, chosen: readonly OptionChosen[]): QuestionSaid {
  const answers = chosen.reduce((sum, { times }) => sum + times, 0)
  const amounts = new Map(chosen.map(({ times }, index) => [String(index), BigInt(times)]))
  const whole = { whole: null, parts: [...amounts.keys()] }
  const { unsaid, bare } = hideSmall(amounts, [whole])
  const share = (times: number, why: Unsaid | undefined) => {
    if (bare.has(whole)) return UNSAID_WORDS.hidden
    return why ? UNSAID_WORDS[why] : formatPercent(times / answers)
  }
  const right = chosen.findIndex(({ isRight }) => isRight)
  const facility = (chosen[right]?.times ?? 0) / Math.max(1, answers)
  return {
    words,
    answers,
    right: right < 0 ? formatPercent(0) : share(chosen[right]?.times ?? 0, unsaid.get(String(right))),
    toReview: answers >= LEAST_ANSWERS && (facility < HARDEST || facility > EASIEST),
    options: chosen.map(({ option, isRight, times }, index) => ({
      name: option ?? 'Senza risposta',
      isRight,
      share: share(times, unsaid.get(String(index))),
    })),
  }
}
