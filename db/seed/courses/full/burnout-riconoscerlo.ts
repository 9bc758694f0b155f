import type { FullCourse } from '../full-course.ts'
import { burnoutQuestions } from '../questions/burnout-riconoscerlo.ts'

export const burnout: FullCourse = {
  title: 'Burnout: riconoscerlo in sé e negli altri',
  lessons: [
    {
      kind: 'video',
      title: 'Un anno nella vita di Ornella',
      durationSeconds: 63,
      paragraphs: [
        'Gennaio. Ornella, caposala da undici anni, arriva mezz’ora prima e va via un’ora dopo. È fiera di non aver mai detto no. Due colleghe sono in maternità e nessuno le ha sostituite.',
        'Aprile. Dorme male. Risponde secca a una figlia che chiede un cuscino, e in macchina piange. Dice: «Sono solo stanca».',
        'Luglio. Torna dalle ferie e al primo giorno è come se non fosse mai partita: è il segno che distingue la stanchezza, che il riposo cura, dal burnout. Chiama i pazienti con il numero del letto. Prima se ne sarebbe vergognata; ora non le importa.',
        'Ottobre. Un errore di terapia, senza danno. Ornella pensa: «Non valgo niente, non ho mai valuto niente». Un collega più giovane le porta un caffè e non le dice «tieni duro». Le dice: «Ti vedo diversa da mesi. Che cosa ti pesa di più?».',
        'Dicembre. Ornella ha parlato con il medico competente e con una psicologa. Il reparto ha cambiato due cose: i turni si chiudono all’ora scritta, e c’è un’ora alla settimana in cui si parla dei casi difficili. Non è guarita in un mese. È tornata a sapere i nomi.',
      ],
    },
    {
      kind: 'text',
      title: 'Che cos’è e che cosa non è',
      durationSeconds: 46,
      paragraphs: [
        'L’Organizzazione mondiale della sanità descrive il burnout nell’ICD-11 come fenomeno occupazionale, non come malattia: deriva da stress cronico al lavoro non gestito con successo. Ha tre dimensioni: esaurimento, distacco o cinismo verso il lavoro, ridotta efficacia. Il questionario più usato è il Maslach Burnout Inventory.',
        'Non è depressione, anche se le somiglia e la può accompagnare: la depressione invade tutta la vita, il burnout nasce dal lavoro. Pensieri di morte, perdita di piacere in ogni cosa, incapacità di alzarsi chiedono una valutazione subito. Non è fragilità di carattere: i fattori più forti sono dell’organizzazione.',
        'Christina Maslach e Michael Leiter indicano sei aree: carico, controllo, riconoscimento, comunità, equità, valori. Quando in una o più c’è distanza tra la persona e il lavoro il rischio cresce.',
        'Le conseguenze riguardano i pazienti: più errori, meno empatia, più assenze, più abbandoni.',
      ],
    },
    {
      kind: 'text',
      title: 'Che cosa si può fare',
      durationSeconds: 52,
      paragraphs: [
        'Per sé: riconoscere i segni presto (sonno, irritabilità, cinismo, errori), chiedere aiuto, proteggere il confine tra lavoro e casa, riprendere una cosa che dava piacere. Tecniche di consapevolezza e gruppi di discussione, come i gruppi Balint, danno benefici piccoli ma reali.',
        'Per un collega: una domanda precisa, in privato, e il tempo di ascoltare. «Come stai?» nel corridoio non è una domanda. Non si danno consigli subito. Si offre di accompagnare.',
        'Per l’organizzazione: è lì che le prove indicano gli effetti maggiori. Carichi adeguati, turni prevedibili, meno burocrazia, partecipazione alle decisioni, capi formati. Un corso di rilassamento offerto a chi lavora in due al posto di quattro è un’offesa.',
        'La legge chiede al datore di lavoro di valutare lo stress lavoro-correlato: articolo 28 del decreto legislativo 81 del 2008. Il medico competente si può chiedere di propria iniziativa. Chiedere aiuto non va scritto nella storia di nessuno come una colpa: è ciò che consiglieremmo a un paziente.',
      ],
    },
  ],
  questions: burnoutQuestions,
}
