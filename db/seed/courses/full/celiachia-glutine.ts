import type { FullCourse } from '../full-course.ts'
import { celiacQuestions } from '../questions/celiachia-glutine.ts'

export const celiac: FullCourse = {
  title: 'Celiachia e sensibilità al glutine',
  lessons: [
    {
      kind: 'ebook',
      title: 'Dal sospetto agli anticorpi',
      durationSeconds: 54,
      paragraphs: [
        'La celiachia è una reazione autoimmune al glutine in persone predisposte: riguarda circa una persona su cento, e più della metà non lo sa. La diarrea con dimagrimento è ormai la forma meno comune. Si pensa alla celiachia davanti ad anemia da carenza di ferro che non passa, osteoporosi precoce, afte, transaminasi mosse, infertilità, stanchezza, e nella dermatite erpetiforme, che è celiachia della pelle.',
        'Si cerca anche senza sintomi nei parenti di primo grado, nel diabete di tipo 1, nella tiroidite autoimmune, nelle sindromi di Down e di Turner. La legge 130 del 2023 ha previsto in Italia uno screening pediatrico per diabete di tipo 1 e celiachia.',
        'Il primo esame sono gli anticorpi anti-transglutaminasi IgA insieme alle IgA totali: chi ha un deficit di IgA avrebbe un falso negativo, e in quel caso si usano le IgG. L’esame si fa mentre si mangia glutine. Toglierlo prima è l’errore più frequente, perché in poche settimane gli anticorpi scendono e la diagnosi si complica.',
      ],
    },
    {
      kind: 'ebook',
      title: 'La conferma',
      durationSeconds: 48,
      paragraphs: [
        'Nell’adulto, con anticorpi positivi, la conferma è la biopsia del duodeno: almeno quattro prelievi dalla seconda porzione e uno o due dal bulbo. La classificazione di Marsh descrive il danno, dai linfociti aumentati all’atrofia dei villi.',
        'Nel bambino la biopsia si può evitare, secondo le società pediatriche europee, quando gli anti-transglutaminasi superano dieci volte il limite e gli anti-endomisio sono positivi su un secondo campione.',
        'I geni HLA DQ2 e DQ8 servono a escludere: sono presenti in circa un terzo della popolazione, quindi averli non è avere la malattia, ma non averli la rende quasi impossibile.',
        'La sensibilità al glutine non celiaca si riconosce dopo aver escluso celiachia e allergia al grano: i sintomi migliorano senza glutine e tornano alla prova. In molti il responsabile non è il glutine ma i fruttani, zuccheri fermentabili del grano. Non ci sono anticorpi che la confermino.',
      ],
    },
    {
      kind: 'ebook',
      title: 'La dieta che si riesce a seguire',
      durationSeconds: 45,
      paragraphs: [
        'Si tolgono frumento, farro, orzo, segale, kamut e derivati. Riso, mais, grano saraceno, miglio, quinoa, legumi, patate, carne, pesce, uova e latte sono naturalmente privi. L’avena pura è tollerata dalla maggior parte, se controllata e introdotta con un medico. «Senza glutine» in etichetta vuol dire al massimo 20 milligrammi per chilo.',
        'In cucina contano le briciole: tagliere, scolapasta e tostapane a parte, o lavati con cura. La contaminazione è la prima causa di sintomi che non passano, prima di pensare a una celiachia refrattaria.',
        'Gli anticorpi si ricontrollano dopo sei e dodici mesi, poi ogni anno o due; ferro, folati, vitamina D e B12 si correggono. La densitometria si valuta alla diagnosi nell’adulto. Il servizio sanitario eroga i prodotti con tetti mensili di spesa. Un dietista esperto è la risorsa che più aumenta l’aderenza.',
      ],
    },
  ],
  questions: celiacQuestions,
}
