import type { FullCourse } from '../full-course.ts'
import { remoteVisitQuestions } from '../questions/telemedicina-visita.ts'

export const remoteVisit: FullCourse = {
  title: 'Telemedicina: la visita a distanza',
  lessons: [
    {
      kind: 'text',
      title: 'Quando sì e quando no',
      durationSeconds: 50,
      paragraphs: [
        'Le indicazioni nazionali per le prestazioni in telemedicina, approvate in Conferenza Stato-Regioni il 17 dicembre 2020, distinguono: televisita (medico e paziente, in tempo reale, con video), teleconsulto (tra medici), teleconsulenza (tra professionisti sanitari), teleassistenza, telerefertazione; il telemonitoraggio è trattato nei documenti successivi.',
        'La televisita non è mai la prima visita, secondo quelle indicazioni: serve a controllare chi è già conosciuto, con una diagnosi formulata. La telefonata da sola non è una televisita.',
        'Si presta bene: rivedere esami, aggiustare una terapia, controllare un diario pressorio o glicemico, una ferita che si vede, il colloquio psicologico, seguire dopo una dimissione. Non si presta: dolore toracico, affanno nuovo, addome acuto, un nodulo da palpare, ogni volta che le mani sono metà della diagnosi.',
        'La decisione è del medico, con l’adesione informata del paziente, che può sempre chiedere la presenza. Se durante la visita qualcosa non torna si converte: «Questo devo vederlo di persona, oggi».',
      ],
    },
    {
      kind: 'video',
      title: 'La visita, dall’inizio alla fine',
      durationSeconds: 53,
      paragraphs: [
        'Un minuto prima: luce di fronte e non alle spalle, telecamera all’altezza degli occhi, stanza chiusa, notifiche spente, cartella aperta accanto alla finestra del video.',
        'Si comincia presentandosi e verificando: nome e data di nascita, dove si trova il paziente in quel momento, un numero per richiamare se cade la linea. L’indirizzo serve se bisogna mandare un’ambulanza. Si chiede chi altro è nella stanza, e si dice chi c’è dalla nostra parte.',
        'Poi si lascia parlare. A distanza il silenzio sembra un guasto: si annuncia, «sto leggendo i suoi esami». Si guarda la telecamera quando si dicono le cose importanti.',
        'L’esame a distanza esiste: frequenza del respiro contata senza dirlo, colore, parola, cammino nella stanza, edema premuto dal paziente, pressione e saturazione misurate con lui. Ciò che non si è potuto esaminare si scrive.',
        'Alla fine il paziente ripete il piano con parole sue, riceve ricetta e referto per via elettronica, e sa che cosa fare se peggiora.',
      ],
    },
    {
      kind: 'slides',
      title: 'Scrivere e proteggere i dati',
      durationSeconds: 53,
      paragraphs: [
        'Il referto dice: televisita, data e ora, chi era presente, qualità del collegamento, che cosa è stato possibile esaminare, conclusioni, piano. Vale come quello in presenza e si firma.',
        'Consenso: l’adesione alla televisita si raccoglie una volta e si documenta; il consenso alla cura resta per ogni atto. L’informativa sui dati spiega chi vede che cosa.',
        'La registrazione non serve a curare: di regola non si fa. Se il paziente registra, lo dice.',
        'Piattaforma: professionale, con accesso autenticato e cifratura. Le chat di uso comune non sono una cartella clinica: un referto mandato lì è fuori controllo.',
        'Responsabilità: la stessa della visita in presenza, più quella di aver scelto bene il mezzo. La polizza deve comprenderla.',
        'Chi resta fuori: anziani, chi non vede o non sente bene, chi non ha rete, chi vive con un aggressore. Si offre un aiuto (caregiver, farmacia, casa della comunità) o si visita in presenza. La distanza non deve diventare una porta in più.',
      ],
    },
  ],
  questions: remoteVisitQuestions,
}
