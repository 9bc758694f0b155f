import type { GivenWallet, Product, ProductService } from '#areas/plans/model.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { ORDINARY_VAT } from '#areas/plans/vat-rules.ts'
import type { Db } from '#platform/db/database.server.ts'

/** What every plan opens (REG-015), beside the ECM credits, which grow with the plan. */
const EVERY_PLAN: readonly GivenWallet[] = [
  { tag: 'news', isEndless: true },
  { tag: 'consulenzaLegale' },
  { tag: 'toolLegali' },
  { tag: 'toolScientifici' },
  { tag: 'moduliLegali' },
  { tag: 'moduliScientifici' },
  { tag: 'topnegozi' },
  { tag: 'netmed' },
  { tag: 'winLoy', stato: 1, isEndless: true, credits: 200 },
  { tag: 'telemedicina', stato: 1 },
]

type Level = 1 | 2 | 3

/** Label, what it means, and from which plan it is included. What is of every member who pays (SRV-009, CAU-008) is of every plan. */
const SERVICES: readonly [string, string, Level][] = [
  ['News e approfondimenti', 'Tutti gli articoli, senza limiti, con le fonti', 1],
  ['Corsi ECM', 'Crediti formativi da usare nei corsi del Club', 1],
  ['Consulenza legale', 'Un avvocato del settore risponde alle tue domande', 1],
  ['Pareri legali scritti', 'La risposta motivata di un avvocato, da conservare', 1],
  ['Assistente dedicato', 'Una persona che segue le tue pratiche', 1],
  ['Moduli e strumenti', 'Modelli legali e scientifici, calcolatori', 1],
  ['Convenzioni', 'Sconti riservati in negozi, viaggi e tempo libero', 1],
  ['Telemedicina', 'Il tuo studio in video, con agenda e referti', 1],
  ['Programma Fedeltà', 'Punti per ogni anno di iscrizione', 1],
  ['Tutela legale', 'Polizza per le spese di difesa in sede civile e penale', 2],
  ['Banca dati scientifica', 'Ricerca nella letteratura con newsletter personale', 3],
]

function servicesOf(level: Level, credits: number): ProductService[] {
  return SERVICES.map(([label, publicDescription, from]) => ({
    label: label === 'Corsi ECM' ? `Corsi ECM: ${credits} crediti l’anno` : label,
    publicDescription,
    available: level >= from,
  }))
}

function conditions(name: string): string {
  return `<h2>Condizioni di adesione a ${name}</h2>
<p>L’adesione dura dodici mesi dal giorno dell’acquisto e non si rinnova da sola. Il pagamento può essere in un’unica soluzione o a rate mensili senza interessi.</p>
<h3>Recesso</h3>
<p>Chi acquista come consumatore può recedere entro quattordici giorni scrivendo all’assistenza; l’importo versato viene restituito entro i quattordici giorni successivi.</p>
<h3>Rate non pagate</h3>
<p>Una rata scaduta resta pagabile dall’area personale. Prima di sospendere i servizi il Club avvisa due volte per e-mail.</p>
<h3>Servizi compresi</h3>
<p>I servizi sono quelli indicati nella pagina dei piani il giorno dell’acquisto, e restano attivi fino alla scadenza. La formazione ECM è erogata dal provider numero {{provider-ecm}}.</p>
<h3>Legge applicabile</h3>
<p>{{legge-e-foro}}</p>`
}

function plan(
  level: Level,
  parts: {
    id: string
    name: string
    summary: string
    credits: number
    monthly: number
    atOnce: number
    isMostLiked?: boolean
    more: GivenWallet[]
    portfolios?: string[]
  },
): Product {
  const { id, name, summary, credits, monthly, atOnce, isMostLiked = false, more, portfolios = [] } = parts
  return {
    id,
    name,
    kind: 'plan',
    summary,
    isMostLiked,
    isOnSale: true,
    rank: level * 10,
    wallets: [...EVERY_PLAN, { tag: 'ecm', credits }, { tag: 'legal', credits: level * 4 }, ...more],
    portfolios,
    conditionsHtml: conditions(name),
    vat: ORDINARY_VAT,
    services: servicesOf(level, credits),
    priceList: [
      {
        installmentPlanId: 'rate-12',
        installmentPlanNumber: 12,
        installmentPlanName: '12 rate mensili',
        totalCents: monthly * 12,
        discountedCents: null,
      },
      {
        installmentPlanId: 'unica',
        installmentPlanNumber: 1,
        installmentPlanName: 'Unica soluzione',
        totalCents: monthly * 12,
        discountedCents: atOnce,
      },
    ],
  }
}

