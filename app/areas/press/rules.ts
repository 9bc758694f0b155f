import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { isDemoPmid, type LiteratureAuthor, type LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { onTheLine } from '#platform/outside/pubmed/raised-text.ts'
import {
  addRomeDays,
  addRomeMonths,
  parseRomeDay,
  type RomeDay,
  romeDayOf,
  startOfRomeDay,
} from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'
import {
  type Article,
  type Digest,
  KEYWORD_MAX_LENGTH,
  MOST_RESULTS,
  MOST_SPECIALIZATIONS,
  type Period,
  PRESS_PATH,
  PRESS_WALLET,
  type PressQuestion,
  RESULTS_STEP,
  type SpecializationFamily,
  type TypedQuestion,
} from './model.ts'

/** PUB-003. Whoever holds the wallet may search and be written to, be they on trial or Premium. */
export function mayUsePress(audience: Audience): boolean {
  return isTrialOrPremium(audience) && holds(audience, PRESS_WALLET)
}

export type PressHeader = { kind: 'try' | 'upgrade'; label: string; to: string } | { kind: 'included' }

/** PUB-002. A trial is had once: whoever has had it is offered what may still be had. */
export function pressHeader(audience: Audience): PressHeader {
  if (audience.type === 'SUSPECT' || audience.type === 'REGISTRATO')
    return { kind: 'try', label: 'Prova gratis', to: '/registrazione-trial' }
  if (!mayUsePress(audience)) return { kind: 'upgrade', label: 'Passa a Premium', to: '/upgrade' }
  return { kind: 'included' }
}

function isTrialOrPremium({ type }: Audience): boolean {
  return type === 'TRIAL' || type === 'PREMIUM'
}

/** PUB-007. From this day of last month to today. */
export function defaultPeriod(today: RomeDay): Period {
  return { from: addRomeMonths(today, -1), to: today }
}

export const REQUIRED = 'Campo obbligatorio.'

/** PUB-005, PUB-006. What is wrong with a search, by the name of its field on the wire. */
export function questionProblems(typed: TypedQuestion, today: RomeDay): Record<string, string> {
  const { from, to, category, keyword } = typed
  const problems: Record<string, string> = {}
  const first = dayProblem(from)
  const last = dayProblem(to)
  if (first) problems.dataDa = first
  if (last) problems.dataA = last
  if (!first && !last && from > to) problems.dataDa = 'La data di inizio non può essere successiva alla data di fine.'
  if (!last && to > today) problems.dataA = 'La data di fine non può essere futura.'
  if (!/^[1-9]\d{0,8}$/.test(category)) problems.categoria = REQUIRED
  if (keyword.length > KEYWORD_MAX_LENGTH) problems.descrizione = `Usa al massimo ${KEYWORD_MAX_LENGTH} caratteri.`
  return problems
}

function dayProblem(written: string): string | null {
  if (written === '') return REQUIRED
  return parseRomeDay(written) ? null : 'Scrivi la data come giorno, mese e anno.'
}

/** The checked form of what was typed; null while something is wrong with it. */
export function questionOf(typed: TypedQuestion, today: RomeDay): PressQuestion | null {
  const [from, to] = [parseRomeDay(typed.from), parseRomeDay(typed.to)]
  if (!from || !to || Object.keys(questionProblems(typed, today)).length > 0) return null
  return { from, to, categoryId: Number(typed.category), keyword: typed.keyword.trim() }
}

/** The words of a keyword, as the index knows them: letters and figures of any language, eight at most. */
export function keywordWords(keyword: string): string[] {
  return (
    onTheLine(keyword)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 8)
}

/** PUB-011. How many papers an address asks to see: whole steps, never fewer than the first. */
export function shownIn(search: URLSearchParams): number {
  const asked = Number(search.get('mostra') ?? RESULTS_STEP)
  if (!Number.isInteger(asked)) return RESULTS_STEP
  return Math.min(MOST_RESULTS, Math.max(RESULTS_STEP, Math.ceil(asked / RESULTS_STEP) * RESULTS_STEP))
}

export type ReviewChange = { subscribe: readonly number[]; unsubscribe: readonly number[] }

/** PUB-012. The families chosen after a change, or null when they would be more than allowed. */
export function chosenAfter(chosen: readonly number[], { subscribe, unsubscribe }: ReviewChange): number[] | null {
  const next = [...new Set([...chosen.filter((id) => !unsubscribe.includes(id)), ...subscribe])]
  return next.length > MOST_SPECIALIZATIONS ? null : next
}

export type PickerState = { isPickerDisabled: boolean; isSaveDisabled: boolean }

/** PUB-012 */
export function pickerState(chosenCount: number, familyCount: number): PickerState {
  return {
    isPickerDisabled: chosenCount >= MOST_SPECIALIZATIONS || chosenCount >= familyCount,
    isSaveDisabled: chosenCount === 0,
  }
}

/** PUB-014. A catalogue record in the words people read. */
export function articleOf(record: LiteratureRecord): Article {
  return {
    id: record.pmid,
    title: record.title,
    originalTitle: record.originalTitle,
    pubDate: record.publishedOn,
    author: authorLine(record.authors),
    body: record.abstract.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('\n\n'),
    summary: excerpt(summaryOf(record.abstract), SUMMARY_LENGTH),
    link: linkOf(record.pmid),
    source: sourceLine(record),
    doi: record.doi,
    notices: record.notices,
  }
}

const SUMMARY_LENGTH = 320

function summaryOf(abstract: LiteratureRecord['abstract']): string {
  const conclusions = abstract.find(({ label }) => label !== null && /^CONCLUSION|^INTERPRETATION/i.test(label))
  return (conclusions ?? abstract[0])?.text ?? ''
}

/** The page of the paper at PubMed; an invented one has none, so its own page here is what is linked. */
export function linkOf(pmid: number): string {
  return isDemoPmid(pmid) ? articlePath(pmid) : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
}

export function articlePath(pmid: number): string {
  return `${PRESS_PATH}/articoli/${pmid}`
}

type Source = Pick<LiteratureRecord, 'journal' | 'book' | 'publishedAs'>

const AUTHORS_SHOWN = 6

/** The first six, as citations do. */
export function authorLine(authors: readonly LiteratureAuthor[]): string {
  const names = authors
    .slice(0, AUTHORS_SHOWN)
    .map(({ surname, initials, suffix = '' }) => `${surname} ${initials} ${suffix}`.trim())
  return authors.length > AUTHORS_SHOWN ? `${names.join(', ')}, et al.` : names.join(', ')
}

/** `Ann Ex. 2026;12(3):113-25`, or for a book `In: Esempi. Torino: Editore; 2025 Jan` */
export function sourceLine({ journal, book, publishedAs }: Source): string {
  if (book) {
    const publisher = [book.place, book.publisher].filter(Boolean).join(': ')
    const title = book.isChapter ? `In: ${journal.title.replace(/\.$/, '')}. ` : ''
    const pages = journal.pages ? `. p. ${journal.pages}` : ''
    return `${title}${publisher ? `${publisher}; ` : ''}${publishedAs}${pages}`
  }
  const issue = journal.issue ? `(${journal.issue})` : ''
  const place = `${journal.volume ?? ''}${issue}${journal.pages ? `:${journal.pages}` : ''}`
  return `${journal.abbreviation.replace(/\.$/, '')}. ${publishedAs}${place ? `;${place}` : ''}`
}

/** Which categories a paper belongs to: those one of whose descriptors it carries, as a subject or as a keyword. */
export function categoriesOf(
  record: Pick<LiteratureRecord, 'subjects' | 'keywords' | 'title'>,
  categories: readonly { id: number; subjects: readonly string[] }[],
): number[] {
  const carried = new Set([...record.subjects, ...record.keywords].map((word) => word.toLowerCase()))
  const title = ` ${record.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isAbout = (subject: string) => {
    const word = subject.toLowerCase()
    // A paper of this week has no descriptors yet: its title must do.
    return (
      carried.has(word) ||
      (record.subjects.length === 0 && title.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ')} `))
    )
  }
  return categories.filter(({ subjects }) => subjects.some(isAbout)).map(({ id }) => id)
}

