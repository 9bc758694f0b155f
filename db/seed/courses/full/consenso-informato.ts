import type { FullCourse } from '../full-course.ts'
import { informedConsentQuestions } from '../questions/consenso-informato.ts'

export const informedConsent: FullCourse = {
  title: 'Consenso informato: scriverlo, darlo, documentarlo',
  lessons: [
    {
      kind: 'text',
      title: 'Da dove viene, che cosa protegge',
      durationSeconds: 105,
      paragraphs: [
        'Il consenso informato non nasce da un modulo. Nasce dalla Costituzione: l’articolo 2 tutela i diritti inviolabili, l’articolo 13 la libertà personale, l’articolo 32 dice che nessuno può essere obbligato a un determinato trattamento sanitario se non per disposizione di legge. La Corte costituzionale, nella sentenza 438 del 2008, ha scritto che il consenso è la sintesi di due diritti: quello all’autodeterminazione e quello alla salute.',
        'La legge 22 dicembre 2017, numero 219, ha messo ordine. Ha otto articoli e si legge in venti minuti. Il primo comma dell’articolo 1 afferma che nessun trattamento sanitario può essere iniziato o proseguito senza il consenso libero e informato della persona interessata, tranne che nei casi previsti dalla legge.',
        '## La relazione',
        'Il comma 2 parla di relazione di cura e di fiducia, in cui si incontrano l’autonomia decisionale del paziente e la competenza, l’autonomia professionale e la responsabilità del medico. Vi contribuiscono, in base alle rispettive competenze, gli esercenti una professione sanitaria che compongono l’équipe: l’informazione non è solo del medico. E vi sono coinvolti, se il paziente lo desidera, i familiari o una persona di fiducia.',
        'Il comma 8 contiene la frase più nota: il tempo della comunicazione tra medico e paziente costituisce tempo di cura.',
        '## Che cosa non è',
        'Non è una liberatoria: una firma non rende lecito un errore. Non è il consenso al trattamento dei dati personali, che ha un’altra legge e un’altra logica. Non è un atto unico: si costruisce, si aggiorna, si può revocare in ogni momento, anche quando la revoca comporta l’interruzione del trattamento.',
        '## Gli eccezionali trattamenti senza consenso',
        'I trattamenti sanitari obbligatori sono previsti dalla legge, con garanzie precise: quello per malattia mentale, disposto dal sindaco su proposta medica e convalidato dal giudice tutelare, e le vaccinazioni obbligatorie. L’urgenza è un’altra cosa: non toglie il diritto, prende atto che in quel momento non può essere esercitato.',
      ],
    },
    {
      kind: 'slides',
      title: 'Che cosa si deve dire',
      durationSeconds: 60,
      paragraphs: [
        'Le parole della legge. La persona ha diritto di conoscere le proprie condizioni di salute e di essere informata in modo completo, aggiornato e a lei comprensibile.',
        'Diagnosi e prognosi. Anche quando sono incerte: si dice che cosa si sa e che cosa no.',
        'Benefici e rischi degli accertamenti e dei trattamenti proposti. I rischi frequenti, e quelli gravi anche se rari. Quelli anomali e imprevedibili no.',
        'Le alternative. Tutte quelle ragionevoli, anche se non le offre la struttura in cui ci si trova.',
        'Le conseguenze del rifiuto o della rinuncia. Dette senza minacciare.',
        'La comprensibilità. Parole semplici, pause, una domanda finale: «Mi dice con parole sue che cosa faremo?». Chi non parla italiano ha bisogno di un interprete o di un mediatore, non di un figlio.',
        'Il diritto di non sapere. La persona può rifiutare in tutto o in parte le informazioni, o indicare chi le riceva e decida in sua vece. Il rifiuto e l’incarico si registrano in cartella.',
        'Chi informa. Chi propone ed esegue, o un professionista dell’équipe che conosca ogni aspetto. L’informazione per l’anestesia spetta all’anestesista.',
      ],
    },
    {
      kind: 'text',
      title: 'Come si documenta',
      durationSeconds: 115,
      paragraphs: [
        'Il comma 4 dell’articolo 1 dice che il consenso è acquisito nei modi e con gli strumenti più consoni alle condizioni del paziente, documentato in forma scritta o con videoregistrazioni o, per la persona con disabilità, con dispositivi che le consentano di comunicare. In qualunque forma, è inserito nella cartella clinica e nel fascicolo sanitario elettronico. La forma scritta è quindi una documentazione: il consenso può essere stato dato prima e a voce, ma deve restarne una traccia.',
        'In alcuni casi la legge chiede espressamente lo scritto: trasfusioni, sperimentazioni, donazioni da vivente, procreazione assistita, trattamenti con radiazioni nella ricerca e altri.',
        '## Il modulo',
        'Un buon modulo è breve, porta il nome della procedura, le informazioni essenziali, uno spazio bianco per ciò che riguarda quella persona, la data, le firme. Un cattivo modulo è lungo, uguale per tutti e dichiara «sono stato informato di tutto». I giudici lo trattano per quello che è: una prova debole. La Cassazione ha detto più volte che la sottoscrizione di un modulo generico non dimostra che l’informazione sia stata data.',
        '## La cartella',
        'Due righe libere valgono quanto il modulo. Data e ora, chi c’era, che cosa ha chiesto, che cosa gli si è risposto, quale materiale gli è stato consegnato, quanto tempo ha chiesto per pensarci. Se il tempo tra l’informazione e l’atto è di mesi, come in una lista d’attesa, si verifica prima dell’intervento che la volontà e le condizioni siano le stesse.',
        '## Chi prova che cosa',
        'Nella causa civile il paziente deve allegare di non essere stato informato, e il medico deve provare di averlo fatto. Per il danno alla salute il paziente deve anche dimostrare, con ogni mezzo e anche per presunzioni, che, se informato, non si sarebbe sottoposto a quell’atto. La sentenza della Cassazione 28985 del 2019 ha ordinato le ipotesi: intervento ben fatto o mal fatto, consenso che ci sarebbe stato o no. Il danno da lesione della sola autodeterminazione, quando non c’è danno alla salute, si risarcisce se è serio e provato: la sofferenza di chi si sveglia con una conseguenza che avrebbe voluto conoscere.',
      ],
    },
    {
      kind: 'video',
      title: 'Minori, incapaci, urgenza',
      durationSeconds: 105,
      paragraphs: [
        'Prima scena. Luca ha 15 anni e un’appendicite. I genitori sono separati; la madre è in ambulatorio, il padre al telefono. Il consenso è espresso da chi esercita la responsabilità genitoriale, tenendo conto della volontà del minore, in relazione alla sua età e al suo grado di maturità, con lo scopo di tutelarne la salute psicofisica e la vita nel pieno rispetto della dignità. Per gli atti di ordinaria cura ne basta uno; per un intervento servono entrambi. Se uno dei due è lontano o impedito e c’è urgenza, non si aspetta. Luca viene ascoltato: la legge gli riconosce il diritto di ricevere informazioni in modo adatto a lui.',
        'Seconda scena. I genitori di una bambina rifiutano una trasfusione che i medici ritengono appropriata e necessaria. In assenza di disposizioni anticipate la decisione è rimessa al giudice tutelare, su ricorso del rappresentante legale, dei medici o del rappresentante della struttura. Se il pericolo è immediato si agisce per stato di necessità.',
        'Terza scena. Il signor Gino ha una demenza e un amministratore di sostegno, la nipote. Si legge il decreto. Se la nomina prevede l’assistenza necessaria o la rappresentanza esclusiva in ambito sanitario, il consenso è espresso anche, o soltanto, dall’amministratore, tenendo conto della volontà del beneficiario in relazione al suo grado di capacità. Se il decreto non parla di salute l’amministratore non può decidere le cure. Per la persona interdetta decide il tutore, sentito l’interdetto dove è possibile; l’inabilitato decide da sé.',
        'Quarta scena. Arriva in codice rosso una persona incosciente. Nelle situazioni di emergenza o di urgenza il medico e l’équipe assicurano le cure necessarie, nel rispetto della volontà del paziente, se le condizioni cliniche e le circostanze consentono di recepirla. Il coniuge che dice «firmo io» non ha questo potere: non è un rappresentante, è una fonte preziosa di notizie su che cosa avrebbe voluto.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Rifiuto, disposizioni anticipate, pianificazione',
      durationSeconds: 135,
      paragraphs: [
        '## Il rifiuto',
        'Ogni persona capace di agire ha il diritto di rifiutare, in tutto o in parte, qualsiasi accertamento o trattamento, e di revocare il consenso già dato. Nutrizione e idratazione artificiali sono trattamenti sanitari. Il medico, davanti a un rifiuto da cui dipende la vita, prospetta le conseguenze e le alternative, promuove ogni azione di sostegno anche con i servizi di assistenza psicologica, e rispetta la volontà. In conseguenza di ciò è esente da responsabilità civile o penale. Il paziente, dal canto suo, non può esigere trattamenti contrari alla legge, alla deontologia professionale o alle buone pratiche: davanti a queste richieste il medico non ha obblighi professionali.',
        '## Il dolore',
        'L’articolo 2 impone di adoperarsi per alleviare la sofferenza anche in caso di rifiuto. Nel paziente con prognosi infausta a breve termine o di imminenza di morte il medico si astiene da ogni ostinazione irragionevole e dal ricorso a trattamenti inutili o sproporzionati. La sedazione palliativa profonda continua in associazione con la terapia del dolore è possibile, con il consenso, davanti a sofferenze refrattarie: si documenta e si motiva.',
        '## Le disposizioni anticipate',
        'L’articolo 4 permette a ogni persona maggiorenne e capace di intendere e di volere, in previsione di una futura incapacità e dopo avere acquisito adeguate informazioni mediche, di esprimere le proprie volontà e di nominare un fiduciario. La forma: atto pubblico, scrittura privata autenticata, scrittura privata consegnata personalmente all’ufficio dello stato civile del Comune di residenza, o alle strutture sanitarie nelle regioni che l’hanno regolata. Sono esenti da imposte e da bollo. Si rinnovano, si modificano e si revocano; in urgenza anche a voce, davanti a un medico e a due testimoni. Dal 2020 una banca dati nazionale le raccoglie.',
        'Il medico è tenuto a rispettarle. Può disattenderle, in accordo con il fiduciario, se appaiono palesemente incongrue o non corrispondenti alla condizione clinica attuale, o se esistono terapie non prevedibili allora che offrono concrete possibilità di miglioramento. Se non c’è accordo decide il giudice tutelare. Quando il fiduciario manca le disposizioni restano valide.',
        '## La pianificazione condivisa',
        'L’articolo 5 riguarda chi ha già una malattia cronica e invalidante, o con prognosi infausta. Paziente e medico pianificano insieme; la pianificazione è annotata in cartella e nel fascicolo, può indicare un fiduciario, si aggiorna con il progredire della malattia. Il medico e l’équipe sono tenuti ad attenervisi quando il paziente non può più esprimersi. Non serve un notaio.',
      ],
    },
  ],
  questions: informedConsentQuestions,
}
