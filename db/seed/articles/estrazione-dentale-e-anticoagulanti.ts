import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'estrazione-dentale-e-anticoagulanti',
  title: 'Estrazione dentale in chi prende anticoagulanti: non sospendere, organizzare',
  abstract:
    'Il rischio di un trombo pesa più di quello di una gengiva che sanguina. Come si programma, che cosa si controlla, come si ferma il sangue.',
  category: 'clinica-e-terapia',
  published: '2026-03-02',
  access: 'registered',
  topics: ['Odontoiatria', 'Anticoagulanti', 'Farmaci'],
  professions: ['Odontoiatra', 'Medico chirurgo', 'Farmacista'],
  specializations: ['Cardiologia'],
  author: 'Bruno Testa, odontoiatra',
  sources: [
    {
      label:
        'Scottish Dental Clinical Effectiveness Programme, Management of dental patients taking anticoagulants or antiplatelet drugs, 2022',
    },
    {
      label:
        'European Heart Rhythm Association, Practical guide on the use of non-vitamin K antagonist oral anticoagulants, 2021',
    },
  ],
  body: `<p>«Dottore, ho smesso il warfarin tre giorni fa, come l’altra volta.» La frase arriva quando il paziente è già in poltrona. Ha sospeso da solo, o glielo ha detto qualcuno al telefono. Per un’estrazione semplice ha corso un rischio di ictus per evitare dieci minuti di compressione.</p>
<p>Le raccomandazioni oggi vanno tutte nella stessa direzione: per la chirurgia orale a basso rischio di sanguinamento la terapia non si interrompe. Si organizza la seduta.</p>
<h2>Prima: tre domande</h2>
<ol><li>Che cosa prende, a che dose, a che ora, e perché? Una valvola meccanica o una trombosi recente cambiano tutto.</li><li>Prende anche un antiaggregante, un antinfiammatorio, un antidepressivo serotoninergico?</li><li>Ha malattie del fegato o del rene, piastrine basse, sanguinamenti passati?</li></ol>
<p>Se l’anticoagulante è a termine, per esempio tre mesi dopo una trombosi, si rimanda ciò che si può rimandare.</p>
<h2>Che cosa si può fare senza interrompere</h2>
<ul><li>Anestesia infiltrativa, detartrasi, cure conservative: nessuna precauzione se non un buon controllo locale.</li><li>Estrazioni semplici fino a tre elementi, incisione di un ascesso, impianto singolo: basso rischio, si procede.</li><li>Estrazioni multiple o complesse, lembi estesi, chirurgia parodontale ampia: rischio più alto; si divide in più sedute o si concorda un piano.</li></ul>
<p>L’anestesia del nervo alveolare inferiore si fa con aspirazione e lentamente, preferendo l’infiltrazione quando basta.</p>
<h2>Antagonisti della vitamina K</h2>
<p>L’INR si controlla nelle 24 ore prima, fino a 72 se è stabile da tempo. Sotto 4 si procede con misure locali, secondo le indicazioni britanniche; molti colleghi italiani preferiscono fermarsi a 3,5. Sopra, si rimanda e si chiama il centro. Il «ponte» con eparina non si usa per un dente: aumenta i sanguinamenti senza proteggere di più.</p>
<h2>Anticoagulanti diretti</h2>
<p>Non c’è un esame da fare. Per le procedure a basso rischio si prende tutto come al solito, con la seduta lontana dal picco. Per quelle a rischio maggiore la guida scozzese suggerisce di saltare o ritardare soltanto la dose del mattino:</p>
<table><thead><tr><th scope="col">Farmaco</th><th scope="col">Di solito</th><th scope="col">La mattina della seduta a rischio più alto</th></tr></thead><tbody><tr><td>Apixaban, dabigatran</td><td>Due volte al giorno</td><td>Si salta la dose del mattino; quella della sera all’ora abituale</td></tr><tr><td>Rivaroxaban, edoxaban, al mattino</td><td>Una volta al giorno</td><td>Si ritarda a quattro ore dopo che il sangue si è fermato</td></tr><tr><td>Rivaroxaban, edoxaban, alla sera</td><td>Una volta al giorno</td><td>Non cambia nulla</td></tr></tbody></table>
<p>Chi ha una funzione renale ridotta elimina più lentamente: si parla con il medico.</p>
<h2>Antiaggreganti</h2>
<p>Mai sospendere di propria iniziativa, soprattutto nell’anno dopo uno stent. Con un solo farmaco si procede; con due, si fa poco per volta.</p>
<h2>Durante</h2>
<p>Al mattino, a inizio settimana, così un problema si vede di giorno. Tecnica poco traumatica, alveolo pulito, spugna emostatica, sutura, compressione con garza per venti minuti. Risciacqui o garze con acido tranexamico al 5 per cento sono utili con gli antagonisti della vitamina K. Il paziente non si alza finché non è asciutto.</p>
<h2>Dopo</h2>
<p>Un foglio con quattro righe: niente risciacqui per 24 ore, cibi freddi e morbidi, garza premuta per venti minuti se ricomincia, e un numero a cui risponde una persona. Paracetamolo per il dolore; gli antinfiammatori aumentano il sanguinamento. Attenzione agli antibiotici: macrolidi e metronidazolo possono far salire l’INR, e i macrolidi i livelli di alcuni anticoagulanti diretti.</p>
<h2>La telefonata al medico</h2>
<p>Si fa per chiedere e per informare, non per farsi autorizzare a sospendere. «Farò un’estrazione semplice, non interrompo, mi conferma l’ultimo INR?» è una frase che ottiene una risposta in un minuto.</p>`,
}
