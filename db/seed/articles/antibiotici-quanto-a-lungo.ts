import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'antibiotici-quanto-a-lungo',
  title: 'Antibiotici: quando più breve è meglio',
  abstract:
    'Per molte infezioni comuni cinque giorni bastano. Le prove, le eccezioni e le parole per spiegarlo a chi «finisce sempre la scatola».',
  category: 'clinica-e-terapia',
  published: '2026-11-13',
  access: 'registered',
  topics: ['Antibiotici', 'Antimicrobico-resistenza', 'Linee guida'],
  professions: ['Medico chirurgo', 'Farmacista', 'Odontoiatra'],
  specializations: ['Medicina interna', 'Pediatria'],
  author: 'Tommaso Serra, infettivologo',
  sources: [
    { label: 'Organizzazione mondiale della sanità, The WHO AWaRe antibiotic book' },
    { label: 'AIFA, manuale antibiotici AWaRe, edizione italiana' },
  ],
  body: `<p>«Finisca la scatola, anche se si sente meglio.» È una delle frasi più ripetute della medicina, e una delle meno provate. Negli ultimi vent’anni decine di studi randomizzati hanno confrontato terapie brevi e lunghe: in molte infezioni comuni l’esito è lo stesso, gli effetti indesiderati no.</p>
<p>La durata conta perché ogni giorno in più seleziona batteri resistenti nella flora di chi prende il farmaco, e perché la diarrea da Clostridioides difficile, le reazioni cutanee e le interazioni crescono con il tempo.</p>
<h2>Dove bastano pochi giorni</h2>
<table><caption>Durate abituali nell’adulto senza complicanze</caption><thead><tr><th scope="col">Infezione</th><th scope="col">Durata</th></tr></thead><tbody><tr><td>Polmonite di comunità, con stabilità clinica</td><td>5 giorni</td></tr><tr><td>Cistite non complicata, con nitrofurantoina</td><td>5 giorni</td></tr><tr><td>Cistite non complicata, con fosfomicina</td><td>dose singola</td></tr><tr><td>Cellulite lieve</td><td>5 giorni</td></tr><tr><td>Riacutizzazione di BPCO con espettorato purulento</td><td>5 giorni</td></tr></tbody></table>
<p>Negli ultimi anni l’elenco si è allungato verso malattie più serie. Nell’uomo senza febbre con sintomi urinari sette giorni sono risultati non inferiori a quattordici. Nelle batteriemie da enterobatteri, con il focolaio controllato e una risposta rapida, sette giorni hanno dato gli stessi risultati di quattordici: lo studio BALANCE, pubblicato alla fine del 2024, lo ha confermato su più di tremila pazienti ricoverati.</p>
<h2>Nei bambini</h2>
<p>La regola non si trasferisce senza leggere gli studi. Nella polmonite di comunità non grave, curata a casa, terapie di tre o cinque giorni con amoxicillina a dose adeguata hanno funzionato quanto quelle più lunghe. Nell’otite media acuta sotto i due anni, invece, cinque giorni hanno fallito più spesso di dieci: qui la durata piena resta. Dopo i due anni, e con sintomi lievi, spesso la scelta migliore è la vigile attesa con un controllo fissato.</p>
<h2>Dove non si accorcia</h2>
<p>Endocardite, osteomielite, infezioni di protesi, batteriemia da Staphylococcus aureus, immunodepressione grave: qui la durata la decide lo specialista e la interrompe solo lui.</p>
<p>E c’è un caso intermedio, il più frequente: il paziente che al terzo giorno ha ancora la febbre. Prima di allungare ci si chiede se il germe era sensibile, se il farmaco arriva dov’è l’infezione, se c’è un ascesso da drenare, se la diagnosi era un’altra. Prolungare lo stesso antibiotico è quasi sempre la risposta sbagliata a una domanda giusta.</p>
<h2>La scelta viene prima della durata</h2>
<p>La classificazione AWaRe dell’Organizzazione mondiale della sanità divide gli antibiotici in tre gruppi: Access, da preferire; Watch, da usare con attenzione; Reserve, da tenere per quando non c’è altro. Nel settembre 2024 i Paesi delle Nazioni Unite si sono dati l’obiettivo di portare il gruppo Access almeno al 70 per cento dei consumi entro il 2030. L’Italia parte da lontano: da noi si usano molte associazioni con acido clavulanico, cefalosporine orali, macrolidi e fluorochinoloni dove basterebbe l’amoxicillina.</p>
<h2>Che cosa cambia al banco e in ambulatorio</h2>
<p>Scrivere sulla ricetta la data dell’ultima dose, non solo il numero di compresse. Chiedere di riportare in farmacia quelle avanzate. Fissare un contatto a 48-72 ore: se il paziente non migliora il problema raramente è la durata, più spesso la diagnosi.</p>
<h2>Le parole</h2>
<p>«Le ho dato i giorni che servono, né uno di più né uno di meno. Se dopo tre giorni non sta meglio, mi chiami: vuol dire che dobbiamo pensarci di nuovo.»</p>
<h2>In tre righe</h2>
<ul><li>Decidi la durata quando decidi il farmaco, e scrivila.</li><li>Rivedi tutto a 48-72 ore: si può fermare, restringere, passare alla bocca.</li><li>Un antibiotico avanzato non si conserva per la prossima volta.</li></ul>`,
}
