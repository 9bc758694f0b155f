import type { FullCourse } from '../full-course.ts'
import { biologicalRiskQuestions } from '../questions/rischio-biologico.ts'

export const biologicalRisk: FullCourse = {
  title: 'Rischio biologico e punture accidentali',
  lessons: [
    {
      kind: 'ebook',
      title: 'Prima dell’esposizione',
      durationSeconds: 55,
      paragraphs: [
        'Il rischio dopo una puntura con sangue infetto si ricorda con tre numeri: circa 30 per cento per l’epatite B in chi non è immune, circa 1-3 per cento per l’epatite C (stime recenti sono più basse), circa 0,3 per cento per l’HIV. Con le mucose il rischio di HIV scende a circa 0,1 per cento; sulla pelle integra non si è dimostrato.',
        'Pesano la profondità, il sangue visibile, l’ago cavo, la carica virale. Una persona con HIV in terapia efficace ha un rischio di trasmissione molto basso.',
        'La vaccinazione contro l’epatite B è la prima protezione: dopo il ciclo si misura il titolo, e 10 mUI/ml o più significa protetto. Il decreto legislativo 81 del 2008, titolo X-bis, vieta di reincappucciare gli aghi e chiede dispositivi con meccanismo di sicurezza. Il contenitore rigido sta dove si usa l’ago, si riempie al massimo per tre quarti, non si travasa.',
        'La maggior parte delle punture accade dopo l’uso, non durante: nel gesto di riporre, passare, pulire.',
      ],
    },
    {
      kind: 'ebook',
      title: 'I primi minuti',
      durationSeconds: 46,
      paragraphs: [
        'Puntura o taglio: si lascia sanguinare senza spremere, si lava con acqua e sapone, si disinfetta. Occhio o bocca: si sciacqua a lungo con acqua o fisiologica, togliendo le lenti a contatto. Niente candeggina sulla pelle.',
        'Poi si avverte subito: il preposto e il pronto soccorso o il medico competente. La profilassi contro l’HIV, se indicata, si comincia prima possibile, meglio entro due-quattro ore e non oltre 72, e dura 28 giorni. Si chiede alla persona fonte, con il suo consenso, di fare HBsAg, anti-HCV e HIV.',
        'Per l’epatite B, in chi non è vaccinato o non ha risposto, si danno immunoglobuline e vaccino, meglio entro 24 ore e non oltre sette giorni. Chi è protetto non fa nulla. Per l’epatite C non c’è profilassi: si controlla, e se si ammala si cura, con farmaci che guariscono quasi tutti.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Dopo: controlli, denuncia, vita',
      durationSeconds: 48,
      paragraphs: [
        'I controlli: base subito, poi secondo il protocollo, di solito a sei settimane, tre e sei mesi. Fino all’ultimo controllo si usano precauzioni nei rapporti e non si dona il sangue; il lavoro continua. La paura è parte dell’esposizione: nei primi giorni chi si è punto ha bisogno di un numero da chiamare.',
        'L’infortunio si denuncia all’INAIL, anche senza un giorno di assenza: la puntura con materiale a rischio è un infortunio, e se la malattia arriva dopo, quel foglio la lega al lavoro. Il certificato lo fa il medico che visita; il datore lo trasmette nei termini di legge.',
        'Nello studio odontoiatrico e in laboratorio valgono le stesse regole: protocollo scritto e appeso, numero del pronto soccorso di riferimento, registro degli esposti dove previsto. Ogni puntura si analizza: che ago, che gesto, che ora. Tre punture con lo stesso gesto non sono sfortuna.',
      ],
    },
  ],
  questions: biologicalRiskQuestions,
}
