import type { Gender } from '#platform/pure/shown.ts'
import type { OwnSentence } from '#platform/records/record.ts'
import { TRASH_DAYS } from '#platform/records/trash-days.ts'

type Words = { one: string; gender: Gender; own?: { readonly [Sentence in OwnSentence]?: string } }

const VOWEL = /^[aeiouàèéìòù]/i
/** Before these a masculine noun takes `lo` and `uno`. */
const HARD = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/i

/** “l’offerta”, “il viaggio”, “lo sconto”. */
export function theOf({ one, gender }: Words): string {
  if (VOWEL.test(one)) return `l’${one}`
  if (gender === 'f') return `la ${one}`
  return HARD.test(one) ? `lo ${one}` : `il ${one}`
}

/** “un’offerta”, “un viaggio”, “uno sconto”. */
export function aOf({ one, gender }: Words): string {
  if (gender === 'f') return VOWEL.test(one) ? `un’${one}` : `una ${one}`
  return HARD.test(one) ? `uno ${one}` : `un ${one}`
}

/** “nessuna offerta”, “nessun viaggio”, “nessuno sconto”. */
export const noneOf = (words: Words) => `ness${aOf(words).replace('un’', 'una ')}`

const TRASHED = `Va nel cestino: per ${TRASH_DAYS} giorni si può riavere.`

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** What the desk says of a record, in the gender of its name. */
export function recordSentences(words: Words) {
  const { one, gender } = words
  const o = gender === 'f' ? 'a' : 'o'
  const it = gender === 'f' ? 'la' : 'lo'
  const a = upper(aOf(words))
  return {
    newOne: `Nuov${o} ${one}`,
    history: `Storia di quest${o} ${one}`,
    begin: `Nuov${o} ${one}`,
    find: `Cerca ${aOf(words)}`,
    notFound: `${upper(noneOf(words))} trovat${o}`,
    noneYet: `Non c’è ancora ${noneOf(words)}`,
    first: `${gender === 'f' ? 'La prima' : 'Il primo'} comincia da «Nuov${o} ${one}».`,
    gone: `${upper(theOf(words))} non c’è più.`,
    takenAway: `Nel frattempo ${theOf(words)} è stat${o} tolt${o}. Quello che hai scritto è ancora qui: riportalo in ${gender === 'f' ? 'una nuova' : 'uno nuovo'}.`,
    sameAddress: `${a} con questo indirizzo c’è già: scrivine un altro.`,
    tooMany: (count: number) =>
      `Sono già ${count}: togline ${gender === 'f' ? 'una' : 'uno'}, poi aggiungi ${gender === 'f' ? 'questa' : 'questo'}.`,
    lead: `Finché non ${it} pubblichi ${it} vede solo la redazione.`,
    hide: { title: `Nasconder${it}`, question: `Nascondi ${theOf(words)}?` },
    show: `${gender === 'f' ? 'Rimetterla' : 'Rimetterlo'} in vista`,
    hideText: `Nascost${o}, gli iscritti non ${it} vedono più; puoi pubblicar${it} di nuovo quando vuoi.`,
    hideLoss: `Sparisce subito dalle pagine degli iscritti. Qui resta, con tutto quello che hai scritto.`,
    remove: `Togli ${theOf(words)}`,
    removeTitle: `Toglier${it}`,
    done: {
      created: `Salvat${o}, e ancora nascost${o}: quando è pront${o} premi Pubblica.`,
      saved: `Salvat${o}.`,
      published: `Pubblicat${o}: gli iscritti ${it} vedono già.`,
      hidden: `Nascost${o}: nessun iscritto ${it} vede più.`,
      shown: `Di nuovo in vista.`,
      picture: 'Immagine cambiata.',
      removed: `Nel cestino: per ${TRASH_DAYS} giorni si può riavere.`,
      restored: `Ripres${o} dal cestino.`,
    },
    ...words.own,
    removeText: [words.own?.removeText, TRASHED].filter(Boolean).join(' '),
  }
}
