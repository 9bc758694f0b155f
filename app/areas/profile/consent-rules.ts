import { ACCEPTED_NAMES, MARKETING_QUESTIONS } from '#areas/account/consent-copy.ts'
import {
  type AnsweredConsent,
  CONSENTS,
  type ConsentAnswers,
  MARKETING_CONSENTS,
  PARTNER_CONSENTS,
} from '#areas/account/model.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'

export type AskedConsent = { name: string; question: string; isGiven: boolean | null; on: string | null }
export type AcceptedText = { name: string; label: string; on: string; version: number; mayWithdraw: boolean }

/** CMP-002, IDN-028. What a member answered and accepted, each with its day. */
export function consentsToShow(answers: ConsentAnswers): { asked: AskedConsent[]; accepted: AcceptedText[] } {
  const dayOf = (consent: AnsweredConsent) => {
    const at = answers[consent]?.at
    return at ? formatLongDateIt(at) : null
  }
  return {
    asked: MARKETING_CONSENTS.map((name) => ({
      name,
      question: MARKETING_QUESTIONS[name],
      isGiven: answers[name]?.isGiven ?? null,
      on: dayOf(name),
    })),
    accepted: [...CONSENTS, ...PARTNER_CONSENTS].flatMap((name) => {
      const answer = answers[name]
      if (!answer?.isGiven) return []
      return {
        name,
        label: ACCEPTED_NAMES[name],
        on: formatLongDateIt(answer.at),
        version: answer.version ?? 1,
        mayWithdraw: PARTNER_CONSENTS.some((partner) => partner === name),
      }
    }),
  }
}
