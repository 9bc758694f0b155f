import pg from 'pg'
import { vi } from 'vitest'

/** OPS-054. How many statements an act sends to the database: speed as a number that no busy machine changes. */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await act()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
