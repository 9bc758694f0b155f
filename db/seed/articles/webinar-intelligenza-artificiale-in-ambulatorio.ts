import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'webinar-intelligenza-artificiale-in-ambulatorio',
  title: 'Intelligenza artificiale in ambulatorio: che cosa si può fare oggi',
  type: 'Webinar',
  abstract:
    'Trascrizione, lettura di immagini, triage: strumenti veri, limiti, responsabilità. La sintesi con le domande del pubblico.',
  category: 'professione-e-lavoro',
  published: '2026-06-29',
  access: 'registered',
  topics: ['Intelligenza artificiale', 'Privacy'],
  professions: ['Medico chirurgo', 'Farmacista', 'Biologa', 'Psicologa'],
  author: 'Redazione',
  sources: [
    { label: 'Regolamento (UE) 2024/1689 sull’intelligenza artificiale' },
    { label: 'Legge 23 settembre 2025, n. 132' },
  ],
  body: `<p>Chi firma risponde, anche se ha letto una macchina. È la frase con cui si è aperto il webinar, e quella su cui sono arrivate più domande.</p>
<p>Abbiamo provato tre strumenti in diretta, con casi inventati, e raccontato dove hanno sbagliato.</p>
<h2>Trascrivere la visita</h2>
<p>Utile, se il paziente è informato e i dati restano in Europa con un contratto. La sintesi va sempre riletta: nella prova ha trasformato un «non fuma più» in un «non fuma», che per un rischio cardiovascolare è un’altra persona.</p>
<h2>Leggere immagini</h2>
<p>I dispositivi marcati CE per uso diagnostico sono molti; la decisione resta di chi referta. Vanno chiesti al produttore la popolazione di prova e il numero di falsi positivi per esame.</p>
<h2>Smistare le richieste</h2>
<p>Un assistente che ordina i messaggi dei pazienti può far risparmiare un’ora. Non può decidere che un dolore toracico aspetta: la regola di sicurezza si scrive prima, e vince sempre.</p>
<h2>Le domande</h2>
<ul><li>Si può usare un assistente generico per un caso clinico? Non con dati che rendano riconoscibile una persona.</li><li>Chi risponde se il programma sbaglia? Chi ha deciso, e in alcuni casi anche il produttore.</li><li>Devo dirlo al paziente? Sì: lo prevedono sia la legge italiana sia il buon senso.</li><li>Sostituirà il medico? Nella prova ha sostituito la tastiera. È già molto.</li></ul>`,
}