/** The papers of a letter, family by family, in their order. */
export function digestParts(
  papers: readonly { family: SpecializationFamily; record: LiteratureRecord }[],
): Digest['parts'] {
  const families = [...new Map(papers.map(({ family }) => [family.id, family])).values()]
  return families.map((family) => ({
    family,
    papers: papers.filter((paper) => paper.family.id === family.id).map(({ record }) => articleOf(record)),
  }))
}

const DIGEST_HOUR_MS = 7 * 60 * 60 * 1000
const WEEK_DAYS = 7
/** A club that was off for a month does not send a month of letters in one. */
const LONGEST_CATCH_UP_DAYS = 28

/** The Monday whose seven o'clock, in Italy, is the last one past. */
export function dueWeek(now: Date): RomeDay {
  const today = romeDayOf(now)
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS
  const monday = addRomeDays(today, -sinceMonday)
  return now >= digestInstant(monday) ? monday : addRomeDays(monday, -WEEK_DAYS)
}

export function digestInstant(monday: RomeDay): Date {
  return new Date(startOfRomeDay(monday).getTime() + DIGEST_HOUR_MS)
}

/** The days of entry a digest covers: from the Monday of the last one to the Sunday before this. */
export function digestPeriod(week: RomeDay, lastWeek: RomeDay | null): Period {
  const usual = addRomeDays(week, -WEEK_DAYS)
  const earliest = addRomeDays(week, -LONGEST_CATCH_UP_DAYS)
  const from = lastWeek === null || lastWeek > usual ? usual : lastWeek < earliest ? earliest : lastWeek
  return { from, to: addRomeDays(week, -1) }
}
