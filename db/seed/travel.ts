import type { Destination, HolidayType, TravelOffer, TravelServices } from '#areas/travel/model.ts'
import { insertTravelOffers } from '#areas/travel/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

const NOTHING: TravelServices = {
  isCruise: false,
  nights: null,
  board: null,
  hasSpa: false,
  hasBeachService: false,
  hotelStars: null,
  hasFlight: false,
  hasWifi: false,
  structureType: null,
  hasItalianGuide: false,
}

type Words = [slug: string, title: string, place: string, location: string, extract: string, days: readonly string[]]

function travel(
  destination: Destination,
  holidayType: HolidayType,
  [slug, title, place, location, extract, days]: Words,
  services: Partial<TravelServices>,
): TravelOffer {
  return {
    slug,
    title,
    destination,
    place,
    holidayType,
    location,
    extract,
    content: `${extract} Partenze garantite con un minimo di dieci partecipanti; quotazione riservata agli iscritti e a chi viaggia con loro.`,
    body: [
      { heading: 'Il programma', paragraphs: days },
      {
        heading: 'Che cosa comprende',
        paragraphs: [
          'Le sistemazioni e i pasti indicati, i trasferimenti, l’assistenza in viaggio e l’assicurazione medica e contro l’annullamento.',
          'Non comprende le mance, gli extra personali e quanto non è scritto qui.',
        ],
      },
    ],
    imagePath: null,
    ...NOTHING,
    ...services,
  }
}

