import type { FullCourse } from '../full-course.ts'
import { healthAdvertisingQuestions } from '../questions/pubblicita-sanitaria.ts'

export const healthAdvertising: FullCourse = {
  title: 'La pubblicità sanitaria corretta',
  lessons: [
    {
      kind: 'ebook',
      title: 'Informare, non attrarre',
      durationSeconds: 50,
      paragraphs: [
        'L’articolo 1, comma 525, della legge 145 del 2018 stabilisce che le comunicazioni informative di strutture sanitarie e iscritti agli Albi possono contenere solo le informazioni funzionali a garantire la sicurezza dei trattamenti, escluso qualsiasi elemento di carattere promozionale o suggestivo. Titoli, specializzazioni, prestazioni, orari, costi: sì. Sconti, «solo per oggi», «prima visita gratis», testimonianze e immagini che promettono: no.',
        'Il codice deontologico chiede che il messaggio sia accessibile, trasparente, rigoroso e prudente, fondato su conoscenze acquisite. La pubblicità comparativa è vietata. «Il migliore», «senza dolore», «risultato garantito» sono formule da cancellare: promettono ciò che nessuno può dare.',
        'La specializzazione si scrive se c’è: «specialista in ortodonzia» è chi ha il titolo; gli altri possono dire di occuparsene, senza lasciar credere di più. I corsi e i master non fanno uno specialista. Le strutture sanitarie private di cura indicano il nome e il titolo del direttore sanitario, che risponde dei messaggi.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Dove e come',
      durationSeconds: 58,
      paragraphs: [
        'Sul sito: nome, titoli, Ordine e numero di iscrizione, partita IVA, recapiti, informativa sui dati. Una fotografia «prima e dopo» è uno dei contenuti più contestati: è suggestiva per natura, e con pazienti riconoscibili serve un consenso specifico, che si può ritirare.',
        'Sui social il profilo che parla di salute segue le stesse regole dello studio, anche se è «personale». Un video in corsia con un paziente sullo sfondo è una violazione, anche senza nome. Chi riceve denaro o prodotti per parlarne lo dichiara in modo chiaro.',
        'Le recensioni non si comprano e non si scrivono da soli. Alla recensione negativa non si risponde con dati clinici, nemmeno per difendersi: «Non possiamo parlare di casi sulle pagine pubbliche; ci chiami».',
        'I farmaci con ricetta non si pubblicizzano al pubblico. Per i dispositivi medici e per i farmaci da banco la pubblicità chiede un’autorizzazione, salvo le eccezioni di legge.',
        'Chi vigila: l’Ordine, con il procedimento disciplinare; l’Autorità garante della concorrenza per le pratiche scorrette; l’Autorità per le garanzie nelle comunicazioni, su segnalazione degli Ordini.',
      ],
    },
  ],
  questions: healthAdvertisingQuestions,
}
