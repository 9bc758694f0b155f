import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'diffida-pagamento-onorario',
  title: 'Sollecito e diffida per onorari non pagati',
  abstract: 'Due lettere: la prima gentile, la seconda con i termini di legge.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-09-02',
  topics: ['Partita IVA', 'Fatturazione', 'Modelli legali'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Psicologa',
    'Psicologo',
    'Fisioterapista',
    'Logopedista',
    'Dietista',
  ],
  body: `<p><em>La prescrizione dell’onorario del professionista è presuntiva di tre anni (articolo 2956 del codice civile): la diffida scritta con prova di consegna la interrompe. Si manda con raccomandata o posta certificata. Nella lettera non si nomina la malattia.</em></p>
<h2>Primo sollecito</h2>
<p>Luogo e data ______________________</p>
<p>Gentile sig./sig.ra ____________________,</p>
<p>dalla nostra contabilità non risulta il saldo della fattura n. ______ del ____/____/________, di euro __________, relativa alla prestazione del ____/____/________. Può darsi che si tratti di una dimenticanza, o che il pagamento si sia incrociato con questa lettera: in tal caso la preghiamo di non tenerne conto.</p>
<p>Può pagare con bonifico sul conto IBAN ______________________________, intestato a ____________________, o con carta presso lo studio. Se ha bisogno di dividere l’importo, ci chiami: troveremo un accordo.</p>
<p>Con i migliori saluti, ______________________________</p>
<h2>Diffida e messa in mora</h2>
<p>Raccomandata con avviso di ricevimento, o PEC</p>
<p>Oggetto: sollecito di pagamento e costituzione in mora ai sensi dell’articolo 1219 del codice civile.</p>
<p>Il/La sottoscritto/a ______________________________, con studio in ______________________________, è creditore/creditrice nei suoi confronti della somma di euro __________ per la fattura n. ______ del ____/____/________, scaduta il ____/____/________. Il sollecito del ____/____/________ non ha avuto esito.</p>
<p>La invito e diffido a versare entro quindici giorni dal ricevimento della presente la somma di euro __________, oltre agli interessi legali dalla scadenza al saldo. Decorso inutilmente il termine agirò nelle sedi competenti, con aggravio di spese a suo carico, senza ulteriore avviso.</p>
<p>La presente vale a ogni effetto come costituzione in mora e interrompe la prescrizione.</p>
<p>Luogo e data ______________________ Firma ______________________________</p>`,
}
