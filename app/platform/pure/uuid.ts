/** Whether something written may be the id of a row: asked before the database, which refuses anything else with an error. */
export function isUuid(written: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(written)
}
