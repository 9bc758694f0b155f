import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'tutela-legale-che-cosa-paga',
  title: 'Tutela legale: che cosa paga, quando si attiva, che cosa resta a te',
  abstract:
    'Non risarcisce il paziente: paga chi ti difende. Penale, disciplinare, civile, lavoro: le differenze tra due polizze che sembrano uguali.',
  category: 'assicurazioni-e-tutele',
  published: '2026-09-11',
  access: 'registered',
  topics: ['Assicurazione professionale', 'Responsabilità sanitaria'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Odontoiatra',
    'Fisioterapista',
    'Psicologa',
    'Psicologo',
    'Farmacista',
  ],
  tags: ['Assicurazioni e tutele'],
  author: 'Marta Zanetti, broker sanitario',
  sources: [
    { label: 'Codice delle assicurazioni private, decreto legislativo 7 settembre 2005, n. 209, articoli 173 e 174' },
    { label: 'Legge 8 marzo 2017, n. 24' },
  ],
  body: `<p>La responsabilità civile paga il danno al paziente. La tutela legale paga chi ti difende. Sono due contratti diversi, e chi ha solo il primo lo scopre il giorno in cui riceve un avviso di garanzia.</p>
<p>Il codice delle assicurazioni la chiama così da anni e le dedica due articoli. Il più importante per te è il 174: hai il diritto di scegliere l’avvocato.</p>
<h2>Che cosa paga</h2>
<ul><li>L’onorario dell’avvocato, entro il massimale.</li><li>Il consulente tecnico di parte, che nelle cause sanitarie pesa quanto l’avvocato.</li><li>Le spese di giustizia e, se perdi, quelle della controparte, quando il contratto lo prevede.</li><li>La mediazione e la consulenza tecnica preventiva.</li></ul>
<p>Non paga multe, ammende, sanzioni e risarcimenti. E di regola non paga le spese sostenute prima della denuncia del sinistro: chi chiama un avvocato e poi avvisa la compagnia rischia di averlo chiamato a proprie spese.</p>
<h2>In quale sede</h2>
<h3>Penale</h3>
<p>È la garanzia che manca più spesso nella polizza di responsabilità. La difesa serve dal primo atto: il sequestro della cartella, l’interrogatorio, l’autopsia a cui si può far partecipare il proprio consulente. Per i reati dolosi molte polizze anticipano le spese e le rimborsano solo in caso di assoluzione: va letto.</p>
<h3>Disciplinare</h3>
<p>Un esposto all’ordine si difende con un avvocato e con tempi stretti. Alcune polizze lo escludono, altre lo comprendono con un limite a parte.</p>
<h3>Civile</h3>
<p>Quando la compagnia di responsabilità gestisce la lite sceglie lei il difensore. La tutela legale entra se la responsabilità non copre, se il massimale è esaurito, se c’è un conflitto tra te e la struttura o tra te e la compagnia stessa. Quest’ultimo caso è il più prezioso, e il meno conosciuto.</p>
<h3>Lavoro e contratti</h3>
<p>Un trasferimento, una sanzione del datore di lavoro, un canone dello studio, un fornitore che non consegna. Serve a chi lo userà: non tutti pagano volentieri la stessa lista.</p>
<h3>Corte dei conti</h3>
<p>Per chi lavora nel pubblico il giudizio di responsabilità amministrativa ha regole proprie. Controlla che sia nominato.</p>
<h2>Le quattro parole da cercare</h2>
<ol><li>Caso assicurativo: quando nasce? Per la tutela legale conta di solito il momento del fatto contestato, non quello della richiesta. Una polizza firmata oggi può non coprire un intervento di due anni fa, se non c’è retroattività.</li><li>Carenza: i primi mesi in cui alcune garanzie non operano.</li><li>Massimale: per caso o per anno? Una causa penale con due gradi e due consulenti supera facilmente i ventimila euro.</li><li>Libera scelta: dell’avvocato e del perito, anche fuori dalla tua provincia.</li></ol>
<h2>Quando si attiva</h2>
<p>Si denuncia appena si sa: la richiesta di un risarcimento, una querela, una convocazione, la notizia di un’indagine. Si manda tutto, con le date. La compagnia autorizza, e da lì le spese sono coperte. Non si firma l’incarico all’avvocato prima dell’autorizzazione, salvo l’urgenza di un atto.</p>
<h2>Un esempio</h2>
<p>Un’infermiera viene convocata come persona informata sui fatti per una caduta in reparto. Non è indagata, ma potrebbe diventarlo. La sua colpa grave non opera: nessuno le ha chiesto denaro. La tutela legale sì, se copre le indagini preliminari. L’avvocato l’accompagna, la cartella è stata riletta insieme, e la convocazione resta tale.</p>
<h2>Prima di comprarla</h2>
<p>Chiedi se l’hai già: la struttura, il sindacato, l’ordine, il tuo piano del Club possono comprenderla. Due tutele legali non si sommano. Una buona, letta, vale più di due nel cassetto.</p>`,
}
