import type { FullCourse } from '../full-course.ts'
import { clinicalAuditQuestions } from '../questions/audit-clinico.ts'

export const clinicalAudit: FullCourse = {
  title: 'Audit clinico: dal dato al cambiamento',
  lessons: [
    {
      kind: 'text',
      title: 'Che cos’è e che cosa non è',
      durationSeconds: 55,
      paragraphs: [
        'L’audit clinico confronta ciò che facciamo con ciò che dovremmo fare, per cambiare. Non è ricerca: la ricerca chiede «qual è la cosa giusta?», l’audit chiede «la stiamo facendo?». Non è un’ispezione: lo fanno i professionisti sul proprio lavoro. Non è una raccolta di dati: senza cambiamento e senza una seconda misura è solo un conteggio.',
        'Il ciclo ha cinque passi: scegliere un tema; fissare criteri e standard; misurare; confrontare e cambiare; rimisurare. Un tema buono è frequente, o rischioso, o costoso, ha buone prove dietro, e soprattutto è nelle nostre mani.',
        'Un criterio è una frase misurabile: «ogni paziente con frattura di femore è operato entro 48 ore». Lo standard è la soglia attesa: «l’80 per cento». I criteri possono guardare la struttura (che cosa abbiamo), il processo (che cosa facciamo), l’esito (che cosa ottiene il paziente). Quelli di processo si misurano prima e dipendono più da noi.',
        'Le eccezioni si scrivono prima: chi non può essere operato per instabilità non è un fallimento.',
      ],
    },
    {
      kind: 'slides',
      title: 'Misurare',
      durationSeconds: 49,
      paragraphs: [
        'Popolazione: tutti i casi di un periodo, oppure un campione. Trenta-cinquanta cartelle consecutive bastano quasi sempre per decidere.',
        'Campione consecutivo o casuale, mai «quelle che ricordo».',
        'Scheda di raccolta: una pagina, solo i dati che rispondono ai criteri. Si prova su cinque cartelle prima di partire.',
        'Chi raccoglie: meglio due persone su una parte delle cartelle, per vedere se leggono allo stesso modo.',
        'Dati: senza nome. Si usa un codice, e la chiave resta a chi ne è responsabile. L’audit di norma non chiede il parere del comitato etico, perché non cambia la cura del singolo; se si vuole pubblicare si verifica prima.',
        'Risultato: numeratore su denominatore, con le eccezioni a parte. 31 su 50 è il 62 per cento, contro uno standard dell’80.',
        'Grafico: un andamento nel tempo dice più di una media. Con i punti mese per mese si vede se il cambiamento regge.',
      ],
    },
    {
      kind: 'text',
      title: 'Discutere e cambiare',
      durationSeconds: 66,
      paragraphs: [
        'I dati si presentano al gruppo che li ha prodotti, senza nomi, in un incontro breve. La prima domanda è «ci riconosciamo?», la seconda «perché?». Cinque perché, uno dopo l’altro, portano dal sintomo alla causa; il diagramma a lisca di pesce ordina le cause per famiglie: persone, metodi, ambiente, materiali.',
        'Nel nostro esempio diciannove fratture su cinquanta hanno aspettato oltre 48 ore. Dieci perché la sala non c’era nel fine settimana; sei perché si attendeva l’ecocardiogramma; tre per l’anticoagulante. Il principio di Pareto suggerisce di cominciare dalle prime due cause, che spiegano sedici casi su diciannove.',
        'Il cambiamento si prova in piccolo, con il ciclo PDSA: pianifica, fai, studia, agisci. Una sala protetta il sabato per un mese. Un accordo scritto su quando l’ecocardiogramma serve davvero. Le azioni hanno nome, data e misura: «sensibilizzare i colleghi» non è un’azione.',
        'Informare da solo cambia poco; funzionano di più promemoria nel momento della scelta, moduli predisposti, ritorni di dati periodici e un collega stimato che fa da riferimento. L’audit con ritorno dei dati migliora la pratica in media di pochi punti percentuali: di più dove si parte da lontano, e quando il ritorno è ripetuto, scritto e con un obiettivo.',
      ],
    },
    {
      kind: 'text',
      title: 'Rimisurare e raccontare',
      durationSeconds: 61,
      paragraphs: [
        'Dopo sei mesi si rimisura nello stesso modo: stessi criteri, stessa scheda, stesso tipo di campione. 43 su 50: 86 per cento, sopra lo standard. Il cerchio è chiuso, e può ricominciare da un altro criterio.',
        'Se il dato non cambia ci sono tre possibilità: la causa era un’altra, l’azione non è stata fatta, la misura non coglie. Si torna indietro di un passo, non si ricomincia da capo.',
        'Il rapporto sta in due pagine: perché, criteri, metodo, primo risultato, azioni, secondo risultato, che cosa resta. Si distribuisce anche quando va male: un audit fallito raccontato bene risparmia sei mesi a un altro reparto.',
        '## Gli errori più comuni',
        '- Troppi criteri: tre o quattro bastano.',
        '- Uno standard del 100 per cento, che scoraggia.',
        '- Dati raccolti per un anno prima di guardarli.',
        '- Nessun responsabile per le azioni.',
        '- La seconda misura che non arriva mai: è l’errore più frequente.',
        'La legge 24 del 2017 protegge gli atti della gestione del rischio, e mette l’audit tra gli strumenti di prevenzione: parlare di ciò che non va è previsto, non tollerato.',
      ],
    },
  ],
  questions: clinicalAuditQuestions,
}
