import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'profilassi-endocardite-dal-dentista',
  title: 'Profilassi dell’endocardite dal dentista: per chi, con che cosa',
  abstract: 'Poche persone, poche procedure, una dose. E l’igiene orale, che protegge più dell’antibiotico.',
  category: 'clinica-e-terapia',
  published: '2026-10-16',
  access: 'registered',
  topics: ['Odontoiatria', 'Antibiotici', 'Cardiologia'],
  professions: ['Odontoiatra', 'Medico chirurgo', 'Farmacista'],
  author: 'Bruno Testa, odontoiatra',
  sources: [{ label: 'European Society of Cardiology, Guidelines for the management of endocarditis, 2023' }],
  body: `<p>La richiesta arriva spesso al telefono: «Ho un soffio, devo prendere l’antibiotico prima della pulizia?». Nella maggior parte dei casi la risposta è no.</p>
<p>La profilassi è raccomandata a chi ha un rischio alto: precedente endocardite, protesi valvolari anche transcatetere, materiale protesico usato per riparare una valvola, cardiopatie congenite cianogene non corrette.</p>
<h2>Per quali procedure</h2>
<p>Estrazioni, chirurgia orale, manovre che coinvolgono la regione gengivale o periapicale, ablazione del tartaro. Non servono dosi per radiografie, carie superficiali, anestesia in tessuto sano, regolazione di apparecchi.</p>
<p>Anche fuori dalla bocca la regola è restrittiva: gastroscopia, colonscopia, cistoscopia, broncoscopia non richiedono una profilassi di routine. Piercing e tatuaggi sono sconsigliati a chi è ad alto rischio, e questa è una conversazione che si fa volentieri con l’adolescente prima che con i genitori.</p>
<h2>Con che cosa</h2>
<p>Amoxicillina 2 g per bocca, da 30 a 60 minuti prima, dose singola nell’adulto. In caso di allergia alle penicilline si scelgono alternative tra quelle indicate; la clindamicina non è più raccomandata, per il rischio di Clostridioides difficile.</p>
<table><thead><tr><th scope="col">Situazione, dose singola prima della procedura</th><th scope="col">Adulto</th><th scope="col">Bambino</th></tr></thead><tbody><tr><td>Nessuna allergia: amoxicillina per bocca</td><td>2 g</td><td>50 mg/kg</td></tr><tr><td>Non può assumere per bocca: ampicillina in vena o intramuscolo</td><td>2 g</td><td>50 mg/kg</td></tr><tr><td>Allergia alla penicillina: azitromicina o claritromicina</td><td>500 mg</td><td>15 mg/kg</td></tr><tr><td>Allergia alla penicillina, non anafilattica: cefalexina</td><td>2 g</td><td>50 mg/kg</td></tr></tbody></table>
<p>Chi sta già prendendo un antibiotico per un altro motivo non raddoppia: si sceglie una classe diversa, oppure si rimanda la procedura. Le cefalosporine si evitano in chi con la penicillina ha avuto anafilassi, angioedema o orticaria.</p>
<h2>L’allergia dichiarata</h2>
<p>Una persona su dieci si dice allergica alla penicillina; messa alla prova, nove volte su dieci non lo è. Vale la pena di chiedere che cosa accadde, a che età, dopo quanto tempo dalla dose, e se in seguito ha preso amoxicillina senza accorgersene. Un’allergia tolta dalla cartella serve per tutta la vita, non solo dal dentista.</p>
<h2>Quello che protegge di più</h2>
<p>Spazzolino due volte al giorno, controllo ogni sei mesi, denti trattati prima di un intervento valvolare programmato. Le batteriemie di ogni giorno, lavandosi i denti con le gengive infiammate, sono più numerose di quelle del dentista.</p>
<h2>Dopo la seduta</h2>
<p>L’antibiotico non annulla il rischio. A chi è ad alto rischio si lascia un foglio con una frase sola: febbre, brividi o stanchezza che durano più di qualche giorno nelle settimane successive vanno riferiti al medico, dicendo della valvola e della seduta. Prima di qualunque nuovo antibiotico si fanno le emocolture. Un’endocardite trattata per sbaglio come un’influenza, o con tre giorni di amoxicillina, diventa più difficile da diagnosticare e più pericolosa.</p>
<p>Nello studio conviene una lista dei pazienti a rischio alto, aggiornata a ogni anamnesi: la domanda «ha fatto interventi al cuore dall’ultima volta?» trova le valvole transcatetere che il paziente non chiama interventi.</p>
<h2>Chi è ad alto rischio, in breve</h2>
<ul><li>Endocardite già avuta.</li><li>Protesi valvolare, chirurgica o transcatetere, o anelli e clip usati per riparare.</li><li>Cardiopatia congenita cianogena non corretta, o corretta con materiale protesico secondo i tempi indicati.</li><li>Assistenza ventricolare meccanica.</li></ul>
<p>Per tutti gli altri, dal prolasso mitralico allo stent coronarico, dal pacemaker al soffio innocente, la profilassi non è raccomandata: si spiega il perché, e si fissa l’igiene.</p>`,
}
