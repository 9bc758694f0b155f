import { Readable } from 'node:stream'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { takeExport } from '#areas/lists/export-commands.server.ts'
import { NotFound } from '#platform/errors.ts'
import { filmStream } from '#platform/files/film-commands.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { listNamed } from '../lists/lists.server.ts'
import { TAKING_PERMISSIONS } from '../lists/taking.ts'
import type { Route } from './+types/export-file'

/** DSK-016. The file itself, for whoever asked for it and while they still may. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const staff = staffOf(context, ...TAKING_PERMISSIONS)
  const { db, now, disk } = partsOf(context)
  if (!isUuid(id)) throw new NotFound()
  const file = await takeExport(db, id, {
    staff,
    now,
    mayTake: (name) => {
      const taking = listNamed(name)?.taking
      return Boolean(taking && staffMay(staff, ...taking))
    },
  })
  const bytes = filmStream(disk, file, { from: 0, to: file.byteSize - 1 })
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(file.byteSize),
      'content-disposition': `attachment; filename="${file.name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
