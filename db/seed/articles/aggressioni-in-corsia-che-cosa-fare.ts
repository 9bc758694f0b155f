import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'aggressioni-in-corsia-che-cosa-fare',
  title: 'Aggressioni agli operatori: che cosa fare nelle prime ventiquattro ore',
  abstract: 'Referto, denuncia, segnalazione: i passi che proteggono chi è stato colpito e fanno partire la tutela.',
  category: 'norme-e-diritto',
  published: '2026-11-02',
  topics: ['Sicurezza sul lavoro', 'Aggressioni'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica'],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [
    { label: 'Legge 14 agosto 2020, n. 113' },
    { label: 'Decreto-legge 1 ottobre 2024, n. 137, convertito dalla legge 18 novembre 2024, n. 171' },
  ],
  body: `<p>Spinte, sputi, minacce, pugni. Chi li subisce tende a minimizzare, a finire il turno, a raccontarlo ai colleghi e basta. È l’errore più comune, e il più comprensibile.</p>
<p>La legge prevede pene più severe per le lesioni al personale sanitario, la procedibilità d’ufficio e, dal 2024, l’arresto in flagranza differita quando ci sono immagini. Ma tutto comincia da come si documentano i fatti.</p>
<h2>Subito</h2>
<ul><li>Mettiti al sicuro e chiama chi deve intervenire: vigilanza, 112.</li><li>Fatti visitare e refertare, anche se ti sembra poco.</li><li>Annota ora, luogo, parole, testimoni.</li></ul>
<p>Il referto descrive le lesioni e riporta tra virgolette il racconto di chi è stato colpito. Si chiede una prognosi e si conserva la copia. Anche uno spavento è una conseguenza: insonnia, tremore, paura di rientrare vanno dichiarati, perché un disturbo post-traumatico che compare dopo settimane si collega ai fatti solo se ne resta una traccia.</p>
<h2>Entro il turno</h2>
<p>Segnala l’evento con il modulo interno: alimenta il sistema che segnala gli eventi sentinella e obbliga la direzione a rispondere. Chiedi che le immagini delle telecamere siano conservate: di solito si cancellano in pochi giorni.</p>
<p>La Raccomandazione ministeriale numero 8, del 2007, chiede alle aziende un programma di prevenzione: analisi dei luoghi, formazione, sistemi d’allarme, percorsi. La morte o il grave danno per violenza a un operatore sono eventi sentinella, da trasmettere al Ministero. Se la tua struttura non ha un modulo, una mail al responsabile della sicurezza e al rappresentante dei lavoratori, con i fatti e l’ora, fa le stesse funzioni.</p>
<h2>Nei giorni dopo</h2>
<p>La denuncia all’INAIL la fa il datore di lavoro, sulla base del certificato. La querela, quando serve, si presenta entro tre mesi: un avvocato dice se conviene e come scriverla. Puoi costituirti parte civile.</p>
<h2>Che cosa rischia chi aggredisce</h2>
<p>Le lesioni al personale sanitario nell’esercizio delle funzioni sono punite dall’articolo 583-quater del codice penale con la reclusione da due a cinque anni, e con pene più alte se sono gravi o gravissime. Il decreto-legge 137 del 2024 ha aggiunto l’arresto obbligatorio in flagranza, anche differita di quarantotto ore quando i fatti sono documentati da immagini, e una pena specifica per chi danneggia le cose destinate al servizio. Per i comportamenti violenti o ingiuriosi che non sono reato c’è una sanzione amministrativa.</p>
<p>Percosse, minacce e lesioni lievi, quando c’è l’aggravante prevista dalla legge 113 del 2020, si perseguono d’ufficio: la segnalazione della struttura basta ad avviare il procedimento. Presentarsi comunque con un avvocato serve a non restare spettatori.</p>
<h2>Prima che succeda</h2>
<p>Le parole che fanno salire la tensione sono quasi sempre le stesse: «si calmi», «aspetti il suo turno», «non è colpa mia». Quelle che la fanno scendere danno un’informazione: quanto manca, perché, chi verrà. La distanza di un braccio e mezzo, le mani visibili, la porta alle spalle di chi cura e non di chi protesta. E un segnale concordato con i colleghi per chiamare aiuto senza dirlo.</p>
<h2>Per chi coordina</h2>
<p>Chiama chi è stato colpito il giorno dopo. Offri un cambio di turno e uno psicologo. Chi non si sente protetto se ne va.</p>
<p>Una riunione di venti minuti dopo ogni episodio, senza cercare colpe, con tre domande: che cosa è successo, che cosa lo ha reso possibile, che cosa cambiamo da domani. Le risposte vanno scritte e rilette dopo un mese.</p>`,
}
