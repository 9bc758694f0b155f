import { findPageText, TERMS_PATH } from '#areas/content/page-text-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { ADHESION_CONDITIONS, CONDITIONS_OF_USE } from './conditions-copy.ts'
import { MARKETING_QUESTIONS } from './consent-copy.ts'
import {
  findConsentText,
  insertConsentAnswers,
  insertConsentText,
  lastAskedVersion,
  listConsentAnswers,
} from './consent-store.server.ts'
import type { AnsweredConsent, Consent, ConsentPlace } from './model.ts'

/** What a member is asked to accept, as it reads today. The club's own words (name, address) are filled in when it is shown. */
const TEXTS: Record<AnsweredConsent, (db: Db) => Promise<string>> = {
  acknowledgment: async (db) => (await findPageText(db, '/informativa-privacy')) ?? '',
  conditionOfUse: async (db) => (await findPageText(db, TERMS_PATH)) ?? CONDITIONS_OF_USE,
  acceptanceCondition: async () => ADHESION_CONDITIONS,
  partnerPrivacy: async (db) => (await findPageText(db, '/privacy-homnya')) ?? '',
  partnerTerms: async (db) => (await findPageText(db, '/privacy-integrativa')) ?? '',
  directMarketing: async () => MARKETING_QUESTIONS.directMarketing,
  thirdParties: async () => MARKETING_QUESTIONS.thirdParties,
  statistics: async () => MARKETING_QUESTIONS.statistics,
  profiling: async () => MARKETING_QUESTIONS.profiling,
}

/**
 * The number of a text as it reads today; a text that reads otherwise than the last one kept is kept as the next, and is a correction
 * unless whoever published it said that everybody must accept it.
 */
async function currentVersion(db: Db, consent: AnsweredConsent, now: Date, asksAgain = false): Promise<number> {
  const html = await TEXTS[consent](db)
  const last = await findConsentText(db, consent)
  if (last?.html === html) return last.number
  const number = (last?.number ?? 0) + 1
  await insertConsentText(db, { consent, number, html, since: now, asksAgain: asksAgain || number === 1 })
  return number
}

/** The texts accepted at entry that editors write, by the address of their page. */
const ENTRY_TEXTS: Readonly<Record<string, Consent>> = {
  '/informativa-privacy': 'acknowledgment',
  [TERMS_PATH]: 'conditionOfUse',
}

/** Whether members accept the words of this page when they enter. */
export const isAcceptedAtEntry = (path: string) => Object.hasOwn(ENTRY_TEXTS, path)

/** IDN-028. Keeps the words just published; a new version is asked of everybody at the next entry, a correction of nobody. */
export async function keepPublishedText(
  db: Db,
  path: string,
  { isNewVersion, now }: { isNewVersion: boolean; now: Date },
): Promise<void> {
  const consent = ENTRY_TEXTS[path]
  if (consent) await currentVersion(db, consent, now, isNewVersion)
}

/** IDN-028. Of each text the version that must have been accepted: the last that was published as a new one. */
export async function entryTextVersions(db: Db, now: Date): Promise<Partial<Record<Consent, number>>> {
  const versions: Partial<Record<Consent, number>> = {}
  for (const consent of Object.values(ENTRY_TEXTS)) {
    await currentVersion(db, consent, now)
    versions[consent] = await lastAskedVersion(db, consent)
  }
  return versions
}

export type Answers = Partial<Record<AnsweredConsent, boolean>>

export const yesTo = (consents: readonly AnsweredConsent[]): Answers =>
  Object.fromEntries(consents.map((consent) => [consent, true]))

/** IDN-028. Writes what a member answered, with the version of the words they were shown. The same answer again adds no line. */
export async function answerConsents(
  db: Db,
  memberId: string,
  answers: Answers,
  { place, now }: { place: ConsentPlace; now: Date },
): Promise<void> {
  const held = await listConsentAnswers(db, memberId)
  const lines = []
  for (const [name, isGiven] of Object.entries(answers)) {
    const consent = name as AnsweredConsent
    const version = await currentVersion(db, consent, now)
    const last = held[consent]
    if (last?.isGiven === isGiven && (last.version ?? 1) === version) continue
    lines.push({ memberId, consent, isGiven, at: now, place, version })
  }
  await insertConsentAnswers(db, lines)
}
