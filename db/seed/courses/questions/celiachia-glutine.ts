import type { FullQuestion } from '../full-course.ts'

export const celiacQuestions: readonly FullQuestion[] = [
  [
    'Quante persone riguarda la celiachia?',
    'Circa una su cento',
    'Circa una su diecimila',
    'Circa una su dieci',
    'Circa una su tre',
  ],
  [
    'Quale segno fa pensare alla celiachia anche senza diarrea?',
    'Un’anemia da carenza di ferro che non passa',
    'Una pressione alta da poco',
    'Una tosse di notte',
    'Un colesterolo alto',
  ],
  [
    'Che cosa si misura insieme agli anti-transglutaminasi IgA?',
    'Le IgA totali',
    'Le IgE per il grano',
    'La calprotectina',
    'Il lattosio nel respiro',
  ],
  [
    'Quando si fanno gli anticorpi?',
    'Mentre si mangia glutine',
    'Dopo un mese senza glutine',
    'Dopo un anno di dieta',
    'A digiuno da una settimana',
  ],
  [
    'Come si conferma la diagnosi nell’adulto?',
    'Con la biopsia del duodeno',
    'Con il solo HLA',
    'Con la prova della dieta',
    'Con l’ecografia',
  ],
  [
    'A che cosa serve l’HLA DQ2 e DQ8?',
    'A escludere, se assente',
    'A confermare, se presente',
    'A seguire la dieta',
    'A misurare il danno',
  ],
  [
    'Che cosa conferma la sensibilità non celiaca?',
    'Nessun anticorpo',
    'Gli anti-endomisio',
    'L’atrofia dei villi',
    'Le IgE per il grano',
  ],
  [
    'Quanto glutine può avere al massimo un prodotto «senza glutine»?',
    '20 milligrammi per chilo',
    '200 milligrammi per chilo',
    '2 grammi per chilo',
    'Nessuna traccia misurabile',
  ],
  [
    'Qual è la prima causa di sintomi che non passano con la dieta?',
    'La contaminazione',
    'La celiachia refrattaria',
    'Un linfoma',
    'Un errore di laboratorio',
  ],
]
