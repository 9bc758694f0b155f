import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'infografica-igiene-delle-mani',
  title: 'Igiene delle mani: i cinque momenti',
  type: 'Infografica',
  abstract: 'Da stampare e appendere. Quando, con che cosa, per quanti secondi.',
  category: 'clinica-e-terapia',
  published: '2026-10-20',
  topics: ['Infezioni correlate all’assistenza', 'Sicurezza delle cure'],
  professions: ['Infermiera', 'Infermiere', 'Ostetrica', 'Medico chirurgo', 'Fisioterapista', 'Odontoiatra'],
  author: 'Redazione',
  sources: [{ label: 'OMS, My 5 Moments for Hand Hygiene' }],
  body: `<p>Prima del contatto con il paziente. Prima di una manovra asettica. Dopo il rischio di contatto con liquidi biologici. Dopo il contatto con il paziente. Dopo il contatto con ciò che gli sta intorno.</p>
<p>Con la soluzione alcolica bastano 20-30 secondi; con acqua e sapone 40-60.</p>
<h2>Quando il sapone</h2>
<p>Mani visibilmente sporche e sospetto di Clostridioides difficile: l’alcol non elimina le spore.</p>
<h2>I guanti</h2>
<p>Non sostituiscono il lavaggio: si lava prima di indossarli e dopo averli tolti.</p>`,
}
