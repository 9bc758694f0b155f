import type { FullCourse } from '../full-course.ts'
import { careHomesQuestions } from '../questions/residenze-dopo-pandemia.ts'

export const careHomes: FullCourse = {
  title: 'Le residenze per anziani dopo la pandemia',
  lessons: [
    {
      kind: 'video',
      title: 'Tre sguardi sullo stesso reparto',
      durationSeconds: 57,
      paragraphs: [
        'Il medico. «Nella primavera del 2020 avevo trentadue ospiti e sei con la febbre. Non c’erano stanze libere, non c’erano tamponi, gli operatori lavoravano in due strutture. L’infezione è entrata dalla porta del personale, come quasi sempre. Oggi so che le difese sono tre: accorgersi presto, separare subito, non far girare chi lavora.»',
        'La direttrice. «Abbiamo chiuso per proteggere. Dopo tre mesi gli ospiti avevano perso peso, parole e passi. Alcuni non sono morti di virus: sono morti di solitudine. La legge oggi ci chiede di garantire le visite, anche in emergenza, con regole: non chiuderei più del tutto.» In Italia il decreto-legge 44 del 2021 ha stabilito che le visite nelle residenze vanno assicurate, e norme successive ne hanno fissato la durata minima di 45 minuti.',
        'La figlia. «Vedevo mia madre in uno schermo tenuto da una mano con il guanto. Un’operatrice ha capito che mamma rispondeva se sentiva cantare. Da allora ogni sera cantavamo. Non mi serviva la verità tecnica: mi serviva qualcuno che chiamasse alla stessa ora.»',
      ],
    },
    {
      kind: 'text',
      title: 'Che cosa deve restare',
      durationSeconds: 53,
      paragraphs: [
        'Accorgersi presto: nell’anziano l’infezione può cominciare senza febbre, con inappetenza, confusione nuova, una caduta, sonnolenza. Due ospiti con sintomi simili in 72 ore sono un focolaio fino a prova contraria, e si avvisa il dipartimento di prevenzione.',
        'Separare: una zona pronta, personale dedicato, il percorso del pulito diverso da quello dello sporco. L’isolamento ha sempre una data di fine, e una persona incaricata di stare con chi è isolato.',
        'Vaccinare ospiti e personale ogni autunno, offrendo la dose dove le persone sono. Aerare. Un referente per le infezioni per ogni nucleo, con ore assegnate.',
        'La cartella di ogni ospite contiene le volontà: ospedalizzazione sì, no, per che cosa; chi chiamare; che cosa conta. Scritte prima, con la persona, si rivedono ogni sei mesi: nella notte della febbre è tardi.',
        'La qualità si vede in poche misure: cadute, lesioni da pressione, peso, sedativi, contenzioni, trasferimenti in pronto soccorso, ore di visita. Il personale stabile vale più di ogni protocollo.',
      ],
    },
  ],
  questions: careHomesQuestions,
}
