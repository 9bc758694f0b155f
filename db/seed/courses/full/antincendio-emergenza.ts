import type { FullCourse } from '../full-course.ts'
import { fireSafetyQuestions } from '../questions/antincendio-emergenza.ts'

export const fireSafety: FullCourse = {
  title: 'Antincendio e gestione dell’emergenza in struttura',
  lessons: [
    {
      kind: 'video',
      title: 'L’evacuazione, minuto per minuto',
      durationSeconds: 69,
      paragraphs: [
        'Minuto zero. Fumo da un quadro elettrico, secondo piano, medicina. Chi lo vede dà l’allarme prima di fare qualunque altra cosa: pulsante, numero interno, voce calma. Dice dove, che cosa, se ci sono persone in pericolo.',
        'Minuto uno. Si allontana chi è nella stanza e si chiude la porta. Una porta chiusa ferma il fumo per minuti preziosi: è il fumo a uccidere, non la fiamma. Se il focolaio è piccolo, come un cestino, e la via d’uscita è alle spalle, si prova con l’estintore: si toglie la sicura, si punta alla base, si muove a ventaglio. Un tentativo solo.',
        'Minuto tre. Si evacua in orizzontale: oltre la porta tagliafuoco, nel compartimento vicino, allo stesso piano. È il primo passo in ospedale, perché scendere le scale con persone allettate richiede uomini e tempo. Prima chi è in pericolo immediato, poi chi cammina, poi chi ha bisogno di aiuto, infine chi non si muove.',
        'Minuto sei. L’infermiera trascina una signora sul suo lenzuolo, sul pavimento, piedi avanti. Gli ascensori sono fermi. L’ossigeno del reparto viene chiuso da chi ne ha l’incarico, dopo aver pensato a chi ne dipende.',
        'Minuto undici. Al punto di raccolta si conta: pazienti, visitatori, colleghi. Solo quando il conto torna l’evacuazione è finita.',
      ],
    },
    {
      kind: 'text',
      title: 'Prima dell’allarme',
      durationSeconds: 59,
      paragraphs: [
        'Le vie di fuga sono libere, sempre: un letto «solo per un’ora» davanti alla porta è l’ostacolo di domani. Le porte tagliafuoco non si bloccano con un cuneo; se servono aperte hanno un fermo magnetico che si sgancia con l’allarme.',
        'Il decreto ministeriale 18 settembre 2002, con gli aggiornamenti successivi, è la regola delle strutture sanitarie; il decreto 2 settembre 2021 definisce il piano di emergenza, gli addetti e la loro formazione, che si aggiorna almeno ogni cinque anni. Le prove di evacuazione si fanno almeno una volta all’anno.',
        'Classi di fuoco: A solidi, B liquidi, C gas, D metalli, F oli da cucina. Su apparecchi in tensione niente acqua: anidride carbonica o polvere. L’estintore ad anidride carbonica si tiene per l’impugnatura, perché il cono gela.',
        'L’ossigeno arricchisce: in sua presenza tutto brucia più in fretta. Niente fiamme, niente creme grasse sul viso di chi lo respira, bombole legate.',
        'Chi lavora in un reparto dovrebbe saper rispondere senza cercare: dov’è il pulsante più vicino, dov’è l’estintore, qual è il compartimento accanto, chi sono gli addetti di turno.',
      ],
    },
  ],
  questions: fireSafetyQuestions,
}
