import { z } from 'zod'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_CHOICES } from '#areas/audience/permission-copy.ts'
import { choice, choices, field, line, optional, text, tick, whole } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { row } from '#platform/records/row-field.ts'
import { day } from '#platform/records/time-fields.ts'
import { DESK_PATH, STATE_WORDS } from './desk-copy.ts'
import { datesInWords, offerFaults, offerState } from './desk-rules.ts'
import { OFFER_KINDS, offerKindLabel } from './rules.ts'
import { site } from './site-wire.ts'

const WHAT = { group: 'L’offerta' }
const HOW = { group: 'Come si usa' }
const WHEN = { group: 'Quando', begins: '', wrong: 'Questo giorno non esiste.' }

const seenBy = choices({
  title: 'Chi la vede',
  help: 'Tra chi la vede, il codice lo ritira chi ne ha diritto: i registrati, e chi è in prova o Premium con il portafoglio dei negozi. Agli altri il pulsante propone un piano.',
  options: TYPE_CHOICES,
  begins: SUBSCRIPTION_TYPES.join(','),
  wrong: 'Scegli almeno un tipo di iscritto, o nascondi l’offerta.',
})

/** CNV-005. An offer of a partner shop, on from its first day to its last unless it is hidden or was ended. */
export const offer = defineRecord({
  name: 'offer',
  path: `${DESK_PATH}/offerte`,
  listAt: DESK_PATH,
  permission: 'conventions.write',
  words: {
    title: 'Convenzioni',
    one: 'offerta',
    many: 'offerte',
    gender: 'f',
    order: 'dalla più recente',
    lead: 'Finché non la pubblichi la vede solo la redazione: puoi salvarla e guardarla in anteprima.',
    hiding: 'Nascosta si può pubblicare di nuovo quando vuoi.',
    own: { first: 'La prima si scrive da «Nuova offerta»; un catalogo intero si carica da «File del partner».' },
  },
  place: { under: { label: 'Convenzioni', to: DESK_PATH }, text: 'Le offerte dei negozi.', icon: 'ticket-percent' },
  fields: {
    shopId: row({
      ...WHAT,
      title: 'Negozio',
      formName: 'shop',
      chooses: 'negozi',
      isWide: true,
      isOnlyNew: true,
      wrong: 'Scegli il negozio.',
    }),
    title: line({
      ...WHAT,
      title: 'Titolo',
      isWide: true,
      max: 200,
      wrong: 'Scrivi il titolo: al massimo 200 caratteri.',
    }),
    description: text({
      ...WHAT,
      title: 'Testo',
      help: 'Che cosa si ottiene, in una o due frasi.',
      min: 0,
      max: 2_000,
      wrong: 'Il testo sta in 2.000 caratteri.',
    }),
    conditions: text({
      ...WHAT,
      title: 'Condizioni',
      help: 'Per esempio: una volta per ordine, esclusi i saldi.',
      rows: 2,
      min: 0,
      max: 1_000,
      wrong: 'Le condizioni stanno in 1.000 caratteri.',
    }),
    priceValue: optional(
      whole({ ...WHAT, title: 'Sconto', min: 1, max: 999_999, wrong: 'Lo sconto è un numero intero.' }),
    ),
    priceSymbol: choice({ ...WHAT, title: 'In', options: { 1: 'euro (€)', 2: 'percentuale (%)' }, begins: '2' }),
    kind: field<string>(
      { ...WHAT, title: 'Tipo', wrong: 'Scegli il tipo.' },
      {
        kind: 'choice',
        options: OFFER_KINDS,
        isOptional: true,
        shape: z.string().max(40),
        wrong: '',
        read: (typed) => typed.trim(),
        write: (value) => value,
        say: offerKindLabel,
      },
    ),
    offerType: choice({
      ...HOW,
      title: 'L’iscritto',
      options: { c: 'ritira un codice', o: 'attiva l’offerta' },
      begins: 'c',
    }),
    voucherCode: optional(
      line({
        ...HOW,
        title: 'Codice',
        help: 'È un segreto: nelle pagine non c’è mai, lo riceve solo chi lo ritira.',
        isSecret: true,
        max: 60,
        wrong: 'Scrivi il codice: al massimo 60 caratteri, senza spazi.',
      }),
    ),
    linkUrl: optional(
      site({
        ...HOW,
        title: 'Collegamento',
        help: 'La pagina in cui si usa. Vuoto: il sito del negozio.',
        wrong: 'Il collegamento inizia con https://.',
      }),
    ),
    startsOn: optional(day({ ...WHEN, title: 'Primo giorno', help: 'Vuoto: da subito.' })),
    endsOn: optional(day({ ...WHEN, title: 'Ultimo giorno', help: 'Vuoto: senza scadenza.' })),
    seenBy: { ...seenBy, shape: seenBy.shape.refine((types) => types.length > 0) },
    isBest: tick({ title: 'Tra le migliori offerte', help: 'Il suo posto si sceglie nella Vetrina.', isWide: true }),
  },
  address: 'numbered',
  title: ({ title }) => title,
  states: {
    of: (_, now, { isHidden, startsAt, endsAt, expiredAt }) =>
      offerState({ isHidden, startsAt, endsAt, expiredAt }, now),
    words: STATE_WORDS,
    say: (state) => STATE_WORDS[state as keyof typeof STATE_WORDS].text,
  },
  list: {
    columns: [
      { key: 'shop', title: 'Negozio', say: (_, { shopName }) => shopName, to: ({ shopAt }) => shopAt },
      { key: 'dates', title: 'Quando', say: ({ startsOn, endsOn }) => datesInWords(startsOn, endsOn) },
      {
        key: 'eyes',
        title: 'Chi la vede',
        say: ({ seenBy: types }) => (types.length === SUBSCRIPTION_TYPES.length ? 'Tutti' : seenBy.say(types)),
      },
      { key: 'withdrawals', title: 'Ritirata da', align: 'end', say: (_, { withdrawals }) => String(withdrawals) },
    ],
    search: ['title'],
    searchTitle: 'Parole dell’offerta o del negozio',
    filters: [['shopId', 'negozio']],
    sort: '-id',
  },
  publishes: true,
  hideAct: 'hidden',
  said: { published: 'Pubblicata: gli iscritti la vedono già, o dal suo primo giorno.', ended: 'Terminata.' },
  // What activates itself has no code to keep.
  tidy: (values) => ({ ...values, voucherCode: values.offerType === 'c' ? values.voucherCode : null }),
  between: offerFaults,
})
