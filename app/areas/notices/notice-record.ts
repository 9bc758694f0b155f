import { audience } from '#areas/audience/permission-wire.ts'
import { link } from '#areas/content/link-wire.ts'
import { formatMinuteIt, parseRomeMinute, romeMinuteOf } from '#platform/pure/dates.ts'
import { line, optional, text } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { minute } from '#platform/records/time-fields.ts'
import { LONGEST_NOTICE_TEXT, LONGEST_NOTICE_TITLE } from './model.ts'
import { bellFault } from './rules.ts'

const isToCome = (publishAt: string, now: Date) => (parseRomeMinute(publishAt) ?? now) > now

/** SHL-014. A notice of the bell, at once or from its hour on. */
export const notice = defineRecord({
  name: 'notice',
  path: '/redazione/avvisi',
  permission: 'frame.write',
  words: {
    title: 'Avvisi',
    one: 'avviso',
    many: 'avvisi',
    gender: 'm',
    order: 'dal più nuovo',
    about: 'Quello che chi è entrato trova nella campanella: i più nuovi che sono per lui, al massimo venti.',
    own: {
      begin: 'Scrivi un avviso',
      noneYet: 'Il Club non ha ancora avvisato nessuno',
      first: 'Il primo avviso comincia da «Scrivi un avviso»: un titolo, due righe, chi lo vede e quando esce.',
      gone: 'Questo avviso non c’è più.',
      removeText: 'Sparisce da tutte le campanelle, anche da quelle di chi l’ha già letto.',
    },
  },
  place: {
    part: 'club',
    text: 'Quello che gli iscritti trovano nella campanella, subito o dal giorno scelto.',
    icon: 'bell',
  },
  fields: {
    title: line({
      title: 'Titolo',
      isWide: true,
      max: LONGEST_NOTICE_TITLE,
      wrong: `Scrivi il titolo: al massimo ${LONGEST_NOTICE_TITLE} caratteri.`,
    }),
    text: text({
      title: 'Testo',
      help: 'Due righe bastano: il resto sta nella pagina a cui porta.',
      max: LONGEST_NOTICE_TEXT,
      wrong: `Scrivi l’avviso: al massimo ${LONGEST_NOTICE_TEXT} caratteri.`,
    }),
    link: optional(
      link({
        title: 'Dove porta',
        help: 'Una pagina del Club, per esempio /corsi-ecm-fad, o un indirizzo che comincia con https://.',
      }),
    ),
    publishAt: optional(
      minute({
        title: 'Esce il',
        help: 'Vuoto: appena salvi. Un’ora futura: esce da solo.',
        wrong: 'Scrivi giorno e ora, o lascia vuoto perché esca subito.',
      }),
    ),
    audience: audience(),
  },
  address: 'drawn',
  makes: 'opened',
  after: {
    word: (act, { publishAt = '' }, now) =>
      act === 'removed' ? 'tolto' : isToCome(publishAt, now) ? 'programmato' : 'uscito',
    said: {
      uscito: 'Avviso salvato: è già nella campanella.',
      programmato: 'Avviso salvato: uscirà da solo nel giorno e nell’ora scelti.',
      tolto: 'Avviso tolto da tutte le campanelle.',
    },
  },
  title: ({ title }) => title,
  states: {
    of: ({ publishAt }, now) => (isToCome(publishAt ?? '', now) ? 'scheduled' : 'out'),
    words: { scheduled: { label: 'Programmato', tone: 'primary' }, out: { label: 'Uscito', tone: 'success' } },
    say: (state, { publishAt }, { reads }) => {
      const when = formatMinuteIt(parseRomeMinute(publishAt ?? '') ?? new Date(0))
      return state === 'scheduled' ? `Esce il ${when}` : `Uscito il ${when}. ${readBy(reads)}`
    },
  },
  list: {
    columns: [
      'audience',
      'publishAt',
      { key: 'reads', title: 'Letto da', align: 'end', say: (_, { reads }) => String(reads) },
    ],
    search: ['title', 'text'],
    sort: '-publishAt',
  },
  tidy: ({ publishAt, ...values }, now) => ({ ...values, publishAt: publishAt ?? romeMinuteOf(now) }),
  check: ({ audience: whom }) => bellFault(whom),
})

function readBy(reads: number): string {
  if (reads === 0) return 'Non l’ha ancora letto nessuno.'
  return reads === 1 ? 'L’ha letto una persona.' : `L’hanno letto ${reads} persone.`
}
