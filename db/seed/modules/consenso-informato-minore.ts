import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'consenso-informato-minore',
  title: 'Consenso informato per un minore',
  abstract: 'Con le firme di chi esercita la responsabilità genitoriale e lo spazio per la volontà del minore.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-10-14',
  topics: ['Consenso informato', 'Pediatria', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Psicologo', 'Infermiera', 'Infermiere', 'Logopedista'],
  body: `<p><em>Riferimento: legge 219 del 2017, articolo 3. Per gli atti non ordinari servono le firme di entrambi i genitori; se uno è impedito si documenta il motivo. In caso di disaccordo o di rifiuto di cure necessarie si ricorre al giudice tutelare.</em></p>
<h2>Minore</h2>
<p>Nome e cognome ______________________________ nato/a a ____________________ il ____/____/________ codice fiscale ________________________</p>
<h2>Chi esercita la responsabilità genitoriale</h2>
<table><thead><tr><td></td><th scope="col">Genitore o tutore</th><th scope="col">Genitore</th></tr></thead><tbody><tr><td>Nome e cognome</td><td>____________________</td><td>____________________</td></tr>
<tr><td>Documento</td><td>____________________</td><td>____________________</td></tr>
<tr><td>Telefono</td><td>____________________</td><td>____________________</td></tr></tbody></table>
<p>☐ Genitori conviventi ☐ separati o divorziati: estremi del provvedimento ____________________</p>
<p>☐ Un solo genitore firma perché: ☐ l’altro è deceduto ☐ decaduto ☐ irreperibile o impedito (spiegare) ____________________ ☐ ha dato il consenso a distanza, documento allegato</p>
<h2>Prestazione e informazioni</h2>
<p>Prestazione: ____________________________________________</p>
<p>Siamo stati informati su diagnosi, scopo, benefici, rischi frequenti e gravi, alternative e conseguenze del rifiuto. In particolare: ____________________________________________</p>
<h2>Volontà del minore</h2>
<p>Il/la minore è stato/a informato/a in modo adatto all’età e alla maturità, da ______________________________, il ____/____/________</p>
<p>Ha detto, con parole sue: ____________________________________________</p>
<p>☐ È favorevole ☐ È contrario/a ☐ Non ha espresso una preferenza Firma del minore, se lo desidera ____________________</p>
<h2>Decisione</h2>
<p>☐ Acconsentiamo ☐ Non acconsentiamo</p>
<p>Siamo consapevoli di poter revocare in qualsiasi momento.</p>
<h2>Firme</h2>
<p>Luogo e data ______________________</p>
<p>Genitore o tutore ______________________________ Genitore ______________________________</p>
<p>Professionista che ha informato ______________________________</p>`,
}
