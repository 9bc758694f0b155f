import { randomUUID } from 'node:crypto'
import { type DeskPresser, quiet, type Recipe, type Recipes } from './desk-press.ts'
import { VISITORS } from './visitors.ts'

const COLUMNS = 'Come vede l’elenco chi lo guarda: non cambia niente per nessun altro.'

/** How the views and the columns of every list that is asked are pressed. */
export function listRecipes(desk: DeskPresser, patterns: readonly string[]): Recipes {
  return Object.assign({}, ...patterns.map((pattern) => viewsOf(desk, pattern)))
}

function viewsOf({ send, one, at }: DeskPresser, pattern: string): Recipes {
  const url = pattern.replace(':username', String(VISITORS.PREMIUM)).replace(':courseId', '1')
  const save = () => ({ act: 'save', name: `Vista ${randomUUID().slice(0, 8)}`, team: 'on' })
  const onView =
    (act: string): Recipe =>
    async () => {
      const fields = save()
      await send({ url, fields })
      const view = await one('select id from list_views where name = $1', [fields.name])
      return { url: act === 'update' ? `${url}?righe=100` : url, fields: { act, view, seen: '1' } }
    }
  return {
    [`${pattern} save`]: at(url, save()),
    [`${pattern} update`]: onView('update'),
    [`${pattern} remove`]: onView('remove'),
    [`${pattern} columns`]: quiet(COLUMNS, at(url, { act: 'columns', columns: '' }), 'list_preferences'),
    [`${pattern} usual-columns`]: quiet(COLUMNS, at(url, { act: 'usual-columns' }), 'list_preferences'),
  }
}
