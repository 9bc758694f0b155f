import { parseRomeDay, type RomeDay } from '../../pure/dates.ts'
import { listOf, type Node, nodeOf, textOf } from './catalogue-xml.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SEASONS: Record<string, string> = { winter: '01', spring: '04', summer: '07', fall: '10', autumn: '10' }

/** Year, Month and Day as far as they are said: months come as numbers and as words, seasons and "2025 Dec-2026 Jan" too. */
export function dayOf(value: unknown): RomeDay | null {
  const date = nodeOf(value)
  const loose = textOf(date.MedlineDate)
  const year = textOf(date.Year) || /\d{4}/.exec(loose)?.[0]
  if (!year) return null
  const season = SEASONS[textOf(date.Season).toLowerCase()]
  const month = monthNumber(textOf(date.Month)) ?? season ?? monthNumber(/[A-Za-z]{3}/.exec(loose)?.[0] ?? '') ?? '01'
  const day = (textOf(date.Day) || '1').padStart(2, '0')
  return parseRomeDay(`${year}-${month}-${day}`) ?? parseRomeDay(`${year}-${month}-01`)
}

function monthNumber(written: string): string | null {
  if (/^\d{1,2}$/.test(written)) return written.padStart(2, '0')
  const at = MONTHS.findIndex((month) => month.toLowerCase() === written.slice(0, 3).toLowerCase())
  return at < 0 ? null : String(at + 1).padStart(2, '0')
}

/** The earliest day that is said to the day, else the first of the month that is; an issue dated next month is here already. */
export function firstDay(dates: readonly unknown[], enteredOn: RomeDay): RomeDay {
  const exact = dates.filter((date) => textOf(nodeOf(date).Day) !== '')
  const known = (exact.length > 0 ? exact : dates).map(dayOf).filter((day) => day !== null && day <= enteredOn)
  return known.toSorted()[0] ?? enteredOn
}

/** The date of an issue as citations print it: "2018 May 17", whether the month came as a word or as a number. */
export function printedDate(value: unknown): string {
  const date = nodeOf(value)
  const month = textOf(date.Month)
  const name = /^\d{1,2}$/.test(month) ? MONTHS[Number(month) - 1] : month
  const parts = [textOf(date.Year), textOf(date.Season), name, textOf(date.Day).replace(/^0(?=\d)/, '')]
  return textOf(date.MedlineDate) || parts.filter(Boolean).join(' ')
}

/** The day it entered PubMed; "entrez" is older than "pubmed" and means the same. */
export function entryDay(catalogueData: Node): RomeDay | null {
  const dates = listOf(nodeOf(catalogueData.History).PubMedPubDate)
  for (const status of ['pubmed', 'entrez']) {
    const day = dayOf(dates.find((date) => nodeOf(date)['@PubStatus'] === status))
    if (day) return day
  }
  return null
}
