import type { FullCourse } from '../full-course.ts'
import { antibioticUseQuestions } from '../questions/antibiotici-usarli-meglio.ts'

export const antibioticUse: FullCourse = {
  title: 'Antibiotici: usarli meno, usarli meglio',
  lessons: [
    {
      kind: 'text',
      title: 'Il primo bivio: serve davvero?',
      durationSeconds: 64,
      paragraphs: [
        'Marta ha 34 anni, mal di gola da due giorni, febbre a 38,2, naso che cola e tosse. Chiede un antibiotico «per fare prima». A questo bivio la strada più breve è la domanda giusta: quanto è probabile lo streptococco?',
        'I criteri di Centor danno un punto ciascuno a febbre, essudato tonsillare, linfonodi anteriori dolenti, assenza di tosse. Marta ha un punto solo: l’infezione è quasi certamente virale e il test rapido non serve. Con tre o quattro punti il test rapido ha senso, e l’antibiotico si dà se è positivo.',
        'La bronchite acuta dell’adulto sano è virale nella grande maggioranza dei casi, anche se il catarro è verde: il colore non distingue i batteri dai virus. La tosse dura in media tre settimane, e dirlo subito riduce le visite di ritorno.',
        'La batteriuria senza sintomi non si cura, con due eccezioni: la gravidanza e le procedure urologiche che ledono la mucosa. Nell’anziano un’urinocoltura positiva senza sintomi urinari non spiega da sola la confusione.',
        'La ricetta differita è un’altra strada: si consegna, e si usa solo se dopo due o tre giorni i sintomi peggiorano. Riduce il consumo senza aumentare le complicanze.',
      ],
    },
    {
      kind: 'slides',
      title: 'Il secondo bivio: quale e per quanto',
      durationSeconds: 54,
      paragraphs: [
        'L’Organizzazione mondiale della sanità divide gli antibiotici in tre gruppi. Access: prima scelta, spettro stretto, come amoxicillina e nitrofurantoina. Watch: più rischio di resistenza, come macrolidi, chinoloni e cefalosporine di terza generazione. Reserve: ultima risorsa.',
        'Per la cistite non complicata della donna: fosfomicina in dose unica o nitrofurantoina per cinque giorni. I chinoloni non sono la prima scelta: le agenzie europee ne hanno limitato l’uso per danni a tendini, nervi, aorta e sistema nervoso centrale.',
        'Per la polmonite della comunità curata a casa bastano di solito cinque giorni, se la persona è senza febbre da due giorni e stabile. «Finire la scatola» non è una regola: conta la durata prescritta.',
        'Per l’ascesso dentale la cura è il drenaggio; l’antibiotico si aggiunge se ci sono febbre, diffusione o difese ridotte.',
        'Chi dice di essere allergico alla penicillina, nove volte su dieci, non lo è quando viene studiato. Un’etichetta non verificata porta ad antibiotici più larghi e a più infezioni da Clostridioides difficile.',
      ],
    },
    {
      kind: 'text',
      title: 'La comunità dall’altra parte',
      durationSeconds: 47,
      paragraphs: [
        'Ogni antibiotico seleziona: nei mesi successivi la persona porta più batteri resistenti, e li condivide. L’Italia è tra i Paesi europei con più resistenze e con più consumo, negli animali come nelle persone: per questo si parla di una salute sola. In veterinaria la categoria B europea, che comprende chinoloni e cefalosporine di terza e quarta generazione, si usa soltanto quando un antibiogramma mostra che altro non va.',
        'Al banco, il farmacista che spiega come e fino a quando prendere il farmaco, e che rifiuta l’avanzo della volta prima, fa più di un manifesto. L’antibiotico scaduto o avanzato si porta nei raccoglitori delle farmacie, mai nel lavandino.',
        'Una frase utile per chi insiste: «Capisco che voglia stare meglio presto. Oggi l’antibiotico le darebbe diarrea e nessun giorno in meno di tosse. Le dico che cosa fare e quali segni devono farla tornare».',
      ],
    },
  ],
  questions: antibioticUseQuestions,
}
