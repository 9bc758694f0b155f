/** The national training objectives the seeded courses declare, with their numbers. */
const OBJECTIVES: Readonly<Record<number, string>> = {
  1: 'Applicazione nella pratica quotidiana dei principi e delle procedure dell’evidence based practice',
  2: 'Linee guida, protocolli, procedure',
  3: 'Documentazione clinica, percorsi clinico-assistenziali, profili di assistenza',
  4: 'Appropriatezza delle prestazioni sanitarie, sistemi di valutazione, verifica e miglioramento dell’efficienza',
  6: 'Sicurezza del paziente, risk management e responsabilità professionale',
  8: 'Integrazione interprofessionale e multiprofessionale, interistituzionale',
  12: 'Aspetti relazionali e umanizzazione delle cure',
  16: 'Etica, bioetica e deontologia',
  18: 'Contenuti tecnico-professionali specifici di ciascuna professione',
  20: 'Tematiche speciali del Servizio sanitario nazionale',
  22: 'Fragilità e cronicità, tutela degli aspetti assistenziali e socio-assistenziali',
  27: 'Sicurezza negli ambienti e nei luoghi di lavoro e patologie correlate',
  29: 'Innovazione tecnologica: valutazione, miglioramento dei processi di gestione delle tecnologie',
  33: 'Tematiche di carattere urgente o straordinario individuate dalla Commissione nazionale',
  35: 'Argomenti di carattere generale: etica, informatica, lingua, normativa in materia sanitaria',
}

export function objectiveText(number: number): string {
  return `${number} - ${OBJECTIVES[number] ?? 'Obiettivo formativo nazionale'}`
}
