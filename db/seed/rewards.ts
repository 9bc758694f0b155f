import { randomBytes } from 'node:crypto'
import { addCodes } from '#areas/loyalty/code-commands.server.ts'
import { countCodes } from '#areas/loyalty/code-store.server.ts'
import type { CategorySlug } from '#areas/loyalty/model.ts'
import { insertClubRewards } from '#areas/loyalty/reward-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RewardKind } from '#platform/outside/rewards/port.ts'
import { upsertStandInRewards } from '#platform/outside/rewards/store.server.ts'
import { daysBefore, romeDayOf } from '#platform/pure/dates.ts'

type Row = [title: string, brand: string, points: number, kind: RewardKind, description: string, stock?: number]

const CATALOGUE: Record<CategorySlug, Row[]> = {
  'buoni-acquisto': [
    [
      'Buono libri da 10 €',
      'Aurora Libri',
      250,
      'voucher',
      'Dieci euro da usare in libreria o in linea, anche su manuali e riviste.',
    ],
    [
      'Buono libri da 25 €',
      'Aurora Libri',
      600,
      'voucher',
      'Venticinque euro per i libri che aspettano da un po’, senza scadenza ravvicinata.',
    ],
    [
      'Buono spesa da 20 €',
      'Gusto Vivo',
      480,
      'voucher',
      'Venti euro di spesa fresca, in negozio o con consegna a casa.',
    ],
    ['Buono spesa da 50 €', 'Gusto Vivo', 1150, 'voucher', 'Cinquanta euro di spesa, divisibili in più volte.'],
    [
      'Buono carburante da 30 €',
      'Strada Amica',
      700,
      'voucher',
      'Trenta euro nelle stazioni aderenti, per chi si sposta tra ambulatori e domicili.',
    ],
    [
      'Buono calzature da lavoro',
      'Passo Leggero',
      900,
      'voucher',
      'Quaranta euro su zoccoli e scarpe professionali: dodici ore in piedi pesano meno.',
    ],
  ],
  tecnologia: [
    [
      'Termometro a infrarossi',
      'Fenice Tech',
      650,
      'parcel',
      'Misura in un secondo, senza contatto, con memoria delle ultime trentadue letture.',
    ],
    [
      'Cuffie con riduzione del rumore',
      'Fenice Tech',
      1800,
      'parcel',
      'Per studiare in treno o nella stanza di guardia. Trenta ore di autonomia.',
    ],
    [
      'Lampada da scrivania regolabile',
      'Lume',
      740,
      'parcel',
      'Cinque temperature di luce, braccio snodato, nessuno sfarfallio.',
    ],
    [
      'Batteria portatile da 20.000 mAh',
      'Fenice Tech',
      560,
      'parcel',
      'Ricarica due telefoni e il fonendoscopio elettronico nello stesso turno.',
    ],
    ['Tastiera senza fili', 'Fenice Tech', 820, 'parcel', 'Silenziosa, lavabile, si collega a tre dispositivi.'],
    [
      'Lettore di libri elettronici',
      'Aurora Libri',
      2600,
      'parcel',
      'Schermo da sette pollici che non stanca, memoria per migliaia di articoli.',
      0,
    ],
  ],
  'libri-e-formazione': [
    [
      'Manuale di semeiotica, nuova edizione',
      'Aurora Libri',
      980,
      'parcel',
      'L’esame obiettivo spiegato al letto del paziente, con video collegati.',
    ],
    [
      'Atlante di elettrocardiografia',
      'Aurora Libri',
      1100,
      'parcel',
      'Duecento tracciati commentati, dal normale all’urgenza.',
    ],
    [
      'Abbonamento annuale a una rivista',
      'Aurora Libri',
      1250,
      'voucher',
      'Una rivista clinica a scelta tra dodici, in digitale, per un anno.',
    ],
    [
      'Corso di inglese medico, 10 lezioni',
      'Parla Chiaro',
      1400,
      'voucher',
      'Dieci lezioni individuali in linea: casi clinici, congressi, scrittura.',
    ],
    [
      'Corso di comunicazione difficile',
      'Parla Chiaro',
      1050,
      'voucher',
      'Dire cattive notizie, gestire il conflitto: due mezze giornate in linea.',
    ],
    [
      'Taccuino da corsia, serie da tre',
      'Carta Buona',
      220,
      'parcel',
      'Carta resistente, tasca per i foglietti, formato da camice.',
    ],
  ],
  benessere: [
    [
      'Ingresso alle terme',
      'Quercia Benessere',
      850,
      'voucher',
      'Una giornata in una delle strutture convenzionate, dal lunedì al venerdì.',
    ],
    [
      'Massaggio decontratturante',
      'Quercia Benessere',
      1000,
      'voucher',
      'Cinquanta minuti per la schiena di chi solleva, si china, resta in piedi.',
    ],
    ['Un mese in palestra', 'Passo Leggero', 720, 'voucher', 'Trenta giorni in un centro vicino a te, corsi compresi.'],
    [
      'Cuscino cervicale',
      'Casa Serena',
      460,
      'parcel',
      'Memoria di forma, fodera lavabile, per i giorni dopo la notte.',
    ],
    ['Bottiglia termica da 750 ml', 'Passo Leggero', 240, 'parcel', 'Acciaio, dodici ore calda, ventiquattro fredda.'],
    [
      'Tappetino per esercizi',
      'Passo Leggero',
      310,
      'parcel',
      'Antiscivolo, sei millimetri, con la scheda di dieci esercizi per la schiena.',
    ],
  ],
  'viaggi-e-tempo-libero': [
    [
      'Notte in agriturismo per due',
      'Lago Viaggi',
      2400,
      'voucher',
      'Una notte con colazione in oltre cento strutture.',
    ],
    [
      'Biglietti per il museo, due ingressi',
      'Lago Viaggi',
      520,
      'voucher',
      'Due ingressi interi, anche in giorni diversi.',
    ],
    ['Cena per due', 'Gusto Vivo', 1600, 'voucher', 'Quattro portate in un ristorante della rete, bevande escluse.'],
    [
      'Cinema, quattro ingressi',
      'Stella Marina',
      640,
      'voucher',
      'Quattro ingressi validi tutti i giorni, anche nei festivi.',
    ],
    [
      'Zaino da viaggio',
      'Passo Leggero',
      1150,
      'parcel',
      'Trenta litri, scomparto per il portatile, misura da cabina.',
    ],
    [
      'Volo in mongolfiera',
      'Lago Viaggi',
      4800,
      'voucher',
      'Un’ora sopra le colline, al mattino presto, per una persona.',
    ],
  ],
  casa: [
    [
      'Macchina per il caffè a cialde',
      'Casa Serena',
      1700,
      'parcel',
      'Compatta, si scalda in venti secondi, con cinquanta cialde compostabili.',
      3,
    ],
    ['Set di coltelli da cucina', 'Casa Serena', 1350, 'parcel', 'Cinque lame in acciaio con il loro ceppo.'],
    [
      'Pianta da appartamento',
      'Quercia Benessere',
      380,
      'parcel',
      'Una pianta robusta con il vaso e la scheda delle cure.',
    ],
    ['Set di asciugamani', 'Casa Serena', 620, 'parcel', 'Cotone biologico, quattro pezzi.'],
    [
      'Radio da cucina',
      'Lume',
      890,
      'parcel',
      'Digitale, con timer e presa per il telefono. Ne restano poche: può capitare che finisca.',
      50,
    ],
  ],
  solidarieta: [
    [
      'Un pasto al giorno per un mese',
      'Fondazione Mensa Aperta',
      500,
      'donation',
      'Trenta pasti in una mensa della tua regione.',
    ],
    [
      'Un kit di primo soccorso per una scuola',
      'Scuola Sicura',
      400,
      'donation',
      'Una cassetta completa e un’ora di formazione per gli insegnanti.',
    ],
    [
      'Un giorno di ambulatorio di strada',
      'Medici in Cammino',
      900,
      'donation',
      'Sostiene un giorno di visite gratuite per chi non ha un medico.',
    ],
    [
      'Dieci alberi in città',
      'Radici',
      300,
      'donation',
      'Dieci alberi piantati e curati per tre anni, con la posizione di ciascuno.',
    ],
    [
      'Una borsa di studio in infermieristica',
      'Fondo Aurora',
      2000,
      'donation',
      'Contribuisce alla retta di uno studente che lavora.',
    ],
  ],
}

