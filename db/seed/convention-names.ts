import type { ShopCategory } from '#areas/conventions/model.ts'

/** Invented shops: no name is that of a company. */
export const SHOP_NAMES: Readonly<Record<ShopCategory, readonly string[]>> = {
  abbigliamento: ['Filo & Trama', 'Scarpamondo', 'Lanificio Verdi', 'Controvento', 'Nodo Piano', 'Divisa Viva'],
  salute: ['Erbavera', 'Ottica Serena', 'Passo Sano', 'Fonte Chiara', 'Dermalume', 'Cuscino Giusto'],
  casa: ['Casa Levante', 'Lume Lento', 'Legno Amico', 'Tavola Lunga', 'Biancheria Aurora', 'Verde Balcone'],
  elettronica: ['Voltapila', 'Schermo Blu', 'Sette Byte', 'Audiora', 'Fotonauta'],
  libri: ['Librarte', 'Pagina Due', 'La Scansia', 'Museo in Tasca', 'Note Sparse'],
  viaggi: ['Alberghi Diffusi', 'Rotta Sud', 'Valigia Leggera', 'Binario Nove', 'Mare Dentro'],
  attrazioni: [
    'Parco delle Grotte',
    'Acquario del Golfo',
    'Torri e Giardini',
    'Funivia dei Tre Laghi',
    'Castelli Aperti',
  ],
  sport: ['Passo Montano', 'Corsa Lenta', 'Pedalando', 'Vela Bianca', 'Palestra Diffusa'],
  bambini: ['Piccoli Passi', 'Giocoleria', 'Pappa Pronta', 'Trenino Rosso', 'Matita Blu'],
  alimentari: ['Bottega del Sole', 'Cantina Collina', 'Caffè Mattutino', 'Forno Antico', 'Orto a Casa'],
  auto: ['Gomma Sicura', 'Officina Chiara', 'Lavaggio Limpido', 'Bici in Città', 'Carica Facile'],
  studio: ['Carta e Penna', 'Sedia Dritta', 'Timbri Rapidi', 'Studio Ordinato', 'Camici Lini', 'Ambulatorio Più'],
}

/** What an offer says of each kind; `{n}` is the number of its reduction. */
export const OFFER_WORDS: readonly { kind: string; title: string; description: string; isCode: boolean }[] = [
  {
    kind: 'sale',
    title: '{n} su tutto il catalogo',
    description: 'Vale anche sugli articoli già scontati, una volta per ordine.',
    isCode: true,
  },
  {
    kind: 'free-shipping',
    title: 'Spedizione gratuita senza minimo',
    description: 'Consegna a casa o in ambulatorio, in tutta Italia.',
    isCode: true,
  },
  {
    kind: 'gift',
    title: 'Un regalo con il primo ordine',
    description: 'Si aggiunge da solo al carrello, fino a esaurimento.',
    isCode: false,
  },
  {
    kind: 'outlet',
    title: 'Outlet aperto agli iscritti: {n} in più',
    description: 'Fine serie e campionari, ogni settimana diversi.',
    isCode: true,
  },
  {
    kind: 'bonus',
    title: 'Bonus di benvenuto di {n}',
    description: 'Da usare sul secondo acquisto, entro un mese.',
    isCode: true,
  },
  {
    kind: 'gift-card',
    title: 'Gift card con {n} di sconto',
    description: 'Arriva per e-mail e vale un anno.',
    isCode: false,
  },
  {
    kind: 'students',
    title: '{n} per specializzandi e studenti',
    description: 'Basta il tesserino universitario.',
    isCode: true,
  },
  {
    kind: 'loan',
    title: 'Pagamento in dodici mesi a tasso zero',
    description: 'TAN 0%, TAEG 0%. Salvo approvazione della finanziaria.',
    isCode: false,
  },
  { kind: '3x2', title: 'Prendi tre, paghi due', description: 'Il meno caro è in omaggio.', isCode: false },
  {
    kind: 'members',
    title: '{n} riservato agli iscritti',
    description: 'Si mostra il codice alla cassa, in negozio o in linea.',
    isCode: true,
  },
]
