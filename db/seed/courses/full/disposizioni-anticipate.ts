import type { FullCourse } from '../full-course.ts'
import { advanceDirectivesQuestions } from '../questions/disposizioni-anticipate.ts'

export const advanceDirectives: FullCourse = {
  title: 'Disposizioni anticipate di trattamento',
  lessons: [
    {
      kind: 'ebook',
      title: 'Che cosa sono e che forma hanno',
      durationSeconds: 55,
      paragraphs: [
        'L’articolo 4 della legge 219 del 2017 dice che ogni persona maggiorenne e capace di intendere e di volere, in previsione di una futura incapacità di autodeterminarsi, può esprimere le proprie volontà sui trattamenti sanitari, e il consenso o il rifiuto su accertamenti, scelte terapeutiche e singoli trattamenti. Prima deve aver acquisito adeguate informazioni mediche: il colloquio con il medico non è un dettaglio, è ciò che rende la volontà utile.',
        'Le forme sono tre: atto pubblico dal notaio, scrittura privata autenticata, scrittura privata consegnata di persona all’ufficio dello stato civile del comune di residenza (o alla struttura sanitaria, dove la Regione lo ha previsto). Chi non può scrivere può usare la videoregistrazione o dispositivi adatti. Sono esenti da bollo, imposte e diritti.',
        'Si possono rinnovare, modificare e revocare in ogni momento con le stesse forme; in emergenza basta una dichiarazione a voce raccolta o videoregistrata da un medico, con due testimoni.',
        'Nutrizione e idratazione artificiali, per la legge, sono trattamenti sanitari e possono essere rifiutate.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Il fiduciario e la banca dati',
      durationSeconds: 48,
      paragraphs: [
        'Il fiduciario fa le veci della persona nei rapporti con il medico e con la struttura. È maggiorenne e capace, accetta firmando, può rinunciare per iscritto. Non decide al posto: porta la voce di chi non può parlare. Se manca, le disposizioni restano valide; in caso di necessità il giudice tutelare nomina un amministratore di sostegno.',
        'La banca dati nazionale è presso il Ministero della salute, attiva dal 2020 con il decreto 168 del 2019. Vi arrivano le disposizioni consegnate ai comuni, ai notai e alle strutture, se il disponente vuole che sia trasmessa copia; altrimenti è indicato dove si trovano. Vi accedono il disponente, il fiduciario e il medico che ha in cura chi è incapace, con identità digitale.',
        'Prima di cercare si guarda il paziente: se è capace, si chiede a lui. Le disposizioni valgono solo quando non può più decidere.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Quando arrivano in reparto',
      durationSeconds: 58,
      paragraphs: [
        'Il medico è tenuto a rispettarle. Può disattenderle, in tutto o in parte, d’accordo con il fiduciario, in tre casi: se appaiono palesemente incongrue; se non corrispondono alla condizione clinica attuale; se esistono terapie non prevedibili allora, capaci di dare concrete possibilità di miglioramento. Se medico e fiduciario non sono d’accordo decide il giudice tutelare.',
        'Il paziente non può esigere trattamenti contrari alla legge, alla deontologia o alle buone pratiche. In urgenza il medico assicura le cure necessarie, rispettando la volontà se le circostanze permettono di conoscerla: non si sospende una rianimazione per cercare un foglio.',
        'La pianificazione condivisa, articolo 5, è un’altra cosa: riguarda chi è già malato, nasce nel rapporto con il medico, si scrive in cartella e vincola allo stesso modo. Spesso è più utile, perché parla di quella malattia.',
        'La frase che manca più spesso nelle disposizioni è che cosa conta per la persona: «non voglio vivere senza riconoscere i miei figli» guida più di un elenco di macchine. Rispettare un rifiuto non è abbandonare: le cure palliative si danno sempre.',
      ],
    },
  ],
  questions: advanceDirectivesQuestions,
}
