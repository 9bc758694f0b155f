import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { IconName } from '#design/icon/names.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { AnyRecord } from '#platform/records/record.ts'
import { BULK_PERMISSIONS } from './bulk/bulk-copy.ts'
import { TAKING_PERMISSIONS } from './lists/taking.ts'
import { RECORDS } from './records/contents.ts'

/** How the navigation of the desk is laid out, in this order; what has no name stands under Oggi. */
export const DESK_PARTS = {
  first: '',
  people: 'Persone',
  sells: 'Vendite',
  training: 'Formazione',
  reading: 'Pubblicare',
  club: 'Il Club',
} as const

export type DeskPlace = {
  readonly path: string
  readonly part: keyof typeof DESK_PARTS
  readonly title: string
  readonly text: string
  readonly icon: IconName
  /** Any of these opens it. */
  readonly permissions: readonly StaffPermission[]
  /** Seldom needed: named in the navigation only when it is asked for. */
  readonly isFolded?: boolean
}

/** The place of a record, if it has one of its own in this part. */
export function placeOf({ path, permission, words, place }: AnyRecord, part: keyof typeof DESK_PARTS): DeskPlace[] {
  if (!('part' in place) || place.part !== part) return []
  const { text, icon, isFolded } = place
  return [{ path, part, title: words.title, text, icon: icon as IconName, permissions: [permission], isFolded }]
}

