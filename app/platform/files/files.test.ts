// reads: db/seed/films/*
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { Conflict, InvalidInput, NotFound } from '../errors.ts'
import { forgetLooseFiles, putFile, removeFile, type Upload } from './commands.server.ts'
import { contentTypeOf } from './content-type.ts'
import { openDisk } from './disk.server.ts'
import { beginFilm, takePiece } from './film-commands.server.ts'
import { fileKey, filePath, PIECE_BYTES } from './model.ts'
import { serveFiles } from './serve-files.server.ts'
import { BEFORE_EVERY_FILE, getFile, listLooseFiles } from './store.server.ts'

const database = useTestDatabase()
const OWNER = '11111111-1111-4111-8111-111111111111'
let folder = ''
let disk: Disk

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camice-files-'))
  disk = await openDisk({ files: { driver: 'local' }, dataFolder: folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const canvas = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#12558f' } })
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

async function upload(change: Partial<Upload> = {}) {
  const bytes = await canvas().png().toBuffer()
  return putFile(database.db, disk, {
    bytes,
    name: 'foto.png',
    accepts: ['image', 'document'],
    ownerId: OWNER,
    isPublic: false,
    ...change,
  })
}

describe('the type comes from the bytes', () => {
  test('each format we accept is known', async () => {
    const known = {
      'image/png': await canvas().png().toBuffer(),
      'image/jpeg': await canvas().jpeg().toBuffer(),
      'image/webp': await canvas().webp().toBuffer(),
      'image/gif': await canvas().gif().toBuffer(),
      'image/avif': await canvas().avif().toBuffer(),
      'application/pdf': PDF,
    }
    for (const [type, bytes] of Object.entries(known)) expect(contentTypeOf(bytes)).toBe(type)
  })

  test.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing that can run scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'MZ\x90\x00'],
    ['nothing', ''],
  ])('%s named like a picture is refused', async (_what, text) => {
    await expect(upload({ bytes: Buffer.from(text, 'latin1') })).rejects.toThrow(InvalidInput)
  })

  test('a PDF where a picture is wanted is refused, in words that say what to do', async () => {
    await expect(upload({ bytes: PDF, accepts: ['image'] })).rejects.toMatchObject({
      fields: { file: 'Il file deve essere un’immagine (PNG, JPEG, WebP, GIF o AVIF).' },
    })
  })

  test('a broken picture and one that is too heavy are refused', async () => {
    const png = await canvas().png().toBuffer()
    await expect(upload({ bytes: png.subarray(0, 40) })).rejects.toThrow(InvalidInput)
    await expect(upload({ bytes: Buffer.concat([png, Buffer.alloc(9 * 1024 * 1024)]) })).rejects.toMatchObject({
      fields: { file: 'Il file è troppo grande: il massimo è 8 MB.' },
    })
  })
})

