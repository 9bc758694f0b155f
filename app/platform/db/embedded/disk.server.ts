import { StartupError } from '../startup-error.ts'

export function noSpaceLeft(folder: string): StartupError {
  return new StartupError(
    `Non c’è più spazio sul disco per i dati di Camice (${folder}): libera spazio e riavvia; niente di quanto già salvato è andato perso.`,
  )
}

/** PostgreSQL says 53100 where Node says ENOSPC. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const closedCodes = new Set(['EACCES', 'EROFS', 'EPERM'])

/** Does something with the club's folder; what the disk refuses becomes the sentence its keeper needs. */
export async function onDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (fullCodes.has(code)) throw noSpaceLeft(folder)
    if (closedCodes.has(code)) {
      throw new StartupError(
        `Camice non può scrivere nella cartella dei dati ${folder}: controlla i permessi e riavvia.`,
      )
    }
    throw error
  }
}
