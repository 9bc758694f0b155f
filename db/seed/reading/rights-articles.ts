import { type Written, written } from './seed-item.ts'

const articles: Written[] = [
  {
    slug: 'consenso-informato-che-cosa-scrivere',
    title: 'Consenso informato: che cosa scrivere perché valga',
    abstract:
      'La legge 219 chiede una relazione, non un modulo. Ma il modulo resta la prova: ecco come si scrive, e che cosa non può mancare.',
    category: 'norme-e-diritto',
    age: 2,
    topics: ['Consenso informato', 'Responsabilità sanitaria'],
    professions: ['Medico chirurgo', 'Odontoiatra', 'Infermiera', 'Infermiere', 'Fisioterapista', 'Psicologa'],
    tags: ['Norme e diritto'],
    author: 'Avv. Silvia Marconi',
    sources: [{ label: 'Legge 22 dicembre 2017, n. 219' }],
    body: `<p>«Il tempo della comunicazione tra medico e paziente costituisce tempo di cura.» È la frase più citata della legge 219 del 2017, e la meno applicata. In giudizio, però, non si misura il tempo: si legge quello che è rimasto scritto.</p>
<p>Un modulo firmato non basta se è generico; un colloquio accurato non basta se nessuno può dimostrarlo. Servono tutti e due.</p>
<h2>Le sei informazioni</h2>
<ol><li>La diagnosi, o il sospetto.</li><li>Il trattamento proposto e il suo scopo.</li><li>I benefici attesi, con onestà sulla probabilità.</li><li>I rischi: quelli frequenti e quelli gravi, anche se rari.</li><li>Le alternative, compresa quella di non fare nulla.</li><li>Le conseguenze del rifiuto.</li></ol>
<h2>Chi informa</h2>
<p>Chi esegue la prestazione, o chi ne conosce ogni aspetto. Far firmare il modulo in accettazione non è informare.</p>
<h2>In cartella</h2>
<p>Data e ora, chi era presente, le domande del paziente e le risposte, il materiale consegnato. Tre righe scritte a mano valgono più di quattro pagine prestampate.</p>
<h2>Minori e incapaci</h2>
<p>Il consenso lo danno i genitori o il tutore, tenendo conto della volontà della persona. Con l’amministratore di sostegno si legge il decreto di nomina: i poteri in materia sanitaria devono esservi scritti.</p>
<h2>Il rifiuto</h2>
<p>È un diritto. Si documenta come il consenso, si offrono alternative e sostegno, si lascia aperta la porta.</p>`,
  },
  {
    slug: 'responsabilita-gelli-bianco-in-pratica',
    title: 'Responsabilità sanitaria: la legge Gelli-Bianco in pratica',
    abstract:
      'Chi risponde, di che cosa, per quanto tempo. La differenza tra dipendente e libero professionista, con le date da ricordare.',
    category: 'norme-e-diritto',
    age: 6,
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
<h2>Il libero professionista</h2>
<p>Chi ha un rapporto diretto con il paziente risponde per contratto, come la struttura. Per lui la polizza è obbligatoria e deve coprire anche la colpa lieve.</p>
<h2>Linee guida e buone pratiche</h2>
<p>Seguirle, quando sono adatte al caso, esclude la punibilità penale per imperizia lieve. Discostarsene è lecito, ma va motivato in cartella.</p>
<h2>La polizza</h2>
<p>Il decreto 232 del 2023 ha fissato massimali minimi, retroattività decennale e ultrattività per chi cessa l’attività. Controlla tre cose: la data di retroattività, la definizione di sinistro, la colpa grave.</p>`,
  },
  {
    slug: 'aggressioni-in-corsia-che-cosa-fare',
    title: 'Aggressioni agli operatori: che cosa fare nelle prime ventiquattro ore',
    abstract: 'Referto, denuncia, segnalazione: i passi che proteggono chi è stato colpito e fanno partire la tutela.',
    category: 'norme-e-diritto',
    age: 9,
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
<h2>Entro il turno</h2>
<p>Segnala l’evento con il modulo interno: alimenta il sistema che segnala gli eventi sentinella e obbliga la direzione a rispondere. Chiedi che le immagini delle telecamere siano conservate: di solito si cancellano in pochi giorni.</p>
<h2>Nei giorni dopo</h2>
<p>La denuncia all’INAIL la fa il datore di lavoro, sulla base del certificato. La querela, quando serve, si presenta entro tre mesi: un avvocato dice se conviene e come scriverla. Puoi costituirti parte civile.</p>
<h2>Per chi coordina</h2>
<p>Chiama chi è stato colpito il giorno dopo. Offri un cambio di turno e uno psicologo. Chi non si sente protetto se ne va.</p>`,
  },
  {
    slug: 'forfettario-per-chi-cura',
    title: 'Regime forfettario per chi cura: quando conviene davvero',
    abstract:
      'Soglia, coefficiente, contributi: il conto con i numeri di un infermiere e di una psicologa, e i casi in cui è meglio l’ordinario.',
    category: 'fisco-e-tasse',
    age: 4,
    topics: ['Regime forfettario', 'Partita IVA'],
    professions: ['Infermiera', 'Infermiere', 'Psicologa', 'Fisioterapista', 'Odontoiatra', 'Medico chirurgo'],
    tags: ['Fisco e Tasse'],
    author: 'Dott.ssa Carla Venturi, commercialista',
    sources: [{ label: 'Legge 23 dicembre 2014, n. 190, articolo 1, commi 54-89, e successive modifiche' }],
    body: `<p>Una sola imposta, niente IVA, pochi adempimenti. Il forfettario sembra sempre la risposta. Lo è per molti, non per tutti, e il conto si fa in dieci minuti.</p>
<p>Si può restare fino a 85.000 euro di compensi nell’anno; oltre 100.000 si esce subito, tra 85.000 e 100.000 dall’anno seguente.</p>
<h2>Come si calcola</h2>
<p>Per le attività sanitarie il coefficiente di redditività è il 78 per cento: si paga sul 78 per cento degli incassi, dopo aver tolto i contributi previdenziali versati. L’aliquota è il 15 per cento, il 5 per cento per i primi cinque anni se l’attività è nuova.</p>
<h2>Un esempio</h2>
<table><caption>Compensi 40.000 euro, contributi 5.000 euro</caption><thead><tr><th scope="col">Voce</th><th scope="col">Importo</th></tr></thead><tbody><tr><td>Reddito forfettario (78 %)</td><td>31.200 €</td></tr><tr><td>Meno contributi versati</td><td>26.200 €</td></tr><tr><td>Imposta al 15 %</td><td>3.930 €</td></tr></tbody></table>
<h2>Quando non conviene</h2>
<ul><li>Spese reali sopra il 22 per cento: affitto dello studio, attrezzature, personale.</li><li>Detrazioni importanti che andrebbero perse, se non hai altri redditi.</li><li>Redditi da lavoro dipendente oltre la soglia prevista per l’anno.</li></ul>
<h2>La fattura</h2>
<p>Anche chi è forfettario emette fattura. Per le prestazioni sanitarie a persone fisiche non si passa dal sistema di interscambio: si invia la spesa al sistema Tessera sanitaria, salvo opposizione del paziente.</p>`,
  },
  {
    slug: 'spese-deducibili-professionista-sanitario',
    title: 'Spese deducibili: quello che si dimentica di mettere in conto',
    abstract:
      'Formazione, assicurazione, ordine, telefono: che cosa si deduce nel regime ordinario e come si conserva la prova.',
    category: 'fisco-e-tasse',
    age: 13,
    access: 'members',
    topics: ['Partita IVA', 'Dichiarazione dei redditi'],
    professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista'],
    tags: ['Fisco e Tasse'],
    author: 'Dott.ssa Carla Venturi, commercialista',
    sources: [{ label: 'Testo unico delle imposte sui redditi, articolo 54 e seguenti' }],
    body: `<p>Ogni anno, in dichiarazione, mancano le stesse spese. Non perché siano dubbie: perché nessuno ha tenuto la ricevuta, o l’ha pagata con la carta sbagliata.</p>
<p>La regola generale è semplice: la spesa deve essere inerente all’attività, documentata e pagata nell’anno.</p>
<h2>Per intero</h2>
<ul><li>Quota dell’ordine e contributi previdenziali obbligatori.</li><li>Premio della polizza di responsabilità civile professionale.</li><li>Corsi di formazione e aggiornamento, entro il limite annuo previsto, comprese le spese di viaggio.</li><li>Riviste e banche dati professionali.</li></ul>
<h2>In parte</h2>
<p>Telefono, auto, locali usati anche come abitazione: la percentuale dipende dalla norma dell’anno. Il modo più semplice per non sbagliare è separare: una linea, un conto, una carta per il lavoro.</p>
<h2>I beni strumentali</h2>
<p>L’ecografo si ammortizza negli anni; il saturimetro no. La soglia del bene di costo unitario modesto fa la differenza.</p>
<h2>La prova</h2>
<p>Fattura intestata alla partita IVA, pagamento tracciabile, dieci anni di conservazione. Una cartella per anno, in digitale, basta.</p>`,
  },
  {
    slug: 'polizza-colpa-grave-che-cosa-copre',
    title: 'Colpa grave: che cosa copre davvero la tua polizza',
    abstract:
      'Retroattività, postuma, esclusioni: cinque domande da fare prima di firmare, con le risposte che dovresti pretendere.',
    category: 'assicurazioni-e-tutele',
    age: 7,
    access: 'premium',
    topics: ['Assicurazione professionale', 'Responsabilità sanitaria'],
    professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica'],
    tags: ['Assicurazioni e tutele'],
    author: 'Marta Zanetti, broker sanitario',
    sources: [
      { label: 'Legge 8 marzo 2017, n. 24, articolo 10' },
      { label: 'Decreto ministeriale 15 dicembre 2023, n. 232' },
    ],
    body: `<p>La polizza per colpa grave è obbligatoria per chi lavora in una struttura. Costa poco, e per questo si firma senza leggere. Fino al giorno in cui arriva una lettera della Corte dei conti.</p>
<p>Cinque domande bastano per capire se quella che hai in mano ti protegge.</p>
<h2>Da quando copre</h2>
<p>La retroattività deve essere di almeno dieci anni: la richiesta di oggi riguarda quasi sempre un fatto di ieri. Se cambi compagnia, controlla che non ci siano buchi.</p>
<h2>Fino a quando</h2>
<p>La postuma copre le richieste che arrivano dopo la pensione o il cambio di lavoro. Dieci anni, estesa agli eredi.</p>
<h2>Che cosa è un sinistro</h2>
<p>Alcune polizze lo fanno coincidere con la richiesta formale, altre con il primo avviso. La seconda è più prudente, ma ti obbliga a denunciare presto.</p>
<h2>Che cosa esclude</h2>
<p>Attività fuori orario, intramoenia, volontariato, telemedicina: se le fai, devono esserci per iscritto.</p>
<h2>Chi ti difende</h2>
<p>La tutela legale è un’altra garanzia. Senza, il perito e l’avvocato nella fase penale li paghi tu.</p>`,
  },
  {
    slug: 'ecm-nuovo-triennio-come-organizzarsi',
    title: 'ECM, il nuovo triennio: come organizzarsi dal primo anno',
    abstract:
      'Quanti crediti, quali tipi, come si recuperano quelli mancanti. Un piano semplice per non arrivare a dicembre del terzo anno.',
    category: 'corsi-e-formazione',
    age: 10,
    topics: ['ECM', 'Formazione'],
    professions: [
      'Medico chirurgo',
      'Infermiera',
      'Infermiere',
      'Farmacista',
      'Fisioterapista',
      'Psicologa',
      'Odontoiatra',
      'Ostetrica',
      'Biologa',
      'Dietista',
      'Veterinaria',
    ],
    tags: ['Corsi e formazione'],
    isFormativo: true,
    author: 'Redazione formazione',
    sources: [
      {
        label:
          'Commissione nazionale per la formazione continua, Manuale sulla formazione continua del professionista sanitario',
      },
    ],
    body: `<p>L’obbligo è di 150 crediti nel triennio, meno le riduzioni che spettano a chi ha fatto bene nel precedente. Diviso tre, sono 50 all’anno: due corsi lunghi, oppure uno ogni due mesi.</p>
<p>Il problema non è trovarli: è trovarli utili, e prima che manchi un mese.</p>
<h2>I tipi di formazione</h2>
<p>Residenziale, a distanza, sul campo, docenza, autoformazione. Per l’autoformazione c’è un limite percentuale; almeno una parte dei crediti va ottenuta come discente.</p>
<h2>Il dossier formativo</h2>
<p>Programmare obiettivi coerenti con il proprio lavoro dà un bonus. Si compila in mezz’ora sul portale nazionale, e si può modificare.</p>
<h2>Chi è esonerato</h2>
<p>Maternità, malattia, specializzazione, missioni: l’esonero o l’esenzione si chiedono, non arrivano da soli.</p>
<h2>Un piano in tre righe</h2>
<ul><li>Entro marzo: un corso su quello che fai ogni giorno.</li><li>Entro settembre: uno su quello che ti spaventa.</li><li>Entro dicembre: guarda la tua posizione e segna quanti ne mancano.</li></ul>`,
  },
  {
    slug: 'passaggio-di-consegne-sbar',
    title: 'Passaggio di consegne: quattro lettere che evitano errori',
    abstract: 'SBAR in corsia, al telefono, tra ospedale e territorio. Un esempio vero, prima e dopo.',
    category: 'professione-e-lavoro',
    age: 12,
    topics: ['Comunicazione', 'Sicurezza delle cure'],
    professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica'],
    author: 'Marina Colli, infermiera',
    sources: [{ label: 'Organizzazione mondiale della sanità, Communication during patient hand-overs' }],
    body: `<p>«Dottore, il signor Bianchi non mi piace.» È una frase piena di esperienza e vuota di informazioni. Alle tre di notte, chi ascolta deve indovinare.</p>
<p>SBAR è un ordine: Situazione, Background, Assessment, Raccomandazione. Si impara in un turno.</p>
<h2>Situazione</h2>
<p>«Sono Anna, reparto 4. Bianchi, letto 12: da mezz’ora ha il respiro a 28 e la saturazione all’88 per cento con due litri.»</p>
<h2>Background</h2>
<p>«È al secondo giorno dopo una frattura di femore, BPCO, oggi non ha fatto l’eparina.»</p>
<h2>Assessment</h2>
<p>«Temo un’embolia. Il dolore è nuovo, il torace è libero.»</p>
<h2>Raccomandazione</h2>
<p>«Le chiedo di venire ora. Intanto preparo un’emogas e un elettrocardiogramma?»</p>
<h2>Perché funziona</h2>
<p>Perché autorizza chi chiama a dire che cosa pensa, e obbliga chi risponde a decidere. La ripetizione ad alta voce dell’ordine ricevuto chiude il cerchio.</p>`,
  },
  {
    slug: 'telemedicina-in-ambulatorio',
    title: 'Televisita: come si fa bene, dall’identità al referto',
    abstract: 'Quando è adatta, che cosa serve, che cosa si scrive. Le regole nazionali in una pagina.',
    category: 'professione-e-lavoro',
    age: 16,
    access: 'members',
    topics: ['Telemedicina', 'Privacy'],
    professions: ['Medico chirurgo', 'Psicologa', 'Infermiera', 'Infermiere', 'Dietista'],
    author: 'Luca Sordi, medico di medicina generale',
    sources: [
      {
        label:
          'Ministero della Salute, Indicazioni nazionali per l’erogazione di prestazioni in telemedicina, accordo Stato-Regioni 2020',
      },
    ],
    body: `<p>Una televisita non è una telefonata con la faccia. È una prestazione sanitaria: ha un inizio, un consenso, un referto, e le stesse responsabilità di una visita in presenza.</p>
<p>È adatta ai controlli, alla lettura di esami, all’adeguamento di una terapia. Non è adatta a una prima visita quando l’esame obiettivo è indispensabile.</p>
<h2>Prima</h2>
<p>Informativa e adesione del paziente, una volta. Strumento con accesso personale e dati cifrati: le applicazioni di messaggistica comuni non bastano.</p>
<h2>Durante</h2>
<p>Identificare la persona, chiedere chi altro è nella stanza, dire che cosa si può e non si può valutare. Se la qualità non basta, ci si ferma e si fissa una visita.</p>
<h2>Dopo</h2>
<p>Il referto riporta che si è trattato di televisita, la qualità del collegamento, chi era presente. Va nel fascicolo sanitario elettronico come gli altri.</p>
<h2>La tariffa</h2>
<p>È quella della prestazione equivalente in presenza.</p>`,
  },
  {
    slug: 'burnout-riconoscerlo-prima',
    title: 'Burnout: riconoscerlo nei colleghi prima che in sé stessi',
    abstract:
      'Stanchezza, cinismo, la sensazione di non servire. I segnali, le domande giuste e quello che un gruppo può fare.',
    category: 'psicologia-e-benessere',
    age: 15,
    topics: ['Burnout', 'Salute mentale'],
    professions: ['Psicologa', 'Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica', 'Fisioterapista'],
    author: 'Chiara Lenzi, psicologa',
    sources: [{ label: 'Organizzazione mondiale della sanità, ICD-11, QD85' }],
    body: `<p>Chi brucia è spesso il più bravo, quello che copre i turni e non si lamenta. Smette di scherzare, poi di salutare, poi di ricordare i nomi.</p>
<p>L’Organizzazione mondiale della sanità lo definisce un fenomeno legato al lavoro, non una malattia: esaurimento, distanza mentale, ridotta efficacia. È importante, perché la cura comincia dal lavoro e non dalla persona.</p>
<h2>I segnali</h2>
<ul><li>Irritabilità con i pazienti che prima si amavano di più.</li><li>Errori piccoli e ripetuti, ritardi, assenze brevi.</li><li>Sonno che non riposa, domenica sera che pesa.</li></ul>
<h2>Le domande</h2>
<p>«Come stai?» non funziona. «Che cosa ti ha pesato di più questa settimana?» sì. E poi tacere.</p>
<h2>Che cosa può fare un gruppo</h2>
<p>Turni prevedibili, pause vere, un momento fisso per parlare dei casi difficili, un limite ai messaggi fuori orario. Le app di meditazione, da sole, non cambiano nulla.</p>
<h2>Quando chiedere aiuto</h2>
<p>Pensieri di morte, alcol, incapacità di alzarsi: non è burnout, o non è solo quello. Ci vuole un curante, oggi.</p>`,
  },
  {
    slug: 'comunicare-una-cattiva-notizia',
    title: 'Comunicare una cattiva notizia: sei passi, nessuna scorciatoia',
    abstract: 'Il protocollo SPIKES, le frasi che feriscono senza volerlo e il silenzio come strumento.',
    category: 'psicologia-e-benessere',
    age: 20,
    access: 'registered',
    topics: ['Comunicazione', 'Oncologia'],
    professions: ['Medico chirurgo', 'Psicologa', 'Infermiera', 'Infermiere', 'Ostetrica'],
    author: 'Chiara Lenzi, psicologa',
    sources: [{ label: 'Baile WF et al., SPIKES: a six-step protocol for delivering bad news, The Oncologist 2000' }],
    body: `<p>Chi riceve una diagnosi grave ricorda poche parole e il volto di chi le ha dette. Non si può rendere buona una notizia cattiva. Si può evitare di aggiungere dolore.</p>
<p>SPIKES è nato in oncologia ed è utile ovunque: prepara il luogo, ascolta che cosa la persona sa, chiede che cosa vuole sapere.</p>
<h2>I sei passi</h2>
<ol><li>Luogo tranquillo, seduti, telefono spento.</li><li>«Che cosa le hanno detto finora?»</li><li>«Vuole che le spieghi tutto oggi?»</li><li>Un avviso, poi poche parole semplici: «Purtroppo l’esame mostra un tumore.»</li><li>Silenzio. Poi l’emozione, nominata: «Vedo che è un colpo.»</li><li>Il passo successivo, uno, con una data.</li></ol>
<h2>Le frasi da evitare</h2>
<p>«Non c’è più niente da fare.» «Deve essere forte.» «Poteva andare peggio.»</p>
<h2>E chi comunica</h2>
<p>Cinque minuti con un collega, dopo, non sono un lusso.</p>`,
  },
]

export const rightsArticles = articles.map(written)
