import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'diario-cefalea',
  title: 'Diario della cefalea',
  abstract: 'Un mese in una pagina: intensità, farmaci, fattori scatenanti.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-09-24',
  topics: ['Cefalea', 'Neurologia', 'Modelli clinici'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Fisioterapista'],
  body: `<p>Nome ______________________________ Mese ____________________ Anno ________</p>
<h2>Istruzioni</h2>
<p>Segna soltanto i giorni con dolore. Intensità: 1 lieve, non disturba; 2 moderata, disturba; 3 forte, devo fermarmi. Nella colonna dei farmaci scrivi nome e numero di dosi. Nelle note: ciclo, sonno, pasti saltati, tempo, stress, aura.</p>
<h2>Diario</h2>
<table><thead><tr><th scope="col">Giorno</th><th scope="col">Ora di inizio</th><th scope="col">Durata</th><th scope="col">Intensità</th><th scope="col">Un lato o due</th><th scope="col">Nausea, luce, rumore</th><th scope="col">Farmaco e dosi</th><th scope="col">Ha funzionato</th><th scope="col">Note</th></tr></thead><tbody>${'<tr><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td><td>____</td><td>______</td><td>☐</td><td>______</td></tr>'.repeat(16)}</tbody></table>
<h2>Fine del mese</h2>
<p>Giorni con dolore ______ Giorni con farmaci ______ di cui triptani o combinazioni ______ di cui analgesici semplici ______ Giorni di lavoro persi ______</p>
<p><em>Dieci giorni al mese di triptani, oppioidi o combinazioni, o quindici di analgesici semplici, per più di tre mesi, possono mantenere il dolore: parlane con il medico.</em></p>
<h2>Non aspettare il controllo</h2>
<p>Dolore improvviso e massimo in meno di un minuto, febbre con rigidità del collo, debolezza, difficoltà a parlare, perdita della vista, dopo un colpo alla testa: 112.</p>`,
}
