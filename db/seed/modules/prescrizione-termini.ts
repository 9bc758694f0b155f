import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'prescrizione-termini',
  title: 'Termini di prescrizione della responsabilità',
  abstract: 'Contrattuale, extracontrattuale, penale: da quando decorre e come si interrompe.',
  flag: 'isTOOLLEG',
  category: 'norme-e-diritto',
  published: '2026-04-02',
  topics: ['Responsabilità sanitaria', 'Assicurazione professionale'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Fisioterapista',
    'Psicologa',
    'Psicologo',
  ],
  body: `<p>Il termine decorre da quando il danno è conoscibile e riferibile alla condotta con l’ordinaria diligenza, non dal giorno dell’intervento. Per questo una richiesta può arrivare molti anni dopo.</p>
<p>La tabella serve a orientarsi; il calcolo sul caso concreto lo fa un avvocato.</p>
<table><thead><tr><th scope="col">Chi risponde</th><th scope="col">Natura</th><th scope="col">Termine</th></tr></thead><tbody><tr><td>Struttura pubblica o privata</td><td>Contrattuale, articolo 7 della legge 24 del 2017</td><td>10 anni</td></tr>
<tr><td>Libero professionista scelto dal paziente</td><td>Contrattuale</td><td>10 anni</td></tr>
<tr><td>Dipendente o convenzionato della struttura</td><td>Extracontrattuale, articolo 2043 del codice civile</td><td>5 anni</td></tr>
<tr><td>Danno ai congiunti per fatto proprio</td><td>Extracontrattuale</td><td>5 anni, salvo il termine più lungo del reato</td></tr>
<tr><td>Rivalsa della struttura privata</td><td>Articolo 9 della legge 24</td><td>1 anno dal pagamento</td></tr>
<tr><td>Responsabilità amministrativa davanti alla Corte dei conti</td><td>Colpa grave o dolo</td><td>5 anni dal fatto o dalla sua scoperta, secondo i casi</td></tr>
<tr><td>Lesioni colpose</td><td>Penale</td><td>6 anni, più le sospensioni</td></tr>
<tr><td>Omicidio colposo</td><td>Penale</td><td>Più lungo, secondo la pena e le norme vigenti al fatto</td></tr></tbody></table>
<h2>Come si interrompe</h2>
<p>Con una richiesta scritta di risarcimento, con la domanda di mediazione o di consulenza tecnica preventiva, con la causa. Dopo l’interruzione il termine ricomincia da capo.</p>
<h2>Che cosa conservare</h2>
<p>Cartella, consensi, corrispondenza, polizze e questionari: almeno dieci anni dopo l’ultima prestazione, e meglio di più. Le polizze vecchie non si buttano: dicono chi copriva quando.</p>
<h2>Se arriva una lettera</h2>
<ol><li>Non rispondere nel merito.</li><li>Segna il giorno in cui l’hai ricevuta.</li><li>Avvisa la compagnia nei termini del contratto, e la struttura.</li><li>Prendi copia della documentazione; non modificare nulla.</li><li>Chiama un avvocato.</li></ol>`,
}
