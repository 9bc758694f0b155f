import { PERSON, SIGNATURES } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'consenso-informato-generale',
  title: 'Consenso informato a un trattamento sanitario',
  abstract: 'Il modello di base, conforme alla legge 219 del 2017, da adattare alla prestazione.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-10-30',
  topics: ['Consenso informato', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Infermiera', 'Infermiere', 'Ostetrica', 'Fisioterapista'],
  body: `<p><em>Prima di usarlo: scrivi il nome della prestazione, i rischi che la riguardano e le alternative reali. Un modello non adattato non prova nulla. Fonte: legge 22 dicembre 2017, n. 219, articolo 1.</em></p>
<h2>Dati della persona</h2>
${PERSON}
<p>Rappresentata, se del caso, da ______________________________ in qualità di ____________________ (atto di nomina: ____________________)</p>
<h2>Prestazione proposta</h2>
<p>Denominazione: ____________________________________________</p>
<p>Diagnosi o sospetto per cui è proposta: ____________________________________________</p>
<p>Professionista che la esegue: ______________________________ Data prevista: ____/____/________</p>
<h2>Informazioni ricevute</h2>
<p>Dichiaro di avere avuto un colloquio con il/la dott./dott.ssa ______________________________ il ____/____/________ alle ore ______, durante il quale mi sono stati spiegati, in modo che ho compreso:</p>
<ul><li>lo scopo della prestazione e come si svolge;</li><li>i benefici attesi e la probabilità che si realizzino: ______________________________</li><li>i rischi e gli effetti frequenti: ______________________________</li><li>i rischi gravi, anche se rari: ______________________________</li><li>le alternative, compresa quella di non procedere: ______________________________</li><li>le conseguenze prevedibili del rifiuto: ______________________________</li><li>che cosa succede dopo, e chi chiamare: ______________________________</li></ul>
<p>Le mie domande e le risposte ricevute: ____________________________________________</p>
<p>Materiale consegnato: ____________________________________________</p>
<p>☐ Ho indicato come persona di fiducia presente al colloquio: ______________________________</p>
<p>☐ Ho chiesto di non ricevere alcune informazioni, che saranno date a: ______________________________</p>
<h2>Decisione</h2>
<p>☐ Acconsento ☐ Non acconsento ☐ Chiedo tempo per decidere fino al ____/____/________</p>
<p>Acconsento inoltre a: ☐ eventuale modifica di tecnica necessaria durante la procedura ☐ presenza di personale in formazione ☐ riprese o fotografie a fini clinici</p>
<p>So di poter revocare il consenso in qualsiasi momento, senza conseguenze sul diritto a essere curato.</p>
<h2>Firme</h2>
${SIGNATURES}
<h2>Conferma prima della prestazione</h2>
<p>Nulla è cambiato dalla data del colloquio: ☐ sì ☐ no (specificare) ____________________ Data e ora ____________________ Firma ____________________</p>
<h2>Revoca</h2>
<p>Revoco il consenso dato. Data e ora ____________________ Firma ______________________________</p>`,
}
