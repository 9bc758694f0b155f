import type { FullCourse } from '../full-course.ts'
import { noninvasiveVentilationQuestions } from '../questions/ventilazione-non-invasiva.ts'

export const noninvasiveVentilation: FullCourse = {
  title: 'Ventilazione non invasiva: che cosa abbiamo imparato',
  lessons: [
    {
      kind: 'text',
      title: 'A chi, e con che cosa',
      durationSeconds: 53,
      paragraphs: [
        'La ventilazione non invasiva dà pressione alle vie aeree senza tubo. Ha prove molto solide in due situazioni: la riacutizzazione di BPCO con acidosi respiratoria (pH 7,35 o meno con anidride carbonica alta) e l’edema polmonare acuto cardiogeno. Nell’insufficienza respiratoria ipossiemica, come la polmonite, le prove sono meno forti: la pandemia ha insegnato che può evitare intubazioni, e che il ritardo nell’intubare chi peggiora costa vite.',
        'La CPAP dà una sola pressione, sempre: apre gli alveoli e aiuta l’ossigeno. La pressione su due livelli (bilevel) aggiunge un aiuto a ogni inspirazione e serve quando c’è anidride carbonica da togliere. Gli alti flussi nasali, fino a 60 litri al minuto, riscaldati e umidificati, sono ben tollerati e oggi sono spesso la prima scelta nell’ipossiemia pura.',
        'Non si usa in arresto respiratorio, con vie aeree non protette (coma, vomito, molte secrezioni), trauma del viso, instabilità grave, pneumotorace non drenato. Il coma da anidride carbonica è un’eccezione possibile, in mani esperte.',
      ],
    },
    {
      kind: 'slides',
      title: 'Interfacce e impostazioni',
      durationSeconds: 46,
      paragraphs: [
        'Maschera oronasale: la più usata in acuto. Si sceglie la misura che non perde e non schiaccia. Sul ponte del naso una protezione dall’inizio: la lesione da pressione arriva in ore.',
        'Casco: comodo per ore di CPAP. Servono flussi alti, almeno 40-60 litri al minuto, per lavare l’anidride carbonica; con un flusso basso si respira la propria aria. È rumoroso: tappi per le orecchie.',
        'Bilevel nella BPCO: pressione espiratoria 4-5 cmH2O, inspiratoria 8-10 per cominciare, salendo a 15-20 e oltre in pochi minuti secondo tolleranza e volume.',
        'CPAP nell’edema polmonare: 5-10 cmH2O.',
        'Ossigeno: nella BPCO saturazione 88-92 per cento; negli altri 92-96.',
        'Perdite: fino a una certa misura la macchina compensa. Stringere sempre di più ferisce e non serve: si cambia misura.',
        'Filtri: tra paziente e valvola o porta espiratoria, per ridurre gli aerosol. Lo abbiamo imparato.',
      ],
    },
    {
      kind: 'video',
      title: 'I segni di fallimento',
      durationSeconds: 58,
      paragraphs: [
        'Guardiamo il signor Paolo alla prima ora. Il respiro era a 34, ora è a 26. Il pH era 7,28, ora è 7,33. I muscoli del collo lavorano meno. È collaborante. Sta funzionando: nella BPCO il miglioramento di pH e frequenza entro una o due ore è il predittore migliore.',
        'La signora Irene ha una polmonite. Dopo un’ora è a 36 respiri, tira molto, il volume espirato è sopra 9 ml per chilo, il rapporto tra ossigeno nel sangue e ossigeno inspirato resta sotto 150. Uno sforzo inspiratorio così grande può ferire il polmone da solo. Con gli alti flussi si usa l’indice ROX, cioè saturazione divisa per ossigeno inspirato, divisa per la frequenza: 4,88 o più dopo alcune ore rassicura, in calo avverte.',
        'Il punteggio HACOR somma frequenza cardiaca, acidosi, coscienza, ossigenazione, frequenza respiratoria: sopra 5 dopo un’ora il rischio di fallire è alto. La decisione «fino a dove» si prende all’inizio, con il paziente quando può, e si scrive: la maschera può essere un ponte verso l’intubazione oppure il tetto della cura.',
      ],
    },
    {
      kind: 'text',
      title: 'Pronazione da svegli, comfort, uscita',
      durationSeconds: 52,
      paragraphs: [
        'Mettersi a pancia in giù da svegli, con gli alti flussi, ha ridotto nella malattia da Covid il bisogno di intubazione, soprattutto quando si arriva ad almeno otto ore al giorno; non ha dimostrato di ridurre la mortalità. Chi non tollera può stare sui due fianchi.',
        'Il comfort decide il successo: spiegare prima, tenere la maschera con la mano all’inizio, far bere nelle pause, dare un modo per chiamare. La sedazione leggera si fa solo dove si può sorvegliare. Un campanello, un orologio e un volto valgono un farmaco.',
        'Si controllano ogni ora, all’inizio, frequenza, coscienza, comfort, perdite, pelle, saturazione; emogasanalisi dopo una o due ore e a ogni cambio.',
        'Lo svezzamento si fa allungando le pause di giorno, lasciando la notte per ultima. Se alla prima pausa la frequenza sale sopra 30 si riprende. Chi ha ancora anidride carbonica alta da due a quattro settimane dopo l’episodio (oltre 53 mmHg) può giovarsi della ventilazione a casa.',
      ],
    },
  ],
  questions: noninvasiveVentilationQuestions,
}
