import type { FullCourse } from '../full-course.ts'
import { childAsthmaQuestions } from '../questions/asma-pediatrica.ts'

export const childAsthma: FullCourse = {
  title: 'Asma in età pediatrica',
  lessons: [
    {
      kind: 'video',
      title: 'Una notte in tre sguardi',
      durationSeconds: 58,
      paragraphs: [
        'Sono le due. Nella stanza di Leo, sei anni, si sente un fischio. La madre lo trova seduto sul letto con le spalle che salgono a ogni respiro. Dice solo due parole per volta. Il padre cerca lo spray azzurro, lo spruzza in bocca senza distanziatore, e metà finisce sulla lingua.',
        'In pronto soccorso l’infermiera guarda prima di toccare: frequenza del respiro, rientramenti, colore, capacità di parlare, saturazione. Sotto 92 per cento in aria ambiente l’attacco è grave. Un torace silenzioso, la sonnolenza o il colorito blu sono segni di pericolo di vita, anche quando il fischio è sparito: se l’aria non passa, non fischia più.',
        'Il pediatra spiega mentre fa. Salbutamolo con il distanziatore, da due a dieci spruzzi, uno alla volta, ripetibile ogni venti minuti nella prima ora. Ossigeno per tenere la saturazione almeno a 94 per cento. Prednisolone per bocca entro la prima ora, da 1 a 2 mg per chilo, per tre-cinque giorni. Se l’attacco è grave si aggiunge ipratropio. Alle quattro Leo racconta un sogno intero: il respiro è tornato.',
      ],
    },
    {
      kind: 'text',
      title: 'Il giorno dopo: che cosa doveva succedere prima',
      durationSeconds: 53,
      paragraphs: [
        'L’attacco comincia settimane prima. Leo usava lo spray azzurro quattro volte alla settimana e tossiva ogni notte: il suo asma non era controllato. Il farmaco che cura l’infiammazione è il cortisone inalato ogni giorno, a dose bassa; il broncodilatatore da solo, usato spesso, nasconde il problema.',
        'La tecnica dipende dall’età: mascherina e distanziatore fino a circa quattro anni, poi distanziatore con boccaglio. Dopo il cortisone si sciacqua la bocca. A dosi basse l’effetto sulla statura è piccolo, circa un centimetro, e pesa meno di un asma che non si cura.',
        'Ogni famiglia torna a casa con un piano scritto di tre colori. Verde: terapia di ogni giorno. Giallo: tosse, fischio, risvegli; salbutamolo e chiamata al pediatra. Rosso: parla a fatica, rientra, non migliora dopo il salbutamolo; 112.',
        'Si cercano i fattori che peggiorano: fumo in casa, anche sul balcone, infezioni, allergeni, e la terapia non presa. Il controllo dopo l’attacco si fa entro pochi giorni: è lì che si impara.',
      ],
    },
  ],
  questions: childAsthmaQuestions,
}
