import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'video-inalatori-tecnica-corretta',
  title: 'Inalatori: la tecnica corretta, dispositivo per dispositivo',
  type: 'Video',
  abstract: 'Quattro filmati brevi da mostrare al paziente. Sette su dieci sbagliano almeno un passaggio.',
  category: 'clinica-e-terapia',
  published: '2026-10-24',
  topics: ['Asma', 'BPCO', 'Farmaci'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Ostetrica', 'Fisioterapista'],
  author: 'Redazione',
  sources: [{ label: 'GINA, Global Strategy for Asthma Management and Prevention' }],
  body: `<p>Prima di aumentare la dose, guardate come il paziente usa l’inalatore. È la raccomandazione più semplice delle linee guida sull’asma, e la meno seguita.</p>
<p>Ogni filmato dura meno di due minuti e si ferma sugli errori più comuni.</p>
<h2>Spray con distanziatore</h2>
<p>Agitare, espirare, un’erogazione alla volta, inspirare lentamente, trattenere dieci secondi.</p>
<h2>Polvere secca</h2>
<p>Espirare lontano dal dispositivo, inspirare forte e profondo, sciacquare la bocca se contiene cortisone.</p>`,
}
