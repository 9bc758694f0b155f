import { block, head, type SeedPage, textPage } from './seed-page.ts'

const OWNER = `<h2>Chi tratta i dati</h2>
<p>Il titolare del trattamento è {{ragione-sociale}}, {{indirizzo}}, partita IVA {{partita-iva}}, telefono {{telefono}}, PEC {{pec}}. Il responsabile della protezione dei dati risponde a <a href="mailto:{{email}}">{{email}}</a>.</p>`

const RIGHTS = `<h2>I tuoi diritti</h2>
<p>Puoi chiedere in ogni momento di vedere i tuoi dati e averne una copia, correggerli, cancellarli, limitarne l’uso, opporti, trasferirli a un altro titolare e revocare un consenso, senza che questo tocchi quanto fatto prima. Scrivi a <a href="mailto:{{email}}">{{email}}</a>. Se ritieni che i tuoi dati siano trattati male puoi presentare reclamo al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>.</p>`

/** PRV-002, PRV-004 */
const NOTICE = `${OWNER}
<h2>Quali dati e perché</h2>
<ul><li><strong>Dati dell’account</strong> (nome, recapiti, professione): per darti i servizi che chiedi, in esecuzione del contratto.</li>
<li><strong>Dati della formazione</strong> (corsi, prove, crediti): perché la legge ci chiede di comunicarli alla banca dati nazionale.</li>
<li><strong>Dati dei pagamenti</strong>: per le fatture, che la legge ci fa conservare dieci anni.</li>
<li><strong>Comunicazioni promozionali</strong>: solo se acconsenti.</li>
<li><strong>Un’impronta dell’e-mail e del codice fiscale</strong> di chi cancella l’account: per dare la prova gratuita e i premi degli inviti una volta sola a persona, per il nostro legittimo interesse. Non permette di risalire all’indirizzo.</li></ul>
<h2>Per quanto tempo</h2>
<p>Finché hai un account e, dopo, per i soli tempi che la legge impone. L’impronta resta 24 mesi. Un account la cui e-mail non viene mai confermata si cancella dopo 30 giorni.</p>
<h2>Convenzioni, fedeltà e scheda professionale</h2>
<p>Usiamo lo stato del tuo abbonamento e i punti maturati per riconoscerti sconti e premi: al negozio arriva solo il codice. I campi della scheda che scegli di pubblicare sono visibili a chiunque, finché non li togli.</p>
<h2>A chi li comunichiamo</h2>
<p>A chi lavora per noi con un contratto che lo impegna alla riservatezza, e alle autorità quando la legge lo chiede. Mai in vendita.</p>
${RIGHTS}`

