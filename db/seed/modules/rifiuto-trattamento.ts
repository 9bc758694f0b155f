import { PERSON, SIGNATURES } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'rifiuto-trattamento',
  title: 'Dichiarazione di rifiuto di un trattamento',
  abstract: 'Per documentare un rifiuto consapevole e le alternative offerte.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-07-08',
  topics: ['Consenso informato', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica', 'Odontoiatra'],
  body: `<p><em>Il rifiuto è un diritto (legge 219 del 2017, articolo 1, commi 5 e 6). Questo modulo prova che è stato informato; non interrompe l’assistenza.</em></p>
<h2>Dati della persona</h2>
${PERSON}
<h2>Che cosa rifiuto</h2>
<p>☐ Accertamento ☐ Trattamento ☐ Ricovero ☐ Prosecuzione del ricovero ☐ Trasfusione ☐ Altro: ____________________</p>
<p>Descrizione: ____________________________________________</p>
<p>☐ Rifiuto in tutto ☐ Rifiuto in parte: ____________________</p>
<h2>Che cosa mi è stato spiegato</h2>
<p>Diagnosi o sospetto: ____________________________________________</p>
<p>Perché è stato proposto: ____________________________________________</p>
<p>Conseguenze prevedibili del rifiuto, anche gravi: ____________________________________________</p>
<p>Alternative offerte: ____________________________________________</p>
<p>☐ Mi è stato proposto un colloquio con ☐ psicologo ☐ altro specialista ☐ assistente sociale: ☐ accetto ☐ non accetto</p>
<h2>Perché rifiuto, se voglio dirlo</h2>
<p>____________________________________________</p>
<h2>Che cosa continueremo a fare</h2>
<p>Cure e controlli concordati, terapia del dolore: ____________________________________________</p>
<p>Segni per cui tornare subito: ____________________________________________</p>
<p>So di poter cambiare idea in qualsiasi momento.</p>
<h2>Valutazione del professionista</h2>
<p>La persona appare capace di comprendere e decidere: ☐ sì ☐ dubbio, richiesta valutazione di ____________________</p>
<h2>Firme</h2>
${SIGNATURES}
<p>Testimone, se presente ______________________________ ☐ La persona rifiuta di firmare: annotare l’ora e chi era presente ____________________</p>`,
}
