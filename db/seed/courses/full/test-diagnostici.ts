import type { FullCourse } from '../full-course.ts'

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
      ],
    },
    {
      kind: 'slides',
      title: 'Lo stesso test in due popolazioni',
      durationSeconds: 75,
      paragraphs: [
        'Un test ha sensibilità 90 % e specificità 95 %. Proviamolo su mille persone in un reparto dove metà è malata.',
        'Reparto, 500 malati: 450 veri positivi, 50 falsi negativi. 500 sani: 475 veri negativi, 25 falsi positivi. Su 475 positivi, 450 sono malati: il 95 %.',
        'Ora su mille persone senza sintomi, con l’1 % di malati. 10 malati: 9 veri positivi. 990 sani: circa 50 falsi positivi. Su 59 positivi, 9 sono malati: il 15 %.',
        'Il test non è cambiato. È cambiata la prevalenza, e con lei il significato di un risultato positivo.',
      ],
    },
    {
      kind: 'text',
      title: 'Rapporti di verosimiglianza e decisioni',
      durationSeconds: 60,
      paragraphs: [
        'Il rapporto di verosimiglianza positivo è sensibilità diviso (1 meno specificità): nel nostro esempio 0,90 / 0,05 = 18. Dice di quanto un risultato positivo moltiplica gli odds di malattia. Quello negativo è (1 meno sensibilità) diviso specificità: 0,10 / 0,95, circa 0,1.',
        'Un rapporto positivo sopra 10 o uno negativo sotto 0,1 spostano molto la probabilità. Vicino a 1 il test non aggiunge nulla, e forse non andava chiesto.',
        'Due test indipendenti in serie, positivi entrambi per dire malato, aumentano la specificità e riducono la sensibilità. In parallelo, positivo almeno uno, accade il contrario.',
        'Prima di chiedere un esame vale una domanda: che cosa farò di diverso se è positivo, e che cosa se è negativo? Se la risposta è la stessa, l’esame può solo fare danni.',
      ],
    },
  ],
  questions: [
    [
      'Che cosa misura la sensibilità?',
      'La quota di malati con test positivo',
      'La quota di positivi che sono malati',
      'La quota di sani con test negativo',
      'La quota di negativi che sono sani',
    ],
    [
      'Che cosa misura la specificità?',
      'La quota di sani con test negativo',
      'La quota di malati con test negativo',
      'La quota di positivi che sono malati',
      'La probabilità di malattia prima del test',
    ],
    [
      'Se la prevalenza scende, il valore predittivo positivo',
      'scende',
      'sale',
      'non cambia',
      'diventa uguale alla sensibilità',
    ],
    [
      'Quale test, se negativo, aiuta di più a escludere una malattia?',
      'Uno molto sensibile',
      'Uno molto specifico',
      'Uno molto costoso',
      'Uno con rapporto positivo vicino a 1',
    ],
    ['Sensibilità 90 %, specificità 95 %: il rapporto di verosimiglianza positivo è', '18', '0,1', '1,05', '9'],
    [
      'Sensibilità 90 %, specificità 95 %, prevalenza 1 %: circa quanti positivi su cento sono malati?',
      '15',
      '90',
      '95',
      '50',
    ],
    [
      'Due test in serie, malato solo se entrambi positivi, rispetto a uno solo',
      'aumentano la specificità',
      'aumentano la sensibilità',
      'non cambiano nulla',
      'aumentano la prevalenza',
    ],
    [
      'Un rapporto di verosimiglianza vicino a 1 significa che il test',
      'non sposta la probabilità di malattia',
      'conferma la malattia',
      'esclude la malattia',
      'è perfetto',
    ],
    [
      'Un falso negativo è',
      'un malato con test negativo',
      'un sano con test positivo',
      'un sano con test negativo',
      'un malato con test positivo',
    ],
    [
      'Prima di chiedere un esame è utile domandarsi',
      'che cosa farò di diverso secondo il risultato',
      'se il laboratorio è vicino',
      'se il paziente lo desidera comunque',
      'se l’ultimo è di più di un mese fa',
    ],
  ],
}
