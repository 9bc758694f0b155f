import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'riconciliazione-farmacologica',
  title: 'Scheda di riconciliazione farmacologica',
  abstract: 'Tutti i farmaci a ingresso, trasferimento e dimissione, con la decisione per ciascuno.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-08-27',
  topics: ['Farmaci', 'Sicurezza delle cure', 'Modelli clinici'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere'],
  body: `<p>Paziente ______________________________ nato/a il ____/____/________ peso ____ kg creatinina ____ data ____/____/________</p>
<p>☐ Ingresso ☐ trasferimento ☐ dimissione ☐ visita</p>
<h2>Ricognizione</h2>
<p>Fonti consultate, almeno due: ☐ paziente ☐ familiare o badante ☐ confezioni ☐ medico di famiglia ☐ farmacia ☐ lettera ☐ fascicolo</p>
<p>Allergie e reazioni, con che cosa è successo: ____________________________________________</p>
<p>Da chiedere sempre: ☐ gocce e colliri ☐ inalatori ☐ cerotti ☐ iniezioni mensili o semestrali ☐ farmaci da banco ☐ integratori ed erbe ☐ contraccettivi ☐ ha smesso qualcosa da poco</p>
<h2>Farmaci e decisione</h2>
<table><thead><tr><th scope="col">Farmaco</th><th scope="col">Dose e via</th><th scope="col">Orario</th><th scope="col">Indicazione</th><th scope="col">Ultima assunzione</th><th scope="col">Lo prende davvero</th><th scope="col">Decisione e motivo</th></tr></thead><tbody>${'<tr><td>________</td><td>____</td><td>____</td><td>________</td><td>____</td><td>☐ sì ☐ no</td><td>☐ continua ☐ modifica ☐ sospende ________</td></tr>'.repeat(12)}</tbody></table>
<h2>Controlli</h2>
<p>☐ doppioni ☐ interazioni ☐ dose per il rene ☐ farmaci ad alto rischio ☐ farmaci senza indicazione ☐ indicazioni senza farmaco</p>
<h2>Comunicazione</h2>
<p>Lista aggiornata consegnata a ☐ paziente ☐ familiare ☐ medico di famiglia ☐ farmacia. Spiegato che cosa è cambiato e perché: ☐ sì</p>
<p>Riferimento: Ministero della Salute, Raccomandazione n. 17, 2014.</p>
<p>Compilata da ____________________ Verificata da (medico) ____________________</p>`,
}
