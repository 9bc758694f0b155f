const DOWN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, and the connection exceptions of class 08.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
])

const DOWN_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True when a query failed because the database cannot be reached, not because of what was asked. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code } = cause as { code?: unknown }
    const isQueryError = cause.constructor.name === 'DatabaseError' || 'syscall' in cause
    if (typeof code === 'string' && DOWN_CODES.has(code) && isQueryError) return true
    if (DOWN_MESSAGES.test(cause.message)) return true
  }
  return false
}
