import type { FullCourse } from '../full-course.ts'

export const privacyAtWork: FullCourse = {
  title: 'Privacy in ambulatorio',
  lessons: [
    {
      kind: 'text',
      title: 'Dati sulla salute: che cosa sono e chi li può trattare',
      durationSeconds: 60,
      paragraphs: [
        'È un dato sulla salute ogni informazione che riveli qualcosa dello stato fisico o mentale di una persona, passato, presente o futuro: una diagnosi, ma anche la prenotazione di una visita oncologica o l’esenzione sul foglio delle ricette.',
        'Il Regolamento europeo 2016/679 li mette tra le categorie particolari: il trattamento è vietato, salvo eccezioni. La prima che riguarda chi cura è la finalità di diagnosi e terapia, se chi tratta i dati è tenuto al segreto professionale. Per curare, quindi, non serve il consenso al trattamento dei dati; serve sempre l’informativa.',
        'Il consenso al trattamento dei dati non va confuso con il consenso informato alle cure: sono due cose diverse, con due leggi diverse. Il primo serve per ciò che non è cura: una newsletter, una promozione, un’applicazione non indispensabile.',
      ],
    },
    {
      kind: 'slides',
      title: 'Sala d’attesa, telefono, messaggi',
      durationSeconds: 60,
      paragraphs: [
        'In sala d’attesa si chiama con un numero o con il nome, mai con il motivo della visita. La distanza di cortesia al banco non è una gentilezza: è una misura dovuta.',
        'Al telefono si verifica chi parla prima di dire qualcosa. A un familiare si danno notizie solo se il paziente lo ha indicato, o se non può farlo ed è nel suo interesse.',
        'Un referto per posta elettronica viaggia come allegato protetto, con la chiave comunicata per un’altra via, e solo se il paziente ha scelto questa modalità.',
        'Nelle chat tra colleghi il nome del paziente non serve. Una fotografia clinica senza volto può essere ancora riconoscibile: un tatuaggio, una data, un luogo.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Registro, sicurezza, violazioni',
      durationSeconds: 60,
      paragraphs: [
        'Chi tratta abitualmente dati sulla salute tiene il registro delle attività di trattamento, anche se lavora da solo: quali dati, perché, chi li vede, per quanto tempo, con quali protezioni.',
        'Le misure di sicurezza si scelgono sul rischio: computer cifrati, utenze personali, copie di sicurezza provate, armadi chiusi. La password sul biglietto attaccato allo schermo è una violazione in attesa di accadere.',
        'Una violazione è ogni perdita di riservatezza, di integrità o di disponibilità: il furto del portatile, la mail al destinatario sbagliato, l’archivio cifrato da un virus. Se comporta un rischio per le persone si notifica al Garante entro 72 ore da quando la si conosce; se il rischio è elevato si informano anche gli interessati.',
        'Il paziente può chiedere l’accesso ai suoi dati e ottenere gratuitamente la prima copia della documentazione. Si risponde senza ritardo e al più tardi entro un mese.',
      ],
    },
  ],
  questions: [
    [
      'Per visitare e curare un paziente serve il suo consenso al trattamento dei dati?',
      'No, serve l’informativa',
      'Sì, scritto',
      'Sì, anche a voce',
      'Solo per i minori',
    ],
    [
      'Quale di questi è un dato sulla salute?',
      'La prenotazione di una visita oncologica',
      'L’indirizzo di casa',
      'Il numero di telefono',
      'Il titolo di studio',
    ],
    [
      'Quale regolamento europeo disciplina i dati personali?',
      'Il 2016/679',
      'Il 2017/745',
      'Il 2019/881',
      'Il 2014/536',
    ],
    [
      'Entro quanto si notifica al Garante una violazione che comporta un rischio?',
      '72 ore da quando la si conosce',
      '24 ore da quando è avvenuta',
      '30 giorni',
      '7 giorni lavorativi',
    ],
    [
      'Una mail con un referto è arrivata alla persona sbagliata. È una violazione?',
      'Sì, della riservatezza',
      'No, se la persona la cancella',
      'No, se non era cifrata',
      'Solo se il paziente protesta',
    ],
    [
      'Entro quanto si risponde a una richiesta di accesso del paziente?',
      'Al più tardi entro un mese',
      'Entro 24 ore',
      'Entro sei mesi',
      'Quando è possibile, senza termine',
    ],
    [
      'Come si chiama un paziente in sala d’attesa?',
      'Con un numero o con il nome, senza il motivo della visita',
      'Con nome e visita, per evitare scambi',
      'Con il codice dell’esenzione',
      'Con nome, cognome e data di nascita ad alta voce',
    ],
    [
      'La figlia di un paziente adulto e capace telefona per sapere l’esito di un esame. Che cosa fai?',
      'Rispondi solo se il paziente l’ha indicata',
      'Rispondi: è un familiare stretto',
      'Rispondi solo se è una buona notizia',
      'Le mandi il referto per messaggio',
    ],
    [
      'Per quale attività serve il consenso del paziente al trattamento dei dati?',
      'Mandargli una newsletter promozionale',
      'Scrivere la ricetta',
      'Compilare la cartella',
      'Inviarlo a un collega per una consulenza',
    ],
    [
      'Un medico che lavora da solo deve tenere il registro dei trattamenti?',
      'Sì, perché tratta dati sulla salute',
      'No, sotto i 250 dipendenti mai',
      'No, se usa solo carta',
      'Solo se ha un sito',
    ],
  ],
}
