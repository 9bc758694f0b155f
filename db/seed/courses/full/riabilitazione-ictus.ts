import type { FullCourse } from '../full-course.ts'
import { strokeRehabQuestions } from '../questions/riabilitazione-ictus.ts'

export const strokeRehab: FullCourse = {
  title: 'Riabilitazione dopo l’ictus',
  lessons: [
    {
      kind: 'text',
      title: 'Quando si comincia e quando si recupera',
      durationSeconds: 54,
      paragraphs: [
        'La riabilitazione comincia nei primi giorni, appena la persona è stabile. La mobilizzazione precoce riduce le complicanze, ma lo studio AVERT ha mostrato che alzarsi molto e spesso già nelle prime 24 ore non giova e può nuocere: si parte con sedute brevi e frequenti, tra le 24 e le 48 ore.',
        'Il recupero più rapido avviene nei primi tre mesi; continua più lento fino a sei e oltre. Chi dopo sei mesi non ha recuperato del tutto può ancora migliorare nelle attività, con compiti mirati: non si chiude la porta a una data.',
        'Predice un recupero utile della mano la presenza, entro 72 ore, di un po’ di estensione delle dita e di abduzione della spalla. Predice il cammino autonomo l’equilibrio da seduti.',
        'La disabilità si misura con la scala di Rankin modificata, da 0 a 6, e con l’indice di Barthel, da 0 a 100. L’obiettivo si scrive con la persona: «entro sei settimane vado da solo dal letto al bagno».',
      ],
    },
    {
      kind: 'video',
      title: 'Bocca, parole, braccio, cammino',
      durationSeconds: 74,
      paragraphs: [
        'La prima cosa da valutare è la deglutizione, prima di dare da bere o farmaci per bocca. Un test con piccoli sorsi d’acqua lo fa l’infermiere formato; la voce gorgogliante, la tosse o il calo della saturazione chiedono il logopedista. Fino a un ictus su due ha disfagia nei primi giorni, e la polmonite da aspirazione è tra le prime cause di morte.',
        'L’afasia è un disturbo del linguaggio, non dell’intelligenza. Con chi è afasico si parla piano, una frase alla volta, si aspetta, si usano gesti e figure, si verifica. La terapia intensiva del linguaggio è efficace anche a distanza di mesi. La disartria è un’altra cosa: le parole sono giuste, i muscoli no.',
        'Il neglect, dopo lesioni di destra, fa ignorare il lato sinistro: il piatto mangiato a metà è il segno di ogni giorno. Ci si avvicina da quel lato per richiamare l’attenzione, si mette a destra ciò che serve in sicurezza.',
        'Nel braccio conta ripetere un compito vero, centinaia di volte. La terapia con costrizione, che blocca il braccio sano per alcune ore al giorno, serve a chi ha già un po’ di movimento del polso e delle dita. La spalla paretica non si tira mai: si sostiene, perché il dolore di spalla ruba mesi.',
        'Il cammino si allena camminando, anche con il nastro e il sostegno del peso.',
      ],
    },
    {
      kind: 'slides',
      title: 'Ausili, complicanze, casa',
      durationSeconds: 48,
      paragraphs: [
        'Spasticità: posizione e allungamento; se è focale e dà fastidio, tossina botulinica insieme alla fisioterapia.',
        'Ortesi caviglia-piede: per il piede che cade. Si prova e si insegna a controllare la pelle.',
        'Umore: la depressione colpisce circa una persona su tre dopo l’ictus, e frena il recupero. Si cerca con domande dirette, o con scale adatte a chi è afasico.',
        'Cadute: sono frequentissime nei primi mesi dal rientro. Si guarda la casa prima: tappeti, luci, maniglie, sedia per la doccia.',
        'Famiglia: chi assiste impara i trasferimenti prima della dimissione, facendoli.',
        'Guida: non si riprende senza una valutazione. Di regola si aspetta, e si valuta vista, attenzione, neglect, movimento.',
        'Prevenzione: pressione, fibrillazione atriale, fumo, statine, attività. Il rischio di un secondo ictus è più alto nelle prime settimane.',
        'Lavoro e sessualità si chiedono: chi ha avuto un ictus a 50 anni quasi mai le solleva per primo.',
      ],
    },
  ],
  questions: strokeRehabQuestions,
}
