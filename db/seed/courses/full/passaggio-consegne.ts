import type { FullCourse } from '../full-course.ts'
import { handoverQuestions } from '../questions/passaggio-consegne.ts'

export const handover: FullCourse = {
  title: 'Il passaggio di consegne',
  lessons: [
    {
      kind: 'text',
      title: 'Costruisci la tua consegna',
      durationSeconds: 56,
      paragraphs: [
        'Sono le 14. La signora Elda, 78 anni, polmonite, terzo giorno. Alle 12 respirava 20 volte al minuto, alle 13.30 ne conta 26; satura 91 con 2 litri; è più confusa di ieri. Hai due minuti per dirlo a chi arriva. Prova prima di leggere oltre.',
        'Il metodo SBAR mette in ordine. Situazione: chi è, che cosa succede ora. Background: perché è qui, che cosa conta della sua storia. Assessment: che cosa penso che sia. Raccomandazione: che cosa chiedo, entro quando.',
        '«Elda Conti, letto 12: sta peggiorando da un’ora. È qui per polmonite, terzo giorno di antibiotico, ha una BPCO. Respira 26, satura 91 con due litri, è confusa: penso che la polmonite non risponda, o che trattenga anidride carbonica. Serve che tu la veda entro dieci minuti e che si faccia un emogas.»',
        'Il difetto più comune è cominciare dalla storia: chi ascolta aspetta il punto. Si comincia da ciò che preoccupa. La parte che manca più spesso è la R: senza una richiesta è un racconto.',
      ],
    },
    {
      kind: 'slides',
      title: 'Che cosa ha capito chi riceve',
      durationSeconds: 46,
      paragraphs: [
        'Rilettura: chi riceve ripete i punti chiave. «Quindi Elda al 12 peggiora, emogas subito, vengo entro dieci minuti.» Ci vogliono dieci secondi e scopre l’errore.',
        'Dove e quando: un luogo, un’ora, senza interruzioni. Il telefono lo tiene un altro. Al letto, quando si può, con il paziente che ascolta e corregge.',
        'I-PASS è un altro schema: gravità, riassunto, azioni, se-allora, sintesi di chi riceve. In uno studio su nove ospedali pediatrici ha ridotto gli eventi avversi prevenibili di circa il 30 per cento.',
        'Il se-allora è la parte più preziosa: «Se la pressione scende sotto 90, chiama la rianimazione e dai 250 ml».',
        'Scritto e detto insieme: la voce porta la preoccupazione, il foglio porta i numeri.',
        'Ordine: prima i gravi. L’ordine dei letti è comodo e nasconde.',
        'Chi consegna resta responsabile finché l’altro non dice «ho preso».',
      ],
    },
  ],
  questions: handoverQuestions,
}
