import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'diario-pressione-domiciliare',
  title: 'Diario della pressione a casa',
  abstract:
    'Sette giorni, due misure al mattino e due alla sera, con le istruzioni per il paziente e il calcolo della media.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-10-08',
  topics: ['Ipertensione', 'Cardiologia', 'Modelli clinici'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Farmacista'],
  body: `<p>Nome ______________________________ Apparecchio ____________________ Braccio ☐ destro ☐ sinistro</p>
<h2>Come si misura</h2>
<ul><li>Al mattino prima delle medicine e della colazione, alla sera prima di cena.</li><li>Seduto da cinque minuti, schiena e braccio appoggiati, piedi a terra, in silenzio.</li><li>Niente caffè, fumo o sforzi nella mezz’ora prima.</li><li>Due misure, a un minuto l’una dall’altra. Scrivi tutti i numeri, senza arrotondare.</li><li>Apparecchio da braccio, con il bracciale della tua misura.</li></ul>
<h2>Valori</h2>
<table><thead><tr><th scope="col">Giorno</th><th scope="col">Data</th><th scope="col">Mattino, prima</th><th scope="col">Mattino, seconda</th><th scope="col">Sera, prima</th><th scope="col">Sera, seconda</th><th scope="col">Note</th></tr></thead><tbody><tr><td>1</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr>
<tr><td>2</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr>
<tr><td>3</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr>
<tr><td>4</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr>
<tr><td>5</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr>
<tr><td>6</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr>
<tr><td>7</td><td>____</td><td>___/___</td><td>___/___</td><td>___/___</td><td>___/___</td><td>______</td></tr></tbody></table>
<h2>Media</h2>
<p>La calcola chi ti cura, senza il primo giorno: massima ______ minima ______ Soglia a casa: 135/85.</p>
<h2>Chiama subito</h2>
<p>Se leggi 180/110 o più, ripeti dopo qualche minuto. Se resta così e hai dolore al petto, affanno, confusione, debolezza, disturbi della vista: 112. Se stai bene: chiama il tuo medico in giornata.</p>`,
}