describe('pictures are drawn again', () => {
  test('place, author and what follows the pixels are gone, and it stands upright', async () => {
    const photo = await canvas()
      .withExif({ IFD0: { Artist: 'Canarino Giallo' }, IFD3: { GPSLatitude: '45/1 28/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const file = await upload({ bytes: Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]) })
    const kept = Buffer.from(await disk.getBytes(fileKey(file)))
    const { exif, orientation, width, height } = await sharp(kept).metadata()
    expect(exif).toBeUndefined()
    expect(orientation).toBeUndefined()
    expect([width, height]).toEqual([20, 40])
    expect(kept.toString('latin1')).not.toMatch(/Canarino|script/)
    expect(file.byteSize).toBe(kept.byteLength)
  })
})

describe('names', () => {
  test.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\foto\\io.exe', 'io.png'],
    ['caffè "buono".png', 'caffè buono.png'],
    ['\u0000\u202e.png', 'file.png'],
    ['', 'file.png'],
  ])('%j is kept as %j', async (name, kept) => {
    expect((await upload({ name })).name).toBe(kept)
  })
})

describe('reading', () => {
  const server = (reader: string | null) =>
    testServer((app) =>
      serveFiles(app, {
        db: database.db,
        disk,
        mayRead: (_request, file) => reader !== null && file.ownerId === reader,
      }),
    )

  test('a private file goes to its owner as an attachment that nobody keeps, and does not exist for others', async () => {
    const file = await upload({ name: 'caffè.png' })
    const mine = await (await server(OWNER)).inject(filePath(file))
    expect(mine.statusCode).toBe(200)
    expect(mine.rawPayload.byteLength).toBe(file.byteSize)
    expect(mine.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="caffe.png"; filename*=UTF-8''caff%C3%A8.png`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    for (const reader of [null, '22222222-2222-4222-8222-222222222222'])
      expect((await (await server(reader)).inject(filePath(file))).statusCode).toBe(404)
  })

  test('a public file goes to anyone and may be kept', async () => {
    const file = await upload({ isPublic: true })
    const answer = await (await server(null)).inject(filePath(file))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['cross-origin-resource-policy'], 'a letter shows it on the page of a mail program').toBe(
      'cross-origin',
    )
    const owned = await (await server(OWNER)).inject(filePath(await upload()))
    expect(owned.headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test.each([
    '/files/nothing/x.png',
    '/files/..%2f..%2fetc/passwd',
    '/files/33333333-3333-4333-8333-333333333333/x.png',
  ])('%s does not exist', async (url) => {
    expect((await (await server(OWNER)).inject(url)).statusCode).toBe(404)
  })

  test('a removed file is gone, row and bytes', async () => {
    const file = await upload()
    await removeFile(database.db, disk, file.id)
    await expect(getFile(database.db, file.id)).rejects.toThrow(NotFound)
    expect(await disk.exists(fileKey(file))).toBe(false)
    await removeFile(database.db, disk, file.id)
  })
})

const began = new Date()
const hour = (count: number) => new Date(began.getTime() + count * 3_600_000)

describe('films', () => {
  const film = Buffer.alloc(2 * PIECE_BYTES + 1000, Buffer.from(Array.from({ length: 251 }, (_, index) => index)))
  film.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 0, 'latin1')
  const piece = (number: number) => film.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
  const begin = (change: Partial<Parameters<typeof beginFilm>[2]> = {}) =>
    beginFilm(database.db, disk, { name: 'lezione.mov', byteSize: film.byteLength, first: piece(0), ...change })
  const take = (id: string, number: number, bytes = piece(number)) =>
    takePiece(database.db, disk, { id, piece: number, bytes })
  const watching = () => testServer((app) => serveFiles(app, { db: database.db, disk, mayRead: () => true }))

  test('arrive a piece after the other, each once, and are there only when whole', async () => {
    const begun = await begin()
    expect([begun.name, begun.contentType, begun.isPublic]).toEqual(['lezione.mp4', 'video/mp4', false])
    const server = await watching()
    await expect(take(begun.id, 2)).rejects.toThrow(Conflict)
    await expect(take(begun.id, 1, piece(1).subarray(1))).rejects.toThrow(InvalidInput)
    await take(begun.id, 1)
    expect((await take(begun.id, 1, Buffer.alloc(3))).piecesTaken, 'its answer was lost on the way').toBe(2)
    expect((await server.inject(filePath(begun))).statusCode).toBe(404)
    expect((await take(begun.id, 2)).piecesTaken).toBe(3)
    await expect(take(begun.id, 3, Buffer.alloc(10))).rejects.toThrow(Conflict)
    const whole = await server.inject(filePath(begun))
    expect(whole.statusCode).toBe(200)
    expect(whole.rawPayload.equals(film)).toBe(true)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  })

  test.each([
    ['bytes=0-99', 0, 99],
    [`bytes=${PIECE_BYTES - 5}-${PIECE_BYTES + 4}`, PIECE_BYTES - 5, PIECE_BYTES + 4],
    [`bytes=${2 * PIECE_BYTES}-`, 2 * PIECE_BYTES, 2 * PIECE_BYTES + 999],
    ['bytes=-10', 2 * PIECE_BYTES + 990, 2 * PIECE_BYTES + 999],
    ['bytes=10-99999999', 10, 2 * PIECE_BYTES + 999],
  ])('are looked at from any point: %s', async (range, from, to) => {
    const { id } = await begin()
    await take(id, 1)
    const whole = await take(id, 2)
    const answer = await (await watching()).inject({ url: filePath(whole), headers: { range } })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/${film.byteLength}`)
    expect(answer.headers['content-length']).toBe(String(to - from + 1))
    expect(answer.rawPayload.equals(film.subarray(from, to + 1))).toBe(true)
    const beyond = { url: filePath(whole), headers: { range: `bytes=${film.byteLength}-` } }
    expect((await (await watching()).inject(beyond)).statusCode).toBe(416)
  })

  test.each([
    ['a photograph', { first: Buffer.concat([Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1')]) }, 'MP4 o WebM'],
    ['an audio', { first: Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom', 'latin1') }, 'MP4 o WebM'],
    ['a film of QuickTime', { first: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1') }, 'MP4 o WebM'],
    ['Matroska', { first: Buffer.from('\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska', 'latin1') }, 'MP4 o WebM'],
    ['what is too large', { byteSize: 1024 ** 3 + 1 }, 'il massimo è 1 GB'],
    ['what is shorter than it says', { byteSize: film.byteLength, first: piece(0).subarray(0, -1) }, 'intero'],
  ])('%s is refused at its first piece', async (_what, change, words) => {
    const refusal = await begin(change).catch((error) => error)
    expect(refusal).toBeInstanceOf(InvalidInput)
    expect(refusal.fields.file).toContain(words)
  })

  test('WebM is a film, as the ones of the demonstration are', async () => {
    const first = await readFile('db/seed/films/codice-sconto.webm')
    expect((await begin({ byteSize: first.byteLength, first })).contentType).toBe('video/webm')
  })

  test('that nobody saved, whole or not, are forgotten with all their pieces', async () => {
    const { id } = await begin()
    await take(id, 1)
    await forgetLooseFiles(database.db, disk, hour(1))
    await expect(take(id, 2)).rejects.toThrow(NotFound)
    expect(await disk.exists(`${id.slice(0, 2)}/${id}/0`)).toBe(false)
  })
})

describe('files nobody refers to', () => {
  test('are forgotten, row and bytes, once they are old enough; what is named stays', async () => {
    const [loose, cover] = [await upload({ isPublic: true }), await upload({ isPublic: true })]
    await database.pool.query('create table pictures_of_a_test (document jsonb)')
    await database.pool.query('insert into pictures_of_a_test values ($1)', [{ cover: [filePath(cover)] }])
    await forgetLooseFiles(database.db, disk, hour(-24))
    expect(await disk.exists(fileKey(loose)), 'somebody may be about to save what it is for').toBe(true)
    await forgetLooseFiles(database.db, disk, hour(1))
    await expect(getFile(database.db, loose.id)).rejects.toThrow(NotFound)
    expect(await disk.exists(fileKey(loose))).toBe(false)
    expect((await getFile(database.db, cover.id)).id).toBe(cover.id)
    expect(await disk.exists(fileKey(cover))).toBe(true)
    await database.pool.query('drop table pictures_of_a_test')
    expect(await forgetLooseFiles(database.db, disk, hour(1))).toBe(1)
  })

  test('are all found and nothing else is, looking at two files at a time', async () => {
    const made = []
    for (let each = 0; each < 7; each += 1) made.push(await upload({ bytes: PDF, name: 'a.pdf' }))
    // Both kinds fall in the same pair, on both sides of the next, and at the end.
    const named = made.toSorted((a, b) => a.id.localeCompare(b.id)).filter((_, index) => index % 3 === 0)
    await database.pool.query('create table papers_of_a_test (file uuid, said text)')
    for (const [index, { id }] of named.entries())
      await database.pool.query('insert into papers_of_a_test values ($1, $2)', index % 2 ? [id, null] : [null, id])
    const { loose, next } = await listLooseFiles(database.db, { before: hour(1), after: BEFORE_EVERY_FILE, limit: 2 })
    expect([loose.length <= 2, next]).toEqual([true, expect.any(String)])
    await forgetLooseFiles(database.db, disk, hour(1), 2)
    const { rows } = await database.pool.query<{ id: string }>('select id from files order by id')
    expect(rows.map(({ id }) => id)).toEqual(named.map(({ id }) => id))
    await database.pool.query('drop table papers_of_a_test')
    expect(await forgetLooseFiles(database.db, disk, hour(1), 2)).toBe(named.length)
  })

  test('are only those: a file named in any column of any table of the club is not among them', async () => {
    const undone = new Error('nothing of this stays')
    const looking = database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql.raw(NAMED_EVERYWHERE))
      const { rows } = await tx.execute<{ named: number }>(sql`select count(*)::int as named from files`)
      expect(rows[0]?.named).toBeGreaterThan(300)
      const looked = { before: hour(1), after: BEFORE_EVERY_FILE, limit: 10_000 }
      expect(await listLooseFiles(tx, looked)).toEqual({ loose: [], next: null })
      await tx.execute(sql`delete from content_items where picture ->> 'path' like '/files/%'`)
      expect((await listLooseFiles(tx, looked)).loose, 'and it can tell').toHaveLength(1)
      throw undone
    })
    await expect(looking).rejects.toBe(undone)
  })
})

/** For each column that could hold the name of a file, a file that only it names. Undone with the transaction, without the triggers. */
const NAMED_EVERYWHERE = `
do $$
declare held record; ruled record; col record; file uuid;
begin
  for held in select c.oid, c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'files' loop
    for ruled in select conname from pg_constraint where conrelid = held.oid and contype in ('c', 'f', 'p', 'u') loop
      execute format('alter table %s drop constraint if exists %I cascade', held.name, ruled.conname);
    end loop;
    for col in select attname from pg_attribute
      where attrelid = held.oid and attnum > 0 and attnotnull and attidentity = '' and not attisdropped loop
      execute format('alter table %s alter column %I drop not null', held.name, col.attname);
    end loop;
    for col in select attname, atttypid::regtype::text as type from pg_attribute
      where attrelid = held.oid and attnum > 0 and attgenerated = '' and not attisdropped
        and atttypid::regtype::text in ('uuid', 'text', 'json', 'jsonb', 'text[]') loop
      file := gen_random_uuid();
      insert into files (id, name, content_type, byte_size, is_public) values (file, 'a.png', 'image/png', 1, true);
      execute format('insert into %s (%I) values ($1::%s)', held.name, col.attname, col.type) using
        case col.type when 'uuid' then file::text
          when 'text' then '/files/' || file || '/a.png'
          when 'text[]' then '{/files/' || file || '/a.png}'
          else json_build_object('path', '/files/' || file || '/a.png')::text end;
    end loop;
  end loop;
end $$`

test('files stay under the data folder', async () => {
  await upload()
  expect(await readdir(folder)).toEqual(['files'])
})

test('S3 without its packages says which to install', async () => {
  const env = testEnv({ FILES_DRIVER: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' })
  await expect(openDisk(env)).rejects.toThrow('npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner')
})
