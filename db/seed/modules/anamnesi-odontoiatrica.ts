import { PERSON, SIGNATURES } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'anamnesi-odontoiatrica',
  title: 'Anamnesi odontoiatrica',
  abstract: 'Il questionario prima della visita, con le domande su anticoagulanti, bifosfonati, protesi valvolari.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-07-02',
  topics: ['Odontoiatria', 'Modelli clinici'],
  professions: ['Odontoiatra', 'Infermiera', 'Infermiere'],
  body: `<h2>Dati della persona</h2>
${PERSON}
<p>Medico di famiglia ____________________ Professione ____________________ Motivo della visita ____________________</p>
<h2>Cuore e circolazione</h2>
<p>☐ Infarto o angina, quando ____ ☐ stent, quando ____ ☐ scompenso ☐ aritmia ☐ pacemaker o defibrillatore ☐ soffio</p>
<p>☐ Endocardite in passato ☐ protesi valvolare, anche transcatetere ☐ cardiopatia congenita ☐ pressione alta ☐ ictus o TIA</p>
<h2>Sangue e farmaci che contano</h2>
<p>☐ Anticoagulante: quale ____________________ ultimo INR ____ ☐ antiaggregante ☐ sanguino facilmente ☐ malattia del sangue</p>
<p>☐ Bifosfonati ☐ denosumab, ultima dose ____/____/________ ☐ altri farmaci per le ossa o antitumorali ☐ radioterapia a testa e collo</p>
<p>☐ Cortisone ☐ immunosoppressori ☐ insulina ☐ altri farmaci: ____________________</p>
<h2>Altre malattie</h2>
<p>☐ Diabete, glicata ____ ☐ asma ☐ epatite ☐ HIV ☐ malattia renale o dialisi ☐ epilessia ☐ tiroide ☐ reflusso ☐ tumore: sede e anno ____________________ ☐ protesi articolare</p>
<h2>Allergie</h2>
<p>☐ Anestetici locali ☐ penicillina: che cosa è successo ____________________ ☐ altri farmaci ____________________ ☐ lattice ☐ metalli</p>
<h2>Esperienze e abitudini</h2>
<p>☐ Svenimento dal dentista ☐ molta paura ☐ reazione all’anestesia ☐ fumo, sigarette al giorno ____ ☐ alcol ☐ digrigno i denti</p>
<p>☐ Gravidanza, settimana ______ ☐ allattamento</p>
<h2>Dichiarazione</h2>
<p>Ho risposto in modo completo e avviserò di ogni cambiamento.</p>
${SIGNATURES}
<h2>Aggiornamenti</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Che cosa è cambiato</th><th scope="col">Firma del paziente</th><th scope="col">Firma dell’odontoiatra</th></tr></thead><tbody>${'<tr><td>________</td><td>________________</td><td>________</td><td>________</td></tr>'.repeat(4)}</tbody></table>`,
}
