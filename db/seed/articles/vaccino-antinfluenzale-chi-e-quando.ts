import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'vaccino-antinfluenzale-chi-e-quando',
  title: 'Vaccino antinfluenzale: a chi proporlo, e come rispondere ai dubbi',
  type: 'News',
  abstract:
    'Anziani, fragili, gravide, operatori: le categorie, i tempi e sei risposte brevi alle domande di ogni autunno.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-11-12',
  topics: ['Vaccini', 'Influenza'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica', 'Farmacista'],
  author: 'Redazione',
  sources: [{ label: 'Ministero della Salute, circolare annuale «Prevenzione e controllo dell’influenza»' }],
  body: `<p>La campagna comincia a ottobre e continua finché circola il virus: vaccinare a gennaio ha ancora senso. La protezione arriva in due settimane.</p>
<p>L’offerta attiva e gratuita riguarda chi ha 60 anni o più, chi ha malattie croniche, le donne in gravidanza in qualunque trimestre, i bambini dai sei mesi, gli operatori sanitari e chi assiste persone fragili.</p>
<h2>Le risposte</h2>
<ul><li>«Mi ha fatto venire l’influenza»: i vaccini inattivati non contengono virus vivo.</li><li>«L’ho fatto l’anno scorso»: la protezione cala e i ceppi cambiano.</li><li>«Sono incinta»: è raccomandato, protegge anche il neonato.</li></ul>
<h2>Insieme ad altri</h2>
<p>Può essere somministrato nella stessa seduta di altri vaccini dell’adulto, in braccia diverse.</p>`,
}
