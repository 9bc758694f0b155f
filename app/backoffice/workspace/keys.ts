import { DESK_PATH } from '../desk-path.ts'

/** DSK-007. The letter after G, and where it leads. */
export const PLACE_KEYS: Readonly<Record<string, string>> = {
  o: DESK_PATH,
  i: `${DESK_PATH}/iscritti`,
  r: `${DESK_PATH}/richieste`,
  s: `${DESK_PATH}/servizi`,
  d: `${DESK_PATH}/ordini`,
  t: `${DESK_PATH}/contenuti`,
  p: `${DESK_PATH}/pagine`,
  e: `${DESK_PATH}/corsi`,
  f: `${DESK_PATH}/fedelta`,
  c: `${DESK_PATH}/numeri`,
}

/** The keys of the desk in words, as the dialog lists them. */
export const KEY_WORDS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl K'], 'Cerca o vai a…'],
  [['Ctrl S'], 'Salva quello che stai scrivendo'],
  [['/'], 'Cerca in questo elenco'],
  [['J', 'K'], 'Riga dopo, riga prima'],
  [['Invio'], 'Apri la riga'],
  [['Spazio'], 'Guarda la riga a lato'],
  [['X'], 'Scegli la riga'],
  [['N'], 'Comincia una cosa nuova'],
  [['['], 'Riduci o apri la navigazione'],
  [['G', 'O'], 'Vai a Oggi'],
  [['G', 'I'], 'Vai agli iscritti'],
  [['G', 'R'], 'Vai alle richieste'],
  [['G', 'S'], 'Vai ai servizi'],
  [['G', 'D'], 'Vai agli ordini'],
  [['G', 'T'], 'Vai ai contenuti'],
  [['G', 'P'], 'Vai alle pagine'],
  [['G', 'E'], 'Vai ai corsi ECM'],
  [['G', 'F'], 'Vai al programma fedeltà'],
  [['G', 'C'], 'Vai ai numeri'],
  [['?'], 'Mostra queste scorciatoie'],
  [['Ctrl B', 'Ctrl I', 'Ctrl K'], 'In un testo: grassetto, corsivo, link'],
  [['Alt 2', 'Alt 3', 'Alt 0'], 'In un testo: titolo, sottotitolo, paragrafo'],
  [['Ctrl Z', 'Ctrl Maiusc Z'], 'In un testo: annulla, ripeti'],
  [['Alt ↑', 'Alt ↓'], 'In un testo: sposta la linea o l’immagine scelta'],
  [['/ a inizio riga'], 'In un testo: che cosa aggiungere'],
  [['##', '###'], 'In un testo, poi uno spazio: titolo, sottotitolo'],
  [['-', '1.', '>'], 'In un testo, poi uno spazio: elenco, numeri, citazione'],
  [['---', '**così**'], 'In un testo: linea, grassetto'],
]

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Ticks and buttons take a space and nothing else. */
const UNTYPED = 'input[type="checkbox"], input[type="radio"], input[type="submit"], input[type="button"]'

/** Whether a letter pressed now is a word being written, or belongs to something that floats. */
export function isBusyAt(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(EDITABLE) && !target.closest(UNTYPED)) return true
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}

/** The rows of the list in sight, each with what opens it. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#contenuto tbody tr, #contenuto [data-row]')].filter(
    (row) => row.querySelector('a[href], button') !== null,
  )
}

const rowWith = (element: Element | null) => rows().findIndex((row) => row.contains(element))

/** Opens the next record where one is open; else moves the focus to what opens the next row, or the one before. */
export function moveRow(by: 1 | -1): void {
  const step = document.querySelector<HTMLElement>(`#contenuto [data-walk="${by === 1 ? 'next' : 'previous'}"]`)
  if (document.querySelector('#contenuto [data-walk]')) {
    step?.click()
    return
  }
  const all = rows()
  const at = rowWith(document.activeElement)
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))]
  const opener = next?.querySelector<HTMLElement>('th a[href], a[href], button')
  opener?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Ticks the row one is at; held with Shift, the stretch from the last one that was ticked. */
export function tickRow(isStretch: boolean): void {
  const box = rows()[rowWith(document.activeElement)]?.querySelector('input[type="checkbox"]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isStretch }))
}

/** Opens beside the list the row one is at; false where there is none, so that a space still scrolls. */
export function peekRow(): boolean {
  if (!document.activeElement?.matches('a')) return false
  const peek = rows()[rowWith(document.activeElement)]?.querySelector<HTMLElement>('[data-peek]')
  peek?.click()
  return peek !== null && peek !== undefined
}

export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#contenuto input[type="search"]')
  field?.focus()
  field?.select()
  return field !== null
}

/** Presses what begins a new thing here. */
export function beginNew(): void {
  document.querySelector<HTMLElement>('#contenuto [data-begin] :is(a[href], button)')?.click()
}

const SAVES = /^Salva(?: la bozza| una versione| senza pubblicare)?$/
const REHEARSES = /^Guarda che cosa cambia$/

/** DSK-008. The button that saves what is being written, never one that publishes, pays, sends or erases. */
export function savingButton(): HTMLButtonElement | null {
  const own = document.activeElement?.closest('form')
  const all = [...document.querySelectorAll<HTMLButtonElement>('#contenuto button[type="submit"]')]
  const named = (buttons: readonly HTMLButtonElement[], words: RegExp) =>
    buttons.find((each) => words.test(each.textContent?.trim() ?? ''))
  const mine = all.filter((each) => each.form === own)
  return named(mine, SAVES) ?? named(mine, REHEARSES) ?? named(all, SAVES) ?? named(all, REHEARSES) ?? null
}
