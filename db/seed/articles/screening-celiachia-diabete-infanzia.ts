import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'screening-celiachia-diabete-infanzia',
  title: 'Celiachia e diabete di tipo 1: lo screening nei bambini, che cosa dire ai genitori',
  type: 'News',
  abstract:
    'La legge 130 del 2023 ha introdotto un programma nazionale. Il test, il significato di un risultato positivo, i passi dopo.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-11-08',
  access: 'registered',
  topics: ['Celiachia', 'Diabete', 'Pediatria'],
  professions: ['Medico chirurgo', 'Dietista', 'Farmacista'],
  specializations: ['Pediatria'],
  author: 'Redazione',
  sources: [{ label: 'Legge 15 settembre 2023, n. 130' }],
  body: `<p>L’Italia è il primo Paese ad aver previsto per legge uno screening della popolazione pediatrica per il diabete di tipo 1 e la celiachia.</p>
<p>Il test cerca anticorpi: la loro presenza non è una malattia, ma dice chi seguire con attenzione.</p>
<h2>Un risultato positivo</h2>
<p>Per la celiachia si conferma con gli anticorpi anti-transglutaminasi e, quando serve, con la biopsia; il glutine non si toglie prima. Per il diabete due o più autoanticorpi confermati indicano uno stadio presintomatico: il controllo periodico riduce il rischio di esordire in chetoacidosi.</p>
<h2>Le parole con i genitori</h2>
<p>Dire che è un’informazione in anticipo, non una condanna. Dare subito un nome e un numero da chiamare.</p>`,
}
