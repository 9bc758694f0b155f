import type { FullQuestion } from '../full-course.ts'

export const surgicalChecklistQuestions: readonly FullQuestion[] = [
  ['Quante voci aveva la lista studiata nel 2009?', 'Diciannove', 'Cinque', 'Cinquanta', 'Centoventi'],
  [
    'Perché presentarsi per nome aiuta?',
    'Poi si parla più facilmente',
    'È richiesto dal consenso informato',
    'Accorcia la durata dell’intervento',
    'Serve per il registro operatorio',
  ],
  ['Quando si fa il sign in?', 'Prima dell’anestesia', 'Prima dell’incisione', 'Prima di uscire', 'Il giorno dopo'],
  [
    'Che cosa si conferma al time out?',
    'Paziente, sede e procedura',
    'Il peso dei campioni',
    'La terapia a casa',
    'Il turno del giorno dopo',
  ],
  ['Entro quanto prima dell’incisione si dà l’antibiotico?', '60 minuti', '6 ore', '24 ore', 'Dopo l’incisione'],
  [
    'Che cosa si fa se la conta non torna?',
    'Non si chiude: si cerca',
    'Si chiude e si annota',
    'Si ripete il giorno dopo',
    'Si chiede al paziente',
  ],
  [
    'Perché non si usa la X per marcare il sito?',
    'Può voler dire «non qui»',
    'Si cancella prima',
    'Fa male',
    'È troppo piccola',
  ],
  [
    'Qual è un segno di rito vuoto?',
    'La lista compilata dopo',
    'Il silenzio di pochi secondi',
    'Il chirurgo che guida',
    'La presentazione per nome',
  ],
  [
    'Chi può fermare l’intervento per un dubbio?',
    'Chiunque sia in sala',
    'Solo il primario',
    'Solo l’anestesista',
    'Solo chi firma',
  ],
]
