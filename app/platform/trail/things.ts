const FEMININE = {
  created: 'Creata',
  corrected: 'Modificata',
  published: 'Pubblicata',
  hidden: 'Nascosta',
  moved: 'Spostata',
  'picture-changed': 'Fotografia cambiata',
  removed: 'Tolta',
} as const

const MASCULINE = {
  created: 'Creato',
  corrected: 'Modificato',
  published: 'Pubblicato',
  hidden: 'Nascosto',
  moved: 'Spostato',
  'picture-changed': 'Fotografia cambiata',
  removed: 'Tolto',
} as const

const FRAME = { opened: 'Scritto', corrected: 'Modificato', moved: 'Spostato', removed: 'Tolto' } as const

const RUBRIC = { opened: 'Aperta', corrected: 'Modificata', moved: 'Spostata', removed: 'Tolta' } as const

const MONEY = {
  'transfer-confirmed': 'Bonifico confermato',
  'invoice-credited': 'Fattura stornata',
  'refund-confirmed': 'Rimborso confermato',
} as const

/**
 * Everything the trail can be about, what it is called, and what can be done to it. Whoever writes a line names one of these, so that
 * whoever reads it always finds the words.
 */
export const TRAIL_THINGS = {
  member: {
    name: 'Iscritto',
    acts: {
      ...MONEY,
      created: 'Account aperto',
      invitation: 'Invito a scegliere la password',
      imported: 'Aggiornato da un’importazione',
      recovery: 'Lettera per la password',
      sessions: 'Sessioni chiuse',
      unlock: 'Accesso sbloccato',
      note: 'Nota',
      person: 'Dati personali',
      trial: 'Prova',
      'fiscal-code': 'Codice fiscale',
      billing: 'Dati di fatturazione',
      training: 'Dati per la formazione ECM',
      period: 'Periodo Premium',
      'period-removed': 'Periodo Premium tolto',
      'wallet-given': 'Portafoglio dato',
      wallet: 'Portafoglio cambiato',
      'wallet-ended': 'Portafoglio finito',
      credits: 'Crediti',
      points: 'Punti fedeltà',
      codes: 'Codici',
      plan: 'Piano dato',
      close: 'Account chiuso',
      open: 'Account riaperto',
      export: 'Dati scaricati',
      factors: 'Secondo fattore tolto',
      erase: 'Account cancellato',
      'quotation-prepared': 'Preventivo preparato',
      notice: 'Avviso mandato',
    },
  },
  invoice: { name: 'Fattura', acts: MONEY },
  'electronic-file': {
    name: 'File di fattura elettronica',
    acts: { sent: 'Inviato', rejected: 'Scartato', 'sent-until': 'Inviati tutti fino a un giorno' },
  },
  order: { name: 'Ordine', acts: { viewed: 'Visto', 'invoices-taken': 'Fatture elettroniche messe in un archivio' } },
  card: {
    name: 'Scheda professionale',
    acts: {
      approve: 'Approvata',
      ask: 'Chieste correzioni',
      hold: 'Nascosta in attesa di correzioni',
      release: 'Rimessa a disposizione',
    },
  },
  request: {
    name: 'Richiesta',
    acts: {
      read: 'Letta',
      taken: 'Presa in carico',
      assigned: 'Assegnata',
      left: 'Rimasta a nessuno',
      closed: 'Chiusa',
      reopened: 'Rimessa tra le nuove',
      answered: 'Risposta inviata',
      'not-arrived': 'La risposta non è arrivata',
      aside: 'Messa da parte',
      noted: 'Nota della squadra',
    },
  },
  promise: { name: 'Tempo di risposta', acts: { corrected: 'Modificato' } },
  closure: { name: 'Chiusura del Club', acts: { created: 'Aggiunta', removed: 'Tolta' } },
  case: {
    name: 'Causa',
    acts: {
      opened: 'Causa aperta',
      corrected: 'Dati modificati',
      assigned: 'Causa assegnata',
      closed: 'Causa chiusa',
      reopened: 'Causa riaperta',
      'hearing-added': 'Udienza aggiunta',
      'hearing-corrected': 'Udienza modificata',
      'hearing-removed': 'Udienza tolta',
      'document-added': 'Documento caricato',
      'document-removed': 'Documento tolto',
      viewed: 'Vista',
      'document-read': 'Documento letto',
    },
  },
  certificate: { name: 'Attestato', acts: { revoked: 'Revocato', reissued: 'Emesso di nuovo' } },
  content: {
    name: 'Contenuto',
    acts: { published: 'Pubblicato', withdrawn: 'Ritirato', corrected: 'Modificato', deleted: 'Bozza eliminata' },
  },
  page: {
    name: 'Pagina',
    acts: {
      opened: 'Aperta',
      published: 'Pubblicata',
      withdrawn: 'Ritirata',
      deleted: 'Eliminata',
      moved: 'Spostata a un altro indirizzo',
    },
  },
  course: {
    name: 'Corso',
    acts: {
      created: 'Corso creato',
      corrected: 'Dati modificati',
      'cover-changed': 'Copertina cambiata',
      'tutors-assigned': 'Tutor assegnati',
      'lesson-added': 'Lezione aggiunta',
      'lesson-corrected': 'Lezione modificata',
      'lesson-moved': 'Lezione spostata',
      'lesson-removed': 'Lezione tolta',
      'question-added': 'Domanda aggiunta',
      'question-corrected': 'Domanda modificata',
      'question-replaced': 'Domanda sostituita con una nuova',
      'question-withdrawn': 'Domanda ritirata',
      'question-restored': 'Domanda rimessa nella prova',
      'questions-imported': 'Domande importate',
      opened: 'Corso aperto',
      'back-to-draft': 'Riportato in bozza',
      withdrawn: 'Ritirato dal catalogo',
      'offered-again': 'Rimesso nel catalogo',
      closed: 'Chiuso',
      discarded: 'Bozza eliminata',
      'edition-made': 'Nuova edizione preparata',
      'data-asked': 'Dati chiesti agli iscritti',
      'missing-exported': 'Esportato chi non si può comunicare',
    },
  },
  shop: {
    name: 'Negozio',
    acts: {
      'logo-changed': 'Marchio cambiato',
      'picture-changed': 'Marchio cambiato',
      shown: 'Rimesso tra le convenzioni',
    },
  },
  offer: { name: 'Offerta', acts: { ...FEMININE, ended: 'Terminata' } },
  catalogue: { name: 'Catalogo delle offerte', acts: { imported: 'Importato' } },
  window: {
    name: 'Vetrina delle convenzioni',
    acts: { added: 'Aggiunta una voce', moved: 'Spostata una voce', removed: 'Tolta una voce' },
  },
  category: { name: 'Categoria', acts: RUBRIC },
  series: { name: 'Collana', acts: RUBRIC },
  message: { name: 'Messaggio della barra', acts: FRAME },
  notice: { name: 'Avviso', acts: FRAME },
  menu: { name: 'Menù', acts: FRAME },
  product: {
    name: 'Piano o prodotto',
    acts: {
      create: 'Nuovo prodotto',
      product: 'Prodotto',
      prices: 'Listino',
      'prices-removed': 'Listino tolto',
      sell: 'In vendita',
      withdraw: 'Ritirato dalla vendita',
      remove: 'Prodotto tolto',
    },
  },
  role: { name: 'Ruolo', acts: { created: 'Creato', corrected: 'Modificato', removed: 'Tolto' } },
  'reward-order': {
    name: 'Ordine di un premio',
    acts: { shipped: 'Spedito', delivered: 'Consegnato', returned: 'Non si può: punti resi' },
  },
  mission: { name: 'Missione', acts: { changed: 'Missione cambiata', removed: 'Cambiamento tolto' } },
  club: { name: 'Club', acts: { corrected: 'Modificato' } },
  job: { name: 'Lavoro', acts: { retried: 'Rimesso in coda' } },
  view: { name: 'Vista', acts: { created: 'Salvata', corrected: 'Aggiornata', removed: 'Tolta' } },
  import: {
    name: 'Importazione',
    acts: {
      sent: 'File mandato',
      started: 'Cominciata',
      stopped: 'Fermata',
      ended: 'Finita',
      undone: 'Tolto chi era arrivato',
      downloaded: 'Righe da correggere scaricate',
    },
  },
  export: { name: 'Elenco', acts: { asked: 'Esportato', downloaded: 'File scaricato' } },
  segment: { name: 'Segmento', acts: { created: 'Creato', corrected: 'Modificato', removed: 'Eliminato' } },
  bulk: {
    name: 'Azione su molti',
    acts: {
      confirmed: 'Confermata',
      stopped: 'Fermata',
      'taken-back': 'Rimessa com’era',
      downloaded: 'Esiti scaricati',
    },
  },
  label: {
    name: 'Etichetta',
    acts: {
      given: 'Data',
      taken: 'Tolta',
      renamed: 'Rinominata',
      joined: 'Unita a un’altra',
      removed: 'Eliminata',
    },
  },
} as const satisfies Record<string, { name: string; acts: Readonly<Record<string, string>> }>

