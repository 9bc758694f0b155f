import type { FullCourse } from '../full-course.ts'
import { adultVaccinesQuestions } from '../questions/vaccinare-adulto-anziano.ts'

export const adultVaccines: FullCourse = {
  title: 'Vaccinare l’adulto e l’anziano',
  lessons: [
    {
      kind: 'text',
      title: 'Il calendario, persona per persona',
      durationSeconds: 55,
      paragraphs: [
        'Il Piano nazionale di prevenzione vaccinale 2023-2025 e il calendario collegato offrono all’adulto più di quanto molti sappiano. La vaccinazione contro difterite, tetano e pertosse si richiama ogni dieci anni. L’antinfluenzale si offre ogni autunno da 60 anni in su, a chi ha malattie croniche, alle donne in gravidanza, agli operatori sanitari e ai familiari di chi è fragile.',
        'Contro lo pneumococco l’offerta attiva è a 65 anni e, prima, a chi ha un rischio: asplenia, impianto cocleare, immunodepressione, malattie croniche di cuore, polmone, fegato o rene, diabete. Contro l’herpes zoster il vaccino ricombinante, in due dosi, è offerto a 65 anni e dai 18 anni a chi ha condizioni di rischio. Può essere dato anche a chi ha già avuto lo zoster e a chi è immunodepresso, perché non contiene virus vivo.',
        'In gravidanza si danno, a ogni gravidanza, l’antinfluenzale nella stagione e il vaccino contro la pertosse tra la 27ª e la 36ª settimana, meglio intorno alla 28ª: gli anticorpi passano al bambino.',
      ],
    },
    {
      kind: 'slides',
      title: 'Controindicazioni vere e false',
      durationSeconds: 42,
      paragraphs: [
        'Vera: una reazione anafilattica a una dose precedente o a un componente. È l’unica controindicazione permanente comune a tutti i vaccini.',
        'Vera per i soli vaccini vivi attenuati (morbillo-parotite-rosolia, varicella, febbre gialla): gravidanza e immunodepressione grave.',
        'Precauzione: malattia acuta moderata o grave con febbre. Si rimanda di pochi giorni, e si fissa subito la nuova data.',
        'Falsa: raffreddore senza febbre, antibiotico in corso, allergia all’uovo per l’antinfluenzale, allattamento, convulsioni febbrili in famiglia, anticoagulante.',
        'Con l’anticoagulante si usa un ago sottile e si comprime per almeno due minuti, senza strofinare.',
        'Due vaccini vivi si danno lo stesso giorno o ad almeno quattro settimane di distanza; gli inattivati non hanno bisogno di intervallo. Dopo ogni dose si resta quindici minuti in osservazione, con l’adrenalina a portata di mano.',
      ],
    },
    {
      kind: 'text',
      title: 'Rispondere ai dubbi',
      durationSeconds: 48,
      paragraphs: [
        'Chi esita non è un avversario. La via più efficace è presumere e poi ascoltare: «Oggi è il giorno dell’antinfluenzale, le va bene il braccio sinistro?». Se emerge un dubbio si chiede il permesso di rispondere, si riconosce la preoccupazione, si dà un’informazione sola e si torna alla persona.',
        'Smentire ripetendo la notizia falsa la rinforza. Meglio cominciare dal fatto vero, avvertire che circola un errore, spiegare perché è un errore e chiudere con il fatto.',
        '«L’anno scorso mi ha fatto venire l’influenza»: il vaccino inattivato non contiene virus capaci di replicarsi; il braccio indolenzito e un giorno di malessere sono la risposta immunitaria, oppure un altro virus di stagione.',
        'La raccomandazione di chi cura è il fattore che più spesso fa decidere. In farmacia, in ambulatorio e in reparto vale la stessa regola: ogni contatto è un’occasione, e ogni dose si registra nell’anagrafe vaccinale.',
      ],
    },
  ],
  questions: adultVaccinesQuestions,
}
