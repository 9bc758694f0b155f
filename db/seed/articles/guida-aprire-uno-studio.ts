import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'guida-aprire-uno-studio',
  title: 'Aprire uno studio: la guida, dal sopralluogo alla prima visita',
  type: 'Guida',
  abstract:
    'Autorizzazioni, locali, privacy, rifiuti, radioprotezione: l’elenco ordinato di quello che serve, con i tempi.',
  category: 'professione-e-lavoro',
  published: '2026-03-23',
  access: 'members',
  topics: ['Studio professionale', 'Partita IVA'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista'],
  hasContinueReading: true,
  author: 'Marta Zanetti e Carla Venturi',
  sources: [
    { label: 'Decreto legislativo 30 dicembre 1992, n. 502, articoli 8 e seguenti' },
    { label: 'Decreto legislativo 31 luglio 2020, n. 101, protezione dalle radiazioni ionizzanti' },
  ],
  body: `<p>Dal giorno in cui firmi l’affitto a quello della prima visita passano spesso quattro mesi. Quasi tutti si perdono aspettando documenti chiesti in ritardo.</p>
<p>Questa guida li mette in ordine di tempo: che cosa prima dell’affitto, che cosa prima di aprire, che cosa nel primo mese.</p>
<h2>Prima dell’affitto</h2>
<p>Destinazione d’uso, accessibilità, altezze, aerazione, servizi igienici, regolamento di condominio: chiedi il sopralluogo di un tecnico prima della firma. Fai scrivere nel contratto che l’efficacia dipende dal rilascio dei titoli necessari. Misura la porta del bagno: se non passa una carrozzina, costerà.</p>
<h2>Studio o ambulatorio</h2>
<p>Lo studio privato, in cui prevale la persona del professionista, e l’ambulatorio, che è un’organizzazione, seguono strade diverse. Di regola per il primo basta una comunicazione, se non si fanno prestazioni invasive; per il secondo serve l’autorizzazione regionale e un direttore sanitario. Le norme sono regionali: si telefona all’ufficio autorizzazioni dell’azienda sanitaria con la lista delle prestazioni in mano.</p>
<h2>Fisco e previdenza</h2>
<p>Apertura della partita IVA con il codice attività giusto, scelta del regime, comunicazione alla cassa, iscrizione al Sistema Tessera sanitaria, domicilio digitale, terminale per le carte. Si fa in una settimana, se si comincia prima.</p>
<h2>Sicurezza</h2>
<p>Anche senza dipendenti: impianto elettrico certificato per locali medici, estintore, cassetta, manutenzione degli apparecchi elettromedicali. Con un dipendente: valutazione dei rischi, formazione, medico competente se ci sono rischi che lo richiedono. Con un apparecchio radiologico: comunicazione preventiva, esperto di radioprotezione, registri, controlli.</p>
<h2>Privacy e documenti</h2>
<p>Registro dei trattamenti, informative, nomine dei responsabili, istruzioni al personale. Le cartelle si conservano in un luogo chiuso, quelle digitali con copie di sicurezza provate.</p>
<h2>Rifiuti</h2>
<p>Contratto con un trasportatore autorizzato, contenitori rigidi per i taglienti, tempi massimi di deposito, formulari conservati. Gli obblighi di registro cambiano con la quantità e con il sistema nazionale di tracciabilità: si verifica ogni anno.</p>
<h2>La polizza</h2>
<p>Responsabilità civile con retroattività, tutela legale, danni ai locali, interruzione dell’attività. Si firma prima della prima visita, non dopo.</p>
<h2>Il calendario</h2>
<ol><li>Mese primo: sopralluogo, contratto con condizione, pratiche edilizie.</li><li>Mese secondo: lavori, partita IVA, polizza, contratti dei rifiuti.</li><li>Mese terzo: comunicazione o domanda all’azienda sanitaria, informative, software.</li><li>Mese quarto: prova generale con un collega che fa il paziente. E poi si apre.</li></ol>`,
}
