import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'promemoria-red-flags',
  title: 'Promemoria dei segnali d’allarme',
  abstract: 'Cefalea, lombalgia, dolore toracico, febbre del bambino: le liste da tenere in tasca.',
  flag: 'isTOOLSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-09-22',
  topics: ['Emergenza', 'Cefalea', 'Lombalgia', 'Pediatria'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Fisioterapista'],
  body: `<p>Quattro liste brevi, una per facciata. Non sostituiscono la visita: aiutano a non dimenticare una domanda.</p>
<h2>Cefalea</h2>
<ul><li>Improvvisa, massima in meno di un minuto.</li><li>Con febbre e rigidità, confusione, convulsioni.</li><li>Con un deficit neurologico o della vista.</li><li>Nuova dopo i 50 anni, o che cambia carattere.</li><li>In gravidanza e puerperio, con tumore o immunodepressione, dopo un trauma, con anticoagulanti.</li></ul>
<h2>Lombalgia</h2>
<ul><li>Ritenzione urinaria, incontinenza nuova, anestesia a sella.</li><li>Debolezza che peggiora.</li><li>Febbre, calo di peso, tumore noto.</li><li>Trauma, osteoporosi, cortisone a lungo.</li><li>Dolore che non cambia con la posizione, massa addominale pulsante.</li></ul>
<h2>Dolore toracico</h2>
<ul><li>Oppressivo, a riposo o crescente, verso braccio, mandibola o schiena.</li><li>Con dispnea, sudorazione, sincope, nausea.</li><li>Improvviso e lacerante, con differenza di polsi: pensare all’aorta.</li><li>Con dispnea e gamba gonfia: pensare all’embolia.</li><li>Nella donna, nel diabetico e nell’anziano anche solo stanchezza o affanno. Si chiama il 112.</li></ul>
<h2>Febbre del bambino</h2>
<ul><li>Sotto i tre mesi con 38 gradi o più.</li><li>Petecchie o macchie che non scompaiono premendo.</li><li>Letargia, pianto che non si consola, rigidità.</li><li>Respiro veloce, rientramenti, labbra blu.</li><li>Non beve, non urina da otto ore, fontanella tesa.</li><li>Più di cinque giorni.</li></ul>`,
}
