/** BLK-012. Ways out of the page that the reader will come back from. */
const APART = ['/registrazione-trial', '/attivazione-trial', '/upgrade']

/** BLK-012. A strip is a place to come back to: these links leave it open behind them. */
export function opensNewTab(link: string): boolean {
  const path = link.replace(/[?#].*$/, '')
  return link.includes('http') || APART.includes(path)
}

/** BLK-012. An icon tells the plans from the sections. */
export function leadsToPlans(link: string): boolean {
  return link.includes('/piani')
}
