/** A post of the imitation: its title, one sentence of it, who signs it, whom it is for first. */
export type StandInPost = {
  readonly title: string
  readonly excerpt: string
  readonly author: string | null
  /** Codes of the professions it is written for; none is everybody. */
  readonly professions: readonly string[]
}

const doctors = ['857920000', '857920003']
const dentists = ['857920001']
const pharmacists = ['857920002']
const psychologists = ['857920004']
const biologists = ['857920005']
const others = ['857920006']
const nobody: readonly string[] = []

function post(
  title: string,
  excerpt: string,
  professions: readonly string[] = nobody,
  author: string | null = 'Redazione',
): StandInPost {
  return { title, excerpt, professions, author }
}

/** By magazine, then by category: three categories of three posts each. */
export const STAND_IN_POSTS: Readonly<Record<string, Readonly<Record<string, readonly StandInPost[]>>>> = {
  'medical-magazine': {
    'Medicina interna': [
      post(
        'Scompenso cardiaco: rivedere la terapia in tre visite',
        'Che cosa si titola per primo, che cosa si controlla e quando ci si ferma.',
        doctors,
        'Elena Sartori',
      ),
      post(
        'Anemia nell’anziano, prima del ferro si cerca la causa',
        'Un percorso breve per non curare un numero e dimenticare chi lo porta.',
        doctors,
      ),
      post(
        'Iponatriemia lieve: quando preoccuparsi',
        'Farmaci, ormoni, acqua: l’ordine in cui guardare evita esami inutili.',
        doctors,
        'Carlo Benedetti',
      ),
    ],
    'Medicina generale': [
      post(
        'Il paziente con cinque farmaci e una domanda nuova',
        'La revisione della terapia comincia da quello che la persona prende davvero.',
        [...doctors, ...pharmacists],
        'Irene Gatti',
      ),
      post(
        'Tosse che dura: il calendario aiuta la diagnosi',
        'Tre settimane, otto settimane, tre mesi: a ciascuna durata le sue cause.',
        doctors,
      ),
      post(
        'Certificati, le cinque frasi da non scrivere',
        'Parole prudenti proteggono chi firma e chi riceve.',
        doctors,
      ),
    ],
    Infermieristica: [
      post(
        'Accessi venosi difficili, la scelta si fa prima',
        'Una scala semplice dice quando chiamare chi usa l’ecografo.',
        others,
        'Nadia Fabbri',
      ),
      post(
        'Consegne in quattro righe: funziona se è per tutti',
        'Un reparto racconta sei mesi di passaggio di turno strutturato.',
        others,
      ),
      post(
        'Lesioni da pressione: contare i cambi di postura non basta',
        'Superfici, nutrizione, umidità: l’insieme conta più del cronometro.',
        others,
      ),
    ],
  },
  'health-information': {
    'In ambulatorio': [
      post(
        'Spiegare un rischio senza spaventare',
        'Numeri assoluti, un disegno e una pausa: la ricetta di chi lo fa da anni.',
        nobody,
        'Giulia Serra',
      ),
      post(
        'La lista dei dubbi prima della visita',
        'Un foglio in sala d’attesa accorcia la visita e allunga l’ascolto.',
      ),
      post(
        'Quando il paziente arriva con la diagnosi fatta',
        'Tre domande trasformano una ricerca in rete in un buon inizio.',
        doctors,
      ),
    ],
    Farmaci: [
      post(
        'Gocce, cucchiai, misurini: gli errori di dose in casa',
        'Le confezioni cambiano, le abitudini no: che cosa dire alla consegna.',
        pharmacists,
        'Luca Moretti',
      ),
      post(
        'Carenze: come si legge l’elenco e che cosa si propone',
        'Equivalenti, importazioni, preparazioni: le strade in ordine.',
        pharmacists,
      ),
      post(
        'Interazioni con gli integratori, le otto da ricordare',
        'Iperico, potassio, vitamina K: domande brevi che evitano guai lunghi.',
        [...pharmacists, ...doctors],
      ),
    ],
    Bocca: [
      post(
        'Gengive e diabete: due visite che si parlano',
        'Il dentista vede prima, il diabetologo misura dopo: il foglio che li unisce.',
        dentists,
        'Sara Pini',
      ),
      post(
        'Anticoagulanti e piccola chirurgia orale',
        'Di solito non si sospende nulla: le eccezioni sono poche e scritte.',
        dentists,
      ),
      post('Sigillature, a chi servono davvero', 'Il rischio di carie decide più dell’età.', dentists),
    ],
  },
  sanitask: {
    Organizzazione: [
      post(
        'Turni: il foglio che fa risparmiare due ore alla settimana',
        'Regole scritte prima, scambi tracciati, nessuna telefonata di sera.',
        others,
        'Fabio Testa',
      ),
      post(
        'Ambulatorio infermieristico, aprirne uno in sei passi',
        'Spazi, agenda, protocolli e che cosa misurare dal primo mese.',
        others,
      ),
      post('Riunioni di reparto da venti minuti', 'Un ordine del giorno, un verbale di tre righe, una decisione.'),
    ],
    Digitale: [
      post(
        'Teleconsulto: che cosa resta scritto',
        'Consenso, identità, referto: il minimo che regge nel tempo.',
        doctors,
      ),
      post(
        'Posta certificata, firme e fascicolo senza perdersi',
        'Chi firma che cosa, dove resta e per quanto.',
        nobody,
        'Chiara Monti',
      ),
      post(
        'Modelli linguistici in studio: tre usi prudenti',
        'Riassumere, tradurre, preparare: mai decidere, mai con nomi.',
      ),
    ],
    Concorsi: [
      post('Prepararsi a un concorso lavorando', 'Un’ora al giorno, sempre la stessa, per dodici settimane.', others),
      post(
        'Bandi di novembre: come leggerli in dieci minuti',
        'Requisiti, titoli, scadenze: dove guardare prima di compilare.',
      ),
      post(
        'Il colloquio: raccontare un caso senza raccontare il paziente',
        'Riservatezza e chiarezza stanno nella stessa frase.',
        [...others, ...psychologists],
      ),
    ],
  },
  'nutrition-and-prevention': {
    Alimentazione: [
      post(
        'Legumi tre volte alla settimana: come si arriva davvero a tre',
        'Porzioni, ammollo, scatolette buone: consigli che si seguono.',
        biologists,
        'Anna Riva',
      ),
      post('Proteine dopo i settanta: quante e quando', 'La colazione è il pasto che manca: idee che piacciono.', [
        ...biologists,
        ...doctors,
      ]),
      post('Sale nascosto, l’elenco che sorprende i pazienti', 'Pane e formaggi prima delle patatine.', biologists),
    ],
    Movimento: [
      post('Prescrivere una camminata come si prescrive un farmaco', 'Dose, frequenza, durata, effetti attesi.', [
        ...doctors,
        ...others,
      ]),
      post(
        'Forza muscolare: due sedute brevi valgono una lunga',
        'Esercizi da cucina per chi non entrerà in palestra.',
        others,
        'Davide Longo',
      ),
      post('Tornare a correre dopo il parto', 'Un calendario prudente, settimana per settimana.', others),
    ],
    Screening: [
      post(
        'Colon-retto: la telefonata che fa tornare il campione',
        'Un promemoria gentile vale più di tre lettere.',
        doctors,
      ),
      post(
        'Celiachia e diabete nei bambini, che cosa dire ai genitori',
        'Un prelievo, due anticorpi, molte domande: le risposte.',
        [...doctors, ...biologists],
        'Marina Costa',
      ),
      post(
        'Pelle: il controllo che si può fare allo specchio',
        'La regola delle cinque lettere, con gli esempi giusti.',
      ),
    ],
  },
  'daily-health-industry': {
    Mercato: [
      post(
        'Generici, dove cresce la quota e dove si è fermata',
        'I numeri per regione e che cosa c’entra la fiducia.',
        pharmacists,
        'Roberto Valli',
      ),
      post('Dispositivi: la nuova etichetta letta riga per riga', 'Che cosa è obbligatorio, che cosa è pubblicità.', [
        ...pharmacists,
        ...others,
      ]),
      post(
        'Gare centralizzate: chi ha vinto sul prezzo e chi sulla qualità',
        'Due anni di aggiudicazioni messi in fila.',
      ),
    ],
    Regole: [
      post('Rimborsabilità: come si arriva a una decisione', 'Le tappe, i tempi veri e chi siede al tavolo.', [
        ...pharmacists,
        ...doctors,
      ]),
      post(
        'Farmacovigilanza, la segnalazione in quattro minuti',
        'Il modulo è breve: ecco che cosa serve avere davanti.',
        pharmacists,
        'Paola Verdi',
      ),
      post('Sperimentazioni in ospedale: il comitato etico spiegato', 'Documenti, tempi, domande ricorrenti.', doctors),
    ],
    Ricerca: [
      post(
        'Vaccini a mRNA dopo l’emergenza: che cosa è in prova',
        'Influenza, tumori, malattie rare: lo stato dei lavori.',
        [...doctors, ...biologists],
      ),
      post(
        'Biosimilari, lo scambio che non si nota',
        'Dieci anni di dati su chi è passato da uno all’altro.',
        pharmacists,
      ),
      post(
        'Antibiotici nuovi: pochi, e si sa perché',
        'Incentivi, riserve, prezzi: un mercato che non è come gli altri.',
        doctors,
      ),
    ],
  },
  'popular-science': {
    Cervello: [
      post(
        'Perché ricordiamo meglio quello che abbiamo spiegato',
        'Insegnare è ripassare: gli esperimenti dietro un’abitudine.',
        psychologists,
        'Sofia Greco',
      ),
      post(
        'Dolore e attesa: quanto conta quello che ci aspettiamo',
        'Le parole prima di una puntura cambiano la puntura.',
        [...psychologists, ...others],
      ),
      post('Il sonno ripulisce? Che cosa si sa davvero', 'Una bella ipotesi, alcuni dati, molta prudenza.', doctors),
    ],
    Corpo: [
      post('Quanto pesa davvero la genetica sulla pressione', 'Cento geni, un cucchiaino di sale.', doctors),
      post(
        'Il microbiota non spiega tutto',
        'Una guida per distinguere le prove dagli entusiasmi.',
        biologists,
        'Enrico Sala',
      ),
      post(
        'Febbre: amica, nemica o messaggera',
        'Breve storia di un numero che guardiamo da due secoli.',
        nobody,
        null,
      ),
    ],
    Metodo: [
      post(
        'Come si legge uno studio in sei minuti',
        'Titolo, domanda, numeri, conflitti: l’ordine giusto.',
        nobody,
        'Sofia Greco',
      ),
      post('Rischio relativo e rischio assoluto, una volta per tutte', 'Lo stesso risultato raccontato in due modi.'),
      post(
        'Che cosa significa che una prova è debole',
        'Non vuol dire falsa: vuol dire che si può ancora cambiare idea.',
      ),
    ],
  },
  'health-daily': {
    Oggi: [
      post(
        'Contratti: che cosa prevede la bozza sul tavolo',
        'Orari, indennità, formazione: i punti aperti.',
        nobody,
        'Marco Villa',
      ),
      post('Case della comunità, la mappa di chi ha aperto', 'Quante sono, che cosa fanno e chi ci lavora.', [
        ...others,
        ...doctors,
      ]),
      post(
        'Vaccinazioni in farmacia: i numeri del primo mese',
        'Adesioni, sedute, scorte: il bilancio delle regioni.',
        pharmacists,
      ),
    ],
    Territorio: [
      post(
        'Infermiere di famiglia: due anni dopo',
        'Che cosa è cambiato per chi è assistito in casa.',
        others,
        'Laura Bassi',
      ),
      post('Guardia medica e centrale unica', 'Chi risponde di notte, e che cosa deve sapere di te.', doctors),
      post(
        'Psicologo di base, le regioni che ci provano',
        'Invii, tempi, sedute: tre modelli a confronto.',
        psychologists,
      ),
    ],
    Diritti: [
      post('Riposo tra i turni: che cosa dicono i giudici', 'Undici ore, le eccezioni e chi le deve provare.'),
      post(
        'Aggressioni: denunciare conviene sempre',
        'La segnalazione interna, la denuncia, l’aiuto: in quest’ordine.',
      ),
      post(
        'Formazione obbligatoria in orario di lavoro',
        'Quando spetta, come si chiede, che cosa rispondono le aziende.',
        nobody,
        'Marco Villa',
      ),
    ],
  },
}
