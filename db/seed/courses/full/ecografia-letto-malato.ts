import type { FullCourse } from '../full-course.ts'
import { bedsideUltrasoundQuestions } from '../questions/ecografia-letto-malato.ts'

export const bedsideUltrasound: FullCourse = {
  title: 'Ecografia al letto del malato: i fondamenti',
  lessons: [
    {
      kind: 'text',
      title: 'Onde, sonde, comandi',
      durationSeconds: 53,
      paragraphs: [
        'L’ecografia al letto del malato risponde a domande chiuse: c’è versamento? Il polmone scorre? La vescica è piena? Non sostituisce l’esame del radiologo: aggiunge all’esame obiettivo una risposta sì o no, subito.',
        'Una frequenza alta dà dettaglio e poca profondità; una bassa il contrario. La sonda lineare, da 6 a 15 MHz, è per vasi, pleura e superficie. La convex, da 2 a 5 MHz, è per addome e torace profondo. La settoriale, piccola, passa tra le coste per il cuore.',
        'I comandi che contano sono tre: profondità, guadagno, fuoco. La profondità si regola perché la struttura cercata occupi circa i due terzi dello schermo. Con troppo guadagno tutto è bianco e si perde il liquido, che deve restare nero. Il marcatore della sonda corrisponde al lato segnato sullo schermo: di solito verso la testa o verso la destra del paziente.',
        'Anecogeno vuol dire nero, come il liquido; iperecogeno bianco, come osso, gas e calcoli; ipoecogeno grigio scuro.',
      ],
    },
    {
      kind: 'slides',
      title: 'Torace',
      durationSeconds: 57,
      paragraphs: [
        'Si cerca la linea pleurica tra due coste, con le loro ombre: il segno del pipistrello. La pleura che va e viene è lo scorrimento, il gliding.',
        'Linee A: ripetizioni orizzontali della pleura, equidistanti. Con lo scorrimento presente indicano aria normale.',
        'Linee B: code verticali che partono dalla pleura, arrivano in fondo allo schermo e si muovono con il respiro. Tre o più in uno spazio sono patologiche. Diffuse ai due lati fanno pensare all’edema polmonare o a una malattia interstiziale.',
        'Pneumotorace: manca lo scorrimento, mancano le linee B, e in M-mode al posto della spiaggia si vede il codice a barre. Il punto polmone, dove lo scorrimento ricomincia, lo conferma. L’assenza di scorrimento da sola non basta: c’è anche nell’intubazione di un solo bronco e nelle aderenze.',
        'Versamento: area nera sopra il diaframma, da cercare con il paziente seduto o in decubito, posteriormente. L’ecografia lo vede meglio della radiografia a letto.',
        'Consolidamento: polmone che sembra fegato, con punti bianchi che si muovono con il respiro, i broncogrammi aerei dinamici.',
      ],
    },
    {
      kind: 'slides',
      title: 'Addome e vescica',
      durationSeconds: 42,
      paragraphs: [
        'Liquido libero, nel trauma: quattro finestre. Tra fegato e rene destro (tasca di Morison), tra milza e rene sinistro, pelvi, pericardio. La tasca di Morison è la più sensibile nel paziente supino.',
        'Aorta: trasversale sopra l’ombelico, davanti alla vertebra. Si misura da parete esterna a parete esterna: da 3 centimetri in su è aneurisma.',
        'Vescica: volume circa uguale a larghezza per altezza per profondità per 0,52. Oltre 400-500 millilitri in chi non urina è ritenzione.',
        'Rene: la dilatazione della pelvi, nera al centro del rene, fa pensare a un ostacolo. La sua assenza nelle prime ore non esclude una colica.',
        'Colecisti: calcolo bianco con ombra dietro. Dolore alla pressione della sonda: segno di Murphy ecografico. Una parete oltre 3 millimetri rinforza il sospetto di colecistite.',
      ],
    },
    {
      kind: 'text',
      title: 'Accessi vascolari, artefatti, errori',
      durationSeconds: 67,
      paragraphs: [
        'La vena si schiaccia con la sonda, l’arteria pulsa e resiste. Una vena che non si schiaccia in tutta la lunghezza della coscia o del cavo popliteo contiene un trombo: è l’ecografia per compressione, che si fa in due punti, inguine e ginocchio.',
        'Per incannulare si può tenere la vena in asse corto, un cerchio, e si segue la punta dell’ago; o in asse lungo, e si vede l’ago intero. L’errore dell’asse corto è scambiare il corpo dell’ago per la punta: la sonda si sposta in avanti fino a quando il punto bianco sparisce, e quella è la punta. Guanti, sonda coperta da guaina sterile e gel sterile per gli accessi centrali.',
        '## Artefatti utili e ingannevoli',
        '- Ombra acustica: dietro a osso e calcoli, nera.',
        '- Rinforzo posteriore: dietro ai liquidi, più bianco.',
        '- Specchio: il fegato che appare anche sopra il diaframma, senza che ci sia nulla.',
        '- Riverberazione: le linee A.',
        'L’errore più grave non è non vedere: è rispondere a una domanda che l’ecografia non può chiudere. Un esame negativo fatto da chi inizia non esclude. Ogni esame si scrive, con domanda, finestra, risposta e limiti, e dopo l’uso la sonda si pulisce e si disinfetta.',
      ],
    },
  ],
  questions: bedsideUltrasoundQuestions,
}
