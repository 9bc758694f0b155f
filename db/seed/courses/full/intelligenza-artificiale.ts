import type { FullCourse } from '../full-course.ts'
import { healthAiQuestions } from '../questions/intelligenza-artificiale.ts'

export const healthAi: FullCourse = {
  title: 'Intelligenza artificiale in sanità: capire per decidere',
  lessons: [
    {
      kind: 'text',
      title: 'Che cosa sa fare',
      durationSeconds: 57,
      paragraphs: [
        'L’intelligenza artificiale che entra in ambulatorio è quasi sempre apprendimento automatico: un programma che non riceve regole, ma esempi, e ne ricava regolarità. Nell’apprendimento supervisionato ogni esempio ha la risposta giusta, l’etichetta: migliaia di radiografie con la diagnosi. Le reti neurali profonde sono una forma di apprendimento con molti strati, particolarmente buona con immagini e testi.',
        'I modelli linguistici di grandi dimensioni prevedono la parola successiva dopo aver letto quantità enormi di testo. Scrivono bene, riassumono, traducono. Non consultano una verità: producono il testo più plausibile. Quando il plausibile è falso si parla di allucinazione: una bibliografia inventata, una dose sbagliata detta con sicurezza.',
        'Dove funziona già: lettura di retinografie e mammografie come secondo lettore, segmentazione di immagini, triage di tracciati, trascrizione della visita, ricerca nei documenti. In uno studio svedese sullo screening mammografico, la lettura assistita ha mantenuto il numero di tumori trovati con circa il 44 per cento di lavoro di lettura in meno.',
        'Dove si promette troppo: la diagnosi universale, la previsione del singolo, il colloquio che cura.',
      ],
    },
    {
      kind: 'text',
      title: 'Come si impara, come si sbaglia',
      durationSeconds: 62,
      paragraphs: [
        'I dati si dividono in tre: addestramento, per imparare; validazione, per regolare; prova, per misurare, su casi mai visti. Se gli stessi pazienti stanno in due gruppi il risultato è gonfiato: si chiama fuga di dati.',
        'Sovradattamento: il modello impara a memoria gli esempi, rumore compreso, ed è bravissimo con quelli e scarso con gli altri. La prova che conta è esterna: un altro ospedale, un altro apparecchio, un’altra popolazione.',
        'Scorciatoie: un programma per le polmoniti aveva imparato a riconoscere il marcatore dell’ospedale sulla lastra, perché in quell’ospedale i malati erano di più. Un altro, per i melanomi, guardava il righello accanto alla lesione.',
        'Pregiudizio: i dati portano la storia. Un algoritmo americano molto usato stimava il bisogno di cure dalla spesa passata; siccome per i pazienti neri si era speso meno, a parità di malattia li giudicava meno bisognosi. Sulla pelle scura molti sistemi per le lesioni cutanee sbagliano di più, perché quasi tutti gli esempi erano su pelle chiara.',
        'Deriva: il mondo cambia, arrivano un nuovo apparecchio, una pandemia, un’altra codifica, e le prestazioni calano in silenzio. Un modello si sorveglia come un farmaco.',
      ],
    },
    {
      kind: 'slides',
      title: 'Leggere i numeri di uno studio',
      durationSeconds: 49,
      paragraphs: [
        'Sensibilità e specificità, a quale soglia. L’area sotto la curva riassume tutte le soglie: 0,5 è il caso, 1 è perfetto. Da sola non dice quanti malati si perdono.',
        'Prevalenza: un valore predittivo misurato dove metà è malata non vale dove lo è uno su mille.',
        'Calibrazione: se dice 20 per cento, accade 20 volte su cento? Un modello può ordinare bene e sbagliare tutte le probabilità.',
        'Confronto: contro chi? Un medico stanco senza storia clinica non è un confronto onesto.',
        'Esito: cambia qualcosa per il paziente, o soltanto l’immagine? Pochi sistemi hanno uno studio randomizzato.',
        'Linee di comportamento: CONSORT-AI per gli studi clinici, TRIPOD+AI per i modelli predittivi. Chi li segue racconta dati, soglie, esclusioni.',
        'Allarmi: un sistema per la sepsi molto diffuso, provato fuori da dove era nato, mancava due casi su tre e suonava di continuo. La stanchezza da allarmi è un effetto avverso.',
      ],
    },
    {
      kind: 'text',
      title: 'Chi risponde',
      durationSeconds: 68,
      paragraphs: [
        'Il regolamento europeo 2024/1689 sull’intelligenza artificiale classifica per rischio. Vietati: alcuni usi, come la manipolazione e il punteggio sociale. Alto rischio: tra gli altri, i sistemi che sono dispositivi medici soggetti a valutazione di un organismo notificato. Per questi si chiedono gestione del rischio, qualità dei dati, documentazione, registrazione, trasparenza, sorveglianza umana, accuratezza. Gli obblighi entrano in vigore a scaglioni. Dal febbraio 2025 chi usa questi sistemi deve curare l’alfabetizzazione del personale.',
        'Un programma che serve a diagnosi o terapia è un dispositivo medico e ha la marcatura CE secondo il regolamento 2017/745: si chiede al fornitore la classe e la destinazione d’uso. Usarlo per altro è un uso fuori indicazione, con la responsabilità di chi lo fa.',
        'In Italia la legge 132 del 2025 stabilisce che l’intelligenza artificiale in sanità è di supporto: la decisione resta sempre al professionista, e il paziente ha diritto di essere informato dell’uso. Per le professioni intellettuali il cliente va informato con linguaggio chiaro.',
        'Il regolamento sui dati, all’articolo 22, protegge da decisioni basate unicamente su trattamenti automatizzati. Incollare il testo di una cartella in un servizio pubblico è una comunicazione di dati sanitari a terzi: non si fa, nemmeno togliendo il nome, se la persona resta riconoscibile.',
      ],
    },
    {
      kind: 'text',
      title: 'Come si valuta e come si adotta',
      durationSeconds: 71,
      paragraphs: [
        'Prima dell’acquisto, otto domande. Quale problema risolve, e come lo risolviamo oggi? Con quali dati è stato addestrato, e ci somigliano? È marcato CE, per che cosa? Che cosa dice uno studio esterno? Che cosa succede quando sbaglia? Dove vanno i dati? Chi lo sorveglia, con quali indicatori? Come si spegne?',
        'Prova locale in silenzio: per qualche settimana il sistema gira senza che nessuno veda le risposte, e si confronta con ciò che è accaduto. Solo dopo si accende.',
        'L’automazione ha due trappole. La fiducia eccessiva: si smette di guardare perché «lo ha visto la macchina». E la perdita di competenze: dopo mesi di colonscopie assistite, uno studio osservazionale polacco del 2025 ha trovato un calo degli adenomi riconosciuti senza assistenza. Un rimedio semplice: prima il proprio giudizio, poi quello della macchina.',
        'La sorveglianza umana vale se chi sorveglia ha tempo, competenza e potere di dire no. Altrimenti è una firma.',
        'Il paziente può chiedere: «Lo ha deciso un computer?». La risposta buona è vera e semplice: «Un programma ha segnalato un’area. L’ho guardata io, e penso questo».',
        'La trascrizione automatica della visita fa guadagnare tempo e contatto visivo; il testo si rilegge sempre prima di firmare, perché omette e inventa. Gli errori del sistema si segnalano: come dispositivo medico, rientrano nella vigilanza.',
      ],
    },
  ],
  questions: healthAiQuestions,
}