/** Something the supplier discovers a day later that it has not: its points come back, and can be seen to. */
const FAILING = 'Radio da cucina'

export const rewardIdOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

function catalogueRows() {
  return Object.entries(CATALOGUE).flatMap(([category, rewards]) =>
    rewards.map(([title, brand, points, kind, description, stock], place) => ({
      id: rewardIdOf(title),
      // The first of each category come first, then the second, so that a list shows the whole breadth.
      position: place * 100 + Object.keys(CATALOGUE).indexOf(category),
      title,
      brand,
      points,
      kind,
      description,
      category: category as CategorySlug,
      stock: stock ?? null,
    })),
  )
}

/** Forty rewards of invented brands in the imitated catalogue; the four that open it are of different kinds. */
export async function seedSuppliedRewards(db: Db): Promise<void> {
  const rows = catalogueRows().map((row) => ({ ...row, failsAfterHours: row.title === FAILING ? 24 : null }))
  await upsertStandInRewards(db, rows)
}

/** The same, as a club without a supplier keeps them. */
export async function seedRewards(db: Db, now: Date): Promise<void> {
  const rows = catalogueRows().map(({ id: slug, ...row }) => ({ ...row, slug, isHidden: false }))
  await insertClubRewards(db, rows, romeDayOf(daysBefore(now, 400)))
}

const CODES_OF_EACH = 20

/** Codes of the vouchers of the demo, which only the secret of this club can seal: where there are none, some. */
export async function seedVoucherCodes(db: Db, { secret, now }: { secret: string; now: Date }): Promise<void> {
  for (const { id, kind } of catalogueRows()) {
    const { free, given } = await countCodes(db, id)
    if (kind !== 'voucher' || free + given > 0) continue
    const codes = Array.from({ length: CODES_OF_EACH }, (_, line) => ({ line, code: inventedCode() }))
    await addCodes(db, id, codes, { secret, now })
  }
}

function inventedCode(): string {
  const signs = randomBytes(6).toString('hex').toUpperCase()
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8, 12)}`
}
