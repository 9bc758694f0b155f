import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'lombalgia-acuta-cosa-funziona',
  title: 'Lombalgia acuta: poco, presto, in movimento',
  abstract:
    'Niente letto, niente risonanza senza segnali d’allarme, informazioni chiare. Che cosa fare nelle prime sei settimane.',
  category: 'clinica-e-terapia',
  published: '2026-10-21',
  topics: ['Lombalgia', 'Fisioterapia', 'Dolore'],
  professions: ['Fisioterapista', 'Medico chirurgo', 'Farmacista'],
  author: 'Irene Fabbri, fisioterapista',
  sources: [{ label: 'NICE guideline NG59, Low back pain and sciatica in over 16s' }],
  body: `<p>Chi si blocca con la schiena vuole tre cose: sapere che non è grave, togliersi il dolore, un’immagine che lo dimostri. Alle prime due si può rispondere subito. La terza, quasi sempre, fa danno.</p>
<p>La maggior parte delle lombalgie acute migliora in poche settimane. Il compito di chi cura è non trasformarle in croniche.</p>
<h2>I segnali d’allarme</h2>
<p>Ritenzione urinaria, anestesia a sella, deficit motorio progressivo: urgenza. Febbre, neoplasia nota, calo di peso, trauma, cortisone a lungo, età sopra i 70: si approfondisce.</p>
<h2>Che cosa proporre</h2>
<ul><li>Restare attivi, riprendere il lavoro appena possibile, anche con compiti adattati.</li><li>Calore locale.</li><li>Un antinfiammatorio alla dose minima per pochi giorni, se non controindicato. Il paracetamolo da solo non è efficace.</li><li>Esercizio, di qualunque tipo la persona sia disposta a fare.</li></ul>
<p>Per il farmaco la scelta si fa guardando lo stomaco, il rene, il cuore e l’età. Un ciclo breve, la dose più bassa, una data di fine. I miorilassanti tolgono poco dolore e danno sonnolenza: chi guida o lavora in quota deve saperlo. Gabapentin e pregabalin non servono nella lombalgia, e nella sciatica gli studi non hanno mostrato un vantaggio.</p>
<h2>La prima conversazione</h2>
<p>Le parole scelte alla prima visita pesano quanto la terapia. «Ernia», «usura», «vertebra scivolata», «si muova il meno possibile»: frasi dette per spiegare, che il paziente ricorda per anni. Funzionano meglio quelle vere e ordinarie: la schiena è robusta; il dolore forte non vuol dire danno grave; muoversi non rompe niente; in poche settimane quasi tutti stanno meglio; può tornare, e saprà che cosa fare.</p>
<p>Poi si chiede del lavoro, che è la cosa che il paziente teme di perdere. Un certificato di tre giorni con un controllo fissato aiuta più di uno di tre settimane. Se il lavoro è pesante si scrive che cosa può fare, non solo che cosa non può.</p>
<h2>Che cosa evitare</h2>
<p>Riposo a letto, oppioidi, busti, trazioni, risonanza nelle prime sei settimane senza segnali d’allarme.</p>
<h2>L’immagine</h2>
<p>Dischi disidratati, protrusioni, piccole ernie si trovano in più di metà delle persone che non hanno alcun dolore, e aumentano con l’età come i capelli bianchi. Una risonanza fatta presto non cambia la cura; aumenta invece infiltrazioni, interventi e giorni di assenza. Si chiede quando il risultato cambierebbe la decisione: un sospetto serio, un deficit, una sciatica che dopo sei settimane non migliora e per cui si pensa a una procedura.</p>
<h2>Il rischio di cronicità</h2>
<p>Paura del movimento, catastrofismo, insoddisfazione lavorativa contano più dell’ernia. Il questionario STarT Back, nove domande, aiuta a riconoscerli alla prima visita.</p>
<h2>Il fisioterapista</h2>
<p>Non c’è un metodo migliore degli altri. Chi segue un programma di esercizi, purché lo segua, sta meglio di chi riceve soltanto massaggi o terapie fisiche. Ultrasuoni, elettrostimolazione e trazioni non sono raccomandati. La manipolazione può essere usata, come parte di un programma attivo.</p>
<p>Con un rischio basso bastano consigli e una visita; con un rischio medio un ciclo di esercizio guidato; con un rischio alto serve un approccio che lavori anche sulla paura e sull’umore. Se dopo tre mesi il dolore resta, l’Organizzazione mondiale della sanità, nella linea guida del 2023, propone educazione, esercizio, terapie psicologiche e, con prudenza, pochi farmaci: non il contrario.</p>`,
}
