import type { FullQuestion } from '../full-course.ts'

export const adultVaccinesQuestions: readonly FullQuestion[] = [
  [
    'Ogni quanto si richiama la vaccinazione contro difterite, tetano e pertosse?',
    'Ogni dieci anni',
    'Ogni anno',
    'Ogni trent’anni',
    'Mai, dopo l’infanzia',
  ],
  ['A quale età il calendario offre a tutti lo pneumococco dell’adulto?', '65 anni', '50 anni', '40 anni', '80 anni'],
  [
    'Perché il vaccino ricombinante contro lo zoster si può dare all’immunodepresso?',
    'Non contiene virus vivo',
    'Si dà in una sola dose ridotta',
    'Agisce soltanto sulla pelle',
    'Non stimola gli anticorpi',
  ],
  [
    'Quando si vaccina contro la pertosse in gravidanza?',
    'Tra la 27ª e la 36ª settimana',
    'Nelle prime dieci settimane',
    'Solo dopo il parto',
    'Una volta nella vita',
  ],
  [
    'Qual è una controindicazione vera a ogni vaccino?',
    'L’anafilassi a una dose precedente',
    'Un antibiotico preso da meno di una settimana',
    'L’allattamento al seno',
    'Un raffreddore senza febbre',
  ],
  [
    'Quali vaccini si evitano in gravidanza?',
    'I vivi attenuati',
    'Gli inattivati',
    'I ricombinanti',
    'Quelli con coadiuvante',
  ],
  [
    'Come si vaccina chi prende un anticoagulante?',
    'Ago sottile e due minuti di compressione',
    'Dopo aver sospeso l’anticoagulante per una settimana',
    'Soltanto in ospedale',
    'Con massaggio energico del braccio',
  ],
  [
    'Quanto si aspetta tra due vaccini vivi non dati insieme?',
    'Almeno quattro settimane',
    'Almeno due giorni',
    'Almeno un anno',
    'Nessun intervallo',
  ],
  [
    'In quale ordine si smentisce una voce falsa sui vaccini?',
    'Si comincia e si finisce con il fatto vero',
    'La si ripete più volte prima di smentirla, perché resti',
    'Si mostra sorpresa',
    'Si cambia argomento',
  ],
]
