import type { FullCourse } from '../full-course.ts'
import { handHygieneQuestions } from '../questions/igiene-delle-mani.ts'

export const handHygiene: FullCourse = {
  title: 'Igiene delle mani: il gesto che salva',
  lessons: [
    {
      kind: 'text',
      title: 'Perché le mani',
      durationSeconds: 55,
      paragraphs: [
        'Le infezioni correlate all’assistenza colpiscono in Europa circa un paziente ricoverato su quindici. Una parte importante si può evitare, e il gesto che pesa di più costa pochi secondi: l’igiene delle mani.',
        'Sulla pelle convivono due popolazioni di microrganismi. La flora residente vive negli strati profondi, è stabile e raramente dà infezioni. La flora transitoria si raccoglie in superficie toccando pazienti e oggetti: è quella che si trasmette da un letto all’altro, ed è quella che l’igiene delle mani rimuove.',
        'Nel 1847 a Vienna Ignác Semmelweis fece lavare le mani con cloruro di calce prima di visitare le partorienti: la mortalità per febbre puerperale nel suo reparto crollò. Ci vollero decenni perché fosse creduto. Il problema di oggi non è crederci, è farlo ogni volta.',
        'La trasmissione ha cinque passi: i germi sono sulla pelle del paziente o sugli oggetti; passano sulle mani; sopravvivono per minuti; l’igiene manca o è insufficiente; le mani toccano un altro paziente. Interrompere uno solo dei passi basta.',
      ],
    },
    {
      kind: 'slides',
      title: 'I cinque momenti',
      durationSeconds: 45,
      paragraphs: [
        'Momento 1. Prima di toccare il paziente: per proteggerlo dai microrganismi che le tue mani hanno raccolto altrove.',
        'Momento 2. Prima di una manovra pulita o asettica: immediatamente prima, perché dopo aver toccato il letto o il campanello le mani non sono più pulite.',
        'Momento 3. Dopo l’esposizione a un liquido biologico, e dopo aver tolto i guanti: per proteggere te e l’ambiente.',
        'Momento 4. Dopo aver toccato il paziente: quando lasci il suo fianco.',
        'Momento 5. Dopo aver toccato ciò che lo circonda, anche se non hai toccato lui: sponde, comodino, pompa, tende.',
        'I momenti 1 e 2 proteggono il paziente. I momenti 3, 4 e 5 proteggono chi cura e tutti gli altri. Un solo gesto può rispondere a due momenti: uscendo da un letto ed entrando nel successivo, se non si tocca altro, ne basta uno.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Gel alcolico o acqua e sapone',
      durationSeconds: 75,
      paragraphs: [
        'Con le mani visibilmente pulite si preferisce la soluzione alcolica: agisce in 20-30 secondi, si può avere al letto del paziente, rispetta la pelle più del lavaggio ripetuto. Contiene tra il 60 e l’80 per cento di alcol. Se ne usa una quantità che copra tutta la superficie, e si strofina finché le mani sono asciutte: palmo su palmo, palmo sul dorso, dita intrecciate, dorso delle dita, pollici, polpastrelli. Pollici e punte sono le zone dimenticate.',
        'Acqua e sapone servono quando le mani sono visibilmente sporche o contaminate da liquidi biologici, dopo il bagno, e quando si sospetta o si conferma l’esposizione a microrganismi che formano spore, come Clostridioides difficile: l’alcol non uccide le spore, il lavaggio le porta via. L’intera procedura richiede 40-60 secondi. Il rubinetto si chiude con la salvietta.',
        'I guanti non sostituiscono l’igiene delle mani. Si possono forare, e togliendoli ci si contamina: le mani vanno igienizzate prima di indossarli quando serve una manovra asettica, e sempre dopo averli tolti. Lo stesso paio non passa da un paziente all’altro, e non si lava.',
        'Anelli, bracciali, unghie ricostruite e smalto trattengono microrganismi e impediscono alla soluzione di arrivare ovunque: nelle cure dirette non si portano. Una crema idratante a fine turno protegge la barriera: una mano screpolata ospita più germi e fa male, e chi ha male evita il gesto.',
      ],
    },
    {
      kind: 'text',
      title: 'Misurare per migliorare',
      durationSeconds: 60,
      paragraphs: [
        'L’adesione si misura con l’osservazione diretta: azioni di igiene compiute diviso opportunità osservate, per cento. Le opportunità sono i cinque momenti. Sapere di essere osservati fa salire l’adesione: è l’effetto Hawthorne, e va dichiarato quando si leggono i dati.',
        'Un’altra misura è il consumo di soluzione alcolica in litri ogni mille giornate di degenza. È facile da raccogliere e non dice chi, quando e come: le due misure si completano. L’Organizzazione mondiale della sanità indica 20 litri ogni mille giornate come obiettivo minimo.',
        'La strategia dell’Organizzazione mondiale della sanità mette insieme cinque elementi: il prodotto al punto di cura, la formazione, la misura con il ritorno dei dati, i promemoria, il clima di sicurezza. Da soli, cartelli e corsi durano poche settimane.',
        'Il momento più trascurato è il primo, prima di toccare il paziente: la mano sporca si sente, quella contaminata no. Chi dirige fa da modello: quando il primario si igienizza all’ingresso della stanza tutti lo seguono. I pazienti possono chiederlo, se qualcuno ha detto loro che è una domanda gradita. Il 5 maggio è la giornata mondiale dedicata a questo gesto.',
      ],
    },
  ],
  questions: handHygieneQuestions,
}
