import { staffOf } from '#areas/audience/context.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { LONGEST_WORDS, MOST_FOUND } from '#platform/pure/choices.ts'
import { STAFF_PERMISSIONS } from '#platform/pure/permissions.ts'
import { CHOICE_KINDS } from '../choice-kinds.server.ts'
import type { Route } from './+types/choices'

/** DSK-049. What has the words that somebody writes in a field that chooses, or the codes that it holds. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kind = CHOICE_KINDS.get(params.kind)
  const { permissions } = staffOf(context, ...(kind?.permissions ?? STAFF_PERMISSIONS))
  if (!kind) throw new NotFound('Qui non c’è niente da scegliere.')
  const { db, now } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('cerca') ?? '').trim().slice(0, LONGEST_WORDS)
  const codes = searchParams.getAll('codice').slice(0, MOST_FOUND)
  const found = words === '' ? [] : await kind.search(db, words, { now, permissions })
  const held = codes.length === 0 ? [] : await kind.read(db, codes, now)
  return Response.json([...found, ...held], { headers: { 'cache-control': 'private, no-store' } })
}
