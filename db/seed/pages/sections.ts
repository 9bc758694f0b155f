import { type SeedPage, textPage } from './seed-page.ts'

/** The doors of the main menu, told in words. An area that opens its own page at one of these paths takes its place. */
export const sectionPages: readonly SeedPage[] = [
  textPage('/corsi-ecm-fad', '/', {
    title: 'Corsi ECM',
    description: 'Formazione a distanza accreditata, scritta da chi lavora in corsia, in ambulatorio, in farmacia.',
    html: `<h2>Quattro modi di imparare</h2>
<ul><li><strong>Corsi multimediali</strong>, divisi in lezioni brevi che riprendono da dove eri rimasto.</li>
<li><strong>E-book</strong>, da leggere in treno e superare dal telefono.</li>
<li><strong>Film Formazione</strong>, una storia vera e gli strumenti per leggerla.</li>
<li><strong>Videoclip</strong>, una procedura in pochi minuti.</li></ul>
<h2>I crediti</h2>
<p>Ogni corso dichiara i crediti, la durata e la data di scadenza. Superata la prova finale, l’attestato si scarica subito; la comunicazione alla banca dati nazionale la facciamo noi.</p>
<h2>Il triennio</h2>
<p>L’obbligo si misura su tre anni. Nella tua area personale vedi quanti crediti hai e quanti te ne mancano, compresi quelli ottenuti altrove che vuoi annotare.</p>`,
  }),
  textPage('/news-approfondimenti', '/', {
    title: 'News e Approfondimenti',
    description: 'Quello che è cambiato nella tua professione, letto per te e spiegato in poche righe.',
    html: `<h2>Di che cosa scriviamo</h2>
<p>Clinica, norme, fisco, organizzazione del lavoro. Ogni articolo dice chi l’ha scritto, quando, e su quali fonti.</p>
<h2>Come scegliamo</h2>
<p>Una notizia entra se cambia qualcosa per chi cura: una linea guida, una sentenza, una scadenza, uno studio che sposta la pratica. Le pubblicità sono sempre dichiarate.</p>`,
  }),
  textPage('/risorse', '/', {
    title: 'Risorse',
    description: 'Moduli, strumenti e calcolatori pronti per la pratica di ogni giorno.',
    html: `<h2>Moduli</h2>
<p>Consensi informati, certificati, lettere: modelli legali e scientifici da compilare, aggiornati a ogni cambio di norma.</p>
<h2>Strumenti</h2>
<p>Schede di valutazione, scale, promemoria per il colloquio con il paziente.</p>
<h2>Calcolatori</h2>
<p>Indice di massa corporea, funzione renale, rischio tromboembolico, interessi legali, regime forfettario: il risultato con la formula e la fonte accanto. Aiutano a decidere, non decidono al tuo posto.</p>`,
  }),
  textPage('/professionisti-sanitari', '/', {
    title: 'Professionisti',
    description: 'La rete dei professionisti sanitari del Club, e la scheda con cui farsi trovare.',
    html: `<h2>La scheda professionale</h2>
<p>È la tua pagina pubblica: professione, specializzazioni, sedi, orari. La scrivi tu, la pubblichi quando vuoi, la togli quando vuoi.</p>
<h2>Chi la vede</h2>
<p>Nessuno finché non la pubblichi; poi chiunque, ma solo nei campi che hai scelto di mostrare.</p>`,
  }),
  textPage('/programma-fedelta', '/', {
    title: 'Programma Fedeltà',
    description: 'Ogni anno nel Club diventa punti, e i punti diventano premi.',
    html: `<h2>Come si guadagnano i punti</h2>
<p>Con il rinnovo, con i corsi conclusi, invitando un collega che si iscrive.</p>
<h2>Come si usano</h2>
<p>Nel catalogo dei premi, dalla tua area personale. I punti restano tuoi finché il programma è attivo sul tuo abbonamento.</p>`,
  }),
]
