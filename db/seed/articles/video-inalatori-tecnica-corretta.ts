import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'video-inalatori-tecnica-corretta',
  title: 'Inalatori: la tecnica corretta, dispositivo per dispositivo',
  type: 'Video',
  abstract:
    'Quattro filmati brevi da mostrare al paziente, con il testo di ogni passaggio. Sette su dieci sbagliano almeno una volta.',
  category: 'clinica-e-terapia',
  published: '2026-08-10',
  topics: ['Asma', 'BPCO', 'Farmaci'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Fisioterapista'],
  author: 'Irene Fabbri, fisioterapista',
  sources: [{ label: 'Global Initiative for Asthma, Global Strategy for Asthma Management and Prevention' }],
  body: `<p>Prima di aumentare la dose, guardate come il paziente usa l’inalatore. È la raccomandazione più semplice delle linee guida sull’asma, e la meno seguita.</p>
<p>Ogni filmato dura meno di due minuti e si ferma sugli errori più comuni. Qui c’è il testo, da stampare.</p>
<h2>Spray predosato</h2>
<ol><li>Agitare, togliere il cappuccio, controllare che non ci sia nulla dentro.</li><li>Espirare con calma, lontano dal boccaglio.</li><li>Labbra chiuse attorno, iniziare a inspirare lentamente e premere una volta sola.</li><li>Continuare a inspirare per cinque secondi, trattenere dieci, espirare.</li></ol>
<p>L’errore: premere prima di inspirare, o inspirare forte e in fretta.</p>
<h2>Spray con distanziatore</h2>
<ol><li>Agitare e inserire nel distanziatore.</li><li>Maschera aderente nel bambino, boccaglio nell’adulto.</li><li>Un’erogazione alla volta.</li><li>Cinque respiri tranquilli, oppure uno lento e profondo trattenuto dieci secondi.</li></ol>
<p>Il distanziatore si lava una volta a settimana e si lascia asciugare all’aria, senza strofinare: la carica elettrostatica trattiene il farmaco.</p>
<h2>Polvere secca</h2>
<ol><li>Caricare la dose come dice il foglietto: ogni dispositivo è diverso.</li><li>Espirare lontano: l’umidità rovina la polvere.</li><li>Inspirare forte e profondo fin dall’inizio.</li><li>Trattenere dieci secondi; sciacquare la bocca se contiene cortisone.</li></ol>
<p>L’errore: inspirare piano, come con lo spray.</p>
<h2>Nebbia lenta</h2>
<ol><li>Girare la base finché scatta.</li><li>Aprire, espirare, chiudere le labbra senza coprire le prese d’aria.</li><li>Inspirare lentamente mentre si preme, continuare, trattenere.</li></ol>
<h2>La prova al contrario</h2>
<p>Alla fine si chiede: «Mi fa vedere come lo userà stasera?». È l’unico modo per saperlo, e va ripetuto a ogni visita, perché dopo tre mesi metà ha già cambiato gesto.</p>`,
}
