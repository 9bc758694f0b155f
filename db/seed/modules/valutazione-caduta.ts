import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'valutazione-caduta',
  title: 'Scheda post-caduta',
  abstract: 'Circostanze, esame, misure: da compilare entro un’ora.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-08-13',
  topics: ['Sicurezza delle cure', 'Geriatria', 'Modelli clinici'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Fisioterapista'],
  body: `<p>Paziente ______________________________ Unità ____________________ Data ____/____/________ ora ______</p>
<h2>Prima di muoverlo</h2>
<p>☐ Risponde ☐ respira normalmente ☐ dolore al collo o alla schiena ☐ deformità di un arto ☐ ferita alla testa ☐ sanguinamento</p>
<h2>Circostanze</h2>
<p>Luogo: ☐ letto ☐ bagno ☐ corridoio ☐ poltrona ☐ altro ____________________ Testimoni ____________________</p>
<p>Che cosa stava facendo: ____________________ Parole del paziente: «____________________»</p>
<p>Sponde ☐ su ☐ giù Campanello ☐ a portata ☐ no Scarpe ____________________ Luce ☐ sufficiente ☐ no Pavimento ☐ asciutto ☐ bagnato</p>
<h2>Esame</h2>
<table><thead><tr><th scope="col">Ora</th><th scope="col">PA sdraiato</th><th scope="col">PA in piedi</th><th scope="col">FC</th><th scope="col">SpO₂</th><th scope="col">Glicemia</th><th scope="col">Coscienza, GCS</th><th scope="col">Pupille</th><th scope="col">Dolore 0-10</th></tr></thead><tbody>${'<tr><td>____</td><td>___/___</td><td>___/___</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>'.repeat(4)}</tbody></table>
<p>Anticoagulanti o antiaggreganti: ☐ no ☐ sì, quale ____________________ Trauma cranico: ☐ no ☐ sì: osservazione neurologica ogni ____ per ____ ore</p>
<p>Medico chiamato alle ____ arrivato alle ____ Esami richiesti ____________________ Esito ____________________</p>
<h2>Fattori</h2>
<p>☐ farmaci (sedativi, antipertensivi, ipoglicemizzanti) ☐ ipotensione ortostatica ☐ urgenza urinaria ☐ confusione ☐ vista ☐ debolezza ☐ ausilio non adatto ☐ ambiente ☐ caduta precedente</p>
<h2>Misure adottate</h2>
<p>☐ rivista la terapia ☐ fisioterapista ☐ letto basso ☐ accompagnamento in bagno a orari ☐ scarpe ☐ luce notturna ☐ altro ____________________</p>
<p>☐ Famiglia informata alle ____ da ____________________ ☐ Segnalazione inserita nel sistema aziendale</p>
<p>Firma infermiere ____________________ Firma medico ____________________</p>`,
}