/** The places where staff work, and what opens each. */
export const DESK: readonly DeskPlace[] = [
  {
    path: '/redazione/numeri',
    part: 'first',
    title: 'Numeri',
    text: 'Quanti sono e come va: le cifre del Club, con i grafici e le tabelle.',
    icon: 'chart-column',
    permissions: ['figures.read'],
  },
  {
    path: '/redazione/richieste',
    part: 'people',
    title: 'Richieste',
    text: 'Chi ha chiesto qualcosa al Club o ai servizi, entro quando, chi risponde.',
    icon: 'inbox',
    permissions: ['requests.read', 'legal.read'],
  },
  {
    path: '/redazione/iscritti',
    part: 'people',
    title: 'Iscritti',
    text: 'Chi è, che cosa ha, che cosa gli è successo; mettere a posto abbonamento, crediti e accesso.',
    icon: 'users',
    permissions: ['members.read'],
  },
  {
    path: '/redazione/segmenti',
    part: 'people',
    title: 'Segmenti',
    text: 'Gruppi di iscritti per quello che sono, hanno e fanno; quanti se ne possono raggiungere.',
    icon: 'target',
    permissions: ['segments.write'],
  },
  {
    path: '/redazione/cause',
    part: 'people',
    title: 'Cause',
    text: 'Le cause degli iscritti: udienze, provvedimenti e documenti, con l’avviso a chi riguardano.',
    icon: 'gavel',
    permissions: ['legal.read'],
  },
  {
    path: '/redazione/schede',
    part: 'people',
    title: 'Schede professionali',
    text: 'Da rivedere, da correggere, da nascondere.',
    icon: 'badge-check',
    permissions: ['cards.review'],
  },
  {
    path: '/redazione/ordini',
    part: 'sells',
    title: 'Ordini',
    text: 'Bonifici da confermare, fatture, note di credito, rimborsi.',
    icon: 'receipt',
    permissions: ['money.read'],
  },
  {
    path: '/redazione/fatture-elettroniche',
    part: 'sells',
    title: 'Fatture elettroniche',
    text: 'I file per il Sistema di Interscambio, i giorni che restano, l’imposta di bollo.',
    icon: 'receipt',
    permissions: ['money.read'],
  },
  {
    path: '/redazione/incassi',
    part: 'sells',
    title: 'Incassi',
    text: 'Quanto è arrivato e quanto è stato restituito, giorno per giorno e modo per modo, con il foglio per il commercialista.',
    icon: 'coins',
    permissions: ['figures.money'],
  },
  {
    path: '/redazione/ricavi',
    part: 'sells',
    title: 'Ricavi per competenza',
    text: 'Quanto è stato emesso, quanto è già un ricavo e quanto va rinviato, mese per mese e prodotto per prodotto; i mesi si chiudono qui.',
    icon: 'calendar',
    permissions: ['figures.money'],
  },
  {
    path: '/redazione/preventivi',
    part: 'sells',
    title: 'Preventivi',
    text: 'Una proposta messa nel carrello di un iscritto.',
    icon: 'file-pen',
    permissions: ['money.write'],
  },
  {
    path: '/redazione/piani',
    part: 'sells',
    title: 'Piani e prezzi',
    text: 'I piani e le aggiunte: che cosa aprono, quanto costano e da quando.',
    icon: 'tag',
    permissions: ['plans.write'],
  },
  {
    path: '/redazione/fedelta',
    part: 'sells',
    title: 'Programma Fedeltà',
    text: 'Che cosa dà punti, quanti, quante volte e da quando.',
    icon: 'gift',
    permissions: ['rewards.write'],
  },
  ...RECORDS.flatMap((record) => placeOf(record, 'sells')),
  {
    path: '/redazione/premi/ordini',
    part: 'sells',
    title: 'Ordini dei premi',
    text: 'Che cosa è stato chiesto con i punti: da mandare, in viaggio, consegnato.',
    icon: 'gift',
    permissions: ['rewards.orders'],
  },
  {
    path: '/redazione/corsi',
    part: 'training',
    title: 'Corsi ECM',
    text: 'Preparare un corso, le lezioni e le domande; aprirlo, seguirlo, chiuderlo.',
    icon: 'library',
    permissions: ['courses.write', 'courses.follow'],
  },
  {
    path: '/redazione/attestati',
    part: 'training',
    title: 'Attestati',
    text: 'Cercare, revocare, emettere di nuovo.',
    icon: 'award',
    permissions: ['certificates.write'],
  },
  {
    path: '/redazione/eventi-ecm',
    part: 'training',
    title: 'Eventi ECM',
    text: 'Gli eventi chiusi e il rapporto per il COGEAPS.',
    icon: 'graduation-cap',
    permissions: ['certificates.write'],
  },
  ...RECORDS.flatMap((record) => placeOf(record, 'training')),
  {
    path: '/redazione/contenuti',
    part: 'reading',
    title: 'Contenuti',
    text: 'Articoli, guide, podcast, moduli: scriverli, provarli, pubblicarli.',
    icon: 'newspaper',
    permissions: ['contents.write'],
  },
  {
    path: '/redazione/pagine',
    part: 'reading',
    title: 'Pagine',
    text: 'Comporre le pagine con i blocchi, provarle come le vede chi visita, pubblicarle.',
    icon: 'layout-dashboard',
    permissions: ['pages.write'],
  },
  {
    path: '/redazione/calendario',
    part: 'reading',
    title: 'Calendario',
    text: 'Che cosa esce e che cosa finisce, giorno per giorno.',
    icon: 'calendar',
    permissions: ['contents.write'],
  },
  {
    path: '/redazione/convenzioni',
    part: 'reading',
    title: 'Convenzioni',
    text: 'Negozi, offerte e vetrina; il file del partner, prima provato e poi caricato.',
    icon: 'handshake',
    permissions: ['conventions.write'],
  },
  {
    path: '/redazione/contenuti-da-scaricare',
    part: 'reading',
    title: 'Contenuti da scaricare',
    text: 'In quali formati si portano via, e i MOBI da caricare.',
    icon: 'book-open',
    permissions: ['contents.write'],
    isFolded: true,
  },
  {
    path: '/redazione/menu',
    part: 'reading',
    title: 'Menù',
    text: 'Le voci sopra e in fondo alle pagine: nomi, ordine, dove portano, chi le vede.',
    icon: 'menu',
    permissions: ['frame.write'],
    isFolded: true,
  },
  ...RECORDS.flatMap((record) => placeOf(record, 'reading')),
  ...RECORDS.flatMap((record) => placeOf(record, 'club')),
  {
    path: '/redazione/azioni',
    part: 'club',
    title: 'Azioni su molti',
    text: 'Che cosa è stato fatto a molti insieme, con gli esiti; per un giorno si rimette com’era.',
    icon: 'list',
    permissions: BULK_PERMISSIONS,
    isFolded: true,
  },
  {
    path: '/redazione/posta',
    part: 'club',
    title: 'Posta in uscita',
    text: 'Le lettere scritte dal Club e che fine hanno fatto.',
    icon: 'mail',
    permissions: ['mail.send'],
  },
  {
    path: '/redazione/squadra',
    part: 'club',
    title: 'Squadra',
    text: 'Chi lavora qui e con quale ruolo; invitare, cambiare, togliere.',
    icon: 'user-plus',
    permissions: ['team.write'],
  },
  {
    path: '/redazione/registro',
    part: 'club',
    title: 'Registro',
    text: 'Che cosa è successo, chi lo ha fatto e perché.',
    icon: 'history',
    permissions: ['trail.read'],
  },
  {
    path: '/redazione/file-usciti',
    part: 'club',
    title: 'File usciti',
    text: 'Gli elenchi esportati: chi, quando, che cosa e perché.',
    icon: 'download',
    permissions: TAKING_PERMISSIONS,
    isFolded: true,
  },
  {
    path: '/redazione/lavori',
    part: 'club',
    title: 'Lavori non riusciti',
    text: 'Quello che il Club fa da solo e non ha finito, da riprovare.',
    icon: 'refresh-cw',
    permissions: ['club.write'],
    isFolded: true,
  },
  {
    path: '/redazione/club',
    part: 'club',
    title: 'Dati e aspetto',
    text: 'Nome, recapiti e dati della società; il colore e il logo.',
    icon: 'sliders-horizontal',
    permissions: ['club.write'],
  },
]

export function deskOf(staff: Pick<Member, 'permissions'>): DeskPlace[] {
  return DESK.filter(({ permissions }) => staffMay(staff, ...permissions))
}