/** SHL-004, PRV-010. Texts of the law, kept by editors; a club replaces them with its own counsel's. */
export const legalPages: readonly SeedPage[] = [
  textPage('/privacy-policy', '/', {
    title: 'Web Privacy Policy',
    description: 'Quali dati tratta questo sito mentre lo visiti, e perché.',
    html: `${OWNER}
<h2>I dati della visita</h2>
<p>Per mostrarti una pagina il server riceve l’indirizzo IP, l’ora, la pagina chiesta e il tipo di programma usato. Servono a far funzionare e proteggere il sito e si cancellano entro trenta giorni, salvo che servano ad accertare un reato.</p>
<h2>I dati che scrivi tu</h2>
<p>Quando scrivi all’assistenza o compili un modulo usiamo quello che ci dici per risponderti, e lo conserviamo per il tempo necessario a farlo.</p>
<h2>Cookie</h2>
<p>Quali usiamo e come si scelgono è spiegato nella <a href="/cookie-policy">Cookie Policy</a>.</p>
${RIGHTS}`,
  }),
  textPage('/cookie-policy', '/', {
    title: 'Cookie Policy',
    description: 'Che cosa il sito ricorda nel tuo browser.',
    html: `<h2>Cookie tecnici</h2>
<p>Servono a tenerti collegato e a ricordare le tue scelte. Non chiedono consenso. Su un indirizzo https il nome di ciascuno comincia con __Host-: così il browser garantisce che l’abbia scritto solo questo sito.</p>
<table><caption>Cookie tecnici</caption><thead><tr><th scope="col">Nome</th><th scope="col">A che cosa serve</th><th scope="col">Durata</th></tr></thead>
<tbody><tr><td>camice</td><td>Riconosce la tua sessione dopo l’accesso</td><td>Fino all’uscita o alla scadenza della sessione</td></tr>
<tr><td>camice-dispositivo</td><td>Ricorda che da questo browser sei già entrato, così chi prova password a caso non ti chiude fuori</td><td>Un anno</td></tr>
<tr><td>camice-passkey, camice-consensi</td><td>Accompagnano un accesso già cominciato: la passkey chiesta, le condizioni da accettare</td><td>Al massimo mezz’ora</td></tr>
<tr><td>camice_carrello</td><td>Ricorda che cosa hai messo nel carrello prima di accedere</td><td>30 giorni</td></tr>
<tr><td>invito</td><td>Ricorda chi ti ha invitato, fino alla registrazione</td><td>30 giorni</td></tr>
<tr><td>cookie_consent</td><td>Ricorda la tua scelta sulle statistiche</td><td>Sei mesi</td></tr></tbody></table>
<h2>Altri cookie</h2>
<p>Questo sito non usa cookie di profilazione né di terzi. Se un giorno li usasse, te lo chiederebbe prima.</p>
${RIGHTS}`,
  }),
  textPage('/informativa-privacy', '/', {
    title: 'Informativa sulla privacy',
    description: 'Come trattiamo i dati di chi si registra al Club.',
    html: NOTICE,
  }),
  textPage('/privacy-integrativa', '/informativa-privacy', {
    title: 'Informativa integrativa',
    description: 'Che cosa si aggiunge all’informativa per i servizi che trattano dati particolari.',
    html: `<p>Questo testo si aggiunge all’<a href="/informativa-privacy">informativa sulla privacy</a> per i servizi legali, assicurativi e di telemedicina, nei quali puoi scriverci dati di salute o giudiziari tuoi o di altre persone.</p>
<h2>Perché possiamo trattarli</h2>
<p>Con il tuo consenso esplicito, o perché necessari ad accertare o difendere un diritto. Indica di altre persone solo quello che serve.</p>
<h2>Chi li vede</h2>
<p>Soltanto il professionista che segue il tuo caso, tenuto al segreto professionale.</p>
${RIGHTS}`,
  }),
  textPage('/privacy-homnya', '/informativa-privacy', {
    title: 'Informativa del fornitore dei contenuti',
    description: 'Come tratta i dati la società che fornisce contenuti e formazione al Club.',
    html: `<p>Una parte dei contenuti e della formazione è fornita da una società che tratta i dati come responsabile, per conto del Club e secondo le sue istruzioni.</p>
<h2>Quali dati riceve</h2>
<p>Il tuo codice utente, la professione, i corsi che apri e i risultati delle prove: quanto serve a farti seguire un corso e a rilasciare l’attestato.</p>
${OWNER}
${RIGHTS}`,
  }),
  // PRV-004: an address of its own, the same words.
  textPage('/club/informativa-privacy', '/informativa-privacy', {
    title: 'Informativa sulla privacy del Club',
    description: 'Come trattiamo i dati di chi si registra al Club.',
    html: NOTICE,
  }),
  // PRV-005: the two texts of /profilo/privacy, which anybody may read here before they join.
  {
    path: '/privacy-e-condizioni',
    parent: '/informativa-privacy',
    head: head('Privacy e condizioni', 'In breve: che cosa facciamo dei tuoi dati e come si chiude un account.'),
    regions: {
      main: [
        block('privacy', 'rich-text', {
          content: `<p>Trattiamo i tuoi dati per darti i servizi che chiedi e, solo se acconsenti, per scriverti di iniziative e offerte. Non li vendiamo a nessuno. Chi li tratta è {{ragione-sociale}}: per ogni domanda scrivi a <a href="mailto:{{email}}">{{email}}</a>.</p>`,
        }),
      ],
      bottom: [
        block('account', 'rich-text', {
          content: `<p>Chi chiude l’account non può più accedere e i suoi dati personali sono eliminati, insieme a crediti e punti non usati. Le fatture restano dieci anni, come chiede la legge. Un abbonamento in corso non viene rimborsato: prima di chiudere, parlane con l’<a href="/assistenza">assistenza</a>.</p>`,
        }),
      ],
    },
  },
  textPage('/termini-e-condizioni', '/', {
    title: 'Termini e condizioni',
    description: 'Le regole di convivenza tra il Club e chi lo usa.',
    html: `<h2>L’account</h2>
<p>È personale e riservato ai professionisti sanitari. Custodisci la password: quello che si fa con il tuo account risulta fatto da te.</p>
<h2>La prova gratuita</h2>
<p>Dura sette giorni, si può fare una volta, non chiede dati di pagamento e non si rinnova.</p>
<h2>I contenuti</h2>
<p>Articoli, corsi e modelli sono protetti dal diritto d’autore: puoi usarli nella tua attività, non ripubblicarli. Gli strumenti e i calcolatori aiutano il tuo giudizio e non lo sostituiscono.</p>
<h2>Recesso e disdetta</h2>
<p>L’iscrizione dura dodici mesi e non si rinnova da sola: per lasciarla scadere non serve disdirla. Puoi recedere entro quattordici giorni dall’acquisto, scrivendo all’<a href="/assistenza">assistenza</a>.</p>
<h2>La formazione ECM</h2>
<p>È erogata dal provider ECM numero {{provider-ecm}}, che rilascia gli attestati e comunica i crediti alla banca dati nazionale.</p>
<h2>Chi gestisce il Club</h2>
<p>{{ragione-sociale}}, {{indirizzo}}, partita IVA {{partita-iva}}, telefono {{telefono}}, PEC {{pec}}.</p>
<h2>Legge applicabile e foro competente</h2>
<p>{{legge-e-foro}} Se sei un consumatore restano salve le tutele e il giudice che la legge del luogo in cui vivi ti riconosce.</p>`,
  }),
]
