import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'faq-fascicolo-sanitario',
  title: 'Fascicolo sanitario elettronico: le domande di chi lo alimenta',
  type: 'Faq',
  abstract: 'Chi scrive, chi legge, entro quando, che cosa si può oscurare. Risposte brevi.',
  category: 'norme-e-diritto',
  published: '2026-07-13',
  topics: ['Fascicolo sanitario', 'Privacy'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Odontoiatra'],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [{ label: 'Decreto del Ministero della Salute 7 settembre 2023, «Fascicolo sanitario elettronico 2.0»' }],
  body: `<p>Il fascicolo raccoglie i documenti di ogni prestazione, pubblica e privata. Chi la esegue lo alimenta.</p>
<p>Ecco le domande che ricevono più spesso i nostri consulenti.</p>
<h2>Entro quando si carica un referto?</h2>
<p>Entro cinque giorni dalla prestazione.</p>
<h2>Il paziente può oscurare un documento?</h2>
<p>Sì, in qualsiasi momento, e l’oscuramento non deve essere visibile a chi consulta. Può anche chiederlo prima che il documento venga caricato.</p>
<h2>Chi può consultare?</h2>
<p>Chi ha in cura la persona, se ha dato il consenso alla consultazione, e per il tempo della cura; in emergenza, nei limiti previsti. Ogni accesso resta registrato e il cittadino lo può vedere.</p>
<h2>Vale anche per lo studio privato?</h2>
<p>Sì: l’obbligo riguarda tutte le strutture e i professionisti, con i tempi e gli strumenti che la regione mette a disposizione.</p>
<h2>Serve il consenso per alimentarlo?</h2>
<p>No, dal 2020 l’alimentazione è automatica. Il consenso riguarda la consultazione.</p>
<h2>Che cos’è il profilo sanitario sintetico?</h2>
<p>La scheda scritta dal medico di medicina generale o dal pediatra: diagnosi importanti, terapie, allergie. È la prima cosa che legge il pronto soccorso.</p>
<h2>E il taccuino personale?</h2>
<p>È lo spazio in cui scrive il cittadino. Si legge, ma non ha valore di documento clinico.</p>
<h2>Quali dati hanno una tutela maggiore?</h2>
<p>Quelli di chi vive con l’HIV, di chi ha interrotto una gravidanza, di chi ha subìto violenza, di chi usa sostanze, di chi partorisce in anonimato: si vedono solo se la persona lo chiede.</p>
<h2>Se carico un referto sbagliato?</h2>
<p>Si sostituisce con la versione corretta, che lo annulla: non si cancella in silenzio.</p>
<h2>Il datore di lavoro o l’assicurazione possono guardarlo?</h2>
<p>No, mai, neppure con il consenso.</p>`,
}
