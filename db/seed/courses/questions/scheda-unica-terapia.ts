import type { FullQuestion } from '../full-course.ts'

export const therapySheetQuestions: readonly FullQuestion[] = [
  [
    'Che cosa vuol dire «unica»?',
    'Che non si trascrive',
    'Che la usa un solo infermiere',
    'Che vale per un solo farmaco',
    'Che si compila una volta al mese',
  ],
  [
    'Che valore ha la scheda?',
    'È parte della cartella clinica',
    'È un appunto personale dell’infermiere',
    'È un modulo della farmacia',
    'Vale solo con il timbro del reparto',
  ],
  [
    'Che cosa serve in una prescrizione al bisogno?',
    'Sintomo, dose, intervallo e massimo',
    'Il nome del farmaco e la firma del paziente',
    'Solo il nome del farmaco',
    'L’orario di ogni dose',
  ],
  [
    'Che cosa fa chi riceve una prescrizione incompleta?',
    'Chiama chi ha prescritto',
    'La interpreta',
    'La salta',
    'Chiede al paziente',
  ],
  [
    'Come si registra un rifiuto?',
    'Codice, motivo e avviso al medico',
    'Firma come se fosse dato, con un asterisco',
    'Casella lasciata vuota',
    'Una nota a voce a fine turno',
  ],
  ['Quando si firma?', 'Dopo ogni somministrazione', 'Prima di iniziare il giro', 'A fine turno', 'Il giorno dopo'],
]
