import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'farmaci-ad-alto-rischio-doppio-controllo',
  title: 'Farmaci ad alto rischio: dove nasce l’errore, e il doppio controllo che serve',
  abstract:
    'Potassio, insulina, eparina, oppioidi, metotrexato: i nomi che si somigliano, le unità abbreviate, le pompe. Sette barriere, in ordine di efficacia.',
  category: 'professione-e-lavoro',
  published: '2026-05-04',
  topics: ['Sicurezza delle cure', 'Farmaci', 'Infermieristica'],
  professions: ['Infermiera', 'Infermiere', 'Farmacista', 'Medico chirurgo', 'Ostetrica'],
  author: 'Marina Colli, infermiera',
  sources: [
    {
      label:
        'Ministero della Salute, Raccomandazione n. 7 per la prevenzione della morte, coma o grave danno derivati da errori in terapia farmacologica, 2008',
    },
    {
      label:
        'Ministero della Salute, Raccomandazione n. 12 per la prevenzione degli errori in terapia con farmaci «Look-alike/sound-alike», 2010',
    },
    { label: 'Ministero della Salute, Raccomandazione n. 17, Riconciliazione farmacologica, 2014' },
  ],
  body: `<p>Un errore di terapia raramente è un’ignoranza. È una fiala uguale a un’altra, un foglio letto di corsa, un campanello nel momento sbagliato. Per questo «stare più attenti» non ha mai ridotto gli errori, e cambiare il posto di una fiala sì.</p>
<p>I farmaci ad alto rischio non sono quelli con cui si sbaglia di più: sono quelli con cui, se si sbaglia, si fa molto male.</p>
<h2>Quali sono</h2>
<ul><li>Potassio cloruro e altre soluzioni concentrate di elettroliti.</li><li>Insulina, di ogni tipo.</li><li>Anticoagulanti: eparina, antagonisti della vitamina K, diretti.</li><li>Oppioidi e sedativi per vena.</li><li>Chemioterapici, e il metotrexato per bocca, che fuori dall’oncologia si prende una volta a settimana.</li><li>Curari e farmaci dell’anestesia.</li></ul>
<p>La prima delle raccomandazioni ministeriali per la sicurezza riguarda proprio il potassio: le fiale concentrate non stanno nei carrelli di reparto, ma separate, segnalate e usate solo diluite.</p>
<h2>I nomi che si somigliano</h2>
<p>I farmaci chiamati LASA si confondono per come si scrivono, per come suonano o per la scatola. Una lista del reparto, aggiornata ogni anno con il farmacista, vale più di quella trovata in rete, perché contiene le confezioni che avete davvero. Si separano gli scaffali, si scrive la parte diversa in maiuscolo, si prescrive con il principio attivo e l’indicazione. Al telefono si fa ripetere, lettera per lettera.</p>
<h2>Le unità</h2>
<p>Mai «U» per unità: letta di fretta diventa uno zero. Mai lo zero dopo la virgola, «5,0»; sempre quello prima, «0,5». Microgrammi per intero. Per il metotrexato si scrive il giorno della settimana e, nella lettera, «una sola volta». L’insulina si aspira con la sua siringa o con la sua penna, e una penna è di una persona sola.</p>
<h2>Il doppio controllo vero</h2>
<p>Due persone, una indipendente dall’altra. Chi prepara non dice all’altro che cosa dovrebbe trovare: il secondo legge la prescrizione, rifà il calcolo, guarda la fiala, la pompa, il braccialetto. Se il primo annuncia «sono dieci milligrammi, vero?» il controllo è già finito. Costa tempo, quindi si riserva alle situazioni scelte: potassio, insulina in vena, oppioidi in pompa, chemioterapia, età pediatrica.</p>
<h2>Le interruzioni</h2>
<p>Ogni interruzione durante la preparazione aumenta la probabilità di un errore. Una riga per terra, un gilet colorato, un cartello sono stati provati con risultati diversi; funziona meglio un accordo: in quei venti minuti i campanelli li prende qualcun altro, e i parenti lo sanno.</p>
<h2>Sette barriere, dalla più forte</h2>
<ol><li>Togliere: la fiala concentrata che non c’è non si può scambiare.</li><li>Rendere impossibile: raccordi che non entrano nella via sbagliata.</li><li>Automatizzare: prescrizione informatizzata, codice a barre al letto, pompe con limiti di dose.</li><li>Standardizzare: una sola diluizione per farmaco, in tutto l’ospedale.</li><li>Elenchi e doppi controlli.</li><li>Regole scritte.</li><li>Corsi e richiami.</li></ol>
<p>Quando si analizza un evento e l’unica misura trovata è l’ultima, l’analisi non è finita.</p>
<h2>Dopo un errore</h2>
<p>Prima il paziente: fermare, chiamare, trattare. Poi dire la verità alla persona, presto e con parole semplici. Poi segnalare, anche quando non è successo niente. E occuparsi di chi ha sbagliato: la seconda vittima non dorme, non parla e pensa di lasciare il lavoro. Un collega che resta cinque minuti è la prima cura.</p>`,
}
