import { audience } from '#areas/audience/permission-wire.ts'
import { link } from '#areas/content/link-wire.ts'
import { line, optional, tick } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { LONGEST_LINK_LABEL, LONGEST_MESSAGE, MOST_MESSAGES } from './model.ts'
import { daysFault } from './rules.ts'

/** SHL-008. A message of the top bar: each visitor is given the first that is for them. */
export const message = defineRecord({
  name: 'message',
  path: '/redazione/barra',
  permission: 'frame.write',
  words: {
    title: 'Barra in alto',
    one: 'messaggio',
    many: 'messaggi',
    gender: 'm',
    order: 'nell’ordine in cui si scelgono',
    about:
      'La striscia colorata sopra le pagine, sul computer. Ognuno vede un solo messaggio: il primo dell’elenco che è per lui.',
    own: {
      first:
        'Scrivi una riga, scegli dove porta e chi la vede. Chi è in prova legge comunque quanti giorni gli restano.',
      gone: 'Questo messaggio non c’è più.',
      removeText: 'Chi lo vedeva vedrà il primo degli altri che è per lui, o nessuno.',
    },
  },
  place: {
    part: 'reading',
    isFolded: true,
    text: 'La riga colorata sopra le pagine: che cosa dice, a chi, in che ordine.',
    icon: 'megaphone',
  },
  fields: {
    text: line({
      title: 'Messaggio',
      help: `Una riga, al massimo ${LONGEST_MESSAGE} caratteri. Per chi è in prova o Premium, {giorni} diventa il numero dei giorni che restano.`,
      isWide: true,
      max: LONGEST_MESSAGE,
      wrong: `Scrivi il messaggio: al massimo ${LONGEST_MESSAGE} caratteri.`,
    }),
    linkLabel: optional(
      line({ title: 'Parole su cui si preme', help: 'Per esempio «Scopri i piani».', max: LONGEST_LINK_LABEL }),
    ),
    link: optional(
      link({
        title: 'Dove porta',
        help: 'Una pagina del Club, per esempio /piani-premium, o un indirizzo che comincia con https://.',
      }),
    ),
    isActive: tick({ title: 'Acceso', help: 'Spento resta qui e non lo vede nessuno.', isWide: true, begins: 'on' }),
    audience: audience(),
  },
  address: 'drawn',
  makes: 'opened',
  most: MOST_MESSAGES,
  isOrdered: 'and-removed',
  after: {
    word: (act) => (act === 'removed' ? 'tolto' : 'scritto'),
    said: { scritto: 'Messaggio salvato: si vede già.', tolto: 'Messaggio tolto.' },
  },
  title: ({ text }) => text,
  detail: ({ linkLabel, link: to }) => (linkLabel && to ? `«${linkLabel}» porta a ${to}` : ''),
  list: { columns: ['audience', 'isActive'], search: ['text', 'linkLabel', 'link'] },
  check: ({ text, linkLabel, link: to, audience: whom }) => ({
    ...(to && !linkLabel && { linkLabel: 'Scrivi le parole su cui si preme, o togli il collegamento.' }),
    ...(linkLabel && !to && { link: 'Scrivi dove porta, o togli le parole su cui si preme.' }),
    ...daysFault(text, whom),
  }),
})
