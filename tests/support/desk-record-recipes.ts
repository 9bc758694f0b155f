import { randomUUID } from 'node:crypto'
import { SERVED } from '#backoffice/records/contents.server.ts'
import { listOf, newSegment } from '#platform/records/record.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { type DeskPresser, type Fields, PICTURE, type Press, quiet, type Recipe, type Recipes } from './desk-press.ts'
import { documentOf } from './document.ts'

/** How the acts of every record are pressed: a new one in the contents is pressed without a line here. */
export function recordRecipes(desk: DeskPresser): Recipes {
  return Object.assign({}, ...SERVED.map((served) => recipesOf(desk, served)))
}

const REHEARSED = 'Un foglio che si prova: quello che scrive si annulla prima di rispondere.'

/** What the form of one that is there does not ask any more, or may not be shared. */
const ONLY_NEW: Readonly<Record<string, Fields>> = {
  offer: { shop: '1' },
  reward: { kind: 'parcel' },
  tutorial: { videoUrl: '/files/prova.mp4', captionsUrl: '/files/prova.vtt' },
}

function recipesOf({ textAt, named, send, one }: DeskPresser, { record, acts }: ServedRecord): Recipes {
  const { path, fields, publishes } = record
  const list = listOf(record)
  const making = `${path}/${newSegment(record)}`
  const firstLine = Object.keys(fields).find((name) => fields[name].look.kind === 'line') ?? ''
  const inForm: string = fields[firstLine].formName ?? firstLine
  const rowsOut = async () => (await textAt(`${path}/foglio`)).trim().split('\r\n')
  const idIn = (row = '') => /^"([^"]+)"/.exec(row)?.[1] ?? ''
  const aName = () => `Di prova ${randomUUID().slice(0, 8)}`

  /** One that is there, as its form and its line of the sheet say it; read once. */
  let read: Promise<{ head: string; row: string; held: Fields }> | undefined
  const first = () => {
    read ??= rowsOut().then(async ([head = '', row = '']) => ({
      head,
      row,
      held: (await named(`${path}/${idIn(row)}`, 'Modifica')).fields,
    }))
    return read
  }
  /** The form of a new one, filled as one that is there is. */
  const aNew = async (act: string, name = aName()): Promise<Press> => {
    const { seen: _seen, ...rest } = (await first()).held
    const slug = name.toLowerCase().replaceAll(' ', '-')
    return { url: making, fields: { ...rest, ...ONLY_NEW[record.name], act, [inForm]: name, slug, id: randomUUID() } }
  }
  /** One that nothing else needs. */
  const made = async (act = 'save') => {
    const name = aName()
    const { statusCode, body } = await send(await aNew(act, name))
    if (statusCode !== 202) throw new Error(`No ${record.name} was made: ${body.slice(0, 400)}`)
    const about = await one("select details->>'about' from audit_events where details::text like $1", [`%${name}%`])
    return about.split(' ').at(-1) ?? ''
  }
  const on = async (id: string, act: string, more: Fields = {}): Promise<Press> => ({
    url: `${path}/${id}`,
    fields: { act, ...more },
  })
  const inList =
    (move: string, row: number): Recipe =>
    async () => ({ url: list, fields: { move, id: idIn((await rowsOut()).at(row)) } })
  const sheet = async (digest: string | null): Promise<Press> => {
    const { head, row, held } = await first()
    const changed = row.replace(`"${held[inForm]?.replaceAll('"', '""')}"`, `"Dal foglio ${record.name}"`)
    const file = new File([`${head}\r\n${changed}\r\n`], 'foglio.csv')
    return { url: `${path}/importa`, fields: digest === null ? { act: 'rehearse' } : { act: 'take', digest }, file }
  }
  const saving = async (act: string): Promise<Press> =>
    named(`${path}/${await made()}`, 'Modifica', { act, [inForm]: aName() })
  const shown = publishes === true ? 'publish' : 'save'

  const recipes: Record<string, Recipe> = {
    [`${making} save`]: () => aNew('save'),
    [`${path}/:id save`]: () => saving('save'),
    [`${path}/:id remove`]: async () => on(await made(), 'remove'),
    [`${list} remove`]: async () => ({ url: list, fields: { move: 'remove', id: await made() } }),
    [`${path}/importa rehearse`]: quiet(REHEARSED, () => sheet(null)),
    [`${path}/importa take`]: async () => {
      const { body } = await send(await sheet(null))
      return sheet(/"digest","([^"]+)"/.exec(body)?.[1] ?? '')
    },
    [`${path}/cestino restore`]: async () => {
      const id = await made()
      await send(await on(id, 'remove'))
      const trash = documentOf(await textAt(`${path}/cestino`))
      return {
        url: `${path}/cestino`,
        fields: { act: 'restore', id: trash.querySelector('input[name=id]')?.getAttribute('value') ?? '' },
      }
    },
  }
  if (record.isOrdered) {
    recipes[`${list} earlier`] = inList('earlier', -1)
    recipes[`${list} later`] = inList('later', 1)
  }
  if (publishes === true) {
    recipes[`${making} publish`] = () => aNew('publish')
    recipes[`${path}/:id publish`] = () => saving('publish')
  }
  if (publishes)
    recipes[`${path}/:id ${record.hideAct ?? 'hide'}`] = async () => on(await made(shown), record.hideAct ?? 'hide')
  if (publishes === 'at-once')
    recipes[`${path}/:id show`] = async () => {
      const id = await made()
      await send(await on(id, record.hideAct ?? 'hide'))
      return on(id, 'show')
    }
  if (record.picture) {
    const act = record.picture.act ?? 'picture'
    recipes[`${path}/:id ${act}`] = async () => ({ ...(await on(await made(), act)), file: PICTURE })
    recipes[`${path}/:id no-${act}`] = async () => on(await made(), `no-${act}`)
  }
  for (const act of Object.keys(acts)) recipes[`${path}/:id ${act}`] = async () => on(await made(shown), act)
  return recipes
}
