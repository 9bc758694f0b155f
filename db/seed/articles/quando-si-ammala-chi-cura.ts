import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'quando-si-ammala-chi-cura',
  title: 'Quando si ammala chi cura: il reddito del libero professionista',
  abstract:
    'Un braccio rotto e tre mesi senza incassi. Che cosa dà la cassa, che cosa resta scoperto, come si calcola una diaria.',
  category: 'assicurazioni-e-tutele',
  published: '2026-04-16',
  topics: ['Assicurazione professionale', 'Partita IVA', 'Previdenza'],
  professions: [
    'Odontoiatra',
    'Fisioterapista',
    'Psicologa',
    'Psicologo',
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Logopedista',
    'Dietista',
    'Veterinaria',
    'Veterinario',
  ],
  tags: ['Assicurazioni e tutele'],
  author: 'Marta Zanetti, broker sanitario',
  sources: [{ label: 'Legge 22 maggio 2017, n. 81, articoli 8 e 14' }],
  body: `<p>Il dipendente che si ammala manda un certificato. Il libero professionista che si ammala chiude. Le spese dello studio continuano, gli incassi no, e la prima domanda arriva al terzo giorno: per quanto posso resistere?</p>
<p>Non serve una polizza per ogni paura. Serve sapere che cosa si ha già, quanto manca, e comprare soltanto quello.</p>
<h2>Che cosa si ha già</h2>
<p>Ogni cassa ha le sue regole. Quasi tutte prevedono un assegno per l’inabilità temporanea, ma dopo un periodo di attesa che può essere di settimane, per una durata limitata e per un importo legato ai contributi versati. Quasi tutte coprono la maternità, la gravidanza a rischio, l’invalidità permanente con requisiti, e danno qualcosa ai superstiti. Alcune pagano una polizza sanitaria collettiva senza chiedere nulla: molti iscritti non lo sanno.</p>
<p>Chi versa alla gestione separata dell’INPS ha un’indennità di malattia e di degenza, con un numero massimo di giorni e un requisito di contribuzione. La domanda ha scadenze brevi: il certificato si invia come quello di un dipendente.</p>
<p>La legge 81 del 2017 ha aggiunto due tutele poco usate: con una malattia o un infortunio grave che impedisce di lavorare per più di sessanta giorni il versamento dei contributi può essere sospeso e poi rateizzato, e il rapporto con il committente può restare sospeso, senza compenso, fino a centocinquanta giorni l’anno, salvo che per lui venga meno l’interesse.</p>
<h2>Quanto manca</h2>
<p>Il conto si fa su un foglio. Da una parte le spese che non si fermano: affitto, rate, personale, utenze, contributi, mutuo, famiglia. Dall’altra ciò che arriverebbe: cassa, risparmi, redditi di altri. La differenza, divisa per trenta, è la diaria che serve. Il numero di giorni che i risparmi coprono è la franchigia che puoi permetterti.</p>
<p>Un esempio. Spese fisse 4.200 euro al mese, altri redditi 1.500, risparmi 9.000. Mancano 2.700 al mese, 90 euro al giorno. Con novemila euro si arriva a tre mesi: si può scegliere una franchigia di trenta giorni, che fa costare la polizza molto meno, e tenere il resto per gli imprevisti.</p>
<h2>Le coperture, una per una</h2>
<ul><li>Diaria da malattia e infortunio: una somma per ogni giorno in cui non lavori. Leggi se serve il ricovero o basta il certificato, e che cosa succede se riprendi in parte.</li><li>Invalidità permanente: un capitale se una lesione resta. Per chi lavora con le mani la tabella deve essere quella della professione: un dito non vale lo stesso per un dentista e per un avvocato.</li><li>Spese dello studio: rimborsa i costi fissi per alcuni mesi. È poco conosciuta e costa poco.</li><li>Caso morte: un capitale per chi resta, utile se qualcuno vive del tuo reddito.</li><li>Perdita dell’idoneità specifica alla professione: per chi potrebbe ancora lavorare, ma non nel suo mestiere.</li></ul>
<h2>Gli errori</h2>
<ol><li>Nascondere una malattia nel questionario: la compagnia può rifiutare di pagare proprio quella.</li><li>Comprare il capitale più alto e non la tabella giusta.</li><li>Dimenticare che il premio di alcune coperture non è deducibile, e che l’indennizzo segue regole proprie.</li><li>Non avvisare chi ti sostituisce: un accordo scritto con un collega, prima, vale quanto una diaria.</li></ol>
<h2>Il piano di una pagina</h2>
<p>Chi chiama i pazienti, chi ha le chiavi, dove sono le agende, quale collega prende le urgenze, quale numero dà la segreteria telefonica. Scrivilo in una sera, lascialo a una persona di fiducia, rileggilo ogni gennaio. Le malattie non avvisano, le agende sì.</p>`,
}
