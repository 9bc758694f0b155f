import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'caldo-e-farmaci',
  title: 'Ondate di calore e farmaci: che cosa controllare prima dell’estate',
  type: 'News',
  abstract:
    'Diuretici, antipertensivi, psicofarmaci: la lista di chi rischia di più e i consigli che si danno al telefono.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-06-15',
  topics: ['Farmaci', 'Geriatria'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere'],
  author: 'Sandro Miglio, geriatra',
  sources: [{ label: 'Ministero della Salute, Piano nazionale di prevenzione degli effetti del caldo sulla salute' }],
  body: `<p>Il caldo uccide in silenzio, soprattutto chi ha più di 75 anni, vive solo e prende più di cinque farmaci. La mortalità sale già nelle prime giornate, prima che arrivi l’allerta.</p>
<p>La revisione della terapia si fa a maggio, non con il bollettino rosso in corso.</p>
<h2>I farmaci</h2>
<ul><li>Diuretici, ACE-inibitori e sartani: disidratazione, ipotensione, creatinina che sale.</li><li>Anticolinergici e antipsicotici: meno sudore, più temperatura.</li><li>Litio: si accumula con la disidratazione; la litiemia si controlla prima.</li><li>Antinfiammatori: con il diuretico e l’ACE-inibitore sono la terna che ferma il rene.</li><li>Sulfoniluree e insulina: chi mangia meno va in ipoglicemia, e l’insulina in auto si rovina.</li><li>Cerotti di oppioidi: il calore ne aumenta l’assorbimento.</li></ul>
<h2>Riconoscere il colpo di calore</h2>
<p>Temperatura oltre 40 gradi, confusione, pelle calda. È un’emergenza: si chiama il 112, si porta all’ombra, si raffredda con acqua e aria senza aspettare. Il paracetamolo non serve.</p>
<h2>I consigli</h2>
<p>Bere prima di avere sete, salvo chi ha un limite di liquidi; pesarsi, perché due chili in meno in due giorni sono disidratazione; non sospendere da soli; misurare la pressione in piedi. E una telefonata al giorno a chi vive solo, con una domanda precisa: «Che cosa ha bevuto da stamattina?».</p>`,
}
