import { choice, line, text, tick } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { DESK_PATH } from './desk-copy.ts'
import { SHOP_CATEGORIES, type ShopCategory } from './model.ts'
import { site } from './site-wire.ts'

const CATEGORIES = Object.fromEntries(SHOP_CATEGORIES.map(({ slug, label }) => [slug, label])) as CategoryWords
type CategoryWords = Record<ShopCategory, string>

/** CNV-003. A partner shop; members find it while it has an offer that is on. */
export const shop = defineRecord({
  name: 'shop',
  path: `${DESK_PATH}/negozi`,
  permission: 'conventions.write',
  words: {
    title: 'Negozi',
    one: 'negozio',
    many: 'negozi',
    gender: 'm',
    order: 'in ordine alfabetico',
    hiding: 'Gli iscritti non trovano più il negozio né le sue offerte, finché non lo rimetti.',
    showing: 'Le sue offerte tornano ciascuna nello stato che aveva.',
  },
  place: {
    under: { label: 'Convenzioni', to: DESK_PATH },
    text: 'Chi dà uno sconto agli iscritti.',
    icon: 'ticket-percent',
  },
  fields: {
    name: line({ title: 'Nome', isWide: true, max: 80, wrong: 'Scrivi il nome: al massimo 80 caratteri.' }),
    category: choice({
      title: 'Categoria',
      options: CATEGORIES,
      wrong: 'Scegli la categoria.',
    }),
    about: text({
      title: 'Che cosa vende',
      help: 'Una o due frasi: sono in testa alla sua pagina e nei motori di ricerca.',
      min: 10,
      max: 400,
      wrong: 'Scrivi che cosa vende: da 10 a 400 caratteri.',
    }),
    siteUrl: site({ title: 'Sito', help: 'Dove va chi ha ritirato un codice.', isWide: true, begins: 'https://' }),
    isTop: tick({ title: 'Tra i negozi più amati', help: 'Il suo posto si sceglie nella Vetrina.', isWide: true }),
  },
  address: 'numbered',
  title: ({ name }) => name,
  states: {
    of: (_, _now, { isHidden, active }) => (isHidden ? 'hidden' : active === 0 ? 'empty' : 'on'),
    words: {
      on: { label: 'In convenzione', tone: 'success' },
      empty: { label: 'Senza offerte', tone: 'neutral' },
      hidden: { label: 'Nascosto', tone: 'warning' },
    },
  },
  list: {
    columns: [
      'category',
      { key: 'active', title: 'Offerte attive', align: 'end', say: (_, { active }) => String(active) },
      { key: 'top', title: 'Tra i più amati', say: ({ isTop }) => (isTop ? 'Sì' : '') },
    ],
    search: ['name'],
    filters: [['category', 'categoria']],
    sort: 'name',
  },
  publishes: 'at-once',
  said: { created: 'Negozio creato. Compare agli iscritti quando ha almeno un’offerta attiva.' },
  picture: {
    side: 480,
    column: 'logoPath',
    act: 'logo',
    title: 'Marchio',
    help: 'PNG, JPEG o WebP, larga il doppio dell’altezza, al massimo 8 MB. Senza, lo disegna il Club.',
  },
  openAt: (id) => `/servizi/convenzioni/negozi/${id}`,
  preview: (id) => `${DESK_PATH}/negozi/${id}/anteprima`,
})
