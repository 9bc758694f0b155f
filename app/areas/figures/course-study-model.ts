import { FIGURES_PATH } from './pages-model.ts'

/** FIG-038. What is shown of one course, defined like every figure. */
type StudyFigure = {
  readonly code: string
  readonly name: string
  readonly sentence: string
  readonly formula: string
  readonly source: string
}

export const COURSE_STUDY = {
  reach: {
    code: 'course.reach',
    name: 'Dove si fermano',
    sentence: 'Quanti hanno cominciato il corso, e quanti hanno finito ognuna delle sue lezioni.',
    formula: 'Persone con la lezione finita, o che hanno già fatto la prova, fra chi ha un account.',
    source: 'lezioni e prove di chi segue il corso',
  },
  times: {
    code: 'course.times',
    name: 'Tempi',
    sentence:
      'Quanto passa dall’inizio alla fine dell’ultima lezione, e quanto tempo di lezione è stato davvero seguito.',
    formula:
      'La mediana, e il tempo entro cui stanno 9 su 10: il primo di chi ha finito tutte le lezioni, il secondo di chi ne ha aperta almeno una.',
    source: 'lezioni di chi segue il corso; il tempo seguito lo misura il server',
  },
  questions: {
    code: 'course.questions',
    name: 'Domande della prova',
    sentence: 'Quante volte si risponde bene a ogni domanda, e quante volte si sceglie ognuna delle altre risposte.',
    formula:
      'Risposte delle ultime 2.000 prove consegnate. Da rivedere: giuste meno del 30 % o più del 95 %, con almeno 20 risposte.',
    source: 'prove consegnate',
  },
  marks: {
    code: 'course.marks',
    name: 'Questionario ECM',
    sentence: 'Che voto da 1 a 5 danno al corso le risposte anonime al questionario, dalla quinta risposta in poi.',
    formula: 'Media dei voti. I commenti sono in ordine alfabetico: non dicono chi li ha scritti né quando.',
    source: 'risposte anonime al questionario',
  },
} as const satisfies Record<string, StudyFigure>

export const LEARNING_PATH = `${FIGURES_PATH}/formazione`
export const courseFiguresPath = (courseId: number): string => `${LEARNING_PATH}/${courseId}`
export const courseFilePath = (courseId: number): string => `${courseFiguresPath(courseId)}/file`
