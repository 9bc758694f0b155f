import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ id: string, what: string, decide: string | null, source: string }} Row */

/**
 * Reads the only YAML our rows are written in: a list of records whose values are one line, or folded under `>-`.
 * Anything else is refused with its line, because a row read wrongly would be a row lost.
 * @param {string} text
 * @param {string} name of the file, for messages
 * @returns {Row[]}
 */
export function parseRows(text, name = 'rows') {
  const rows = []
  /** @type {Record<string, string> | null} */
  let row = null
  let folded = ''
  text.split('\n').forEach((line, index) => {
    const field = /^(- | {2})([a-z]+): (.*)$/.exec(line)
    const [, lead, key = '', value = ''] = field ?? []
    if (line.trim() === '' || line.startsWith('#')) return
    if (field) {
      if (lead === '- ') {
        row = {}
        rows.push(row)
      }
      if (!row || key in row) throw new Error(`${name}, line ${index + 1}: "${key}" is out of place.`)
      folded = value === '>-' ? key : ''
      row[key] = folded ? '' : value
    } else if (row && folded && line.startsWith('    ')) {
      row[folded] = `${row[folded]} ${line.trim()}`.trim()
    } else {
      throw new Error(`${name}, line ${index + 1}: not a line of our rows: ${line}`)
    }
  })
  return rows.map((record) => toRow(record, name))
}

/**
 * Every row by file, in the order of the folder; an id written twice is refused.
 * @param {string} folder
 * @returns {Map<string, Row[]>}
 */
export function readRequirements(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  const byFile = new Map(
    files.toSorted().map((file) => [file, parseRows(readFileSync(join(folder, file), 'utf8'), file)]),
  )
  const seen = new Set()
  for (const { id } of [...byFile.values()].flat()) {
    if (seen.has(id)) throw new Error(`Requirement ${id} is written twice.`)
    seen.add(id)
  }
  return byFile
}

/** @param {Record<string, string>} record @returns {Row} */
function toRow({ id, what, decide = null, source, ...others }, name) {
  const [stranger] = Object.keys(others)
  if (stranger) throw new Error(`${name}: ${id} has a field "${stranger}" that rows do not have.`)
  if (!/^[A-Z]{3}-\d{3}$/.test(id ?? '')) throw new Error(`${name}: "${id}" is not a requirement id.`)
  if (!what || !source) throw new Error(`${name}: ${id} needs "what" and "source".`)
  return { id, what, decide, source }
}
