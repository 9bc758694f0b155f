export type IssueDate = { readonly year: string; readonly month: string | null; readonly day: string | null }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The date a paper is cited by, read from the date its issue prints: "2017 Jun", "1976 Sep 28", "1990 Spring",
 * "1998 Dec-1999 Jan". Of two months the first counts; a season has no month.
 */
export function issueDate(publishedAs: string): IssueDate {
  const year = /\d{4}/.exec(publishedAs)?.[0] ?? ''
  const [, month = '', day] = /^\d{4}[ -]([A-Za-z]{3}|\d{2})[a-z]*(?:[ -](\d{1,2})(?!\d))?/.exec(publishedAs) ?? []
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1
  if (number < 1 || number > 12) return { year, month: null, day: null }
  return { year, month: String(number).padStart(2, '0'), day: day?.padStart(2, '0') ?? null }
}
