import type { FullCourse } from '../full-course.ts'
import { homeNutritionQuestions } from '../questions/nutrizione-domicilio.ts'

export const homeNutrition: FullCourse = {
  title: 'Nutrizione artificiale a domicilio',
  lessons: [
    {
      kind: 'ebook',
      title: 'Indicazioni e accessi',
      durationSeconds: 53,
      paragraphs: [
        'Se l’intestino funziona, si usa l’intestino: la nutrizione enterale è più fisiologica e ha meno complicanze infettive della parenterale. La si propone a chi non mangia, o non mangerà, abbastanza per più di una settimana: meno del 60 per cento del fabbisogno per oltre dieci giorni è una soglia usata spesso. Prima si provano consistenze modificate e supplementi orali.',
        'Il sondino nasogastrico è per periodi brevi, fino a quattro-sei settimane; oltre si pensa alla gastrostomia (PEG). La posizione del sondino si verifica con la radiografia al primo posizionamento, poi con il pH dell’aspirato, che nello stomaco è di regola 5,5 o meno. Ascoltare l’aria con il fonendoscopio non è un metodo affidabile.',
        'Nella demenza avanzata la PEG non allunga la vita, non previene la polmonite da aspirazione e non migliora il benessere: si preferisce l’alimentazione assistita, per il piacere che dà.',
        'La parenterale a domicilio è per l’insufficienza intestinale, attraverso un catetere venoso centrale tunnellizzato o un PICC.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Complicanze: prevenirle e riconoscerle',
      durationSeconds: 61,
      paragraphs: [
        'La sindrome da rialimentazione compare nei primi giorni in chi è molto denutrito: fosforo, potassio e magnesio scendono, e possono seguire aritmie e scompenso. È a rischio chi ha un indice di massa corporea sotto 16, chi ha perso più del 15 per cento del peso in tre-sei mesi o chi non mangia quasi nulla da più di dieci giorni. Si comincia piano, con tiamina prima del glucosio, e si controllano gli elettroliti ogni giorno.',
        'Diarrea: prima di cambiare miscela si guardano antibiotici, sciroppi con sorbitolo, velocità e igiene. Polmonite: testata a 30-45 gradi durante il pasto e per un’ora dopo.',
        'Ostruzione della sonda: si previene con 30 ml d’acqua prima e dopo ogni pasto e ogni farmaco. I farmaci si danno uno per volta, liquidi quando possibile, mai mescolati alla miscela. Non si tritano le forme a rilascio prolungato e gastroresistenti.',
        'PEG uscita: lo stoma si restringe in poche ore. Nel primo mese il tramite non è maturo: non si reinserisce nulla alla cieca.',
        'Nella parenterale il pericolo è il catetere: febbre con brivido durante l’infusione è un’infezione fino a prova contraria.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Addestrare chi assiste',
      durationSeconds: 54,
      paragraphs: [
        'Nessuno torna a casa prima che chi assiste abbia fatto da solo, davanti all’infermiere, l’intero giro: lavare le mani, controllare la posizione, sollevare la testata, collegare, lavare la sonda, pulire lo stoma. Un foglio con figure resta accanto al letto, con tre numeri di telefono.',
        'Lo stoma si lava ogni giorno con acqua e sapone e si asciuga; dopo la guarigione non serve una garza. La PEG si ruota di un giro completo ogni giorno e si spinge appena avanti e indietro, perché il fermo interno non affondi nella parete.',
        'La miscela aperta si conserva in frigorifero per 24 ore; a temperatura ambiente, appesa, segue le ore indicate sulla confezione. La bocca si cura anche se non si mangia: due volte al giorno.',
        'Chi assiste deve sapere che cosa vuol dire chiamare subito: affanno o tosse durante il pasto, vomito ripetuto, febbre, sonda uscita, addome teso. Ogni tre mesi si rivede il fabbisogno, il peso e la domanda iniziale: serve ancora?',
      ],
    },
  ],
  questions: homeNutritionQuestions,
}
