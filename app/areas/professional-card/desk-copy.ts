export const CARDS_PATH = '/redazione/schede'

export const VISIBILITY_WORDS = { public: 'Pubblica', members: 'Gli iscritti', private: 'Privata' } as const

/** CRD-026. Where a card stands for whoever looks at them. */
export const CARD_STANDINGS = {
  'da-rivedere': 'Da rivedere',
  rivista: 'Rivista',
  sospesa: 'Sospesa',
  privata: 'Non pubblicata',
} as const
