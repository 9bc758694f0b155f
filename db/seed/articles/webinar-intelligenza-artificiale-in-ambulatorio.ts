import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'webinar-intelligenza-artificiale-in-ambulatorio',
  title: 'Intelligenza artificiale in ambulatorio: che cosa si può fare oggi',
  type: 'Webinar',
  abstract:
    'Trascrizione, lettura di immagini, triage: strumenti veri, limiti, responsabilità. La registrazione con le domande del pubblico.',
  category: 'professione-e-lavoro',
  published: '2026-10-16',
  access: 'registered',
  topics: ['Intelligenza artificiale', 'Privacy'],
  professions: ['Medico chirurgo', 'Farmacista', 'Biologa', 'Psicologa'],
  author: 'Redazione',
  sources: [{ label: 'Regolamento (UE) 2024/1689 sull’intelligenza artificiale' }],
  body: `<p>Chi firma risponde, anche se ha letto una macchina. È la frase con cui si è aperto il webinar, e quella su cui sono arrivate più domande.</p>
<p>Abbiamo provato tre strumenti in diretta e raccontato dove hanno sbagliato.</p>
<h2>Trascrivere la visita</h2>
<p>Utile, se il paziente è informato e i dati restano in Europa. La sintesi va sempre riletta.</p>
<h2>Leggere immagini</h2>
<p>I dispositivi marcati CE per uso diagnostico sono molti; la decisione resta di chi referta.</p>
<h2>Le domande</h2>
<p>Si può usare un assistente generico per un caso clinico? Non con dati che rendano riconoscibile una persona.</p>`,
}
