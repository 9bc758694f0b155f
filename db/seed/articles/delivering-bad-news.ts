import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'comunicare-una-cattiva-notizia',
  title: 'Comunicare una cattiva notizia: sei passi, nessuna scorciatoia',
  abstract: 'Il protocollo SPIKES, le frasi che feriscono senza volerlo e il silenzio come strumento.',
  category: 'psicologia-e-benessere',
  published: '2026-07-06',
  access: 'registered',
  topics: ['Comunicazione', 'Oncologia'],
  professions: ['Medico chirurgo', 'Psicologa', 'Infermiera', 'Infermiere', 'Ostetrica'],
  author: 'Chiara Lenzi, psicologa',
  sources: [{ label: 'Baile WF et al., SPIKES: a six-step protocol for delivering bad news, The Oncologist 2000' }],
  body: `<p>Chi riceve una diagnosi grave ricorda poche parole e il volto di chi le ha dette. Non si può rendere buona una notizia cattiva. Si può evitare di aggiungere dolore.</p>
<p>SPIKES è nato in oncologia ed è utile ovunque: prepara il luogo, ascolta che cosa la persona sa, chiede che cosa vuole sapere.</p>
<h2>I sei passi</h2>
<ol><li>Luogo tranquillo, seduti, telefono spento.</li><li>«Che cosa le hanno detto finora?»</li><li>«Vuole che le spieghi tutto oggi?»</li><li>Un avviso, poi poche parole semplici: «Purtroppo l’esame mostra un tumore.»</li><li>Silenzio. Poi l’emozione, nominata: «Vedo che è un colpo.»</li><li>Il passo successivo, uno, con una data.</li></ol>
<p>Il secondo passo è quello che si salta più spesso, ed è quello che fa risparmiare tempo. Chi ha già capito tutto dalla faccia del radiologo ha bisogno di una conferma e di un piano. Chi crede di avere una cisti ha bisogno di un ponte più lungo. Partire senza sapere dove si trova l’altro significa quasi sempre tornare indietro.</p>
<h2>Le parole</h2>
<p>Frasi corte, una notizia per frase. «Tumore» e non «formazione»; «è morta» e non «non ce l’abbiamo fatta». Il linguaggio vago sembra più gentile e lascia la persona sola a tradurre. Dopo la frase che conta ci si ferma: dieci secondi di silenzio sembrano un minuto a chi parla e un istante a chi riceve.</p>
<p>Le percentuali si danno solo a chi le chiede, e con i numeri interi: «su dieci persone come lei, sei dopo cinque anni stanno bene». Si dice anche quello che non si sa. «Non lo so ancora, lo saprò giovedì» è una risposta che rassicura più di una previsione.</p>
<h2>Le frasi da evitare</h2>
<p>«Non c’è più niente da fare.» «Deve essere forte.» «Poteva andare peggio.»</p>
<p>Al loro posto: «Non possiamo guarirla, possiamo curarla, e lo faremo.» «È normale che oggi non riesca a pensare ad altro.» «Che cosa la preoccupa di più, adesso?» L’ultima è la più utile di tutte, perché la risposta non è mai quella che ci si aspetta: il lavoro, il cane, la figlia che si sposa a maggio.</p>
<h2>Chi c’è nella stanza</h2>
<p>La persona decide chi vuole accanto. I familiari che chiedono di non dire vanno ascoltati e ringraziati, poi si spiega che la legge e l’esperienza vanno nella stessa direzione: la notizia è del malato, e il silenzio di tutti lo lascia solo. Si può chiedere direttamente a lui: «Preferisce sapere tutto, o che ne parli con qualcun altro?». Con un minore le parole cambiano con l’età, non la verità.</p>
<p>Al telefono si comunica soltanto quando non c’è altra strada. Si chiede dove si trova la persona, se guida, se c’è qualcuno con lei; si offre subito un incontro. L’infermiere che era presente resta qualche minuto dopo che il medico è uscito: è lì che arrivano le domande vere.</p>
<h2>E chi comunica</h2>
<p>Cinque minuti con un collega, dopo, non sono un lusso.</p>
<p>Scrivi in cartella che cosa hai detto, con le parole che hai usato, e che cosa la persona ha mostrato di volere sapere. Chi entrerà nella stanza domani non dovrà indovinare, e non dirà una frase in più.</p>`,
}
