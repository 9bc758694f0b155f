import { audience } from '#areas/audience/permission-wire.ts'
import { choice, line, optional, text, whole } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { day } from '#platform/records/time-fields.ts'
import { CATALOGUE_PATH, CATEGORIES, MOST_REWARDS, REWARDS_DESK_PATH } from './model.ts'
import { priceInWords, REWARD_STATES, rewardFaults, rewardState } from './reward-rules.ts'

const WHAT = { group: 'Il premio' }
const HOW_MANY = { group: 'Punti e quantità' }
const WHEN = { group: 'Quando e per chi', begins: '', wrong: 'Questo giorno non esiste.' }

/** DSK-050. What members have for their points, where the club has no supplier. */
export const reward = defineRecord({
  name: 'reward',
  path: REWARDS_DESK_PATH,
  permission: 'rewards.write',
  words: {
    title: 'Premi',
    one: 'premio',
    many: 'premi',
    gender: 'm',
    order: 'nell’ordine in cui li trovano gli iscritti',
    hiding: 'Chi l’ha già chiesto lo riceve lo stesso.',
  },
  place: { part: 'sells', text: 'Che cosa si può avere con i punti, per quanti punti e per chi.', icon: 'gift' },
  fields: {
    title: line({
      ...WHAT,
      title: 'Titolo',
      isWide: true,
      min: 3,
      max: 120,
      wrong: 'Scrivi il titolo: da 3 a 120 caratteri.',
    }),
    description: text({
      ...WHAT,
      title: 'Testo',
      help: 'Che cos’è, in una o due frasi.',
      min: 10,
      max: 1_000,
      wrong: 'Scrivi il testo: da 10 a 1.000 caratteri.',
    }),
    brand: line({ ...WHAT, title: 'Marchio', max: 80, wrong: 'Scrivi il marchio: al massimo 80 caratteri.' }),
    category: choice({
      ...WHAT,
      title: 'Categoria',
      options: Object.fromEntries(CATEGORIES.map(({ slug, label }) => [slug, label])),
    }),
    kind: choice({
      ...WHAT,
      title: 'Tipo',
      help: 'Non si cambia più dopo il primo salvataggio.',
      options: { voucher: 'Buono', parcel: 'Spedizione', donation: 'Donazione' },
      isOnlyNew: true,
    }),
    points: whole({
      ...HOW_MANY,
      title: 'Punti',
      unit: 'punti',
      help: 'Se aumentano cominciano dopo 30 giorni; se diminuiscono, subito.',
      min: 1,
      max: 1_000_000,
      wrong: 'Scrivi i punti: un numero intero da 1 a 1.000.000.',
    }),
    stock: optional(
      whole({
        ...HOW_MANY,
        title: 'Quanti ce ne sono in tutto',
        help: 'Compresi quelli già dati. Vuoto: senza limite; di un buono, quanti sono i suoi codici.',
        min: 0,
        max: 1_000_000,
        wrong: 'Scrivi quanti sono: un numero intero da 0 a 1.000.000.',
      }),
    ),
    startsOn: optional(day({ ...WHEN, title: 'Primo giorno', help: 'Vuoto: da subito.' })),
    endsOn: optional(day({ ...WHEN, title: 'Ultimo giorno', help: 'Vuoto: senza scadenza.' })),
    audience: audience({ group: WHEN.group, title: 'Chi lo può avere' }),
  },
  address: 'made',
  reserved: ['ordini'],
  most: MOST_REWARDS,
  title: ({ title }) => title,
  detail: ({ brand }) => brand,
  states: {
    of: ({ startsOn, endsOn }, now, { isHidden }) => rewardState({ isHidden, startsOn, endsOn }, now),
    words: REWARD_STATES,
  },
  list: {
    columns: [
      'kind',
      'category',
      'points',
      {
        key: 'price',
        title: 'In vigore',
        align: 'end',
        say: ({ points }, { today, next }) => priceInWords(today ?? points, next ?? null),
      },
      { key: 'left', title: 'Restano', align: 'end', say: (_, { left }) => (left === null ? '–' : String(left ?? '')) },
    ],
    search: ['title', 'brand', 'description'],
    filters: ['kind', 'category'],
  },
  publishes: true,
  isOrdered: true,
  picture: {
    side: 1280,
    column: 'imagePath',
    title: 'Fotografia',
    help: 'PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club.',
  },
  openAt: (id) => `${CATALOGUE_PATH}/prodotti/${id}`,
  check: ({ kind, stock }): Record<string, string> =>
    kind === 'voucher' && stock !== null ? { stock: 'Di un buono ce ne sono quanti i suoi codici: lascia vuoto.' } : {},
  between: rewardFaults,
})
