import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'diabete-tipo-2-scegliere-il-secondo-farmaco',
  title: 'Diabete di tipo 2: scegliere il secondo farmaco guardando cuore e rene',
  abstract:
    'Non si parte più dalla glicata: prima ci si chiede se c’è malattia cardiovascolare, scompenso o malattia renale.',
  category: 'clinica-e-terapia',
  published: '2026-10-04',
  access: 'registered',
  topics: ['Diabete', 'Cardiologia', 'Nefrologia', 'Linee guida'],
  professions: ['Medico chirurgo', 'Farmacista', 'Dietista'],
  specializations: ['Cardiologia', 'Medicina interna', 'Nefrologia'],
  author: 'Franco Leone',
  sources: [{ label: 'ADA/EASD, Management of hyperglycaemia in type 2 diabetes, consensus report 2022' }],
  body: `<p>Per trent’anni la scelta è stata una scala: metformina, poi un’altra, poi l’insulina. Oggi il primo bivio non è la glicata ma il cuore e il rene.</p>
<p>Con malattia cardiovascolare aterosclerotica si preferisce un agonista del GLP-1 o un inibitore di SGLT2 di provata efficacia; con scompenso cardiaco o malattia renale cronica un inibitore di SGLT2.</p>
<h2>Il peso</h2>
<p>Quando è l’obiettivo principale gli agonisti del GLP-1 e i doppi agonisti hanno gli effetti maggiori.</p>
<p>Un calo del 5-10 per cento migliora glicemia, pressione e lipidi; oltre il 10 può portare alla remissione, soprattutto nei primi anni di malattia. Il farmaco non sostituisce il programma: chi perde peso rapidamente perde anche muscolo, e senza esercizio di forza e proteine adeguate lo paga dopo.</p>
<h2>Le cautele</h2>
<p>Gli inibitori di SGLT2 si sospendono nei giorni di malattia acuta e prima della chirurgia, per il rischio di chetoacidosi anche con glicemia quasi normale.</p>
<p>Con gli agonisti del GLP-1 i disturbi gastrointestinali si riducono salendo piano di dose e mangiando meno per volta; vomito persistente e dolore addominale forte fanno sospendere e pensare a pancreatite o calcoli. Se c’è una retinopatia si avvisa l’oculista prima di un miglioramento rapido della glicemia. Con gli inibitori di SGLT2 si parla di igiene intima e micosi prima che compaiano, non dopo.</p>
<p>Prima di ogni aggiunta si guarda anche ciò che c’è già: metformina alla dose tollerata e adatta al filtrato, orari dei pasti, tecnica dell’iniezione, farmaci che alzano la glicemia come cortisone e alcuni antipsicotici.</p>
<p>Le sulfoniluree costano poco e abbassano la glicata, ma danno ipoglicemie e peso: nell’anziano che vive solo sono le prime da togliere. I DPP-4 inibitori sono ben tollerati e neutri sul cuore; non si associano a un agonista del GLP-1, perché agiscono sulla stessa via. Pioglitazone resta utile in alcuni, non nello scompenso né dopo fratture.</p>
<h2>Chi può prescrivere</h2>
<p>Dal 2022 la Nota 100 dell’AIFA permette anche al medico di medicina generale di prescrivere a carico del servizio sanitario inibitori di SGLT2, agonisti del GLP-1 e inibitori del DPP-4, con una scheda di valutazione. È un cambiamento di sostanza: il bivio tra cuore e rene si può affrontare al primo controllo, senza attendere la visita specialistica. Condizioni e limiti vanno letti nella versione in vigore della nota, che è stata aggiornata più volte.</p>
<h2>La glicata</h2>
<p>L’obiettivo si decide con la persona: più stretto nel giovane, meno nell’anziano fragile che usa insulina o sulfoniluree.</p>
<table><thead><tr><th scope="col">Persona</th><th scope="col">Obiettivo ragionevole di glicata</th></tr></thead><tbody><tr><td>Giovane, esordio recente, farmaci senza rischio di ipoglicemia</td><td>sotto 48-53 mmol/mol (6,5-7,0 %)</td></tr><tr><td>Adulto in terapia con insulina o sulfoniluree</td><td>intorno a 53 mmol/mol (7,0 %)</td></tr><tr><td>Anziano fragile, più malattie</td><td>58-64 mmol/mol (7,5-8,0 %)</td></tr><tr><td>Fine vita</td><td>evitare sintomi, non inseguire numeri</td></tr></tbody></table>
<h2>Il controllo a tre mesi</h2>
<p>Sei domande: lo prende, lo tollera, quanto pesa, com’è la pressione, com’è il filtrato, com’è l’albumina nelle urine. Se l’obiettivo non c’è si aggiunge; se un farmaco non ha cambiato nulla si toglie. L’inerzia, cioè lasciare tutto com’è davanti a un numero alto, dura in media più di un anno: è il difetto più comune e quello che dipende soltanto da noi.</p>`,
}