export type TrailThing = keyof typeof TRAIL_THINGS
export type ActOf<Thing extends TrailThing> = keyof (typeof TRAIL_THINGS)[Thing]['acts'] & string

/** A thing of the list above, or a record by its name. */
export type AnyThing = TrailThing | (string & {})

/** What can be done to a record (`platform/records`), whose name is known when it is declared. */
const RECORD_ACTS = {
  f: { ...FEMININE, shown: 'Mostrata di nuovo', restored: 'Ripresa dal cestino', imported: 'Importata' },
  m: { ...MASCULINE, shown: 'Mostrato di nuovo', restored: 'Ripreso dal cestino', imported: 'Importato' },
} as const
/** Some are opened, as they were called before they were records. */
export type RecordAct = keyof typeof RECORD_ACTS.f | 'opened' | 'ended'

type Words = { name: string; acts: Readonly<Record<string, string>> }
const records = new Map<string, Words>()

/** Tells the trail how a record is called; one that the list above knows keeps its words. */
export function recordThing(thing: string, { name, gender }: { name: string; gender: 'f' | 'm' }): void {
  const known = thingWords(thing)
  records.set(thing, { name: known?.name ?? name, acts: { ...RECORD_ACTS[gender], ...known?.acts } })
}

/** The words for a thing; nothing for one that the club no longer keeps. */
export function thingWords(thing: string): Words | undefined {
  return records.get(thing) ?? (Object.hasOwn(TRAIL_THINGS, thing) ? TRAIL_THINGS[thing as TrailThing] : undefined)
}
