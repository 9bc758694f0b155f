import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'faq-fascicolo-sanitario',
  title: 'Fascicolo sanitario elettronico: le domande di chi lo alimenta',
  type: 'Faq',
  abstract: 'Chi scrive, chi legge, entro quando, che cosa si può oscurare. Risposte brevi.',
  category: 'norme-e-diritto',
  published: '2026-10-22',
  topics: ['Fascicolo sanitario', 'Privacy'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Ostetrica', 'Odontoiatra'],
  tags: ['Norme e diritto'],
  author: 'Redazione',
  sources: [{ label: 'Decreto del Ministero della Salute 7 settembre 2023, «Fascicolo sanitario elettronico 2.0»' }],
  body: `<p>Il fascicolo raccoglie i documenti di ogni prestazione, pubblica e privata. Chi la esegue lo alimenta.</p>
<p>Ecco le domande che ricevono più spesso i nostri consulenti.</p>
<h2>Entro quando si carica un referto?</h2>
<p>Entro cinque giorni dalla prestazione.</p>
<h2>Il paziente può oscurare un documento?</h2>
<p>Sì, in qualsiasi momento, e l’oscuramento non deve essere visibile a chi consulta.</p>
<h2>Chi può consultare?</h2>
<p>Chi ha in cura la persona, se ha dato il consenso alla consultazione; in emergenza, nei limiti previsti.</p>
<h2>Vale anche per lo studio privato?</h2>
<p>Sì: l’obbligo riguarda tutte le strutture e i professionisti.</p>`,
}
