import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'nomina-responsabile-trattamento',
  title: 'Nomina del responsabile del trattamento',
  abstract: 'Articolo 28 del Regolamento europeo, per laboratori, software, consulenti.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-07-22',
  topics: ['Privacy', 'Studio professionale', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Psicologo', 'Fisioterapista', 'Farmacista'],
  body: `<p><em>Serve ogni volta che qualcuno tratta dati dei pazienti per tuo conto. Se il fornitore ti propone un suo modello va bene, purché contenga questi punti.</em></p>
<h2>Parti e oggetto</h2>
<p>Il titolare ______________________________ nomina ______________________________ responsabile del trattamento per il servizio: ____________________, in base al contratto del ____/____/________</p>
<p>Durata: quella del contratto. Natura e finalità: ____________________. Tipi di dati: ☐ anagrafici ☐ di contatto ☐ sulla salute ☐ contabili. Categorie di interessati: ☐ pazienti ☐ dipendenti.</p>
<h2>Obblighi del responsabile</h2>
<ol><li>Tratta i dati soltanto su istruzione documentata del titolare, anche per eventuali trasferimenti fuori dall’Unione europea, che di regola sono esclusi.</li><li>Garantisce che le persone autorizzate siano istruite e vincolate alla riservatezza.</li><li>Adotta le misure di sicurezza dell’articolo 32, descritte nell’allegato: cifratura, accessi individuali, copie di sicurezza, registro degli accessi, prove periodiche.</li><li>Non ricorre ad altri responsabili senza autorizzazione scritta ☐ specifica ☐ generale con preavviso di ____ giorni, e impone loro gli stessi obblighi.</li><li>Assiste il titolare nel rispondere alle richieste degli interessati, entro ____ giorni.</li><li>Avvisa il titolare di ogni violazione senza ritardo, e comunque entro ____ ore, con le notizie disponibili.</li><li>Assiste nelle valutazioni d’impatto e nella consultazione del Garante.</li><li>Al termine, a scelta del titolare, cancella o restituisce i dati entro ____ giorni e lo attesta.</li><li>Mette a disposizione le informazioni necessarie a dimostrare il rispetto degli obblighi e consente verifiche.</li></ol>
<h2>Contatti</h2>
<p>Per le violazioni: titolare ____________________ responsabile ____________________</p>
<h2>Firme</h2>
<p>Luogo e data ______________________ Il titolare ____________________ Il responsabile ____________________</p>`,
}
