import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'infografica-igiene-delle-mani',
  title: 'Igiene delle mani: i cinque momenti',
  type: 'Infografica',
  abstract: 'Da stampare e appendere. Quando, con che cosa, per quanti secondi.',
  category: 'clinica-e-terapia',
  published: '2026-05-05',
  topics: ['Infezioni correlate all’assistenza', 'Sicurezza delle cure'],
  professions: ['Infermiera', 'Infermiere', 'Ostetrica', 'Medico chirurgo', 'Fisioterapista', 'Odontoiatra'],
  author: 'Marina Colli, infermiera',
  sources: [{ label: 'Organizzazione mondiale della sanità, My 5 Moments for Hand Hygiene' }],
  body: `<p>Cinque momenti, due prodotti, una sola abitudine. Da appendere dove si guarda: sopra il dispensatore, non dietro la porta.</p>
<p>Il 5 maggio è la giornata mondiale dell’igiene delle mani: un buon giorno per cambiare il cartello ingiallito.</p>
<table><thead><tr><th scope="col">Momento</th><th scope="col">Perché</th></tr></thead><tbody><tr><td>1. Prima del contatto con il paziente</td><td>Per proteggerlo dai germi che porti</td></tr><tr><td>2. Prima di una manovra asettica</td><td>Per proteggerlo anche dai suoi</td></tr><tr><td>3. Dopo il rischio di contatto con liquidi biologici</td><td>Per proteggere te</td></tr><tr><td>4. Dopo il contatto con il paziente</td><td>Per proteggere te e gli altri</td></tr><tr><td>5. Dopo il contatto con ciò che gli sta intorno</td><td>Perché i germi stanno anche lì</td></tr></tbody></table>
<h2>Quanto</h2>
<p>Con la soluzione alcolica bastano 20-30 secondi; con acqua e sapone 40-60. Si strofina finché è asciutto, pollici e punte compresi.</p>
<h2>Quando il sapone</h2>
<p>Mani visibilmente sporche e sospetto di Clostridioides difficile: l’alcol non elimina le spore.</p>
<h2>I guanti</h2>
<p>Non sostituiscono il lavaggio: si igienizza prima di indossarli e dopo averli tolti. Un paio per paziente, uno per procedura.</p>`,
}
