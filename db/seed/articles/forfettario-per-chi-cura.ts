import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'forfettario-per-chi-cura',
  title: 'Regime forfettario per chi cura: quando conviene davvero',
  abstract:
    'Soglia, coefficiente, contributi: il conto con i numeri di un infermiere e di una psicologa, e i casi in cui è meglio l’ordinario.',
  category: 'fisco-e-tasse',
  published: '2026-11-10',
  topics: ['Regime forfettario', 'Partita IVA'],
  professions: ['Infermiera', 'Infermiere', 'Psicologa', 'Fisioterapista', 'Odontoiatra', 'Medico chirurgo'],
  tags: ['Fisco e Tasse'],
  author: 'Dott.ssa Carla Venturi, commercialista',
  sources: [{ label: 'Legge 23 dicembre 2014, n. 190, articolo 1, commi 54-89, e successive modifiche' }],
  body: `<p>Una sola imposta, niente IVA, pochi adempimenti. Il forfettario sembra sempre la risposta. Lo è per molti, non per tutti, e il conto si fa in dieci minuti.</p>
<p>Si può restare fino a 85.000 euro di compensi nell’anno; oltre 100.000 si esce subito, tra 85.000 e 100.000 dall’anno seguente.</p>
<h2>Come si calcola</h2>
<p>Per le attività sanitarie il coefficiente di redditività è il 78 per cento: si paga sul 78 per cento degli incassi, dopo aver tolto i contributi previdenziali versati. L’aliquota è il 15 per cento, il 5 per cento per i primi cinque anni se l’attività è nuova.</p>
<p>I compensi si contano quando si incassano, non quando si fattura: una parcella di dicembre pagata a gennaio è dell’anno nuovo. Nella soglia entrano tutti i compensi dell’attività, ragguagliati all’anno se si è cominciato a metà. Chi è al 5 per cento deve poter dimostrare di non aver svolto negli ultimi tre anni la stessa attività, nemmeno da dipendente, salvo la pratica obbligatoria.</p>
<h2>Un esempio</h2>
<table><caption>Compensi 40.000 euro, contributi 5.000 euro</caption><thead><tr><th scope="col">Voce</th><th scope="col">Importo</th></tr></thead><tbody><tr><td>Reddito forfettario (78 %)</td><td>31.200 €</td></tr><tr><td>Meno contributi versati</td><td>26.200 €</td></tr><tr><td>Imposta al 15 %</td><td>3.930 €</td></tr></tbody></table>
<p>Con il 5 per cento la stessa persona pagherebbe 1.310 euro. Nell’ordinario, con 4.000 euro di spese reali, il reddito sarebbe 31.000 euro: l’imposta per scaglioni, prima delle detrazioni, supererebbe i 7.000, più le addizionali regionale e comunale. A spese basse il vantaggio è evidente. Proviamo a rovesciare il caso.</p>
<h2>Il caso contrario</h2>
<p>Una psicologa incassa 50.000 euro, paga 14.000 di affitto, 3.000 di supervisione e formazione, 3.000 di segreteria: 20.000 euro di spese vere, il 40 per cento. Nel forfettario le viene riconosciuto solo il 22, cioè 11.000. Ha due figli, un mutuo e una ristrutturazione in detrazione da dieci anni: nessuna di queste voci riduce l’imposta sostitutiva. Per lei il conto va rifatto ogni autunno, con un preventivo dei due regimi.</p>
<h2>Quando non conviene</h2>
<ul><li>Spese reali sopra il 22 per cento: affitto dello studio, attrezzature, personale.</li><li>Detrazioni importanti che andrebbero perse, se non hai altri redditi.</li><li>Redditi da lavoro dipendente oltre la soglia prevista per l’anno.</li></ul>
<p>Ci sono poi le cause di esclusione: partecipare a una società di persone o a uno studio associato, controllare una società a responsabilità limitata che fa la stessa attività, fatturare in prevalenza al proprio datore di lavoro o a chi lo è stato nei due anni precedenti. L’ultima riguarda molti infermieri e medici che lasciano l’ospedale e continuano a lavorarci.</p>
<h2>I contributi</h2>
<p>Il regime fiscale non cambia la previdenza. Medici e odontoiatri versano all’ENPAM, gli infermieri all’ENPAPI, gli psicologi all’ENPAP, i biologi all’ENPAB, i veterinari all’ENPAV; i fisioterapisti e altre professioni senza cassa alla gestione separata dell’INPS. Le riduzioni contributive pensate per artigiani e commercianti non riguardano i professionisti.</p>
<h2>La fattura</h2>
<p>Anche chi è forfettario emette fattura. Per le prestazioni sanitarie a persone fisiche non si passa dal sistema di interscambio: si invia la spesa al sistema Tessera sanitaria, salvo opposizione del paziente.</p>
<p>Sopra 77,47 euro ci vuole la marca da bollo da 2 euro, perché la prestazione è senza IVA. Nella fattura si scrive la norma di esenzione o quella del regime, e si indica se il paziente si è opposto all’invio della spesa al Sistema Tessera sanitaria.</p>`,
}
