import type { FullCourse } from '../full-course.ts'
import { multimorbidityQuestions } from '../questions/anziano-piu-malattie.ts'

export const multimorbidity: FullCourse = {
  title: 'Il paziente anziano con più malattie',
  lessons: [
    {
      kind: 'text',
      title: 'Dalla somma delle malattie alla persona',
      durationSeconds: 59,
      paragraphs: [
        'Adele ha 84 anni, scompenso, diabete, artrosi, fibrillazione atriale, insonnia. Prende quattordici compresse. Se si applicano una dopo l’altra le linee guida delle sue cinque malattie si ottiene una giornata impossibile: ogni linea guida è scritta su persone che hanno una malattia sola.',
        'Multimorbilità vuol dire due o più malattie croniche insieme. Fragilità è un’altra cosa: una riserva ridotta, per cui uno stress piccolo provoca una caduta grande. Si riconosce con strumenti semplici. La velocità del passo sotto 0,8 metri al secondo è un segnale. La Clinical Frailty Scale va da 1, molto in forma, a 9, malato terminale; da 5 in su si parla di fragilità.',
        'La valutazione multidimensionale geriatrica guarda cinque campi: malattie e farmaci, funzione, mente e umore, nutrizione, rete sociale. La funzione si misura con le attività di base (lavarsi, vestirsi, mangiare, muoversi) e con quelle strumentali (telefono, soldi, farmaci, spesa): queste ultime si perdono per prime.',
        'La domanda che orienta tutto il resto è una: che cosa è importante per lei? Adele risponde: andare in chiesa la domenica e non dipendere dalla figlia.',
      ],
    },
    {
      kind: 'slides',
      title: 'Politerapia: contare e capire',
      durationSeconds: 60,
      paragraphs: [
        'Politerapia si chiama di solito l’uso di cinque o più farmaci. Il numero da solo non è un errore: il problema è il farmaco che non serve più, o che non serve a quella persona.',
        'Riconciliazione: a ogni passaggio di cura si scrive l’elenco vero di ciò che la persona prende, compresi gocce, colliri, integratori e farmaci da banco. Il sacchetto portato da casa è la fonte migliore.',
        'Cascata prescrittiva: un farmaco dà un effetto, l’effetto viene scambiato per una malattia nuova, si aggiunge un altro farmaco. Esempio: amlodipina, gonfiore alle caviglie, diuretico, incontinenza, antimuscarinico, confusione.',
        'Carico anticolinergico: amitriptilina, ossibutinina, antistaminici di prima generazione si sommano. Danno bocca secca, stipsi, ritenzione di urina, confusione, cadute.',
        'Benzodiazepine: aumentano cadute, fratture e confusione. Nell’anziano si sospendono scalando, in settimane o mesi.',
        'Inibitori di pompa: se manca un’indicazione che dura (esofagite grave, antinfiammatori o anticoagulanti con rischio) dopo otto settimane si riducono.',
        'Liste che aiutano: i criteri di Beers e i criteri STOPP/START. STOPP dice che cosa togliere; START ricorda che cosa manca, perché anche la cura non data è un errore.',
      ],
    },
    {
      kind: 'text',
      title: 'Decidere che cosa togliere',
      durationSeconds: 83,
      paragraphs: [
        'Deprescrivere è un processo con passi, come prescrivere. Primo: l’elenco completo, ciascun farmaco con il suo motivo. Secondo: il rischio complessivo della persona. Terzo: per ogni farmaco, beneficio e danno, e il tempo che serve al beneficio per arrivare. Quarto: la priorità, si comincia da chi fa più danno o meno bene. Quinto: uno alla volta, con un controllo fissato.',
        'Il tempo al beneficio è la misura che più spesso si dimentica. Una statina in prevenzione primaria ha bisogno di circa due anni e mezzo per evitare un evento ogni cento persone; chi ha una vita attesa più breve ne porta il peso senza averne il frutto. Lo stretto controllo della glicemia ha bisogno di otto-dieci anni per proteggere i piccoli vasi: nel molto anziano un’emoglobina glicata tra 58 e 69 mmol/mol è più sicura di una a 48.',
        'Alcuni farmaci si possono fermare in un giorno; altri si scalano. Si scalano benzodiazepine, betabloccanti, oppioidi, antidepressivi, cortisone preso a lungo. Dopo un betabloccante fermato di colpo possono arrivare tachicardia e angina.',
        'La pressione si misura anche in piedi, dopo uno e tre minuti: nell’ipotensione ortostatica si alleggerisce prima di aggiungere. Antipertensivo e diuretico presi la sera possono portare a una caduta nel tragitto verso il bagno.',
        'La conversazione: «Questo farmaco oggi le dà più rischio che aiuto. Le propongo di provare a ridurlo e di rivederci tra quattro settimane; se qualcosa non va, lo riprendiamo». Presentarlo come una prova, e non come una rinuncia, fa accettare a quasi tutti.',
      ],
    },
    {
      kind: 'text',
      title: 'Un piano che si può vivere',
      durationSeconds: 83,
      paragraphs: [
        'Il piano di cura di una persona con molte malattie sta in una pagina: che cosa conta per lei, due o tre obiettivi, i farmaci con il loro motivo, chi chiamare, che cosa fare se peggiora. Una copia va alla persona, una a chi assiste.',
        '## Nutrizione e muscolo',
        'Una perdita di peso involontaria superiore al 5 per cento in sei mesi è un allarme. Nell’anziano le proteine consigliate sono almeno 1 grammo per chilo al giorno, di più in malattia, salvo insufficienza renale avanzata non in dialisi. L’esercizio contro resistenza e di equilibrio, due o tre volte alla settimana, è la cura della fragilità con le prove migliori.',
        '## Mente',
        'Il delirium è uno stato confusionale acuto e fluttuante, con attenzione ridotta; la demenza è lenta. Il 4AT lo riconosce in due minuti: quattro punti o più lo fanno sospettare. Le cause da cercare subito sono farmaci, infezione, dolore, ritenzione di urina, stipsi, disidratazione. Il delirium si previene con occhiali, apparecchi acustici, orologio, luce, sonno e mobilizzazione; i sedativi lo prolungano.',
        '## Chi assiste',
        'Il carico di chi assiste si chiede in modo esplicito. Una figlia esausta è un fattore di rischio di ricovero quanto uno scompenso.',
        '## Passaggi',
        'Le prime due settimane dopo una dimissione sono le più pericolose. Servono una telefonata entro due giorni, la riconciliazione dei farmaci e un solo riferimento. Quando le cure pesano più di quanto rendano si apre, con calma, la pianificazione condivisa delle cure prevista dalla legge 219 del 2017.',
      ],
    },
  ],
  questions: multimorbidityQuestions,
}
