import type { FullCourse } from '../full-course.ts'
import { emergencyPreparednessQuestions } from '../questions/preparare-emergenza.ts'

export const emergencyPreparedness: FullCourse = {
  title: 'Preparare una struttura alla prossima emergenza',
  lessons: [
    {
      kind: 'text',
      title: 'Un piano che si apre davvero',
      durationSeconds: 57,
      paragraphs: [
        'Un piano di emergenza che nessuno ha letto è un soprammobile. Quello utile ha una pagina per ogni ruolo: chi sono, che cosa faccio nei primi dieci minuti, chi chiamo, chi mi sostituisce. Il resto sono allegati.',
        'Si comincia dall’analisi dei rischi: per ogni evento possibile (epidemia, maxi-afflusso, alluvione, mancanza di corrente, attacco informatico, ondata di calore, perdita di una fornitura) si stimano probabilità, conseguenze e preparazione. Si lavora prima sugli eventi con il prodotto più alto, non su quelli che fanno più notizia.',
        'Il piano «tutti i rischi» è meglio di dieci piani: le funzioni sono le stesse, comando, comunicazione, personale, spazi, materiali, informazioni. Gli allegati cambiano per evento. In Italia il piano per il massiccio afflusso di feriti è il PEIMAF; il piano interno per l’evacuazione è il PEVAC.',
        'Il comando ha una catena breve. Uno decide, e ha un sostituto nominato; un responsabile per le operazioni, uno per la logistica, uno per la comunicazione. Ciascuno risponde a una persona sola e ne guida da tre a sette.',
      ],
    },
    {
      kind: 'slides',
      title: 'Scorte, spazi, persone',
      durationSeconds: 58,
      paragraphs: [
        'Scorte: si calcolano sul consumo in crisi, non su quello medio. Una riserva di dispositivi di protezione per almeno qualche settimana, a rotazione, perché non scada: il primo entrato è il primo uscito.',
        'Fornitori: almeno due per ciò che è critico, in luoghi diversi. Ossigeno, energia e acqua hanno una riserva provata sotto carico: un gruppo elettrogeno mai acceso non è una riserva.',
        'Spazi: si decide prima quale reparto si svuota per primo, quale si trasforma, dove si separano i percorsi. Pulito e sporco non si incrociano. L’area di attesa è il primo posto dove si trasmette.',
        'Triage in maxi-emergenza: START, in meno di un minuto a persona. Chi cammina è verde; chi non respira anche dopo l’apertura delle vie aeree è nero; respiro oltre 30, polso radiale assente o ordini non eseguiti è rosso; gli altri giallo.',
        'Persone: elenco dei richiamabili, aggiornato ogni tre mesi. Chi ha competenze che non usa ogni giorno. Nidi, trasporti, pasti: la gente lavora se la famiglia è al sicuro.',
        'Sostituzioni: ogni funzione critica ha tre nomi.',
      ],
    },
    {
      kind: 'text',
      title: 'Informazioni: quando il computer si spegne',
      durationSeconds: 54,
      paragraphs: [
        'L’attacco informatico è l’emergenza più probabile degli ultimi anni. La struttura deve poter curare senza rete per giorni: moduli di carta pronti e provati, numeri di telefono stampati, elenco dei pazienti ricoverati stampato a orari fissi, braccialetti scrivibili a mano.',
        'Le copie di sicurezza seguono la regola 3-2-1: tre copie, su due supporti, una fuori sede; e almeno una scollegata. Si prova il ripristino: una copia mai ripristinata è una speranza. La direttiva europea NIS2, recepita con il decreto legislativo 138 del 2024, comprende la sanità tra i settori ad alta criticità e chiede una prima comunicazione dell’incidente significativo entro 24 ore.',
        'La comunicazione verso fuori ha una voce sola, con tre messaggi: che cosa sappiamo, che cosa facciamo, quando vi aggiorneremo. Verso dentro un bollettino a ora fissa, anche quando non c’è nulla di nuovo, toglie aria alle voci.',
        'La regola della prima ora: registrare. Chi ha deciso che cosa, e quando, serve a curare oggi e a rispondere domani.',
      ],
    },
    {
      kind: 'text',
      title: 'Provare, imparare',
      durationSeconds: 66,
      paragraphs: [
        'Le esercitazioni sono di tre misure. Da tavolo: due ore, una storia a tappe, chi decide attorno a una mappa. Funzionale: si prova un pezzo, come la catena di chiamata di notte. A scala piena: si muovono persone e letti. Una da tavolo ogni sei mesi vale più di una grande ogni cinque anni.',
        'Dopo, a caldo, quattro domande: che cosa doveva succedere, che cosa è successo, perché, che cosa cambiamo. Il rapporto ha poche azioni, con nome e data, e si controllano dopo tre mesi. Un’esercitazione andata male è riuscita, se insegna.',
        'Il ritorno alla normalità si pianifica quanto la risposta: recuperare le visite rinviate, ripristinare le scorte, dare riposo. Le cure non fatte sono la seconda ondata di ogni emergenza.',
        'La salute mentale di chi ha lavorato si protegge con turni umani, pause, capi presenti, aiuto offerto. Il debriefing psicologico obbligatorio e immediato, in una sola seduta, non ha dimostrato di prevenire il trauma e può nuocere: si offre ascolto, si controlla nel tempo.',
        'Infine l’equità. Chi resta indietro in ogni emergenza è noto prima: chi non parla italiano, chi è disabile, chi è solo. Un elenco fatto prima vale più di mille volontari dopo.',
      ],
    },
  ],
  questions: emergencyPreparednessQuestions,
}
