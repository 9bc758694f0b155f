import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'incarico-collaboratore-libero-professionale',
  title: 'Incarico a un collaboratore libero professionista',
  abstract: 'Il contratto tra studio e professionista, con compenso, locali, assicurazione, recesso.',
  flag: 'isMODLEG',
  category: 'professione-e-lavoro',
  published: '2026-08-05',
  topics: ['Contratti', 'Studio professionale', 'Modelli legali'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Fisioterapista',
    'Psicologa',
    'Psicologo',
    'Logopedista',
    'Dietista',
  ],
  body: `<p><em>Modello per una collaborazione davvero autonoma. Se orari, ferie e modalità sono decisi dallo studio, il rapporto può essere riqualificato come subordinato: in quel caso serve un altro contratto. Riferimento: articoli 2222 e seguenti del codice civile; legge 22 maggio 2017, n. 81.</em></p>
<h2>Parti</h2>
<p>Studio ______________________________, con sede in ____________________, partita IVA ____________________ (di seguito «lo Studio»)</p>
<p>Dott./Dott.ssa ______________________________, iscritto/a all’albo di ____________________ n. ________, partita IVA ____________________ (di seguito «il Professionista»)</p>
<h2>1. Oggetto</h2>
<p>Il Professionista svolge presso lo Studio prestazioni di ____________________, in piena autonomia tecnica, diagnostica e organizzativa, senza vincolo di subordinazione e senza esclusiva.</p>
<h2>2. Locali e disponibilità</h2>
<p>Lo Studio mette a disposizione locali e attrezzature nei giorni ____________________. Il calendario è concordato di mese in mese; il Professionista comunica le assenze con anticipo ragionevole.</p>
<h2>3. Compenso</h2>
<p>☐ ____ per cento degli importi incassati per le sue prestazioni ☐ euro ______ a prestazione. Rendiconto entro il giorno ____ del mese seguente; pagamento entro ____ giorni dalla fattura.</p>
<h2>4. Pazienti e documentazione</h2>
<p>La documentazione clinica è tenuta da ____________________. Al termine il Professionista ha diritto a copia di quanto serve a difendersi e a proseguire le cure dei pazienti che lo chiedono.</p>
<h2>5. Dati personali</h2>
<p>Le parti operano come ☐ titolari autonomi ☐ titolare e responsabile, con atto separato ☐ contitolari, con accordo.</p>
<h2>6. Assicurazione</h2>
<p>Il Professionista dichiara una polizza di responsabilità civile con la compagnia ____________________, massimale euro ____________, retroattività di dieci anni, e ne consegna copia a ogni rinnovo.</p>
<h2>7. Formazione e requisiti</h2>
<p>Il Professionista garantisce l’iscrizione all’albo e l’assolvimento dell’obbligo ECM.</p>
<h2>8. Durata e recesso</h2>
<p>Dal ____/____/________ al ____/____/________. Ciascuna parte può recedere con preavviso scritto di ____ giorni, garantendo la continuità delle cure in corso. Resta salvo il recesso per giusta causa.</p>
<h2>9. Controversie</h2>
<p>Tentativo di conciliazione presso l’ordine di ____________________; in mancanza, foro di ____________________.</p>
<h2>Firme</h2>
<p>Luogo e data ______________________ Lo Studio ____________________ Il Professionista ____________________</p>`,
}
