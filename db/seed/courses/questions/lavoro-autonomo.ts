import type { FullQuestion } from '../full-course.ts'

export const selfEmploymentQuestions: readonly FullQuestion[] = [
  [
    'Che cosa conta per distinguere autonomo e subordinato?',
    'Come si lavora davvero',
    'Il nome dato al contratto',
    'La presenza di una partita IVA',
    'La durata dell’incarico',
  ],
  [
    'Quale clausola è abusiva per la legge 81 del 2017?',
    'Il pagamento oltre sessanta giorni',
    'Il preavviso di un mese',
    'Il compenso scritto',
    'Il luogo indicato',
  ],
  [
    'Di che cosa parla la legge 49 del 2023?',
    'Dell’equo compenso',
    'Del segreto professionale',
    'Della privacy',
    'Dei turni',
  ],
  ['Le prestazioni di cura alla persona, ai fini IVA, sono:', 'esenti', 'al 22 per cento', 'al 4 per cento', 'vietate'],
  ['Fino a quali ricavi annui vale il regime forfettario?', '85.000 euro', '8.500 euro', '30.000 euro', '500.000 euro'],
  [
    'Qual è il coefficiente delle professioni sanitarie nel forfettario?',
    '78 per cento',
    '15 per cento',
    '40 per cento',
    '100 per cento',
  ],
  ['Oltre quale importo la fattura esente porta il bollo?', '77,47 euro', '7,50 euro', '500 euro', '1.000 euro'],
  [
    'Dove si trasmettono le spese sanitarie dei pazienti?',
    'Al Sistema tessera sanitaria',
    'Al Sistema di interscambio',
    'All’Ordine',
    'Al comune',
  ],
  ['Quanti mesi di spese è ragionevole mettere da parte?', 'Tre', 'Nessuno', 'Cento', 'Ventiquattro'],
]
