import { randomUUID } from 'node:crypto'
import { dataPath } from '#platform/page-cache/page-address.ts'
import { documentOf } from './document.ts'
import { ORIGIN, type TestClub } from './open-club.ts'
import { STAFF } from './visitors.ts'

export type Fields = Readonly<Record<string, string>>
export type Press = {
  url: string
  fields: Fields
  file?: File
  /** The field of the file, where it is not `file`. */
  fileField?: string
  /** What is sent in the place of a form. */
  json?: unknown
  /** Of an act that leaves no line: why it needs none, and the tables it may write. It is pressed all the same. */
  quiet?: { why: string; writes: readonly string[] }
  /** Of an act on more than one thing: how many lines it leaves, and why. */
  lines?: { count: number; why: string }
}
/** How an act is pressed so that it does something; what it needs is made first. */
export type Recipe = () => Promise<Press>
export type Recipes = Readonly<Record<string, Recipe>>

/** An act that leaves no line. */
export const quiet =
  (why: string, recipe: Recipe, ...writes: string[]): Recipe =>
  async () => ({ ...(await recipe()), quiet: { why, writes } })

/** A small picture. */
export const PICTURE = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'punto.png',
  { type: 'image/png' },
)

export const REASON = 'Chiesto per telefono'

/** The desk as somebody who may do everything uses it. */
export function deskPresser(club: TestClub) {
  const who = STAFF.administrator
  const rows = async (statement: string, values: unknown[] = []) =>
    (await club.database.pool.query(statement, values)).rows
  const one = async (statement: string, values: unknown[] = []): Promise<string> => {
    const [row] = await rows(statement, values)
    if (!row) throw new Error(`Nothing answers: ${statement}`)
    return String(Object.values(row)[0])
  }
  async function send({ url, fields, file, fileField = 'file', json }: Press, isEnded = false) {
    const [path = '', search = ''] = url.split('?')
    const form = file ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (file && form instanceof FormData) form.append(fileField, file)
    const body = json === undefined ? new Response(form) : Response.json(json)
    const type = body.headers.get('content-type') ?? ''
    return club.app.inject({
      method: 'POST',
      // Whose session has ended is answered with a document: a page with scripts asks before it sends.
      url: isEnded ? url : `${dataPath(path)}${search && `?${search}`}`,
      headers: {
        ...(isEnded ? { accept: 'text/html' } : await club.cookieOf(who)),
        origin: ORIGIN,
        'content-type': type,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    })
  }
  const textAt = async (url: string) => {
    const { body, statusCode } = await club.app.inject({ url, headers: await club.cookieOf(who) })
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`)
    return body
  }
  const page = async (url: string) => documentOf(await textAt(url))

  /** A form of a page, with what stands in it. */
  const filled = (url: string, form: Element | null | undefined, change: Fields): Press => {
    if (!form) throw new Error(`${url} has no form for ${JSON.stringify(change)}`)
    const fields: Record<string, string> = {}
    for (const input of form.querySelectorAll('input[name], textarea[name], select[name]')) {
      const type = input.getAttribute('type')
      const isOff = (type === 'checkbox' || type === 'radio') && !input.hasAttribute('checked')
      if (type === 'file' || isOff) continue
      const chosen = input.querySelector('option[selected]') ?? input.querySelector('option')
      const value = input.tagName === 'TEXTAREA' ? input.textContent : (chosen ?? input).getAttribute('value')
      fields[input.getAttribute('name') ?? ''] = value ?? ''
    }
    return { url: form.getAttribute('action') ?? url, fields: { ...fields, ...change } }
  }
  /** The form of a page that has a button. */
  async function drawn(url: string, field: string, act: string, change: Fields = {}): Promise<Press> {
    const form = [...(await page(url)).querySelectorAll('form')].find((each) =>
      [...each.querySelectorAll('[name]')].some(
        (input) => input.getAttribute('name') === field && input.getAttribute('value') === act,
      ),
    )
    return filled(url, form, { [field]: act, ...change })
  }
  /** The form of a page that has a name. */
  const named = async (url: string, label: string, change: Fields = {}) =>
    filled(url, (await page(url)).querySelector(`form[aria-label="${label}"]`), change)

  /** Decision 36. An act that is seen before it is confirmed, as it is confirmed. */
  async function confirmed(url: string, fields: Fields): Promise<Press> {
    const type = 'application/x-www-form-urlencoded'
    const { body } = await club.app.inject({
      method: 'POST',
      url,
      headers: { ...(await club.cookieOf(who)), origin: ORIGIN, 'content-type': type },
      payload: new URLSearchParams(fields).toString(),
    })
    const document = documentOf(body)
    const input = (name: string) => document.querySelector(`input[name="${name}"]`)?.getAttribute('value')
    if (!input('key')) {
      const said = [...document.querySelectorAll('[role="alert"], [id$="-error"], .text-danger')].map(
        (each) => each.textContent,
      )
      throw new Error(`${url} ${fields.act} was not rehearsed: ${said.join(' | ').slice(0, 300)}`)
    }
    return { url, fields: { ...fields, step: 'confirm', seen: input('seen') ?? '', key: input('key') ?? randomUUID() } }
  }

  /** A form without a button of its own name, with some fields. */
  const at =
    (url: string, fields: Fields, file?: File): Recipe =>
    async () => ({ url, fields, ...(file && { file }) })
  return { club, rows, one, send, textAt, page, drawn, named, confirmed, at }
}
export type DeskPresser = ReturnType<typeof deskPresser>
