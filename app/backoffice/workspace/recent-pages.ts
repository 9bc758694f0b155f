import { DESK_PATH } from '../desk-path.ts'
import type { Found } from '../find-model.ts'

const MOST = 8

/** In the memory of this tab alone: titles of the desk may name people. */
let recent: Found[] = []

/** Told of each page of the desk as it is left. */
export function rememberPage(path: string, title: string): void {
  const [name = ''] = title.split(' | ')
  if (path === DESK_PATH || !name) return
  recent = [{ to: path, title: name, detail: '', icon: 'history' }, ...recent.filter(({ to }) => to !== path)].slice(
    0,
    MOST,
  )
}

export const recentPages = (): readonly Found[] => recent
