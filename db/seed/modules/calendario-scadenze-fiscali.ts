import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'calendario-scadenze-fiscali',
  title: 'Calendario delle scadenze fiscali',
  abstract: 'Mese per mese, per chi ha la partita IVA e una professione sanitaria.',
  flag: 'isTOOLLEG',
  category: 'fisco-e-tasse',
  published: '2026-01-07',
  topics: ['Partita IVA', 'Dichiarazione dei redditi'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Psicologa',
    'Psicologo',
    'Fisioterapista',
    'Infermiera',
    'Infermiere',
    'Logopedista',
    'Dietista',
  ],
  body: `<p>Il calendario riporta le scadenze ordinarie di un professionista sanitario senza dipendenti; festivi, proroghe e norme dell’anno possono spostarle. Verifica sempre con il tuo consulente.</p>
<p>Le date delle casse previdenziali sono diverse per ente: aggiungi a mano le tue.</p>
<table><thead><tr><th scope="col">Mese</th><th scope="col">Che cosa</th></tr></thead><tbody><tr><td>Gennaio</td><td>Entro il 31: invio al Sistema Tessera sanitaria delle spese dell’anno prima. Controllo della soglia del regime.</td></tr>
<tr><td>Febbraio</td><td>Opposizione dei cittadini alle spese: non riguarda te, ma ti chiameranno. Bollo delle fatture elettroniche del quarto trimestre.</td></tr>
<tr><td>Marzo</td><td>Certificazioni uniche dei compensi pagati ad altri. Verifica di quelle ricevute.</td></tr>
<tr><td>Aprile</td><td>Riordino delle spese dell’anno prima, IVA se dovuta.</td></tr>
<tr><td>Maggio</td><td>Precompilata disponibile. Bollo del primo trimestre.</td></tr>
<tr><td>Giugno</td><td>Entro il 30: saldo e primo acconto delle imposte.</td></tr>
<tr><td>Luglio</td><td>Versamento con la maggiorazione, o rate.</td></tr>
<tr><td>Agosto</td><td>Ripresa dei termini sospesi: dal 20 i versamenti.</td></tr>
<tr><td>Settembre</td><td>Bollo del secondo trimestre. Comunicazione dei redditi a diverse casse.</td></tr>
<tr><td>Ottobre</td><td>Entro il 31: dichiarazione dei redditi.</td></tr>
<tr><td>Novembre</td><td>Entro il 30: secondo acconto. Bollo del terzo trimestre.</td></tr>
<tr><td>Dicembre</td><td>Entro il 31: pagamento delle spese da dedurre, contributi, previdenza complementare. Scelta del regime per l’anno nuovo.</td></tr></tbody></table>
<h2>Le mie scadenze</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Che cosa</th><th scope="col">Fatto</th></tr></thead><tbody>${'<tr><td>________</td><td>________________</td><td>☐</td></tr>'.repeat(5)}</tbody></table>
<h2>Ogni mese, cinque minuti</h2>
<p>Fatture emesse, fatture incassate, spese con il documento, accantonamento per le imposte: un quarto degli incassi su un conto a parte è una regola prudente per il forfettario, di più per l’ordinario.</p>`,
}
