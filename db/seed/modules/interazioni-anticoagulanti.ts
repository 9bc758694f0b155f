import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'interazioni-anticoagulanti',
  title: 'Tabella delle interazioni degli anticoagulanti diretti',
  abstract: 'I farmaci comuni che alzano o abbassano i livelli, in una pagina.',
  flag: 'isTOOLSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-08-25',
  topics: ['Anticoagulanti', 'Farmaci', 'Cardiologia'],
  professions: ['Medico chirurgo', 'Farmacista', 'Odontoiatra'],
  body: `<p>La tabella riunisce le interazioni più comuni che richiedono attenzione, un cambio di dose o di farmaco; per ogni caso si verifica la scheda tecnica del singolo anticoagulante.</p>
<p>Le vie sono due: la glicoproteina P, che riguarda tutti, e il citocromo 3A4, che conta soprattutto per rivaroxaban e apixaban. Quando un farmaco le tocca entrambe l’effetto è maggiore.</p>
<h2>Aumentano i livelli</h2>
<table><thead><tr><th scope="col">Farmaco</th><th scope="col">Che cosa fare</th></tr></thead><tbody><tr><td>Ketoconazolo, itraconazolo, posaconazolo per via sistemica</td><td>Controindicati con dabigatran; da evitare con rivaroxaban e apixaban; edoxaban: dose ridotta o evitare, secondo scheda</td></tr>
<tr><td>Ritonavir e altri inibitori di proteasi</td><td>Evitare, o cambiare anticoagulante</td></tr>
<tr><td>Dronedarone</td><td>Controindicato con dabigatran; edoxaban a 30 mg; da evitare con rivaroxaban</td></tr>
<tr><td>Ciclosporina</td><td>Controindicata con dabigatran; edoxaban a 30 mg</td></tr>
<tr><td>Verapamil</td><td>Dabigatran 110 mg due volte al giorno, insieme; attenzione con gli altri se il rene è ridotto</td></tr>
<tr><td>Claritromicina, eritromicina</td><td>Cicli brevi con attenzione; edoxaban a 30 mg con eritromicina</td></tr>
<tr><td>Amiodarone</td><td>Di solito nessun cambio; attenzione nell’anziano con rene ridotto</td></tr></tbody></table>
<h2>Riducono i livelli</h2>
<table><thead><tr><th scope="col">Farmaco</th><th scope="col">Che cosa fare</th></tr></thead><tbody><tr><td>Rifampicina</td><td>Evitare</td></tr>
<tr><td>Carbamazepina, fenitoina, fenobarbital</td><td>Evitare o scegliere un altro antiepilettico</td></tr>
<tr><td>Iperico</td><td>Sospendere l’erba</td></tr></tbody></table>
<h2>Aumentano il sanguinamento senza toccare i livelli</h2>
<p>Antinfiammatori, acido acetilsalicilico, clopidogrel, inibitori della ricaptazione di serotonina e noradrenalina, eparine. Si chiede sempre dei farmaci comprati senza ricetta.</p>
<h2>Da ricordare</h2>
<p>La funzione renale cambia il peso di ogni riga. Una nuova prescrizione è un motivo per ricontrollarla, e per dire alla persona quali segni di sanguinamento riferire.</p>`,
}
