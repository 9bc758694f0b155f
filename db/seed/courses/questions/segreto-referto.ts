import type { FullQuestion } from '../full-course.ts'

export const professionalSecrecyQuestions: readonly FullQuestion[] = [
  [
    'Quale articolo punisce la rivelazione del segreto professionale?',
    'Il 622 del codice penale',
    'Il 365 del codice penale',
    'Il 2043 del codice civile',
    'Il 200 di procedura penale',
  ],
  ['Il segreto finisce con la morte del paziente?', 'No', 'Sì', 'Dopo un anno', 'Solo per i parenti'],
  [
    'Quale di queste è una giusta causa?',
    'L’obbligo di legge',
    'La parentela',
    'La curiosità di un collega',
    'La chiamata di un avvocato',
  ],
  [
    'Come si procede per la rivelazione del segreto professionale?',
    'A querela',
    'D’ufficio',
    'Con un ricorso al TAR',
    'Con una multa dell’Ordine',
  ],
  ['Chi è tenuto al referto?', 'Chi ha prestato assistenza', 'Chiunque passi', 'Il giornalista', 'Il parente'],
  [
    'Quando chi è tenuto al referto è esentato?',
    'Se esporrebbe l’assistito a procedimento',
    'Se il paziente lo chiede',
    'Se è notte',
    'Se la ferita è piccola',
  ],
  ['Entro quanto si presenta il referto?', '48 ore', '30 giorni', 'Sei mesi', 'Un anno'],
  ['Che cosa basta per l’obbligo?', 'La possibilità del delitto', 'La prova certa', 'La confessione', 'Una sentenza'],
  [
    'Quale delitto è procedibile d’ufficio?',
    'I maltrattamenti in famiglia',
    'La violazione del segreto professionale',
    'Le percosse semplici',
    'L’ingiuria',
  ],
  [
    'Come si procede per lesioni a un sanitario per causa del servizio?',
    'D’ufficio',
    'Solo a querela',
    'Solo con due testimoni',
    'Non si procede',
  ],
  [
    'Che cosa si fa con un bambino che racconta?',
    'Si ascolta e si trascrive',
    'Lo si interroga a lungo',
    'Si chiamano i compagni',
    'Si aspetta un anno',
  ],
  [
    'Un avvocato chiede se una persona è stata visitata. Che cosa si risponde?',
    'Che non si può dire',
    'La data soltanto',
    'Tutto, perché è avvocato',
    'Solo la diagnosi',
  ],
]
