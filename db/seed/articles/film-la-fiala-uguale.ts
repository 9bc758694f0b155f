import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'film-la-fiala-uguale',
  title: 'La fiala uguale',
  type: 'Film Formazione',
  abstract:
    'Un errore di terapia, una notte, cinque persone. Un film in due atti sulla seconda vittima e su come si analizza un evento.',
  category: 'corsi-e-formazione',
  published: '2026-06-11',
  access: 'members',
  topics: ['Sicurezza delle cure', 'Farmaci', 'Burnout'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Farmacista'],
  tags: ['Corsi e formazione'],
  series: 'Film Formazione',
  isFormativo: true,
  author: 'Redazione video',
  sources: [
    {
      label:
        'Ministero della Salute, Raccomandazione n. 7 per la prevenzione della morte, coma o grave danno derivati da errori in terapia farmacologica, 2008',
    },
  ],
  body: `<p>Due fiale con la stessa etichetta azzurra, nello stesso cassetto. Alle 3.20 Anna prende quella sbagliata. Il paziente si salva. Il film comincia dopo.</p>
<h2>Primo atto: le prime due ore</h2>
<p>Anna lo dice subito. Il medico di guardia tratta, poi sbaglia anche lui: davanti a tutti chiede «Ma come hai fatto?». La coordinatrice arriva alle cinque e la prima cosa che fa è sedersi accanto ad Anna. La seconda è mettere da parte le fiale, le siringhe e il foglio. La terza è chiamare la figlia del paziente.</p>
<h2>Secondo atto: la riunione</h2>
<p>Una settimana dopo, sei persone e un foglio grande. Chi guida proibisce una parola, «attenzione». Si ricostruisce la notte: due ricoveri insieme, la luce rotta sul carrello, un cambio di fornitore di cui nessuno aveva avvisato. Alla fine ci sono tre decisioni, con un nome e una data: un cassetto diverso, un avviso della farmacia a ogni cambio di confezione, una lampada.</p>
<p>Anna partecipa. Dice che dormirà quando vedrà il cassetto vuoto.</p>
<h2>Per discuterne in gruppo</h2>
<ul><li>Qual è la frase che avresti voluto sentire al posto di Anna?</li><li>Che cosa, nella tua unità, si somiglia e sta vicino?</li><li>Chi dice la verità al paziente, da voi, ed entro quanto?</li><li>L’ultimo evento che avete analizzato ha cambiato un oggetto o solo una circolare?</li></ul>`,
}
