import type { FullQuestion } from '../full-course.ts'

export const advanceDirectivesQuestions: readonly FullQuestion[] = [
  [
    'Chi può fare le disposizioni anticipate?',
    'Il maggiorenne capace',
    'Solo chi è malato',
    'Chiunque, anche minore',
    'Solo chi ha un notaio',
  ],
  [
    'Che cosa deve precederle?',
    'Adeguate informazioni mediche',
    'Una visita psichiatrica',
    'Il parere dei figli',
    'Un ricovero',
  ],
  [
    'Dove si può consegnare la scrittura privata?',
    'Allo stato civile del comune di residenza',
    'All’ufficio del giudice tutelare del tribunale',
    'In farmacia',
    'All’INPS',
  ],
  [
    'Come si revocano in emergenza?',
    'A voce, a un medico con due testimoni',
    'Solo dal notaio, con un nuovo atto pubblico',
    'Non si possono revocare',
    'Per posta raccomandata',
  ],
  [
    'Che cosa sono per la legge nutrizione e idratazione artificiali?',
    'Trattamenti sanitari',
    'Cure di base non rifiutabili',
    'Assistenza sociale',
    'Cure palliative',
  ],
  [
    'Che cosa fa il fiduciario?',
    'Porta la voce di chi non può parlare',
    'Decide come crede',
    'Firma le ricette',
    'Eredita i beni',
  ],
  [
    'Quando valgono le disposizioni?',
    'Quando la persona non può più decidere',
    'Sempre, anche se la persona è capace e dice altro',
    'Solo in un hospice',
    'Solo in ospedale',
  ],
  [
    'Quando il medico può disattenderle, con il fiduciario?',
    'Se sono palesemente incongrue',
    'Se non le condivide',
    'Se mancano i parenti',
    'Se il reparto è pieno',
  ],
  [
    'In che cosa differisce la pianificazione condivisa?',
    'Nasce con il medico, in una malattia',
    'È fatta dal notaio prima di ogni malattia',
    'Non vincola chi cura',
    'Vale solo per i minori',
  ],
]
