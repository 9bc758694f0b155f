import type { FullCourse } from '../full-course.ts'
import { selfEmploymentQuestions } from '../questions/lavoro-autonomo.ts'

export const selfEmployment: FullCourse = {
  title: 'Il lavoro autonomo del sanitario',
  lessons: [
    {
      kind: 'ebook',
      title: 'Contratto e partita IVA',
      durationSeconds: 64,
      paragraphs: [
        'Chi lavora da autonomo si accorda per un’opera o un servizio senza vincolo di subordinazione: articolo 2222 del codice civile; per la professione intellettuale gli articoli 2229 e seguenti. Il nome del contratto non conta: se l’orario è imposto, il compenso è fisso, gli strumenti sono del committente e il potere disciplinare è suo, il giudice può riconoscere un rapporto subordinato.',
        'Il contratto scritto dice che cosa si fa, dove, quanto si è pagati, quando, chi paga i materiali, chi assicura, come si recede e con quale preavviso. La legge 81 del 2017 considera abusive le clausole che permettono al committente di modificare da solo le condizioni, di recedere senza congruo preavviso, o di pagare oltre sessanta giorni. Per i professionisti verso i grandi committenti vale la legge 49 del 2023 sull’equo compenso.',
        'La partita IVA si apre entro trenta giorni dall’inizio, senza costo, all’Agenzia delle entrate, con il codice ATECO della propria attività. Le prestazioni sanitarie di diagnosi, cura e riabilitazione alla persona sono esenti da IVA secondo l’articolo 10 del decreto 633 del 1972; le perizie per finalità non di cura, di regola, no. Quelle veterinarie sono di norma soggette.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Imposte e contributi',
      durationSeconds: 59,
      paragraphs: [
        'Il regime forfettario, per chi ha ricavi fino a 85.000 euro all’anno e rispetta le altre condizioni, applica un’imposta sostitutiva del 15 per cento, o del 5 per i primi cinque anni di una nuova attività, su una parte dei ricavi: per le professioni sanitarie il coefficiente è 78 per cento. Le spese reali non si deducono, i contributi sì. Chi supera 85.000 esce dall’anno dopo; chi supera 100.000 esce subito.',
        'La fattura si emette per ogni compenso. Oltre 77,47 euro, se esente da IVA, porta il bollo da 2 euro. Le prestazioni sanitarie a persone fisiche non si mandano con la fattura elettronica attraverso il Sistema di interscambio: è vietato per proteggere i dati. Si trasmettono invece al Sistema tessera sanitaria, salvo opposizione del paziente.',
        'La cassa è quella della professione: ENPAM per medici e odontoiatri, ENPAPI per infermieri liberi professionisti, ENPAF per farmacisti, ENPAP per psicologi, ENPAB per biologi, ENPAV per veterinari. Chi non ha una cassa, come fisioterapisti e logopedisti, è iscritto di regola alla Gestione separata INPS. Il contributo integrativo si aggiunge in fattura.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Tutele',
      durationSeconds: 51,
      paragraphs: [
        'La polizza di responsabilità è obbligatoria, e i suoi estremi si comunicano al paziente. Chi lavora solo per la struttura privata verifica per iscritto se la polizza della struttura lo copre e per quale colpa.',
        'Malattia, infortunio, maternità: dipendono dalla cassa, con regole e tempi diversi; molte casse pagano solo dopo un periodo di assenza. La legge 81 del 2017 prevede che malattia, infortunio e gravidanza di chi lavora in modo continuativo per un committente non estinguano il rapporto: si sospende, su richiesta, senza compenso, fino a 150 giorni nell’anno, se il committente vi ha ancora interesse.',
        'Un fondo per i mesi vuoti vale quanto una polizza: tre mesi di spese è un obiettivo ragionevole. Si mette da parte a ogni incasso una quota per imposte e contributi: chi è nel primo anno scopre l’acconto del secondo tutto insieme.',
        'Nulla sostituisce il commercialista; saper fare le domande giuste, però, è un lavoro del professionista.',
      ],
    },
  ],
  questions: selfEmploymentQuestions,
}
