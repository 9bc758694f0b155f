import { keepItem } from '#areas/content/desk-commands.server.ts'
import { EMPTY_DRAFT } from '#areas/content/desk-wire.ts'
import { openDatabase } from '#platform/db/database.server.ts'

/** A process that keeps a draft of an article: to be killed in the middle. */
const [url = '', itemId = '', authorId = '', basedOn = '', title = ''] = process.argv.slice(2)
const database = openDatabase({ url, maxConnections: 2 })
const draft = { ...EMPTY_DRAFT, title }
const { number } = await keepItem(database.db, {
  itemId,
  basedOn: Number(basedOn),
  draft,
  typed: null,
  act: 'draft',
  authorId,
  now: new Date(),
})
await database.close()
process.stdout.write(String(number))
