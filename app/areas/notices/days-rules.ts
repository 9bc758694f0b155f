/** SHL-010. The message in the words of this day; one day is said in the singular. */
export function withDaysLeft(text: string, days: number): string {
  const filled = text.replaceAll('{giorni}', String(days))
  return days === 1 ? filled.replace(/\b1 giorni\b/, '1 giorno') : filled
}
