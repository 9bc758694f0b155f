import type { Product } from './model.ts'
import type { SuggestedProductWire } from './wire.ts'

/** A product for tests; what is not said is believable. */
export function aProduct(parts: Partial<Product> = {}): Product {
  return {
    id: 'professione',
    name: 'Camice Professione',
    kind: 'plan',
    summary: 'Per chi esercita.',
    isMostLiked: false,
    isOnSale: true,
    rank: 20,
    wallets: [{ tag: 'ecm', credits: 100 }, { tag: 'tutelaLegale' }, { tag: 'winLoy', stato: 1, isEndless: true }],
    portfolios: ['DAS'],
    conditionsHtml: '<p>Condizioni.</p>',
    vat: { rate: 22 },
    services: [
      { label: 'Corsi ECM', publicDescription: 'Crediti formativi', available: true },
      { label: 'Banca dati', publicDescription: 'Letteratura', available: false },
    ],
    priceList: [
      {
        installmentPlanId: 'rate-12',
        installmentPlanNumber: 12,
        installmentPlanName: '12 rate mensili',
        totalCents: 358_80,
        discountedCents: null,
      },
      {
        installmentPlanId: 'unica',
        installmentPlanNumber: 1,
        installmentPlanName: 'Unica soluzione',
        totalCents: 358_80,
        discountedCents: 319_00,
      },
    ],
    ...parts,
  }
}

/** The same product as the wire tells it. */
export function aSuggestion(parts: Partial<SuggestedProductWire> = {}): SuggestedProductWire {
  return {
    id: 'professione',
    name: 'Camice Professione',
    mostLiked: false,
    purchasable: true,
    activePlan: false,
    isCurrent: false,
    services: [
      {
        label: 'Corsi ECM: 100 crediti l’anno',
        publicDescription: 'Crediti formativi da usare nei corsi',
        available: true,
      },
      { label: 'Consulenza legale', publicDescription: 'Un avvocato del settore risponde', available: true },
      { label: 'Banca dati scientifica', publicDescription: 'Ricerca nella letteratura', available: false },
    ],
    priceList: [
      {
        installmentPlanId: 'rate-12',
        installmentPlanNumber: 12,
        installmentPlanName: '12 rate mensili',
        totalPrice: 358_80,
        discount: null,
      },
      {
        installmentPlanId: 'unica',
        installmentPlanNumber: 1,
        installmentPlanName: 'Unica soluzione',
        totalPrice: 358_80,
        discount: { price: 319_00 },
      },
    ],
    ...parts,
  }
}
