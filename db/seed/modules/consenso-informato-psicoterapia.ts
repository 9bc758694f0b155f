import { PERSON, SIGNATURES } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'consenso-informato-psicoterapia',
  title: 'Consenso informato alla psicoterapia',
  abstract: 'Scopo, metodo, durata, riservatezza, onorario: per l’adulto.',
  flag: 'isMODSCIENT',
  category: 'psicologia-e-benessere',
  published: '2026-06-04',
  topics: ['Consenso informato', 'Salute mentale', 'Modelli clinici'],
  professions: ['Psicologa', 'Psicologo', 'Medico chirurgo'],
  body: `<p><em>Conforme agli articoli 9, 11 e 24 del Codice deontologico degli psicologi italiani. Per il minore servono le firme di entrambi gli esercenti la responsabilità genitoriale.</em></p>
<h2>Dati della persona</h2>
${PERSON}
<h2>Il professionista</h2>
<p>Dott./Dott.ssa ______________________________, ☐ psicologo/a ☐ psicoterapeuta, iscritto/a all’ordine di ____________________ n. ________. Polizza di responsabilità civile: ____________________</p>
<h2>Informazioni ricevute</h2>
<ul><li>Scopo del percorso: ____________________________________________</li><li>Metodo e orientamento: ____________________ Strumenti e test: ____________________</li><li>Frequenza e durata di ogni seduta: ____________________ Durata prevedibile: ____________________, da rivedere insieme ogni ____ mesi</li><li>Modalità: ☐ in presenza ☐ a distanza, con lo strumento ____________________</li><li>Onorario: euro ______ a seduta. Disdetta: entro ____ ore, altrimenti ____________________</li><li>Possibili disagi: momenti di maggiore sofferenza, cambiamenti nelle relazioni. Ne parleremo insieme.</li><li>Alternative: altri approcci, farmaci, servizi pubblici, gruppi, nessun intervento.</li><li>Urgenze: fuori dagli appuntamenti il professionista ☐ risponde al numero ____________________ ☐ non è reperibile; in pericolo si chiama il 112 o si va in pronto soccorso.</li></ul>
<h2>Riservatezza</h2>
<p>Quanto detto è coperto dal segreto professionale. Può essere limitato solo da obblighi di legge o per salvaguardare la vita e la salute di qualcuno, e nella misura necessaria. Appunti e dati si conservano per almeno cinque anni dopo la conclusione.</p>
<p>☐ Autorizzo il confronto con il medico ____________________ ☐ Autorizzo la supervisione in forma anonima ☐ Autorizzo la registrazione, per lo scopo ____________________</p>
<h2>Decisione</h2>
<p>☐ Acconsento ☐ Non acconsento. So di poter interrompere in qualsiasi momento; è utile parlarne in un’ultima seduta.</p>
<h2>Firme</h2>
${SIGNATURES}`,
}
