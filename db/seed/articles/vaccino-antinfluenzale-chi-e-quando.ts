import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'vaccino-antinfluenzale-chi-e-quando',
  title: 'Vaccino antinfluenzale: a chi proporlo, e come rispondere ai dubbi',
  type: 'News',
  abstract:
    'Anziani, fragili, gravide, operatori: le categorie, i tempi e sei risposte brevi alle domande di ogni autunno.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-10-12',
  topics: ['Vaccini', 'Influenza'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica', 'Farmacista'],
  author: 'Luca Sordi, medico di medicina generale',
  sources: [
    { label: 'Ministero della Salute, circolare annuale «Prevenzione e controllo dell’influenza: raccomandazioni»' },
  ],
  body: `<p>La campagna comincia a ottobre e continua finché circola il virus: vaccinare a gennaio ha ancora senso. La protezione arriva in due settimane, e cala nel corso della stagione.</p>
<p>L’offerta attiva e gratuita riguarda chi ha 60 anni o più, chi ha malattie croniche, le donne in gravidanza in qualunque trimestre e nel puerperio, i bambini dai sei mesi ai sei anni, gli operatori sanitari, chi assiste persone fragili e alcune categorie di lavoratori.</p>
<h2>Quale vaccino</h2>
<p>Per gli anziani sono preferiti i vaccini potenziati, cioè adiuvati o ad alto dosaggio: la risposta con quelli standard è più debole proprio in chi ne ha più bisogno. Per i bambini e i ragazzi esiste anche lo spray nasale, con virus vivo attenuato, che non si dà agli immunodepressi. La scelta dipende dalle forniture regionali: meglio il vaccino disponibile oggi di quello ideale tra un mese.</p>
<h2>Le risposte</h2>
<ul><li>«Mi ha fatto venire l’influenza»: i vaccini iniettabili sono inattivati e non contengono virus vivo. Un giorno di febbre e braccio dolente è la risposta immunitaria.</li><li>«L’ho fatto l’anno scorso»: la protezione cala e i ceppi cambiano, quindi la composizione si aggiorna.</li><li>«Sono incinta»: è raccomandato, protegge anche il neonato nei primi mesi.</li><li>«Sono allergico all’uovo»: si può vaccinare, con l’osservazione consueta.</li><li>«Prendo un anticoagulante»: si può, con ago sottile e qualche minuto di compressione.</li><li>«Non mi ammalo mai»: chi le vive accanto forse sì.</li></ul>
<h2>Insieme ad altri</h2>
<p>Può essere somministrato nella stessa seduta di altri vaccini dell’adulto, compresi Covid e pneumococco, in sedi diverse. Febbre alta: si rimanda di qualche giorno. Un raffreddore non è una controindicazione.</p>`,
}
