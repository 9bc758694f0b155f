import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'caldo-e-farmaci',
  title: 'Ondate di calore e farmaci: che cosa controllare prima dell’estate',
  type: 'News',
  abstract:
    'Diuretici, antipertensivi, psicofarmaci: la lista di chi rischia di più e i consigli che si danno al telefono.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-06-17',
  topics: ['Farmaci', 'Geriatria'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Ostetrica'],
  author: 'Redazione',
  sources: [{ label: 'Ministero della Salute, piano nazionale di prevenzione degli effetti del caldo' }],
  body: `<p>Il caldo uccide in silenzio, soprattutto chi ha più di 75 anni e prende più di cinque farmaci.</p>
<p>La revisione della terapia si fa a maggio, non con l’allerta in corso.</p>
<h2>I farmaci</h2>
<ul><li>Diuretici e ACE-inibitori: disidratazione e ipotensione.</li><li>Anticolinergici e antipsicotici: meno sudore, più temperatura.</li><li>Litio: si accumula con la disidratazione.</li></ul>
<h2>I consigli</h2>
<p>Bere prima di avere sete, pesarsi, non sospendere da soli. E una telefonata al giorno a chi vive solo.</p>`,
}