const offers: readonly TravelOffer[] = [
  travel(
    'Estero',
    'Viaggi e tour organizzati',
    [
      'giappone-dei-giardini',
      'Il Giappone dei giardini',
      'Giappone',
      'Kyoto, Kanazawa, Tokyo',
      'Undici giorni tra templi, officine e treni puntuali.',
      [
        'Arrivo a Osaka e trasferimento a Kyoto: quattro notti in un ryokan del quartiere antico.',
        'In treno a Kanazawa per il giardino Kenroku-en e le botteghe della foglia d’oro.',
        'Ultime tre notti a Tokyo, con una giornata libera.',
      ],
    ],
    { nights: 10, board: 'Mezza pensione', hotelStars: 4, hasFlight: true, hasWifi: true, hasItalianGuide: true },
  ),
  travel(
    'Estero',
    'Viaggi e tour organizzati',
    [
      'giordania-e-deserto',
      'Giordania, pietra e deserto',
      'Giordania',
      'Amman, Petra, Wadi Rum',
      'Sette giorni lungo la strada dei Re, con una notte nel deserto.',
      [
        'Amman e Jerash, la città romana meglio conservata d’Oriente.',
        'Due giorni a Petra, di cui uno a piedi fino al Monastero.',
        'Wadi Rum in fuoristrada e notte in campo tendato.',
      ],
    ],
    { nights: 7, board: 'Pensione completa', hotelStars: 5, hasFlight: true, hasItalianGuide: true },
  ),
  travel(
    'Estero',
    'Crociera',
    [
      'fiordi-norvegesi',
      'I fiordi norvegesi',
      'Norvegia',
      'Bergen, Geiranger, Ålesund',
      'Otto giorni di mare calmo e luce lunga.',
      [
        'Imbarco a Copenaghen e prima notte di navigazione.',
        'Geirangerfjord, con sosta alla cascata delle Sette Sorelle.',
        'Bergen, il mercato e la funicolare; rientro da Copenaghen.',
      ],
    ],
    { isCruise: true, nights: 7, board: 'Pensione completa', hasSpa: true, hasFlight: true, hasWifi: true },
  ),
  travel(
    'Estero',
    'Mare',
    [
      'creta-lenta',
      'Creta, al passo dell’isola',
      'Grecia',
      'Chania e costa sud',
      'Una settimana di calette, taverne e siti minoici.',
      [
        'Albergo sul mare a dieci minuti dal porto veneziano di Chania.',
        'Una giornata alle gole di Samaria, per chi vuole camminare.',
        'Spiaggia riservata e tempo libero.',
      ],
    ],
    {
      nights: 7,
      board: 'Mezza pensione',
      hotelStars: 4,
      hasBeachService: true,
      hasFlight: true,
      hasWifi: true,
      structureType: 'Albergo',
    },
  ),
  travel(
    'Estero',
    'Città e cultura',
    [
      'vienna-in-musica',
      'Vienna in musica',
      'Austria',
      'Vienna',
      'Quattro giorni tra concerti, caffè e musei.',
      [
        'Una sera all’Opera o al Musikverein, secondo il calendario.',
        'Il Kunsthistorisches prima dell’apertura al pubblico.',
        'Una giornata libera.',
      ],
    ],
    {
      nights: 3,
      board: 'Prima colazione',
      hotelStars: 4,
      hasWifi: true,
      hasItalianGuide: true,
      structureType: 'Albergo',
    },
  ),
  travel(
    'Estero',
    'Montagna',
    [
      'svizzera-in-treno',
      'La Svizzera in treno',
      'Svizzera',
      'Zermatt e Sankt Moritz',
      'Il ghiacciaio dal finestrino, con le valigie che viaggiano da sole.',
      [
        'Da Zermatt a Sankt Moritz con il treno panoramico.',
        'Salita al Gornergrat con il primo treno del mattino.',
        'Due notti sul lago.',
      ],
    ],
    { nights: 5, board: 'Mezza pensione', hotelStars: 4, hasSpa: true, hasWifi: true },
  ),
  travel(
    'Italia',
    'Montagna',
    [
      'dolomiti-a-piedi',
      'Dolomiti, da rifugio a rifugio',
      'Alto Adige',
      'Val Badia',
      'Cinque giorni a piedi, con lo zaino leggero.',
      [
        'Tappe da quattro ore, con una guida alpina.',
        'Le valigie arrivano in albergo prima di voi.',
        'Ultima notte con spa.',
      ],
    ],
    { nights: 5, board: 'Mezza pensione', hotelStars: 3, hasSpa: true, structureType: 'Rifugi e albergo' },
  ),
  travel(
    'Italia',
    'Mare',
    [
      'sardegna-di-settembre',
      'La Sardegna di settembre',
      'Sardegna',
      'Costa di Baunei',
      'Il mare più bello, quando gli altri tornano a casa.',
      [
        'Gommone privato per le cale, con pranzo a bordo.',
        'Una serata con i pastori di Orgosolo.',
        'Ombrellone riservato ogni giorno.',
      ],
    ],
    {
      nights: 7,
      board: 'Mezza pensione',
      hotelStars: 4,
      hasBeachService: true,
      hasWifi: true,
      structureType: 'Villaggio',
    },
  ),
  travel(
    'Italia',
    'Mare',
    [
      'salento-in-masseria',
      'Salento in masseria',
      'Puglia',
      'Otranto',
      'Ulivi, pietra bianca e due mari a mezz’ora.',
      [
        'Camere in una masseria del Seicento, con piscina.',
        'Lezione di cucina e visita a un frantoio ipogeo.',
        'Navetta per la spiaggia convenzionata.',
      ],
    ],
    {
      nights: 4,
      board: 'Prima colazione',
      hotelStars: 4,
      hasSpa: true,
      hasBeachService: true,
      structureType: 'Masseria',
    },
  ),
  travel(
    'Italia',
    'Città e cultura',
    [
      'napoli-sotto-e-sopra',
      'Napoli, sotto e sopra',
      'Campania',
      'Napoli e Campi Flegrei',
      'Tre giorni con un’archeologa e un pasticciere.',
      [
        'La Napoli sotterranea e il Cristo velato, senza coda.',
        'Baia sommersa, in barca con il fondo trasparente.',
        'La sfogliatella, fatta con le proprie mani.',
      ],
    ],
    { nights: 2, board: 'Prima colazione', hotelStars: 4, hasWifi: true, hasItalianGuide: true },
  ),
  travel(
    'Italia',
    'Città e cultura',
    [
      'torino-e-langhe',
      'Torino e le Langhe',
      'Piemonte',
      'Torino, Barolo',
      'Musei la mattina, colline il pomeriggio.',
      ['Il Museo Egizio con un curatore.', 'Due notti tra i vigneti, con cena in cantina.', 'Rientro con sosta a Bra.'],
    ],
    { nights: 3, board: 'Mezza pensione', hotelStars: 4, hasSpa: true, structureType: 'Relais' },
  ),
  travel(
    'Italia',
    'Viaggi e tour organizzati',
    [
      'sicilia-barocca',
      'La Sicilia barocca',
      'Sicilia',
      'Noto, Modica, Ragusa',
      'Sei giorni di pietra dorata, cioccolato e mare.',
      [
        'Noto al tramonto, con le terrazze aperte per il gruppo.',
        'Modica e i suoi laboratori di cioccolato.',
        'Ragusa Ibla e una giornata alla spiaggia di Sampieri.',
      ],
    ],
    { nights: 5, board: 'Mezza pensione', hotelStars: 4, hasFlight: true, hasItalianGuide: true, hasWifi: true },
  ),
]

/** TRV-001. A dozen of travels, one at least of each kind. */
export async function seedTravel(db: Db): Promise<number> {
  return insertTravelOffers(db, offers)
}
