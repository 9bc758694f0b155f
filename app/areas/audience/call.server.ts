import { callDefiner } from '#platform/http/call.server.ts'
import type { Viewer } from './model.ts'

/** Defines one call of the club; areas list theirs in `api.server.ts`. */
export const defineCall = callDefiner<Viewer>()
