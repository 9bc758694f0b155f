import type { FullCourse } from '../full-course.ts'

export const handHygiene: FullCourse = {
  title: 'Igiene delle mani: il gesto che salva',
  lessons: [
    {
      kind: 'text',
      title: 'Perché le mani',
      durationSeconds: 60,
      paragraphs: [
        'Le infezioni correlate all’assistenza colpiscono in Europa circa un paziente ricoverato su quindici. Una parte importante si può evitare, e il gesto che pesa di più costa pochi secondi: l’igiene delle mani.',
        'Sulla pelle convivono due popolazioni di microrganismi. La flora residente vive negli strati profondi, è stabile e raramente dà infezioni. La flora transitoria si raccoglie in superficie toccando pazienti e oggetti: è quella che si trasmette da un letto all’altro, ed è quella che l’igiene delle mani rimuove.',
        'Nel 1847 a Vienna Ignác Semmelweis fece lavare le mani con cloruro di calce prima di visitare le partorienti: la mortalità per febbre puerperale nel suo reparto crollò. Ci vollero decenni perché fosse creduto. Il problema di oggi non è crederci, è farlo ogni volta.',
      ],
    },
    {
      kind: 'slides',
      title: 'I cinque momenti',
      durationSeconds: 75,
      paragraphs: [
        'Momento 1. Prima di toccare il paziente: per proteggerlo dai microrganismi che le tue mani hanno raccolto altrove.',
        'Momento 2. Prima di una manovra pulita o asettica: immediatamente prima, perché dopo aver toccato il letto o il campanello le mani non sono più pulite.',
        'Momento 3. Dopo l’esposizione a un liquido biologico, e dopo aver tolto i guanti: per proteggere te e l’ambiente.',
        'Momento 4. Dopo aver toccato il paziente: quando lasci il suo fianco.',
        'Momento 5. Dopo aver toccato ciò che lo circonda, anche se non hai toccato lui: sponde, comodino, pompa, tende.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Gel alcolico o acqua e sapone',
      durationSeconds: 60,
      paragraphs: [
        'Con le mani visibilmente pulite si preferisce la soluzione alcolica: agisce in 20-30 secondi, si può avere al letto del paziente, rispetta la pelle più del lavaggio ripetuto.',
        'Acqua e sapone servono quando le mani sono visibilmente sporche o contaminate da liquidi biologici, dopo il bagno, e quando si sospetta o si conferma l’esposizione a microrganismi che formano spore, come Clostridioides difficile: l’alcol non uccide le spore, il lavaggio le porta via. L’intera procedura richiede 40-60 secondi.',
        'I guanti non sostituiscono l’igiene delle mani. Si possono forare, e togliendoli ci si contamina: le mani vanno igienizzate prima di indossarli quando serve una manovra asettica, e sempre dopo averli tolti.',
        'Anelli, bracciali, unghie ricostruite e smalto trattengono microrganismi e impediscono alla soluzione di arrivare ovunque: nelle cure dirette non si portano.',
      ],
    },
    {
      kind: 'text',
      title: 'Misurare per migliorare',
      durationSeconds: 45,
      paragraphs: [
        'L’adesione si misura con l’osservazione diretta: azioni di igiene compiute diviso opportunità osservate, per cento. Le opportunità sono i cinque momenti. Sapere di essere osservati fa salire l’adesione: è l’effetto Hawthorne, e va dichiarato quando si leggono i dati.',
        'Un’altra misura è il consumo di soluzione alcolica in litri ogni mille giornate di degenza. È facile da raccogliere e non dice chi, quando e come: le due misure si completano.',
        'La strategia dell’Organizzazione mondiale della sanità mette insieme cinque elementi: il prodotto al punto di cura, la formazione, la misura con il ritorno dei dati, i promemoria, il clima di sicurezza. Da soli, cartelli e corsi durano poche settimane.',
      ],
    },
  ],
  questions: [
    [
      'Quale popolazione di microrganismi si trasmette più facilmente da un paziente all’altro?',
      'La flora transitoria',
      'La flora residente',
      'I batteri degli strati profondi della pelle',
      'Le spore normalmente presenti nel sebo',
    ],
    [
      'Con le mani visibilmente pulite, prima di visitare un paziente, che cosa si preferisce?',
      'La frizione con soluzione alcolica',
      'Il lavaggio con sapone antisettico',
      'I guanti puliti senza altro',
      'Il lavaggio con sola acqua',
    ],
    [
      'Quanto dura correttamente la frizione con soluzione alcolica?',
      '20-30 secondi',
      '5 secondi',
      '2 minuti',
      '90 secondi',
    ],
    [
      'In quale caso la soluzione alcolica non basta?',
      'Dopo l’assistenza a un paziente con Clostridioides difficile',
      'Prima di misurare la pressione',
      'Dopo aver toccato il comodino',
      'Prima di un’iniezione intramuscolare',
    ],
    [
      'Hai regolato la pompa di infusione senza toccare il paziente. Che cosa fai?',
      'Igiene delle mani: è il momento 5',
      'Nulla: non hai toccato il paziente',
      'Cambi soltanto i guanti',
      'Igiene delle mani solo se la pompa era sporca',
    ],
    [
      'Quando si igienizzano le mani rispetto all’uso dei guanti?',
      'Sempre dopo averli tolti',
      'Mai: i guanti bastano',
      'Solo se si sono rotti',
      'Solo a fine turno',
    ],
    [
      'Come si calcola l’adesione all’igiene delle mani?',
      'Azioni compiute diviso opportunità osservate',
      'Operatori formati diviso operatori totali',
      'Litri di soluzione diviso numero di infermieri',
      'Infezioni evitate diviso ricoveri',
    ],
    [
      'Come si chiama l’aumento dell’adesione quando si sa di essere osservati?',
      'Effetto Hawthorne',
      'Effetto placebo',
      'Effetto alone',
      'Errore di secondo tipo',
    ],
    [
      'Subito prima di inserire un catetere hai aperto la tenda del letto. Che cosa fai?',
      'Ripeti l’igiene delle mani',
      'Procedi: le mani erano già pulite',
      'Indossi un secondo paio di guanti',
      'Passi una salvietta asciutta',
    ],
  ],
}
