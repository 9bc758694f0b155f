import type { FullQuestion } from '../full-course.ts'

export const hospitalFallsQuestions: readonly FullQuestion[] = [
  [
    'Qual è il segnale più forte di rischio?',
    'Una caduta nell’ultimo anno',
    'Il peso oltre 90 chili',
    'Il ricovero programmato',
    'La camera singola',
  ],
  [
    'Che cosa dicono le linee guida delle scale di rischio?',
    'Non ci si affida al solo punteggio',
    'Il punteggio basta a scegliere chi proteggere',
    'Vanno ripetute ogni ora',
    'Valgono solo sotto i 65 anni',
  ],
  ['Quale tempo al Timed Up and Go è un segnale?', '12 secondi o più', '2 secondi', '5 secondi', 'Solo oltre 2 minuti'],
  [
    'Che cosa funziona per prevenire?',
    'Un intervento di più parti, personale',
    'Un allarme da letto per tutti i ricoverati',
    'Il foglio lasciato sul comodino',
    'Le sole calze antiscivolo',
  ],
  [
    'Che cosa fanno le spondine in chi è confuso?',
    'Lo fanno cadere da più in alto',
    'Lo proteggono sempre',
    'Riducono il delirium',
    'Lo aiutano ad alzarsi',
  ],
  [
    'Che cos’è la contenzione fisica?',
    'Un atto eccezionale e motivato',
    'Una misura di prevenzione di routine',
    'Una scelta che spetta ai parenti',
    'Un ausilio per il cammino',
  ],
  [
    'Che cosa fa pensare un arto accorciato e ruotato all’esterno?',
    'A una frattura di femore',
    'A una trombosi venosa profonda',
    'A un ictus in corso',
    'A una distorsione del ginocchio',
  ],
  [
    'In chi la soglia per la TAC è bassa?',
    'In chi prende anticoagulanti',
    'In chi ha meno di 30 anni',
    'In chi cade da seduto',
    'In chi ha dolore al polso',
  ],
  [
    'Quando si aggiorna il piano dopo una caduta?',
    'Il giorno stesso',
    'Alla dimissione',
    'Dopo la terza caduta',
    'A fine anno',
  ],
]
