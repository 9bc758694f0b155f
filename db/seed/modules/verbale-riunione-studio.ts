import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'verbale-riunione-studio',
  title: 'Verbale di riunione dello studio associato',
  abstract: 'Presenti, decisioni, responsabili e scadenze, in una pagina.',
  flag: 'isMODLEG',
  category: 'professione-e-lavoro',
  published: '2026-05-27',
  topics: ['Studio professionale', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Fisioterapista', 'Psicologa', 'Psicologo'],
  body: `<p><em>Si compila durante la riunione e si legge ad alta voce prima di chiudere: quello che non ha un nome e una data non è stato deciso.</em></p>
<h2>Riunione</h2>
<p>Data ____/____/________ inizio ore ______ fine ore ______ Luogo ____________________</p>
<p>Presiede ____________________ Verbalizza ____________________</p>
<p>Presenti: ____________________________________________</p>
<p>Assenti: ____________________________________________ ☐ giustificati</p>
<h2>Ordine del giorno</h2>
<ol><li>Approvazione del verbale precedente e stato delle decisioni</li><li>____________________________________________</li><li>____________________________________________</li><li>Segnalazioni di sicurezza: eventi e quasi errori dall’ultima riunione</li><li>Varie</li></ol>
<h2>Stato delle decisioni precedenti</h2>
<table><thead><tr><th scope="col">Decisione</th><th scope="col">Chi</th><th scope="col">Fatta</th><th scope="col">Nota</th></tr></thead><tbody>${'<tr><td>________________</td><td>________</td><td>☐ sì ☐ no</td><td>________________</td></tr>'.repeat(4)}</tbody></table>
<h2>Decisioni di oggi</h2>
<table><thead><tr><th scope="col">Decisione</th><th scope="col">Chi</th><th scope="col">Entro</th><th scope="col">Favorevoli, contrari, astenuti</th></tr></thead><tbody>${'<tr><td>________________</td><td>________</td><td>________</td><td>________</td></tr>'.repeat(6)}</tbody></table>
<h2>Da riprendere</h2>
<p>____________________________________________</p>
<p>Prossima riunione ____/____/________ ore ______</p>
<h2>Approvazione</h2>
<p>Il verbale è stato letto e approvato dai presenti. Firme ______________________________ ______________________________</p>`,
}
