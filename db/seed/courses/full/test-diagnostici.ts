import type { FullCourse } from '../full-course.ts'
import { diagnosticTestsQuestions } from '../questions/test-diagnostici.ts'

export const diagnosticTests: FullCourse = {
  title: 'Test diagnostici: sensibilità, specificità, prevalenza',
  lessons: [
    {
      kind: 'video',
      title: 'Due domande diverse',
      durationSeconds: 60,
      paragraphs: [
        'La sensibilità risponde a: tra i malati, quanti hanno il test positivo? La specificità a: tra i sani, quanti lo hanno negativo? Sono proprietà del test, misurate su gruppi di cui già si conosce la malattia.',
        'In ambulatorio la domanda è rovesciata: il test è positivo, quanto è probabile che il paziente sia malato? È il valore predittivo positivo, e dipende da quanto la malattia è frequente tra le persone come quella che hai davanti.',
        'Un test molto sensibile, se negativo, aiuta a escludere. Un test molto specifico, se positivo, aiuta a confermare.',
        'Tutto comincia da una tabella di quattro caselle. Malati con test positivo: veri positivi. Malati con test negativo: falsi negativi. Sani con test positivo: falsi positivi. Sani con test negativo: veri negativi. La sensibilità è veri positivi diviso tutti i malati; la specificità è veri negativi diviso tutti i sani. Il valore predittivo positivo è veri positivi diviso tutti i positivi; quello negativo è veri negativi diviso tutti i negativi. Le prime due si leggono per colonne, le seconde per righe.',
      ],
    },
    {
      kind: 'slides',
      title: 'Lo stesso test in due popolazioni',
      durationSeconds: 45,
      paragraphs: [
        'Un test ha sensibilità 90 % e specificità 95 %. Proviamolo su mille persone in un reparto dove metà è malata.',
        'Reparto, 500 malati: 450 veri positivi, 50 falsi negativi. 500 sani: 475 veri negativi, 25 falsi positivi. Su 475 positivi, 450 sono malati: il 95 %.',
        'Ora su mille persone senza sintomi, con l’1 % di malati. 10 malati: 9 veri positivi. 990 sani: circa 50 falsi positivi. Su 59 positivi, 9 sono malati: il 15 %.',
        'Il test non è cambiato. È cambiata la prevalenza, e con lei il significato di un risultato positivo.',
        'E il negativo? Nella popolazione senza sintomi, su circa 941 negativi uno solo è malato: il valore predittivo negativo supera il 99,8 %. Nel reparto, su 525 negativi 50 sono malati: uno su dieci.',
      ],
    },
    {
      kind: 'text',
      title: 'Rapporti di verosimiglianza e decisioni',
      durationSeconds: 60,
      paragraphs: [
        'Il rapporto di verosimiglianza positivo è sensibilità diviso (1 meno specificità): nel nostro esempio 0,90 / 0,05 = 18. Dice di quanto un risultato positivo moltiplica gli odds di malattia. Quello negativo è (1 meno sensibilità) diviso specificità: 0,10 / 0,95, circa 0,1.',
        'Gli odds sono la probabilità di essere malati divisa per quella di non esserlo: una probabilità del 20 % sono odds di 0,25. Un test positivo con rapporto 18 li porta a 4,5, cioè a una probabilità di circa l’82 %. Un test negativo con rapporto 0,1 li porta a 0,025, circa il 2,4 %.',
        'Un rapporto positivo sopra 10 o uno negativo sotto 0,1 spostano molto la probabilità. Vicino a 1 il test non aggiunge nulla, e forse non andava chiesto.',
        'Due test indipendenti in serie, positivi entrambi per dire malato, aumentano la specificità e riducono la sensibilità. In parallelo, positivo almeno uno, accade il contrario.',
        'Prima di chiedere un esame vale una domanda: che cosa farò di diverso se è positivo, e che cosa se è negativo? Se la risposta è la stessa, l’esame può solo fare danni.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Soglie, curve, tranelli',
      durationSeconds: 85,
      paragraphs: [
        'Molti test danno un numero, e qualcuno ha scelto dove tagliare. Abbassando la soglia si trovano più malati e si spaventano più sani: la sensibilità sale, la specificità scende. La curva ROC mostra tutte le soglie insieme, con la sensibilità sull’asse verticale e 1 meno la specificità su quello orizzontale. L’area sotto la curva va da 0,5, come una moneta lanciata, a 1, perfetto. Dove tagliare dipende dal danno di ciascun errore: per una meningite si accetta qualche falso positivo, per un’amputazione no.',
        'I tranelli degli studi sono sempre gli stessi. Lo spettro: un test provato su malati gravi e volontari sani sembra migliore di quanto sarà in ambulatorio. La verifica parziale: se fanno l’esame di riferimento solo i positivi, i falsi negativi spariscono dal conto e la sensibilità appare più alta. La mancanza di cecità: chi legge il test conoscendo la diagnosi trova quello che si aspetta.',
        'Un caso, la pandemia. Il tampone molecolare è molto specifico ma può restare positivo per settimane, quando la persona non è più contagiosa. Il test antigenico è meno sensibile, però trova soprattutto chi ha molto virus: con un negativo e sintomi tipici, in piena ondata, la probabilità di malattia resta alta e il test si ripete. Lo stesso negativo in un asintomatico d’estate rassicura.',
        'Negli screening si aggiungono altri due inganni. L’anticipo diagnostico: scoprire prima fa sembrare più lunga la sopravvivenza anche se si muore lo stesso giorno. La durata: i controlli periodici trovano più facilmente i tumori lenti, che sarebbero andati meglio comunque. Per questo si guarda la mortalità, non la sopravvivenza.',
      ],
    },
  ],
  questions: diagnosticTestsQuestions,
}
