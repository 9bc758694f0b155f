import { ALIVE_EVENT } from './alive-event.ts'
import { inlineProgram } from './inline-program.ts'
import { OPEN_IN_PIECES, SHOW_PIECES } from './paint-in-pieces.ts'
import { rememberAnswer, wakeUp } from './wake-up.ts'

/**
 * Words before code. A kept document is complete, and names its stylesheet first: it can be painted as it arrives. The router's module
 * preloads and its start-up module would share the line with it, so they are written asleep. The first frame wakes them; on a
 * page that has nothing to do by itself the code is only brought near, once the largest thing has been painted, and the
 * visitor's first sign of life wakes it. What is pressed before the code answers is pressed again when it does, also the Enter key
 * in a form that only code can send and whose button is still disabled. Without JavaScript nothing of this runs and nothing is missed.
 */
const PRELOAD = 'modulepreload'
const SLEEPING_PRELOAD = 'later'
/** A block of data must say a type of its own, with both its parts: what is not a script's is never run. */
const SLEEPING_SCRIPT = 'application/x-later'

/** In the head, before any of the page is there. */
const IN_THE_HEAD = `${inlineProgram(rememberAnswer)};${OPEN_IN_PIECES}`

/** What wakes the code. `rests`: the page does nothing by itself for this audience, so its code may wait for the visitor. */
export const wakeUpCode = (rests = false) =>
  inlineProgram(wakeUp, rests, SLEEPING_SCRIPT, SLEEPING_PRELOAD, ALIVE_EVENT)

/** All the code that the document gets here, for the policy. */
export const addedCode = (rests = false) => [wakeUpCode(rests), IN_THE_HEAD, SHOW_PIECES]

type Edit = { at: number; length: number; words: string }

/**
 * The document as it travels: painted in pieces, its code asleep, what wakes it last in the body, and no nonce, so that the
 * same page has the same bytes. The policy must have been computed before: the nonce is how it knows which scripts are ours.
 */
export function asleep(document: Buffer, nonce: string, rests = false): Buffer {
  const written = ` nonce="${nonce}"`
  const edits = placesOf(document, written).map((at): Edit => ({ at, length: written.length, words: '' }))
  // The start-up module is the only inline module of a document.
  const module = ' type="module" async=""'
  const start = document.lastIndexOf(`<script${written}${module}>`)
  const end = document.lastIndexOf('</body>')
  if (start !== -1 && end > start) {
    const head = document.subarray(0, document.indexOf('</head>'))
    edits.push({ at: head.length, length: 0, words: `<script>${IN_THE_HEAD}</script>` })
    for (const at of placesOf(head, `<link rel="${PRELOAD}" `))
      edits.push({ at: at + '<link rel="'.length, length: PRELOAD.length, words: SLEEPING_PRELOAD })
    edits.push({
      at: start + '<script'.length + written.length,
      length: module.length,
      words: ` type="${SLEEPING_SCRIPT}"`,
    })
    edits.push({ at: end, length: 0, words: `<script>${SHOW_PIECES}</script><script>${wakeUpCode(rests)}</script>` })
  }
  return edited(document, edits)
}

function placesOf(document: Buffer, words: string): number[] {
  const places: number[] = []
  for (let at = document.indexOf(words); at !== -1; at = document.indexOf(words, at + words.length)) places.push(at)
  return places
}

function edited(document: Buffer, edits: Edit[]): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (const { at, length, words } of edits.toSorted((one, other) => one.at - other.at)) {
    pieces.push(document.subarray(from, at), Buffer.from(words))
    from = at + length
  }
  return Buffer.concat([...pieces, document.subarray(from)])
}
