import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'attivita-fisica-prescriverla',
  title: 'Attività fisica: come si prescrive, in due minuti',
  type: 'Guida',
  abstract:
    'Frequenza, intensità, tempo, tipo. La ricetta che si scrive come le altre e che i pazienti prendono sul serio.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-04-27',
  topics: ['Attività fisica', 'Cardiologia'],
  professions: ['Medico chirurgo', 'Fisioterapista', 'Infermiera', 'Infermiere'],
  specializations: ['Cardiologia'],
  author: 'Irene Fabbri, fisioterapista',
  sources: [
    { label: 'Organizzazione mondiale della sanità, Guidelines on physical activity and sedentary behaviour, 2020' },
  ],
  body: `<p>Da 150 a 300 minuti a settimana di attività moderata, e due sedute di forza. Detto così non cambia nessuno.</p>
<p>Scritto su un foglio, con il giorno e l’ora, funziona più spesso: negli studi una persona ogni dieci o dodici che ricevono una prescrizione breve diventa attiva, un risultato che molti farmaci non hanno.</p>
<h2>Una domanda per cominciare</h2>
<p>«In una settimana normale, quanti giorni cammina svelto per almeno dieci minuti?» Si scrive la risposta accanto alla pressione: diventa un parametro, e la volta dopo si ricontrolla.</p>
<h2>La ricetta</h2>
<p>Quattro righe, come per un farmaco. Frequenza: tre giorni. Intensità: moderata. Tempo: 20 minuti. Tipo: camminata a passo svelto. «Lunedì, mercoledì e venerdì, dopo pranzo. Tra due settimane mi dica com’è andata.»</p>
<p>Poi si sale di cinque minuti alla volta. Due volte a settimana si aggiunge la forza: alzarsi e sedersi dieci volte senza mani, spingere contro il muro, un elastico. Sopra i 65 anni anche l’equilibrio: in piedi su una gamba, vicino al tavolo.</p>
<h2>Il test del parlare</h2>
<p>Moderata è l’intensità a cui si parla ma non si canta. Intensa è quella a cui si dicono poche parole. Nessun orologio è più affidabile per chi prende beta-bloccanti.</p>
<h2>Prima di cominciare</h2>
<p>Chi è sedentario e ha sintomi, o una malattia nota, si visita prima. Gli altri cominciano piano e basta. Dolore al petto, capogiro, fiato corto sproporzionato: ci si ferma e si chiama.</p>
<h2>Casi frequenti</h2>
<ul><li>Diabete in terapia con insulina: glicemia prima, zuccheri in tasca.</li><li>Artrosi del ginocchio: cyclette, acqua, forza del quadricipite; il dolore fino a 5 su 10 è accettabile.</li><li>BPCO: riabilitazione respiratoria, poi cammino a intervalli.</li><li>Gravidanza senza complicanze: le stesse quantità, senza sport di contatto o di caduta.</li><li>Dopo un infarto: programma di riabilitazione, e non il divano.</li></ul>`,
}
