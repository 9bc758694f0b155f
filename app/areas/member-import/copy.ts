import type { ImportState, MemberImport } from './model.ts'

export const MEMBERS_PATH = '/redazione/iscritti'
export const IMPORTS_PATH = `${MEMBERS_PATH}/importa`

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  sent: 'Da abbinare',
  rehearsing: 'Si prova',
  rehearsed: 'Provata',
  running: 'In corso',
  stopped: 'Fermata',
  done: 'Finita',
  undoing: 'Si toglie chi è arrivato',
  undone: 'Tolta',
  failed: 'Non riuscita',
}

const number = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' })

/** DSK-028. “184.120 nuovi, 12.300 da aggiornare, 3.020 già così, 560 da correggere”. */
export function countsInWords({ new: made, update, same, wrong }: MemberImport['counts']): string {
  const news = made === 1 ? 'nuovo' : 'nuovi'
  return `${number(made)} ${news}, ${number(update)} da aggiornare, ${number(same)} già così, ${number(wrong)} da correggere`
}

export const inWords = number
