import type { FullCourse } from '../full-course.ts'
import { privacyAtWorkQuestions } from '../questions/privacy-in-ambulatorio.ts'

export const privacyAtWork: FullCourse = {
  title: 'Privacy in ambulatorio',
  lessons: [
    {
      kind: 'text',
      title: 'Dati sulla salute: che cosa sono e chi li può trattare',
      durationSeconds: 65,
      paragraphs: [
        'È un dato sulla salute ogni informazione che riveli qualcosa dello stato fisico o mentale di una persona, passato, presente o futuro: una diagnosi, ma anche la prenotazione di una visita oncologica o l’esenzione sul foglio delle ricette.',
        'Il Regolamento europeo 2016/679 li mette tra le categorie particolari: il trattamento è vietato, salvo eccezioni. La prima che riguarda chi cura è la finalità di diagnosi e terapia, se chi tratta i dati è tenuto al segreto professionale. Per curare, quindi, non serve il consenso al trattamento dei dati; serve sempre l’informativa.',
        'Il consenso al trattamento dei dati non va confuso con il consenso informato alle cure: sono due cose diverse, con due leggi diverse. Il primo serve per ciò che non è cura: una newsletter, una promozione, un’applicazione non indispensabile.',
        'Le parole di chi fa che cosa: il titolare decide perché e come si trattano i dati, ed è lo studio o il professionista; il responsabile li tratta per conto del titolare, come chi fornisce il software o il laboratorio esterno, con un contratto scritto; la persona autorizzata lavora sotto l’autorità del titolare, con istruzioni, come la segretaria. L’interessato è il paziente.',
      ],
    },
    {
      kind: 'slides',
      title: 'Sala d’attesa, telefono, messaggi',
      durationSeconds: 55,
      paragraphs: [
        'In sala d’attesa si chiama con un numero o con il nome, mai con il motivo della visita. La distanza di cortesia al banco non è una gentilezza: è una misura dovuta.',
        'Al telefono si verifica chi parla prima di dire qualcosa. A un familiare si danno notizie solo se il paziente lo ha indicato, o se non può farlo ed è nel suo interesse.',
        'Un referto per posta elettronica viaggia come allegato protetto, con la chiave comunicata per un’altra via, e solo se il paziente ha scelto questa modalità.',
        'Nelle chat tra colleghi il nome del paziente non serve. Una fotografia clinica senza volto può essere ancora riconoscibile: un tatuaggio, una data, un luogo.',
        'Le ricette e i certificati si consegnano in busta chiusa a chi è delegato per iscritto. Non restano in un cesto sul banco.',
        'Le telecamere si possono usare per la sicurezza, con un cartello, per poche ore di conservazione, mai dentro l’ambulatorio durante la visita.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Registro, sicurezza, violazioni',
      durationSeconds: 60,
      paragraphs: [
        'Chi tratta abitualmente dati sulla salute tiene il registro delle attività di trattamento, anche se lavora da solo: quali dati, perché, chi li vede, per quanto tempo, con quali protezioni.',
        'Le misure di sicurezza si scelgono sul rischio: computer cifrati, utenze personali, copie di sicurezza provate, armadi chiusi. La password sul biglietto attaccato allo schermo è una violazione in attesa di accadere.',
        'Una violazione è ogni perdita di riservatezza, di integrità o di disponibilità: il furto del portatile, la mail al destinatario sbagliato, l’archivio cifrato da un virus. Se comporta un rischio per le persone si notifica al Garante entro 72 ore da quando la si conosce; se il rischio è elevato si informano anche gli interessati. Ogni violazione, anche quella che non si notifica, si annota in un registro interno.',
        'La valutazione d’impatto è obbligatoria quando il rischio è elevato, per esempio con l’uso su larga scala di dati sulla salute. Il singolo professionista di regola non tratta su larga scala e non è obbligato a nominare un responsabile della protezione dei dati; una casa di cura sì.',
      ],
    },
    {
      kind: 'text',
      title: 'I diritti del paziente e i casi difficili',
      durationSeconds: 85,
      paragraphs: [
        'Il paziente può chiedere l’accesso ai suoi dati e ottenere gratuitamente la prima copia della documentazione: lo ha confermato la Corte di giustizia nel 2023. Si risponde senza ritardo e al più tardi entro un mese, prorogabile di due se la richiesta è complessa. Può chiedere la rettifica di un dato sbagliato: la valutazione clinica non si cancella, si integra. La cancellazione non si applica alla documentazione che la legge impone di conservare.',
        'Il minore che ha compiuto 14 anni può esprimere da solo il consenso per i servizi della società dell’informazione; per le cure decidono i genitori, che possono di regola accedere ai dati. Ci sono eccezioni di legge, come i consultori per la contraccezione e i servizi per le dipendenze, dove la riservatezza del minore è protetta.',
        'Dopo la morte i diritti possono essere esercitati da chi ha un interesse proprio, agisce a tutela del defunto o per ragioni familiari meritevoli di protezione.',
        'La persona sieropositiva, chi ha interrotto una gravidanza, chi ha subìto violenza e chi partorisce in anonimato hanno tutele rafforzate: questi dati si vedono nel fascicolo sanitario elettronico solo se la persona lo vuole. Nel fascicolo ciascuno può oscurare un documento, e chi consulta non deve potersi accorgere che è stato oscurato.',
        'Al datore di lavoro non si dice la diagnosi: il certificato che il lavoratore consegna contiene solo la prognosi. All’assicurazione si mandano i dati solo su richiesta o con l’autorizzazione dell’interessato. Alle forze dell’ordine si risponde nei limiti della legge, verificando chi chiede e in base a quale atto.',
      ],
    },
  ],
  questions: privacyAtWorkQuestions,
}
