import type { FullCourse } from '../full-course.ts'
import { epidemicNumbersQuestions } from '../questions/epidemie-numeri.ts'

export const epidemicNumbers: FullCourse = {
  title: 'Epidemie: leggere i numeri',
  lessons: [
    {
      kind: 'ebook',
      title: 'Contare i casi',
      durationSeconds: 54,
      paragraphs: [
        'L’incidenza conta i casi nuovi in un periodo, su una popolazione: 80 nuovi casi su 100.000 abitanti in una settimana. La prevalenza conta i casi presenti in un momento. Un rubinetto e una vasca: l’incidenza è l’acqua che entra, la prevalenza il livello; il livello sale anche se il rubinetto è lento, quando lo scarico, cioè la guarigione, è lento.',
        'La letalità è il numero di morti tra i malati; la mortalità il numero di morti nella popolazione. Un virus può avere letalità bassa e mortalità alta, se infetta molti. La letalità apparente dipende da quanti casi si scoprono: all’inizio, con pochi test, si vedono i gravi e sembra altissima. La letalità per infezione conta anche chi non si è accorto di nulla, ed è sempre più bassa di quella per caso.',
        'La quota di test positivi aiuta a leggere il resto: se sale mentre i test restano uguali, l’epidemia corre; se i test dimezzano, meno casi non vuol dire meno infezioni.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Velocità',
      durationSeconds: 62,
      paragraphs: [
        'Il numero di riproduzione di base, R0, è quante persone ne contagia una in media, se tutti sono suscettibili e non si fa nulla. Nel morbillo è da 12 a 18, nell’influenza stagionale poco sopra 1. Il numero effettivo, Rt, è lo stesso numero oggi, con immunità e misure. Sopra 1 l’epidemia cresce, sotto 1 cala. Rt è una stima, con un intervallo, e guarda indietro di una o due settimane.',
        'La soglia di immunità di gruppo, nel caso ideale, è 1 meno 1/R0: con R0 uguale a 4 serve il 75 per cento di immuni; con il morbillo circa il 95.',
        'Il tempo di raddoppio dice in quanti giorni i casi raddoppiano. Con raddoppio di tre giorni cento casi diventano 200 dopo tre, 400 dopo sei, 800 dopo nove, più di mille dopo dieci giorni. L’occhio è fatto per le linee rette e sottovaluta sempre. Su scala logaritmica la crescita esponenziale appare come una retta: se la retta si piega verso il basso, si sta rallentando.',
        'L’intervallo seriale è il tempo tra l’inizio dei sintomi in una persona e in quella che ha contagiato.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Gravità e ritardi',
      durationSeconds: 53,
      paragraphs: [
        'I numeri arrivano in fila: prima le infezioni, dopo giorni i sintomi, poi i ricoveri, le terapie intensive, i decessi. Guardare i decessi per decidere oggi è guardare tre o quattro settimane fa. La media mobile di sette giorni toglie il gradino del fine settimana, quando si registra meno.',
        'L’eccesso di mortalità confronta i morti osservati con quelli attesi dagli anni precedenti. Non chiede di che cosa si è morti: comprende i casi non diagnosticati e le morti indirette, ed è l’indicatore meno discutibile. Può scendere sotto zero dopo un’ondata.',
        'Quando si confrontano due Paesi si standardizza per età: una popolazione più vecchia muore di più a parità di cure.',
        'Il paradosso dei vaccinati: se quasi tutti sono vaccinati, tra i ricoverati ci saranno molti vaccinati. Non si contano le persone, si confrontano i tassi: ricoverati su 100.000 vaccinati contro ricoverati su 100.000 non vaccinati della stessa età. Se sono 10 e 50, l’efficacia è l’80 per cento.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Leggere un bollettino',
      durationSeconds: 46,
      paragraphs: [
        'Cinque domande. Qual è il denominatore? Di che periodo si parla, e quando il dato è stato aggiornato? È cambiata la definizione di caso o il numero di test? È un conteggio o una stima, e con quale incertezza? Con che cosa lo si confronta?',
        'Un esempio. «Raddoppiati i casi in città.» Da 2 a 4 in una settimana: il raddoppio c’è, la notizia no. «Terapie intensive al 12 per cento.» Di quali posti? Attivi o attivabili?',
        'Le acque di scarico anticipano i casi di qualche giorno e non dipendono dai test. La sorveglianza sentinella usa un campione di medici per stimare il tutto, come si fa da anni con l’influenza in Italia.',
        'Comunicare un numero è una cura: si dice anche ciò che non si sa, si evita il decimale inutile, si mette accanto un paragone onesto.',
      ],
    },
  ],
  questions: epidemicNumbersQuestions,
}
