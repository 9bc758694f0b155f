import type { FullQuestion } from '../full-course.ts'

export const genderMedicineQuestions: readonly FullQuestion[] = [
  [
    'In che cosa differiscono sesso e genere?',
    'Biologia e costruzione sociale',
    'Età della persona e fase della vita',
    'Nessuna differenza',
    'Malattia e prevenzione',
  ],
  [
    'Quale legge introduce la medicina di genere?',
    'La 3 del 2018',
    'La 24 del 2017',
    'La 38 del 2010',
    'La 219 del 2017',
  ],
  ['Quante sono le aree del Piano del 2019?', 'Quattro', 'Una', 'Dieci', 'Venti'],
  [
    'Come si presenta più spesso l’infarto nella donna?',
    'Con affanno e nausea accanto al dolore',
    'Senza alcun sintomo, fino all’elettrocardiogramma',
    'Con febbre alta',
    'Con perdita della vista',
  ],
  ['Chi muore più spesso dopo una frattura di femore?', 'L’uomo', 'La donna', 'Nessuna differenza', 'Il bambino'],
  [
    'Quante reazioni avverse hanno le donne rispetto agli uomini?',
    'Una volta e mezza o due',
    'La metà',
    'Dieci volte',
    'Le stesse',
  ],
  [
    'Per quale farmaco nel 2013 è stata dimezzata la dose iniziale nelle donne?',
    'Lo zolpidem',
    'L’aspirina',
    'La metformina',
    'L’amoxicillina',
  ],
  ['Chi ha più rischio di torsione di punta?', 'Le donne', 'Gli uomini', 'I bambini', 'Nessuna differenza'],
  ['Che cosa vuol dire dati disaggregati?', 'Divisi per sesso', 'Sommati', 'Senza nome', 'Senza data'],
  [
    'Che cosa cambia un ambulatorio aperto solo al mattino?',
    'Perde chi lavora e chi assiste',
    'Riduce gli errori di prenotazione',
    'Aumenta le adesioni agli screening',
    'Nulla',
  ],
  [
    'Su che cosa si basa lo screening nelle persone transgender?',
    'Sugli organi presenti',
    'Sul documento',
    'Sull’età dichiarata',
    'Sul reddito',
  ],
  [
    'Che cos’è l’intersezionalità?',
    'Svantaggi che si moltiplicano',
    'Due reparti vicini',
    'Un tipo di statistica',
    'Una malattia rara',
  ],
]
