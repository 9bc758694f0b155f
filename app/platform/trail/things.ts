const FEMININE = {
  created: 'creata',
  corrected: 'modificata',
  published: 'pubblicata',
  hidden: 'nascosta',
  moved: 'spostata',
  'picture-changed': 'Fotografia cambiata',
  removed: 'tolta',
} as const

const MASCULINE = {
  created: 'creato',
  corrected: 'modificato',
  published: 'pubblicato',
  hidden: 'nascosto',
  moved: 'spostato',
  'picture-changed': 'Fotografia cambiata',
  removed: 'tolto',
} as const

const FRAME = { opened: 'scritto', corrected: 'modificato', moved: 'spostato', removed: 'tolto' } as const

const RUBRIC = { opened: 'aperta', corrected: 'modificata', moved: 'spostata', removed: 'tolta' } as const

const MONEY = {
  'transfer-confirmed': 'Bonifico confermato',
  'invoice-credited': 'Fattura stornata',
  'refund-confirmed': 'Rimborso confermato',
} as const

/**
 * Everything the trail can be about, what it is called, and what can be done to it. Whoever writes a line names one of these, so that
 * whoever reads it always finds the words. Words that begin small go on from the name of the thing ("Pagina pubblicata"), the others
 * stand alone ("Bonifico confermato").
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
      call: 'Telefonata',
      letter: 'E-mail scritta dalla redazione',
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
      joined: 'Unito a sé un altro account',
      'joined-away': 'Unito a un altro account',
      'not-duplicate': 'Non è la stessa persona',
    },
  },
  invoice: { name: 'Fattura', acts: MONEY },
  'electronic-file': {
    name: 'File di fattura elettronica',
    acts: { sent: 'inviato', rejected: 'scartato', 'sent-until': 'inviati tutti fino a un giorno' },
  },
  'accounting-month': { name: 'Mese contabile', acts: { closed: 'chiuso', reopened: 'riaperto' } },
  order: { name: 'Ordine', acts: { viewed: 'visto', 'invoices-taken': 'Fatture elettroniche messe in un archivio' } },
  card: {
    name: 'Scheda professionale',
    acts: {
      approve: 'approvata',
      ask: 'Chieste correzioni',
      hold: 'nascosta in attesa di correzioni',
      release: 'rimessa a disposizione',
    },
  },
  request: {
    name: 'Richiesta',
    acts: {
      read: 'letta',
      taken: 'presa in carico',
      assigned: 'assegnata',
      left: 'rimasta a nessuno',
      closed: 'chiusa',
      reopened: 'rimessa tra le nuove',
      answered: 'Risposta inviata',
      'not-arrived': 'La risposta non è arrivata',
      aside: 'messa da parte',
      noted: 'Nota della squadra',
      'paper-sent': 'Documento mandato da chi ha chiesto',
    },
  },
  letter: { name: 'Lettera', acts: { 'sent-again': 'mandata di nuovo' } },
  promise: { name: 'Tempo di risposta', acts: { corrected: 'modificato' } },
  closure: { name: 'Chiusura del Club', acts: { created: 'aggiunta', removed: 'tolta' } },
  case: {
    name: 'Causa',
    acts: {
      opened: 'aperta',
      corrected: 'Dati modificati',
      assigned: 'assegnata',
      closed: 'chiusa',
      reopened: 'riaperta',
      'hearing-added': 'Udienza aggiunta',
      'hearing-corrected': 'Udienza modificata',
      'hearing-removed': 'Udienza tolta',
      'document-added': 'Documento caricato',
      'document-removed': 'Documento tolto',
      viewed: 'vista',
      'document-read': 'Documento letto',
    },
  },
  certificate: { name: 'Attestato', acts: { revoked: 'revocato', reissued: 'emesso di nuovo' } },
  content: {
    name: 'Contenuto',
    acts: { published: 'pubblicato', withdrawn: 'ritirato', corrected: 'modificato', deleted: 'Bozza eliminata' },
  },
  page: {
    name: 'Pagina',
    acts: {
      opened: 'aperta',
      published: 'pubblicata',
      withdrawn: 'ritirata',
      deleted: 'eliminata',
      moved: 'spostata sotto un’altra',
      restored: 'ripresa da una versione di prima',
    },
  },
  course: {
    name: 'Corso',
    acts: {
      created: 'creato',
      corrected: 'Dati modificati',
      'objective-corrected': 'Obiettivo nazionale corretto',
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
      opened: 'aperto',
      'back-to-draft': 'riportato in bozza',
      withdrawn: 'ritirato dal catalogo',
      'offered-again': 'rimesso nel catalogo',
      closed: 'chiuso',
      discarded: 'Bozza eliminata',
      'edition-made': 'Nuova edizione preparata',
      'data-asked': 'Dati chiesti agli iscritti',
      'data-asked-of-all': 'Dati chiesti a tutti quelli a cui mancano',
      'missing-exported': 'Esportato chi non si può comunicare',
      'report-exported': 'Rapporto per il COGEAPS esportato',
      reported: 'Partecipanti segnalati al COGEAPS',
      'report-undone': 'Segnalazione al COGEAPS annullata',
    },
  },
  shop: {
    name: 'Negozio',
    acts: {
      'logo-changed': 'Marchio cambiato',
      'picture-changed': 'Marchio cambiato',
      shown: 'rimesso tra le convenzioni',
    },
  },
  offer: { name: 'Offerta', acts: { ...FEMININE, ended: 'terminata' } },
  catalogue: { name: 'Catalogo delle offerte', acts: { imported: 'importato' } },
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
      create: 'creato',
      product: 'modificato',
      prices: 'Listino cambiato',
      'prices-removed': 'Listino tolto',
      sell: 'messo in vendita',
      withdraw: 'ritirato dalla vendita',
      remove: 'tolto',
    },
  },
  role: { name: 'Ruolo', acts: { created: 'creato', corrected: 'modificato', removed: 'tolto' } },
  'reward-order': {
    name: 'Ordine di un premio',
    acts: { shipped: 'spedito', delivered: 'consegnato', returned: 'Non si può: punti resi' },
  },
  'point-value': { name: 'Valore dei punti', acts: { corrected: 'deciso' } },
  mission: { name: 'Missione', acts: { changed: 'cambiata', removed: 'Cambiamento tolto' } },
  club: { name: 'Club', acts: { corrected: 'modificato' } },
  job: { name: 'Lavoro', acts: { retried: 'rimesso in coda' } },
  view: { name: 'Vista', acts: { created: 'salvata', corrected: 'aggiornata', removed: 'tolta' } },
  import: {
    name: 'Importazione',
    acts: {
      sent: 'File mandato',
      started: 'cominciata',
      stopped: 'fermata',
      resumed: 'ripresa',
      ended: 'finita',
      undone: 'Tolto chi era arrivato',
      downloaded: 'Righe da correggere scaricate',
    },
  },
  export: { name: 'Elenco', acts: { asked: 'esportato', downloaded: 'File scaricato' } },
  'figure-letter': { name: 'Numeri per e-mail', acts: { corrected: 'cambiati' } },
  'followed-segment': {
    name: 'Segmento nei numeri',
    acts: { followed: 'contato ogni giorno', left: 'non più contato' },
  },
  'figure-alert': { name: 'Avviso sui numeri', acts: { created: 'messo', removed: 'tolto' } },
  search: { name: 'Ricerca senza risposta', acts: { sent: 'mandata a chi scrive' } },
  segment: { name: 'Segmento', acts: { created: 'creato', corrected: 'modificato', removed: 'eliminato' } },
  bulk: {
    name: 'Azione su molti',
    acts: {
      confirmed: 'confermata',
      stopped: 'fermata',
      'taken-back': 'rimessa com’era',
      downloaded: 'Esiti scaricati',
    },
  },
  label: {
    name: 'Etichetta',
    acts: {
      given: 'data',
      taken: 'tolta',
      renamed: 'rinominata',
      joined: 'unita a un’altra',
      removed: 'eliminata',
    },
  },
} as const satisfies Record<string, { name: string; acts: Readonly<Record<string, string>> }>

export type TrailThing = keyof typeof TRAIL_THINGS
export type ActOf<Thing extends TrailThing> = keyof (typeof TRAIL_THINGS)[Thing]['acts'] & string

/** A thing of the list above, or a record by its name. */
export type AnyThing = TrailThing | (string & {})

/** What can be done to a record (`platform/records`), whose name is known when it is declared. */
const RECORD_ACTS = {
  f: { ...FEMININE, shown: 'mostrata di nuovo', restored: 'ripresa dal cestino', imported: 'importata' },
  m: { ...MASCULINE, shown: 'mostrato di nuovo', restored: 'ripreso dal cestino', imported: 'importato' },
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

/** Everything a line can be about, records too, with its name. */
export function trailThings(): { value: string; label: string }[] {
  const own = Object.entries(TRAIL_THINGS).map(([value, { name }]) => ({ value, label: name }))
  return [
    ...own,
    ...[...records]
      .filter(([thing]) => !Object.hasOwn(TRAIL_THINGS, thing))
      .map(([value, { name }]) => ({ value, label: name })),
  ]
}
