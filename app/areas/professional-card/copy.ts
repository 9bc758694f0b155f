/** CRD-014, CRD-016, CRD-017. */
export const CARD_TERMS: readonly string[] = [
  'Ogni utente può avere una sola scheda e deve essere maggiorenne.',
  'La scheda riporta il nome vero e una foto propria in cui si è riconoscibili: niente loghi, marchi o immagini di altri.',
  'Non sono ammessi contenuti offensivi o pornografici, spam e proposte di multilevel marketing.',
  'In caso di violazione il fornitore può rimuovere i contenuti, bloccare l’accesso o inviare un richiamo.',
  'I crediti bonus spettano a chi rende la scheda visibile come “Pubblica” o a “Qualsiasi utente” del Club, una sola volta per ogni abbonamento Premium.',
  'Se i termini cambiano ti avvisiamo: hai 30 giorni per opporti.',
]

export const CARD_PRIVACY: readonly string[] = [
  'I dati che inserisci sono trattati per creare la scheda e mostrarla a chi hai scelto. Il codice fiscale non viene mai mostrato.',
  'Puoi modificare la scheda o renderla privata in ogni momento: sparisce subito dagli elenchi e dalla ricerca.',
  'I documenti delle certificazioni restano visibili solo a te e a chi nel Club deve verificarli.',
]

/** CRD-019 */
export const CARD_FAILURE = 'Si è verificato un errore durante la richiesta del servizio.'

/** CRD-021 */
export const STEP_TITLES = ['Dati e foto', 'Professioni', 'Percorso', 'Contatti', 'Privacy e visibilità'] as const
