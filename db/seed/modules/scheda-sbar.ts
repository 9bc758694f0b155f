import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'scheda-sbar',
  title: 'Scheda SBAR per le consegne',
  abstract: 'Quattro riquadri per il passaggio di consegne, in reparto e al telefono.',
  flag: 'isMODSCIENT',
  category: 'professione-e-lavoro',
  published: '2026-09-10',
  topics: ['Comunicazione', 'Sicurezza delle cure', 'Modelli clinici'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica'],
  body: `<p>Data ____/____/________ ora ______ Da ____________________ A ____________________</p>
<h2>Situazione</h2>
<p>Sono ____________________, reparto ____________________. Chiamo per ____________________, letto ____, anni ____.</p>
<p>Il problema adesso: ____________________________________________ Da quando: ____________________</p>
<h2>Background</h2>
<p>Motivo del ricovero e giorno: ____________________________________________</p>
<p>Terapia che c’entra: ____________________________________________ Allergie: ____________________</p>
<p>Volontà espresse o limiti di cura: ____________________</p>
<h2>Assessment</h2>
<table><thead><tr><th scope="col">PA</th><th scope="col">FC</th><th scope="col">FR</th><th scope="col">SpO₂ e ossigeno</th><th scope="col">Temperatura</th><th scope="col">Coscienza</th><th scope="col">Dolore</th><th scope="col">Diuresi</th><th scope="col">NEWS2</th></tr></thead><tbody><tr><td>___/___</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td></tr></tbody></table>
<p>Che cosa è cambiato rispetto a prima: ____________________________________________</p>
<p>Penso che: ____________________________________________</p>
<h2>Raccomandazione</h2>
<p>Ti chiedo di: ☐ venire subito ☐ venire entro ______ ☐ prescrivere ____________________ ☐ consiglio</p>
<p>Intanto faccio: ☐ elettrocardiogramma ☐ emogas ☐ prelievi ☐ ossigeno ☐ accesso venoso ☐ ____________________</p>
<p>A quale valore richiamo: ____________________</p>
<h2>Risposta e rilettura</h2>
<p>Ordine ricevuto: ____________________________________________ ☐ riletto e confermato</p>
<p>Chi ha risposto ____________________ ora ______ Firma ____________________</p>`,
}
