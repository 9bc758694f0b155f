import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'responsabilita-gelli-bianco-in-pratica',
  title: 'Responsabilità sanitaria: la legge Gelli-Bianco in pratica',
  abstract:
    'Chi risponde, di che cosa, per quanto tempo. La differenza tra dipendente e libero professionista, con le date da ricordare.',
  category: 'norme-e-diritto',
  published: '2026-11-08',
  access: 'registered',
  topics: ['Responsabilità sanitaria', 'Assicurazione professionale'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Infermiera', 'Infermiere', 'Ostetrica'],
  tags: ['Norme e diritto', 'Assicurazioni e tutele'],
  author: 'Avv. Silvia Marconi',
  sources: [{ label: 'Legge 8 marzo 2017, n. 24' }, { label: 'Decreto ministeriale 15 dicembre 2023, n. 232' }],
  body: `<p>Lo stesso errore può costare dieci anni di esposizione a un libero professionista e cinque a un dipendente. La legge 24 del 2017 ha separato le due strade, e conoscerle cambia anche il modo di scegliere la polizza.</p>
<p>La struttura risponde per contratto: il paziente deve provare il danno e il nesso causale, la struttura deve provare di aver fatto bene. La prescrizione è di dieci anni.</p>
<h2>Il dipendente</h2>
<p>Risponde in via extracontrattuale: è il paziente a dover provare la colpa, entro cinque anni. La struttura può rivalersi solo in caso di dolo o colpa grave, entro i limiti fissati dalla legge.</p>
<p>I limiti della rivalsa sono scritti nell’articolo 9: l’azione va iniziata entro un anno dal pagamento, e fuori dal dolo l’importo non supera il triplo del reddito lordo annuo più alto tra l’anno della condotta, quello prima e quello dopo. Nelle strutture pubbliche decide la Corte dei conti. Struttura e assicuratore devono avvisare il professionista entro quarantacinque giorni dalla notizia della causa o dell’avvio di una trattativa: se non lo fanno, l’azione contro di lui è preclusa.</p>
<h2>Il libero professionista</h2>
<p>Chi ha un rapporto diretto con il paziente risponde per contratto, come la struttura. Per lui la polizza è obbligatoria e deve coprire anche la colpa lieve.</p>
<h2>Linee guida e buone pratiche</h2>
<p>Seguirle, quando sono adatte al caso, esclude la punibilità penale per imperizia lieve. Discostarsene è lecito, ma va motivato in cartella.</p>
<p>L’articolo 590-sexies del codice penale è stato letto dalle Sezioni unite, nella sentenza Mariotti del 2018: la non punibilità riguarda la colpa lieve da imperizia nell’eseguire linee guida adeguate al caso. Non copre la negligenza né l’imprudenza, e non copre chi ha scelto la linea guida sbagliata. Le linee guida che contano sono quelle pubblicate nel Sistema nazionale; in mancanza valgono le buone pratiche clinico-assistenziali.</p>
<h2>Prima della causa</h2>
<p>Chi vuole un risarcimento deve prima tentare un accordo: una consulenza tecnica preventiva davanti al giudice, oppure la mediazione. È il momento in cui si decide la maggior parte delle cause, perché la relazione dei consulenti pesa più di ogni memoria scritta dopo. Il collegio comprende un medico legale e uno o più specialisti della materia: leggere i quesiti e far nominare un proprio consulente non è un costo, è la difesa.</p>
<p>La documentazione clinica va consegnata a chi ne ha diritto entro sette giorni dalla richiesta, con le integrazioni entro trenta. Una cartella completa, leggibile, con gli orari, è la difesa migliore che si possa preparare prima di sapere di averne bisogno.</p>
<h2>La polizza</h2>
<p>Il decreto 232 del 2023 ha fissato massimali minimi, retroattività decennale e ultrattività per chi cessa l’attività. Controlla tre cose: la data di retroattività, la definizione di sinistro, la colpa grave.</p>
<p>Per chi esercita in proprio il massimale minimo è di un milione di euro per sinistro nelle attività senza chirurgia, ortopedia, anestesia e parto, e di due milioni in queste. Il decreto è in vigore dal marzo 2024 e ha dato alle imprese ventiquattro mesi per adeguare i contratti: chi ha firmato prima ne chieda conto.</p>
<h2>Sicurezza, non solo colpa</h2>
<p>La prima frase della legge dice che la sicurezza delle cure è parte del diritto alla salute. Segnalare un quasi errore non espone chi segnala: i verbali e gli atti della gestione del rischio non possono essere acquisiti o usati nei procedimenti giudiziari, secondo l’articolo 16. È una protezione pensata per poter parlare degli errori prima che qualcuno si faccia male.</p>`,
}
