import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'burnout-riconoscerlo-prima',
  title: 'Burnout: riconoscerlo nei colleghi prima che in sé stessi',
  abstract:
    'Stanchezza, cinismo, la sensazione di non servire. I segnali, le domande giuste e quello che un gruppo può fare.',
  category: 'psicologia-e-benessere',
  published: '2026-10-10',
  topics: ['Burnout', 'Salute mentale'],
  professions: ['Psicologa', 'Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica', 'Fisioterapista'],
  author: 'Chiara Lenzi, psicologa',
  sources: [{ label: 'Organizzazione mondiale della sanità, ICD-11, QD85' }],
  body: `<p>Chi brucia è spesso il più bravo, quello che copre i turni e non si lamenta. Smette di scherzare, poi di salutare, poi di ricordare i nomi.</p>
<p>L’Organizzazione mondiale della sanità lo definisce un fenomeno legato al lavoro, non una malattia: esaurimento, distanza mentale, ridotta efficacia. È importante, perché la cura comincia dal lavoro e non dalla persona.</p>
<h2>I segnali</h2>
<ul><li>Irritabilità con i pazienti che prima si amavano di più.</li><li>Errori piccoli e ripetuti, ritardi, assenze brevi.</li><li>Sonno che non riposa, domenica sera che pesa.</li></ul>
<p>Nessuno di questi, da solo, dice qualcosa. Insieme, e in una persona che prima era diversa, sì. I questionari aiutano un reparto a vedersi, non a fare diagnosi su un collega: il Maslach Burnout Inventory misura tre dimensioni, esaurimento emotivo, depersonalizzazione, realizzazione personale, e va letto sul gruppo, nel tempo.</p>
<h2>Le domande</h2>
<p>«Come stai?» non funziona. «Che cosa ti ha pesato di più questa settimana?» sì. E poi tacere.</p>
<p>Ci sono altre due frasi che aprono. «Ho visto che ieri sei rimasto fino alle nove: che cosa è successo?» parte da un fatto e non da un giudizio. «Che cosa toglieresti, se potessi togliere una cosa?» porta la conversazione sul lavoro, dove il problema è nato. Quelle che chiudono: «Siamo tutti stanchi», «Devi staccare», «Hai provato con lo yoga?».</p>
<h2>Che cosa lo produce</h2>
<p>La ricerca indica sei luoghi in cui il lavoro si rompe: il carico, il controllo su ciò che si fa, il riconoscimento, la qualità del gruppo, l’equità, la distanza tra i valori propri e quelli dell’organizzazione. Un reparto con pochi infermieri e un coordinatore giusto brucia meno di uno pieno in cui i turni si decidono per simpatia. È una buona notizia: su almeno tre di questi sei punti un gruppo può agire senza aspettare assunzioni.</p>
<h2>Che cosa può fare un gruppo</h2>
<p>Turni prevedibili, pause vere, un momento fisso per parlare dei casi difficili, un limite ai messaggi fuori orario. Le app di meditazione, da sole, non cambiano nulla.</p>
<p>La legge aiuta. La valutazione dello stress lavoro-correlato è parte della valutazione dei rischi, obbligatoria secondo il decreto legislativo 81 del 2008, e l’INAIL mette a disposizione un metodo. Chi è rappresentante dei lavoratori può chiedere che cosa ne è uscito e quali misure sono seguite. Molte aziende lo hanno fatto sulla carta: domandare a che punto è il piano è già un intervento.</p>
<h2>Per chi coordina</h2>
<ul><li>Pubblica i turni con un mese di anticipo e tocca il meno possibile.</li><li>Difendi la pausa: chi non si ferma sbaglia di più nelle ultime due ore.</li><li>Dopo un evento grave riunisci chi c’era, entro tre giorni, per mezz’ora.</li><li>Ringrazia per una cosa precisa, davanti agli altri.</li><li>Prendi le ferie, e fai vedere che si può.</li></ul>
<h2>Quando chiedere aiuto</h2>
<p>Pensieri di morte, alcol, incapacità di alzarsi: non è burnout, o non è solo quello. Ci vuole un curante, oggi.</p>
<p>La medicina del lavoro può essere chiesta dal lavoratore, non solo dall’azienda. Molti ordini hanno uno sportello riservato, con colleghi che non scrivono nulla in cartella. Fare il nome di una persona precisa, con un numero e un orario, vale più di dieci volantini. E se chi ti ascolta parla di farla finita, resta con lui e chiama.</p>`,
}
