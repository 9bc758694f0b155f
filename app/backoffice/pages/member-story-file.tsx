import { staffOf } from '#areas/audience/context.server.ts'
import { askRows, questionInWords } from '#areas/lists/question-context.server.ts'
import { countRows, eachRowAsked } from '#areas/lists/row-store.server.ts'
import { storyOf } from '#areas/segments/story-store.server.ts'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { getMember } from '../members/member-context.server.ts'
import type { Route } from './+types/member-story-file'

/** DSK-035. The story of a person as a file, of what whoever asks may read. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'members.export')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  const story = storyOf(member, staff)
  const asked = await askRows(db, story, new URL(request.url).searchParams)
  if (asked.question.isBroken) throw new Conflict('Una condizione non esiste più: toglila, e poi esporta.')
  const lines = [story.columns.map(({ title }) => title)]
  await eachRowAsked(db, story, { ...asked, now }, async (rows) => {
    lines.push(...rows.map((row) => story.columns.map((column) => column.says(row))))
  })
  await recordTrail(db, {
    at: now,
    kind: 'list-exported',
    actorId: staff.id,
    memberId: member.id,
    name: story.title,
    count: await countRows(db, story, asked.question, now),
    changes: [{ field: 'Domanda', to: questionInWords(story, asked) }],
  })
  return new Response(`${CSV_MARK}${csvLines(lines)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="storia-${member.username}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
