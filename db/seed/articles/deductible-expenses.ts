import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'spese-deducibili-professionista-sanitario',
  title: 'Spese deducibili: quello che si dimentica di mettere in conto',
  abstract:
    'Formazione, assicurazione, ordine, telefono: che cosa si deduce nel regime ordinario e come si conserva la prova.',
  category: 'fisco-e-tasse',
  published: '2026-09-28',
  access: 'members',
  topics: ['Partita IVA', 'Dichiarazione dei redditi'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista'],
  tags: ['Fisco e Tasse'],
  author: 'Dott.ssa Carla Venturi, commercialista',
  sources: [{ label: 'Testo unico delle imposte sui redditi, articolo 54 e seguenti' }],
  body: `<p>Ogni anno, in dichiarazione, mancano le stesse spese. Non perché siano dubbie: perché nessuno ha tenuto la ricevuta, o l’ha pagata con la carta sbagliata.</p>
<p>La regola generale è semplice: la spesa deve essere inerente all’attività, documentata e pagata nell’anno.</p>
<h2>Per intero</h2>
<ul><li>Quota dell’ordine e contributi previdenziali obbligatori.</li><li>Premio della polizza di responsabilità civile professionale.</li><li>Corsi di formazione e aggiornamento, entro il limite annuo previsto, comprese le spese di viaggio.</li><li>Riviste e banche dati professionali.</li></ul>
<p>Per la formazione il limite è di 10.000 euro l’anno, comprese iscrizione a master e congressi; le spese di viaggio e soggiorno per partecipare vi rientrano. Dal 2025 vitto, alloggio e taxi sono deducibili solo se pagati con mezzi tracciabili: lo scontrino in contanti non vale più.</p>
<h2>In parte</h2>
<p>Telefono, auto, locali usati anche come abitazione: la percentuale dipende dalla norma dell’anno. Il modo più semplice per non sbagliare è separare: una linea, un conto, una carta per il lavoro.</p>
<ul><li>Telefono e connessione: 80 per cento.</li><li>Auto: 20 per cento dei costi, con un tetto di circa 18.076 euro sul prezzo d’acquisto, per un solo veicolo.</li><li>Casa usata anche come studio: metà dell’affitto e delle utenze, se non si ha un altro immobile nello stesso Comune dedicato al lavoro.</li><li>Alberghi e ristoranti: 75 per cento, fino al 2 per cento dei compensi dell’anno.</li><li>Omaggi e rappresentanza: fino all’1 per cento dei compensi.</li></ul>
<h2>I beni strumentali</h2>
<p>L’ecografo si ammortizza negli anni; il saturimetro no. La soglia del bene di costo unitario modesto fa la differenza.</p>
<p>Fino a 516,46 euro il costo si deduce nell’anno; sopra si divide secondo i coefficienti ministeriali. Con il leasing la quota deducibile segue le regole di durata minima previste per il tipo di bene. Il software in abbonamento è un canone, e si deduce quando si paga. Prima di comprare a dicembre conviene chiedersi se il bene servirà davvero: una spesa di mille euro ne fa risparmiare al massimo quattrocento e rotti, gli altri sono usciti.</p>
<h2>La riforma del reddito di lavoro autonomo</h2>
<p>Il decreto legislativo 192 del 2024 ha riscritto l’articolo 54 del testo unico e gli ha aggiunto una serie di articoli. Il principio resta la cassa, con una novità gradita: le spese riaddebitate al cliente in modo analitico, come il viaggio per una consulenza, in genere non sono più compenso per chi le riceve, e di conseguenza non si deducono. Sono cambiate anche le regole per chi divide lo studio: il rimborso delle spese comuni tra colleghi non è compenso.</p>
<h2>La prova</h2>
<p>Fattura intestata alla partita IVA, pagamento tracciabile, dieci anni di conservazione. Una cartella per anno, in digitale, basta.</p>
<h2>Gli errori che vediamo</h2>
<ul><li>La polizza pagata dal conto del coniuge.</li><li>Il congresso fatturato alla persona fisica senza partita IVA.</li><li>Il camice e le scarpe senza fattura, solo con lo scontrino non parlante.</li><li>L’ordine pagato a gennaio e messo nell’anno prima.</li><li>La seconda linea telefonica di famiglia, tutta in deduzione.</li></ul>
<p>Nessuno è grave da solo. Tutti insieme, in un controllo, fanno perdere credibilità anche alle spese giuste. Il momento per sistemarli è ottobre, quando si può ancora cambiare conto e chiedere un duplicato.</p>`,
}