export const DEMO_PLAN_ID = 'completo-ecm'

/** Three plans, each with all that the one before has, and an addon that operators propose. */
export const seededProducts: readonly Product[] = [
  plan(1, {
    id: 'essenziale',
    name: 'Camice Essenziale',
    summary: 'Per tenersi aggiornati e avere qualcuno a cui chiedere.',
    credits: 50,
    monthly: 19_90,
    atOnce: 209_00,
    more: [],
  }),
  plan(2, {
    id: 'professione',
    name: 'Camice Professione',
    summary: 'Per chi esercita e vuole essere difeso, oltre che informato.',
    credits: 100,
    monthly: 29_90,
    atOnce: 319_00,
    isMostLiked: true,
    more: [{ tag: 'tutelaLegale' }],
    portfolios: ['DAS'],
  }),
  plan(3, {
    id: DEMO_PLAN_ID,
    name: 'Camice Completo ECM',
    summary: 'Tutto il Club: il triennio formativo coperto e la letteratura scientifica in casa.',
    credits: 150,
    monthly: 39_90,
    atOnce: 429_00,
    more: [{ tag: 'tutelaLegale' }, { tag: 'pubmed' }],
    portfolios: ['DAS'],
  }),
  {
    id: 'banca-dati',
    name: 'Banca dati scientifica',
    kind: 'addon',
    summary: 'La ricerca nella letteratura, aggiunta al piano che hai.',
    isMostLiked: false,
    isOnSale: false,
    rank: 5,
    wallets: [{ tag: 'pubmed' }],
    portfolios: [],
    conditionsHtml: conditions('Banca dati scientifica'),
    vat: ORDINARY_VAT,
    services: [
      {
        label: 'Banca dati scientifica',
        publicDescription: 'Ricerca nella letteratura con newsletter personale',
        available: true,
      },
    ],
    priceList: [
      {
        installmentPlanId: 'unica',
        installmentPlanNumber: 1,
        installmentPlanName: 'Unica soluzione',
        totalCents: 89_00,
        discountedCents: 69_00,
      },
    ],
  },
]

/**
 * CRS-034. A plan of years ago, without courses: who still has it is offered the one that has them. It belongs to the story of the
 * demo, not to what a club sells.
 */
const former = plan(3, {
  id: 'completo',
  name: 'Camice Completo',
  summary: 'Tutela, strumenti e banca dati, senza la formazione. Non è più in vendita.',
  credits: 0,
  monthly: 34_90,
  atOnce: 379_00,
  more: [{ tag: 'tutelaLegale' }, { tag: 'pubmed' }],
  portfolios: ['DAS'],
})
export const FORMER_PLAN: Product = {
  ...former,
  isOnSale: false,
  rank: 25,
  wallets: former.wallets.filter(({ tag }) => tag !== 'ecm'),
  services: former.services.map((service) =>
    service.label.startsWith('Corsi ECM') ? { ...service, label: 'Corsi ECM', available: false } : service,
  ),
}

/**
 * Products that are missing; from then on prices belong to the club. A real club reads them first, and puts on sale what it sells: they
 * are not called after the club of the demo.
 */
export async function seedProducts(db: Db, { isDemo = true } = {}): Promise<number> {
  const begun = seededProducts.map((product) => ({
    ...product,
    name: ofNobody(product.name),
    conditionsHtml: ofNobody(product.conditionsHtml),
    isOnSale: false,
  }))
  return insertProducts(db, isDemo ? seededProducts : begun)
}

const ofNobody = (text: string) => text.replaceAll('Camice ', '')
