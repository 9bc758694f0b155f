import type { FullCourse } from '../full-course.ts'
import { surgicalChecklistQuestions } from '../questions/checklist-sala-operatoria.ts'

export const surgicalChecklist: FullCourse = {
  title: 'Sicurezza in sala operatoria: la checklist',
  lessons: [
    {
      kind: 'text',
      title: 'Perché funziona',
      durationSeconds: 41,
      paragraphs: [
        'Nel 2009 uno studio in otto ospedali del mondo, pubblicato dal gruppo dell’Organizzazione mondiale della sanità, ha mostrato che una lista di diciannove voci riduceva complicanze maggiori, dall’11 al 7 per cento, e mortalità, dall’1,5 allo 0,8 per cento. Non era un farmaco nuovo: erano domande già note, fatte ad alta voce, a tutti, nello stesso momento.',
        'La lista funziona per due motivi. Il primo è la memoria: nessuno ricorda diciannove cose alle tre di notte. Il secondo è la parola: chi si è presentato per nome prima dell’incisione parla più facilmente quando vede un problema. In Italia il manuale ministeriale per la sicurezza in sala operatoria del 2009 indica sedici obiettivi e una lista di venti controlli, da adattare alla propria sala.',
      ],
    },
    {
      kind: 'slides',
      title: 'Sign in, time out, sign out',
      durationSeconds: 61,
      paragraphs: [
        'Sign in, prima dell’anestesia, con il paziente sveglio: identità, sede, procedura, consenso; sito marcato; apparecchi controllati; saturimetro in funzione; allergie; vie aeree difficili; rischio di perdere più di 500 ml di sangue (7 ml per chilo nel bambino).',
        'Time out, prima dell’incisione, tutti fermi: ciascuno si presenta per nome e ruolo; si confermano paziente, sede, procedura; il chirurgo dice i momenti critici, l’anestesista le sue preoccupazioni, l’infermiere la sterilità; antibiotico nei 60 minuti precedenti; immagini visibili.',
        'Sign out, prima che il paziente esca: nome della procedura eseguita; conta di garze, aghi e strumenti; etichette dei campioni, lette ad alta voce con il nome del paziente; problemi degli apparecchi; che cosa preoccupa per il risveglio.',
        'La conta si fa almeno: prima dell’intervento, prima di chiudere una cavità, prima di chiudere la ferita, alla fine, e a ogni cambio di persona. Se non torna, non si chiude: si cerca, e si fa una radiografia.',
        'Il sito si marca con un segno indelebile, da chi opera, con il paziente sveglio. Nei lati e nei livelli non si usa la X: può voler dire «non qui».',
      ],
    },
    {
      kind: 'text',
      title: 'Quando diventa un rito vuoto',
      durationSeconds: 47,
      paragraphs: [
        'Dove la lista è stata imposta per decreto senza preparare le persone, come in una grande regione canadese, i risultati non sono cambiati. Le caselle erano piene, la conversazione no. I segni del rito vuoto si riconoscono: lista compilata dopo, time out con la musica accesa, uno che legge e gli altri che lavorano, una sola persona che risponde per tutti.',
        'Che cosa aiuta: un chirurgo che la guida per primo, pochi secondi di vero silenzio, l’adattamento locale (si tolgono voci inutili, non si aggiungono pagine), l’osservazione diretta ogni tanto, i racconti dei casi fermati in tempo. Il diritto di fermare appartiene a chiunque sia in sala, studente compreso: si usa una frase concordata, «ho un dubbio, fermiamoci».',
        'La misura giusta non è quante liste sono in cartella: è quante volte è stata fatta davvero, e che cosa ha trovato.',
      ],
    },
  ],
  questions: surgicalChecklistQuestions,
}
