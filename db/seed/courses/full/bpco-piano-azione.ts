import type { FullCourse } from '../full-course.ts'
import { copdPlanQuestions } from '../questions/bpco-piano-azione.ts'

export const copdPlan: FullCourse = {
  title: 'BPCO: dalla spirometria al piano d’azione',
  lessons: [
    {
      kind: 'text',
      title: 'Leggere il tracciato',
      durationSeconds: 53,
      paragraphs: [
        'La broncopneumopatia cronica ostruttiva si sospetta dopo i 40 anni in chi fuma o ha respirato polveri e ha affanno, tosse o catarro che non passano. La diagnosi però è un numero: un rapporto tra FEV1 e capacità vitale forzata sotto 0,70 dopo il broncodilatatore. Senza spirometria non c’è diagnosi, e molte persone prendono inalatori per una malattia che non hanno.',
        'Il tracciato si guarda prima di leggere i numeri: partenza esplosiva, curva senza colpi di tosse, soffio fino al plateau, tre prove simili. La curva concava verso il basso racconta l’ostruzione.',
        'La gravità dell’ostruzione si legge sul FEV1 in percentuale del teorico: da 80 in su lieve, da 50 a 79 moderata, da 30 a 49 grave, sotto 30 molto grave. Ma la terapia si sceglie da due cose diverse: quanto respira male la persona (mMRC o CAT) e quante riacutizzazioni ha avuto nell’ultimo anno.',
        'In chi ha enfisema da giovane, o in famiglia, si misura una volta l’alfa-1-antitripsina.',
      ],
    },
    {
      kind: 'video',
      title: 'Scegliere l’inalatore',
      durationSeconds: 63,
      paragraphs: [
        'Prima del farmaco si guarda la mano. Un inalatore di polvere chiede un’inspirazione rapida e forte; uno spray predosato una lenta e profonda, coordinata con lo scatto. Chi non coordina usa il distanziatore. Chi ha poco fiato o mani deboli può aver bisogno di un altro dispositivo. Si mostra, si fa ripetere, si ricontrolla a ogni visita: più della metà delle persone sbaglia almeno un passaggio importante.',
        'La base sono i broncodilatatori a lunga durata. In chi ha sintomi, o almeno due riacutizzazioni moderate o una con ricovero, si comincia di solito con due insieme: un beta-2-agonista e un antimuscarinico. Il cortisone inalato si aggiunge quando le riacutizzazioni continuano e gli eosinofili nel sangue sono 300 per microlitro o più; tra 100 e 300 può aiutare, sotto 100 serve poco e aumenta il rischio di polmonite.',
        'Ciò che cambia la storia della malattia non è nell’inalatore: smettere di fumare, vaccinarsi, muoversi. La riabilitazione respiratoria migliora affanno e qualità di vita più di qualunque spray. L’ossigeno a lungo termine, almeno 15 ore al giorno, si dà a chi a riposo ha una pressione di ossigeno di 55 mmHg o meno.',
      ],
    },
    {
      kind: 'text',
      title: 'Il piano scritto per i giorni brutti',
      durationSeconds: 50,
      paragraphs: [
        'La riacutizzazione è un peggioramento di affanno, tosse o catarro oltre le variazioni di ogni giorno, in meno di due settimane. Le somiglianti da escludere sono polmonite, embolia polmonare e scompenso.',
        '## Giallo: peggioro',
        '- Più spruzzi del broncodilatatore rapido, con il distanziatore.',
        '- Se l’affanno non cede: prednisone 40 mg al giorno per cinque giorni, come concordato.',
        '- Antibiotico se il catarro diventa purulento e aumenta insieme all’affanno.',
        '## Rosso: chiamo il 112',
        '- Affanno a riposo, labbra blu, sonnolenza o confusione.',
        'In ambulanza e in pronto soccorso l’ossigeno si regola: l’obiettivo è una saturazione tra 88 e 92 per cento, perché troppo ossigeno può far salire l’anidride carbonica. Con acidosi respiratoria (pH 7,35 o meno) la ventilazione non invasiva riduce mortalità e intubazioni.',
        'Dopo una riacutizzazione si rivede la tecnica, si chiede del fumo e si prenota la riabilitazione: iniziarla entro quattro settimane riduce i nuovi ricoveri.',
      ],
    },
  ],
  questions: copdPlanQuestions,
}
