import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'sepsi-riconoscerla-nella-prima-ora',
  title: 'Sepsi: che cosa si fa nella prima ora, anche senza un reparto intensivo',
  abstract:
    'Riconoscere, prelevare, dare. I gesti nell’ordine giusto, dal domicilio al pronto soccorso, e gli errori che costano tempo.',
  category: 'clinica-e-terapia',
  published: '2026-09-21',
  access: 'registered',
  topics: ['Sepsi', 'Emergenza', 'Antibiotici', 'Sicurezza delle cure'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica'],
  specializations: ['Medicina interna', 'Malattie infettive', 'Medicina d’emergenza-urgenza'],
  author: 'Tommaso Serra, infettivologo',
  sources: [
    { label: 'Surviving Sepsis Campaign, International guidelines for management of sepsis and septic shock, 2021' },
    { label: 'Singer M et al., The Third International Consensus Definitions for Sepsis (Sepsis-3), JAMA 2016' },
  ],
  body: `<p>La sepsi è un’infezione che fa ammalare anche gli organi che l’infezione non l’hanno. Si riconosce tardi perché comincia come tutto il resto: febbre, stanchezza, un anziano che «non è lui». La differenza la fa chi si chiede, davanti a un’infezione, se ci sia un organo che sta cedendo.</p>
<p>La definizione in uso dal 2016 è questa: disfunzione d’organo pericolosa per la vita, causata da una risposta sregolata all’infezione. Lo shock settico aggiunge la necessità di vasopressori per tenere una pressione media di 65 mmHg e lattati oltre 2 mmol/L dopo aver riempito.</p>
<h2>Sospettarla</h2>
<p>Respiro veloce, confusione nuova, pressione bassa, poca urina, pelle marezzata, mani fredde. La febbre può mancare: l’anziano, l’immunodepresso e il paziente in dialisi fanno spesso ipotermia. Il punteggio qSOFA, da solo, non va usato per escludere: le linee guida del 2021 lo sconsigliano come unico strumento, perché arriva tardi. Meglio un sistema di allerta come il NEWS2, ripetuto nel tempo, e il giudizio di chi conosce la persona.</p>
<p>Al telefono e a domicilio tre domande: quanto respira in un minuto, quando ha urinato l’ultima volta, è sveglio come al solito.</p>
<h2>I gesti, nell’ordine</h2>
<ol><li>Lattati, anche da un prelievo venoso. Se superano 2 si ripetono dopo due ore.</li><li>Emocolture, due coppie, prima dell’antibiotico, purché non lo ritardino.</li><li>Antibiotico ad ampio spettro: entro un’ora se c’è shock o se la sepsi è molto probabile.</li><li>Cristalloidi bilanciati, indicativamente 30 mL/kg nelle prime tre ore in chi è ipoteso o ha lattati alti, guardando l’effetto dopo ogni bolo.</li><li>Noradrenalina se la pressione media resta sotto 65, anche da una vena periferica per cominciare.</li></ol>
<p>Quando la sepsi è solo possibile e non c’è shock ci sono tre ore per capire meglio: esami, immagini, rivalutazione. L’antibiotico si dà se il dubbio resta. Non è una licenza per aspettare: è il modo di non dare antibiotici a chi ha un’altra malattia.</p>
<h2>La sorgente</h2>
<p>Un’ostruzione urinaria infetta, una colangite, un’appendicite perforata, una fascite, un catetere venoso: nessun antibiotico le cura finché non si drena o si toglie. La domanda «da dove viene?» va fatta nella prima ora, e il chirurgo o l’urologo chiamati subito, non a esami completi.</p>
<h2>Gli errori che costano tempo</h2>
<ul><li>Aspettare la radiografia per dare la prima dose.</li><li>Dare l’antibiotico giusto e non somministrarlo: la prescrizione delle 10 iniettata alle 13.</li><li>Un solo accesso venoso per tutto.</li><li>Litri di soluzione a chi ha già i polmoni pieni: si ascolta, si guarda con l’ecografo, si ferma.</li><li>Attribuire la confusione dell’anziano all’età, o la tachicardia all’ansia, senza misurare il respiro.</li><li>Non dire a nessuno «penso che sia una sepsi». È la parola che mette in moto gli altri.</li></ul>
<h2>Dopo</h2>
<p>A quarantotto ore si rilegge tutto: colture, dose, spettro, durata. Si restringe. Sette giorni bastano in molti casi con la sorgente controllata.</p>
<p>Chi sopravvive torna a casa con debolezza, memoria peggiore, paura. Una lettera che nomina la parola sepsi, un controllo a quattro settimane, i vaccini mancanti e la fisioterapia fanno parte della cura. Anche i familiari vanno avvisati: i disturbi del sonno e dell’umore nei mesi seguenti sono frequenti, e non sono debolezza.</p>`,
}
