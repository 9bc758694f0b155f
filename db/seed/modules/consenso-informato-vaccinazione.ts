import { PERSON, SIGNATURES } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'consenso-informato-vaccinazione',
  title: 'Scheda anamnestica e consenso alla vaccinazione',
  abstract: 'Le domande da fare prima, per adulti, in ambulatorio e in farmacia.',
  flag: 'isMODSCIENT',
  category: 'nutrizione-e-prevenzione',
  published: '2026-05-21',
  topics: ['Vaccini', 'Consenso informato', 'Modelli clinici'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Ostetrica'],
  body: `<h2>Dati della persona</h2>
${PERSON}
<p>Telefono ____________________ Medico di famiglia ____________________</p>
<h2>Domande</h2>
<table><thead><tr><th scope="col">Domanda</th><th scope="col">Sì</th><th scope="col">No</th><th scope="col">Non so</th></tr></thead><tbody><tr><td>Oggi ha febbre o sta male?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ha avuto una reazione grave dopo un vaccino?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>È allergico/a a farmaci, alimenti, lattice, polietilenglicole? Quali: ____________________</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ha mai avuto uno shock anafilattico?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ha malattie del sistema immunitario, tumori, trapianto?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Prende cortisone, immunosoppressori, chemioterapia?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Prende anticoagulanti o sanguina facilmente?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ha avuto miocardite, pericardite o sindrome di Guillain-Barré?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ha ricevuto sangue o immunoglobuline nell’ultimo anno?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ha fatto altri vaccini nelle ultime quattro settimane?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>È in gravidanza, o potrebbe esserlo? Allatta?</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>È mai svenuto/a dopo un’iniezione?</td><td>☐</td><td>☐</td><td>☐</td></tr></tbody></table>
<p>Note di chi valuta: ____________________________________________ ☐ idoneo ☐ rimandare ☐ inviare al centro</p>
<h2>Informazioni</h2>
<p>Mi sono stati spiegati i benefici, le reazioni comuni (dolore, febbre, stanchezza per uno o due giorni), i rischi rari, l’attesa di quindici minuti e chi chiamare dopo.</p>
<h2>Consenso</h2>
<p>☐ Acconsento ☐ Non acconsento alla somministrazione del vaccino ____________________ dose n. ____</p>
${SIGNATURES}
<h2>Registrazione</h2>
<p>Vaccino ____________________ lotto ____________ scadenza ____/____/________ sede ☐ braccio D ☐ braccio S ora ______ Uscita ore ______ Reazioni immediate ☐ no ☐ sì ____________________</p>
<p>Somministrato da ____________________ ☐ registrato nell’anagrafe vaccinale</p>`,
}
