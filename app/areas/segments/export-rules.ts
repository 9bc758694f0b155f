import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { MemberRow } from './store.server.ts'

const day = (value: Date | MemberRow['lastVisitOn']) => (value ? formatDateIt(value) : '')

/** DSK-016. Each column of a file of members: its head, and what it says of one. */
const COLUMNS: Readonly<Record<string, (row: MemberRow) => string>> = {
  Cognome: ({ surname }) => surname,
  Nome: ({ name }) => name,
  Tipo: ({ type }) => TYPE_WORDS[type],
  Piano: ({ plan }) => plan ?? '',
  Professione: ({ profession }) => profession ?? '',
  Provincia: ({ province }) => province ?? '',
  Scadenza: ({ expiresAt }) => day(expiresAt),
  'Ultima visita': ({ lastVisitOn }) => day(lastVisitOn),
  Crediti: ({ credits }) => (credits === null ? '' : String(credits)),
  Username: ({ username }) => String(username),
  'Codice cliente': ({ clientCode }) => clientCode,
  'E-mail': ({ email }) => email,
  Telefono: ({ phone }) => phone ?? '',
  Registrazione: ({ registrationDate }) => day(registrationDate),
}

export const ALL_COLUMNS = Object.keys(COLUMNS)
/** Those that the list shows. */
export const SHOWN_COLUMNS = ALL_COLUMNS.slice(0, ALL_COLUMNS.indexOf('Username'))

export const cellsOf = (columns: readonly string[], row: MemberRow) =>
  columns.map((column) => COLUMNS[column]?.(row) ?? '')
