import { workOnRun } from '#areas/bulk/run-commands.server.ts'
import { bulkContents } from '#backoffice/bulk/contents.server.ts'
import type { useClub } from './club.ts'
import { documentOf } from './document.ts'

export const RUNS = '/redazione/azioni'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const REASON = { reason: 'Riordino di novembre' }

type Club = ReturnType<typeof useClub>
type Sent = Record<string, string> | [string, string][]

/** Acts on many as somebody at the desk presses them; a run is named by its address. */
export function bulkDesk(club: Club, who: number) {
  const post = async (url: string, fields: Sent, by = who) => {
    const headers = { ...(await club.cookieOf(by)), ...SENT }
    return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
  }
  const read = async (url: string, by = who) => club.app.inject({ url, headers: await club.cookieOf(by) })
  const pageAt = async (url: string, by = who) => documentOf((await read(url, by)).body)
  let pressed = 0
  return {
    post,
    read,
    pageAt,
    textOf: async (url: string, by = who) => (await pageAt(url, by)).querySelector('main')?.textContent ?? '',
    begin: async (act: string, ids: readonly string[], more: Record<string, string> = {}) => {
      pressed += 1
      const fields: [string, string][] = [
        ...Object.entries({ azione: act, chiave: `${act} ${pressed}`, ...more }),
        ...ids.map((id): [string, string] => ['scelti', id]),
      ]
      return `${(await post(RUNS, fields)).headers.location}`
    },
    rehearse: (run: string, fields: Record<string, string>) =>
      post(run, {
        act: 'rehearse',
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`field-${name}`, value])),
      }),
    confirm: (run: string, more: Record<string, string> = {}) => post(run, { act: 'confirm', ...REASON, ...more }),
    takeBack: (run: string) => post(run, { act: 'take-back', ...REASON }),
    /** What the job does, turn after turn. */
    work: async (run: string) => {
      const working = {
        now: club.clock.now(),
        sender: { club: club.env.club, origin: '' },
        onFault: (error: unknown) => {
          throw error
        },
      }
      while (await workOnRun(club.database.db, bulkContents, Number(run.split('/').at(-1)), working));
    },
    /** What the trail says of a run: what was done, in the order in which it was. */
    trailOf: async (run: string): Promise<string[]> => {
      const { rows } = await club.database.pool.query(
        "select details->>'what' as what from audit_events where (details->>'run')::int = $1 order by at, id",
        [Number(run.split('/').at(-1))],
      )
      return rows.map(({ what }) => what)
    },
  }
}
