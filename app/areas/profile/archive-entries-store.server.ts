import type { Disk } from 'flydrive'
import type { Sender } from '#areas/account/letters-copy.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listLeadsByEmail } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { listMemberTables, memberDocuments, memberRows } from '#platform/db/member-rows.server.ts'
import { safeName } from '#platform/files/commands.server.ts'
import type { ZipEntry } from '#platform/files/zip-stream.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import type { MemberData } from './member-data-context.server.ts'
import { sharesMailbox } from './privacy-commands.server.ts'

type Parts = { db: Db; disk: Disk; memberId: string; at: Date; data: MemberData; sender: Sender }

/** IDN-051. Everything the club knows of a member: what is read on paper, then what can be read by a program. Each is made when it is asked for. */
export async function* archiveEntries({ db, disk, memberId, at, data, sender }: Parts): AsyncGenerator<ZipEntry> {
  const missing: string[] = []
  for (const filesOf of data.files)
    for await (const { name, body } of filesOf({ db, disk, memberId, ...sender })) {
      if (body) yield { name, body }
      else missing.push(name)
    }
  for await (const { table, id, name, bytes } of memberDocuments(db, memberId)) {
    const extension = name?.includes('.') ? (name.split('.').at(-1) ?? 'bin') : 'bin'
    yield { name: `${data.tables[table]?.name ?? table}/${id} ${safeName(name ?? '', extension)}`, body: [bytes] }
  }
  yield { name: 'i-miei-dati.json', body: encoded(jsonParts({ db, memberId, at, data, missing })) }
}

type Told = Pick<Parts, 'db' | 'memberId' | 'at' | 'data'> & { missing: readonly string[] }

/** One object, written as it is read: under the name of each table its rows, however many. */
async function* jsonParts({ db, memberId, at, data, missing }: Told): AsyncGenerator<string> {
  const member = await findMemberById(db, memberId)
  yield `{\n"creatoIl": ${JSON.stringify(at)},\n"persona": ${JSON.stringify(member)}`
  for (const table of await listMemberTables(db)) {
    let count = 0
    for await (const row of memberRows(db, table, memberId)) {
      const opening = `,\n${JSON.stringify(data.tables[table.table]?.name ?? table.table)}: [\n`
      yield `${count === 0 ? opening : ',\n'}${JSON.stringify(row)}`
      count += 1
    }
    if (count > 0) yield '\n]'
  }
  // What was written to or from a mailbox that several accounts share is not this member's alone.
  const own = member && !(await sharesMailbox(db, member)) ? member.email : null
  yield `,\n"lettere": ${JSON.stringify(own ? await listLettersTo(db, own) : [])}`
  yield `,\n"richiesteDallaStessaEmail": ${JSON.stringify(own ? await listLeadsByEmail(db, own) : [])}`
  yield `,\n"nonCompresi": ${JSON.stringify(data.exceptions, null, 2)}`
  if (missing.length > 0) yield `,\n"documentiMancanti": ${JSON.stringify(missing)}`
  yield '\n}\n'
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part)
}
