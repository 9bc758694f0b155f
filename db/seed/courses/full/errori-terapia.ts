import type { FullCourse } from '../full-course.ts'
import { medicationErrorsQuestions } from '../questions/errori-terapia.ts'

export const medicationErrors: FullCourse = {
  title: 'Prevenire gli errori di terapia',
  lessons: [
    {
      kind: 'text',
      title: 'Dove nasce l’errore',
      durationSeconds: 49,
      paragraphs: [
        'Un errore di terapia è un evento prevenibile che può portare a un uso sbagliato del farmaco, in qualunque momento: prescrizione, trascrizione, preparazione, dispensazione, somministrazione, controllo. Chi sbaglia, di regola, è una persona competente in un sistema con un buco. Il modello del formaggio svizzero lo racconta: il danno passa quando i buchi di più fette si allineano.',
        'I passaggi di cura sono i punti più deboli. All’ingresso, al trasferimento e alla dimissione una parte importante dei pazienti ha almeno una differenza non voluta tra ciò che prendeva e ciò che gli viene prescritto. La riconciliazione ha tre tempi: ricognizione (l’elenco vero, da almeno due fonti), confronto, decisione scritta per ogni farmaco: continua, cambia, sospende, e perché. La raccomandazione ministeriale n. 17 la descrive.',
        'Le abbreviazioni uccidono: «U» per unità si legge zero, «QD» non è italiano. Si scrive «0,5», mai «,5», e «5 mg», mai «5,0 mg».',
      ],
    },
    {
      kind: 'slides',
      title: 'Farmaci ad alto rischio e doppio controllo',
      durationSeconds: 49,
      paragraphs: [
        'Alto rischio vuol dire che, se c’è l’errore, il danno è grave: potassio concentrato, insulina, anticoagulanti, oppioidi, chemioterapici, metotrexato per bocca, sedativi. Sono l’acronimo A PINCH.',
        'Potassio concentrato: non sta nei reparti comuni, salvo necessità definite. Si custodisce separato, etichettato, e non si inietta mai diretto in vena. È la raccomandazione n. 1.',
        'Metotrexato per artrite e psoriasi: una volta alla settimana. Sulla ricetta si scrive il giorno. Preso ogni giorno è mortale.',
        'Insulina: siringhe con la scala in unità o penne personali. Mai una siringa comune, mai aspirare dalla penna.',
        'LASA: nomi o confezioni che si somigliano. Si separano, si usano lettere maiuscole per la parte diversa (DOPAmina, DOBUTAmina).',
        'Doppio controllo indipendente: la seconda persona ricalcola senza sapere il risultato della prima. Guardare insieme la stessa siringa non è un doppio controllo. Si riserva a pochi farmaci: se è per tutti, non è per nessuno.',
      ],
    },
    {
      kind: 'text',
      title: 'Somministrare e segnalare',
      durationSeconds: 58,
      paragraphs: [
        'Le cinque G: giusto paziente, farmaco, dose, via, ora. Se ne aggiungono altre: giusta registrazione, giusta informazione, giusto controllo. Il paziente si identifica con due dati, nome e cognome e data di nascita, chiedendoli a lui, mai «lei è il signor Rossi?». Chi prepara, di regola, somministra e firma subito dopo. Interrompere chi prepara raddoppia la probabilità di errore: la pettorina o la zona segnata a terra servono a questo.',
        'Una prescrizione verbale si accetta solo in emergenza: si ripete ad alta voce, si scrive appena possibile.',
        'Segnalare un quasi errore è un regalo: l’evento senza danno ha le stesse cause di quello con danno. La segnalazione interna serve a imparare, non a punire; la legge 24 del 2017 ha stabilito che verbali e atti della gestione del rischio clinico non possono essere acquisiti o usati nei processi. L’evento sentinella si segnala al sistema SIMES; la reazione avversa si segnala alla farmacovigilanza, entro due giorni, anche quando dipende da un errore.',
        'Con la persona colpita si parla presto, con i fatti noti e le scuse.',
      ],
    },
  ],
  questions: medicationErrorsQuestions,
}
