import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { enrol } from '#areas/courses/commands.server.ts'
import { openDatabase } from '#platform/db/database.server.ts'

/** A process that enrols one member in one course and says what came of it: to be killed in the middle. */
const [url = '', memberId = '', courseId = ''] = process.argv.slice(2)
const database = openDatabase({ url, maxConnections: 2 })
const now = new Date()
const view = await findViewerByMemberId(database.db, memberId, now)
if (!view) throw new Error('There is no such member.')
const viewer = { ...view, sessionId: null }
const answer = await enrol(database.db, { viewer, courseId: Number(courseId), now })
process.stdout.write(`${answer.kind}\n`)
await database.close()
