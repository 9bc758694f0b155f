// reads: only the built club
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { paragraphsOf, textOf } from './desk-rules.ts'
import { EMPTY_FILE, judgeLessonFile, wordsOf } from './lesson-file-rules.ts'
import { lessonParts } from './lesson-rules.ts'
import type { LessonFile } from './model.ts'

const club = useClub()
const MEMBER = 1002
const { editor } = STAFF
const PAPER = new File(['%PDF-1.4\n%%EOF'], 'scheda.pdf', { type: 'application/pdf' })
let picture: File

beforeAll(async () => {
  const drawn = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#225577' } })
    .webp()
    .toBuffer()
  picture = new File([new Uint8Array(drawn)], 'mano.webp', { type: 'image/webp' })
})

async function get(url: string, username: number | null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', ''), bytes: answer.rawPayload }
}

async function post(url: string, username: number, fields: Record<string, string | File>) {
  const { cookie = '' } = await club.cookieOf(username)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const body = new Response(form)
  const answer = await club.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: ORIGIN, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: answer.statusCode, html: answer.body, to: String(answer.headers.location ?? '') }
}

async function aCourse(slug: string) {
  const { db } = club.database
  const id = (await findCourseBySlug(db, slug))?.id ?? 0
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from lessons where course_id = ${id} order by position limit 2`,
  )
  const [first = 0, second = 0] = rows.map((row) => row.id)
  await db.execute(sql`update lessons set kind = 'text' where course_id = ${id} and kind in ('video', 'slides')`)
  await post(`/aula/${id}`, MEMBER, {})
  return { id, first, second, desk: (lesson: number) => `/redazione/corsi/${id}/lezioni/${lesson}` }
}

const held = async (lesson: number) => {
  const { rows } = await club.database.db.execute<{ id: string; kind: string; file_path: string }>(
    sql`select id, kind, file_path from lesson_files where lesson_id = ${lesson} order by kind`,
  )
  return rows
}

const FIGURE = { act: 'picture', alt: 'Una mano', caption: 'Il dorso, poi il palmo' }
const SHEET = { act: 'paper', title: 'Scheda del lavaggio' }

describe('[LRN-009] what is said of a file', () => {
  const judge = (kind: 'picture' | 'paper', typed: object) => {
    const judged = judgeLessonFile(kind, { ...EMPTY_FILE, ...typed })
    return judged.kind === 'refused' ? Object.keys(judged.errors) : judged.fields
  }
  test.each([
    ['a description', 'picture', { alt: ' Una  mano ' }, { title: '', alt: 'Una mano', caption: null }],
    [
      'a tick instead',
      'picture',
      { isDecorative: 'on', caption: 'La mano' },
      { title: '', alt: null, caption: 'La mano' },
    ],
    ['neither', 'picture', { caption: 'La mano' }, ['alt']],
    ['both', 'picture', { alt: 'Una mano', isDecorative: 'on' }, ['alt']],
    ['too long a caption', 'picture', { alt: 'Una mano', caption: 'a'.repeat(301) }, ['caption']],
    ['what it is', 'paper', { title: 'Scheda' }, { title: 'Scheda', alt: null, caption: null }],
    ['nothing', 'paper', {}, ['title']],
  ] as const)('%s of a %s', (_what, kind, typed, expected) => {
    expect(judge(kind, typed)).toEqual(expected)
  })

  test('a picture stands where its line is, or at the end: none is lost', () => {
    const file = (number: number) => ({ kind: 'picture', number }) as LessonFile
    const typed = 'Uno\n[immagine 2]\nDue\n\n[Immagine 9]\nTre'
    const paragraphs = paragraphsOf(typed)
    expect(paragraphs).toEqual(['Uno', '[immagine 2]', 'Due', '[Immagine 9]', 'Tre'])
    expect(paragraphsOf(textOf(paragraphs))).toEqual(paragraphs)
    expect(wordsOf(paragraphs)).toEqual(['Uno', 'Due', 'Tre'])
    const parts = lessonParts(paragraphs, [file(1), file(2)])
    expect(parts.map((part) => (part.kind === 'picture' ? part.picture.number : part.kind))).toEqual([
      'paragraph',
      2,
      'paragraph',
      'paragraph',
      1,
    ])
  })
})

test('[LRN-009] of an opened course files are added, once each, and never taken away; what lies or is not described is refused', async () => {
  const { first, desk } = await aCourse('gestire-il-tempo-in-ambulatorio')
  const page = desk(first)
  const silent = await post(page, editor, { ...FIGURE, alt: '', file: picture })
  expect([silent.status, silent.html.includes('Descrivi l’immagine')]).toEqual([400, true])
  expect(silent.html).toContain(`value="${FIGURE.caption}"`)
  const lying = new File(['<html>'], 'mano.webp', { type: 'image/webp' })
  expect((await post(page, editor, { ...FIGURE, file: lying })).html).toContain('deve essere JPEG, PNG o WebP')
  expect((await post(page, editor, { ...SHEET, file: picture })).html).toContain('Il file deve essere un PDF.')
  expect((await post(page, editor, SHEET)).html).toContain('Scegli un file.')
  for (const _turn of ['once', 'again'])
    for (const fields of [
      { ...FIGURE, file: picture },
      { ...SHEET, file: PAPER },
    ])
      expect((await post(page, editor, fields)).status).toBe(302)
  const files = await held(first)
  expect(files.map(({ kind }) => kind)).toEqual(['paper', 'picture'])
  const refused = await post(page, editor, { act: `remove-${files[0]?.id}` })
  expect([refused.status, refused.html.includes('non si tolgono più')]).toEqual([409, true])
  for (const other of [MEMBER, STAFF.operator])
    expect((await post(page, other, { ...SHEET, title: 'Di un altro', file: PAPER })).status).toBe(403)
  expect(await held(first)).toHaveLength(2)
  for (let more = 2; more <= 10; more += 1) await post(page, editor, { ...SHEET, title: `Scheda ${more}`, file: PAPER })
  expect((await post(page, editor, { ...SHEET, title: 'Una di troppo', file: PAPER })).html).toContain(
    'dieci materiali',
  )
})

test('[LRN-009] they are for who is enrolled and has come that far, and for staff; a new edition has them', async () => {
  const { id, first, second, desk } = await aCourse('igiene-delle-mani-il-gesto-che-salva')
  for (const lesson of [first, second])
    for (const fields of [
      { ...FIGURE, file: picture },
      { ...SHEET, file: PAPER },
    ])
      expect((await post(desk(lesson), editor, fields)).status).toBe(302)
  const paths = [...(await held(first)), ...(await held(second))].map((file) => file.file_path)
  const [paper = '', figure = '', ...later] = paths
  const { html } = await get(`/aula/${id}/lezione/${first}`, MEMBER)
  for (const words of [
    `src="${figure}"`,
    'alt="Una mano"',
    'width="40"',
    FIGURE.caption,
    `href="${paper}"`,
    SHEET.title,
  ])
    expect(html).toContain(words)
  const read = async (path: string, who: number | null) => (await get(path, who)).status
  for (const path of paths) {
    for (const other of [null, 1001]) expect(await read(path, other)).toBe(404)
    for (const staff of [editor, STAFF.operator]) expect(await read(path, staff)).toBe(200)
  }
  expect([await read(paper, MEMBER), await read(figure, MEMBER)]).toEqual([200, 200])
  for (const path of later) expect(await read(path, MEMBER)).toBe(404)
  const { to } = await post(`/redazione/corsi/${id}`, editor, { move: 'edition', version: '1' })
  const { rows } = await club.database.db.execute<{ file_path: string }>(sql`
    select f.file_path from lesson_files f join lessons l on l.id = f.lesson_id
    where l.course_id = ${Number(to.split('/').at(-1))} order by l.position, f.kind`)
  expect(rows.map((row) => row.file_path)).toEqual(paths)
  // Thrown away, it takes nothing from the first.
  await post(to, editor, { move: 'discard', version: '1' })
  expect(await read(figure, MEMBER)).toBe(200)
})

test('[LRN-009] the book of a course has its pictures and names its attachments', async () => {
  const { id, first, desk } = await aCourse('vaccini-a-mrna-come-funzionano-e-come-spiegarli')
  for (const fields of [
    { ...FIGURE, file: picture },
    { ...SHEET, file: PAPER },
  ])
    expect((await post(desk(first), editor, fields)).status).toBe(302)
  const book = await get(`/api/FAD/Corsi/${id}/Ebook/epub`, MEMBER)
  expect(book.status).toBe(200)
  const inside = unzipSync(new Uint8Array(book.bytes))
  expect(Object.keys(inside)).toContain('OEBPS/picture-1.png')
  const text = strFromU8(inside['OEBPS/text.xhtml'] ?? new Uint8Array())
  for (const words of ['alt="Una mano"', FIGURE.caption, SHEET.title]) expect(text).toContain(words)
  const pdf = await get(`/api/FAD/Corsi/${id}/Ebook/pdf`, MEMBER)
  expect(pdf.bytes.includes('/Subtype /Image')).toBe(true)
})
