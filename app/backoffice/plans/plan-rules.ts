import type { Product } from '#areas/plans/model.ts'
import type { PlanAct } from './plan-copy.ts'

/** Where a product is already: what cannot be taken from anybody by changing it. */
export type Uses = {
  owners: { now: number; ever: number }
  carts: { all: number; quoted: number }
  orders: { all: number; waiting: number }
}

const some = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count.toLocaleString('it-IT')} ${many}`

/** Why a product cannot be removed for good; null when nobody ever had to do with it. */
export function removalProblem({ owners, carts, orders }: Uses): string | null {
  const where = [
    owners.ever > 0 && some(owners.ever, 'è di un iscritto', 'iscritti lo hanno o lo hanno avuto'),
    orders.all > 0 && some(orders.all, 'è in un ordine', 'ordini lo contengono'),
    carts.all > 0 && some(carts.all, 'è in un carrello', 'carrelli lo contengono'),
  ].filter(Boolean)
  return where.length > 0 ? `Non si può togliere: ${where.join(', ')}. Si può ritirare dalla vendita.` : null
}

/** What an act leaves as it is, or brings with it, where the before and after do not say so. */
export function notesOn(
  act: PlanAct,
  { isOnSale }: Pick<Product, 'isOnSale'>,
  { owners, carts, orders }: Uses,
): string[] {
  const promised = [
    orders.waiting > 0 &&
      `${some(orders.waiting, 'Un ordine da pagare vale', 'ordini da pagare valgono')} come ${orders.waiting === 1 ? 'è stato fatto' : 'sono stati fatti'}.`,
    carts.quoted > 0 &&
      `${some(carts.quoted, 'Un preventivo tiene', 'preventivi tengono')} il prezzo promesso dall’operatore.`,
  ]
  const chosen = carts.all - carts.quoted
  const inCarts = (words: string) => chosen > 0 && `${some(chosen, 'Un carrello', 'carrelli')}: ${words}`
  const notes: Record<PlanAct, (string | false)[]> = {
    create: ['Nasce fuori vendita: lo vede solo la redazione.'],
    product: [
      owners.now > 0 &&
        `${some(owners.now, 'Chi lo ha oggi (uno)', 'iscritti lo hanno oggi:')} ${owners.now === 1 ? 'tiene' : 'tengono'} quello che ${owners.now === 1 ? 'ha' : 'hanno'} comprato fino alla scadenza.`,
      ...promised,
      !isOnSale && 'Non è in vendita: nelle pagine non cambia niente.',
    ],
    prices: [
      ...promised,
      inCarts('trovano il prezzo del giorno in cui si paga.'),
      'Chi sta già pagando a rate continua con le sue.',
    ],
    'prices-removed': [],
    sell: ['Si trova subito nelle pagine dei piani, dal giorno in cui ha un prezzo.'],
    withdraw: [
      owners.now > 0 &&
        `${some(owners.now, 'Chi lo ha oggi (uno)', 'iscritti lo hanno oggi:')} ${owners.now === 1 ? 'lo tiene' : 'lo tengono'} fino alla scadenza.`,
      ...promised,
      inCarts('non si potrà più comprare.'),
      'Un operatore può ancora proporlo con un preventivo.',
    ],
    remove: ['Spariscono anche i suoi listini. Il registro resta.'],
  }
  return notes[act].filter((note) => note !== false)
}
