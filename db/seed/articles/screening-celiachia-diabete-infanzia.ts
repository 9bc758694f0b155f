import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'screening-celiachia-diabete-infanzia',
  title: 'Celiachia e diabete di tipo 1: lo screening nei bambini, che cosa dire ai genitori',
  type: 'News',
  abstract:
    'La legge 130 del 2023 ha introdotto un programma nazionale. Il test, il significato di un risultato positivo, i passi dopo.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-09-07',
  access: 'registered',
  topics: ['Celiachia', 'Diabete', 'Pediatria'],
  professions: ['Medico chirurgo', 'Dietista', 'Farmacista'],
  specializations: ['Pediatria'],
  author: 'Valentina Orsi, dietista',
  sources: [{ label: 'Legge 15 settembre 2023, n. 130' }],
  body: `<p>L’Italia è il primo Paese ad aver previsto per legge uno screening della popolazione pediatrica per il diabete di tipo 1 e la celiachia. L’avvio è graduale, da una fase pilota in alcune regioni all’estensione nazionale: prima di rispondere a un genitore si verifica a che punto è la propria.</p>
<p>Il test cerca anticorpi nel sangue capillare: la loro presenza non è una malattia, ma dice chi seguire con attenzione.</p>
<h2>Un risultato positivo per la celiachia</h2>
<p>Si conferma con gli anticorpi anti-transglutaminasi su un prelievo e, quando serve, con la biopsia. Nei bambini con valori almeno dieci volte sopra il limite e un secondo campione positivo la diagnosi si può fare senza endoscopia. Il glutine non si toglie prima: senza glutine gli esami si normalizzano e la diagnosi si perde.</p>
<h2>Un risultato positivo per il diabete</h2>
<p>Due o più autoanticorpi confermati indicano uno stadio presintomatico: la probabilità di ammalarsi negli anni è alta, il momento è ignoto. Un solo anticorpo vuol dire un rischio molto più basso. Il controllo periodico e la conoscenza dei sintomi, sete, molta urina, calo di peso, riducono il rischio di esordire in chetoacidosi, che è il danno evitabile.</p>
<h2>Le parole con i genitori</h2>
<p>Dire che è un’informazione in anticipo, non una condanna. Spiegare subito chi li chiamerà, quando, e che cosa non devono cambiare a tavola. Dare un nome e un numero. Molti chiederanno dei fratelli: si risponde con il programma della propria regione, non con un esame comprato in fretta.</p>`,
}
