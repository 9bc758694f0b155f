import { type Written, written } from './seed-item.ts'

const articles: Written[] = [
  {
    slug: 'misurare-bene-la-pressione',
    title: 'Ipertensione: misurare bene la pressione vale più di un farmaco in più',
    abstract:
      'Bracciale della misura giusta, cinque minuti di riposo, più misure: gli errori che fanno diagnosticare un’ipertensione che non c’è.',
    category: 'clinica-e-terapia',
    age: 0,
    topics: ['Ipertensione', 'Cardiologia', 'Linee guida'],
    professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Farmacista'],
    specializations: ['Cardiologia', 'Medicina interna'],
    author: 'Elisa Donati, cardiologa',
    sources: [
      {
        label:
          'European Society of Cardiology, Guidelines for the management of elevated blood pressure and hypertension, 2024',
      },
      { label: 'European Society of Hypertension, Guidelines for the management of arterial hypertension, 2023' },
    ],
    body: `<p>La diagnosi di ipertensione comincia da un gesto che tutti crediamo di saper fare. Eppure, quando qualcuno osserva come si misura la pressione negli ambulatori, trova quasi sempre almeno un errore: il braccio non appoggiato, il bracciale sopra la manica, il paziente che parla, una sola misura.</p>
<p>Ognuno di questi errori sposta il risultato di diversi millimetri di mercurio, e quasi sempre verso l’alto. Su una soglia di 140/90 mmHg significa chiamare malato chi non lo è, o aggiungere un secondo farmaco a chi avrebbe avuto bisogno soltanto di una sedia e di cinque minuti.</p>
<h2>Prima della misura</h2>
<p>Il paziente è seduto da cinque minuti, in una stanza tranquilla, con la schiena appoggiata e i piedi a terra. Non ha fumato, bevuto caffè o fatto sforzi nella mezz’ora precedente. La vescica è vuota. Il braccio è nudo e appoggiato all’altezza del cuore.</p>
<h2>Il bracciale</h2>
<p>È la causa d’errore più frequente. Un bracciale stretto su un braccio grande sovrastima; uno largo su un braccio sottile sottostima. La camera d’aria deve coprire dal 75 al 100 per cento della circonferenza del braccio: in ambulatorio servono almeno tre misure.</p>
<h2>Quante volte</h2>
<p>Tre misure a distanza di uno o due minuti; si usa la media delle ultime due. Alla prima visita si misura da entrambi i lati e si tiene il braccio con il valore più alto. In chi ha più di 65 anni, o il diabete, si misura anche in piedi, dopo uno e tre minuti.</p>
<h2>Fuori dall’ambulatorio</h2>
<p>Prima di confermare una diagnosi le linee guida europee raccomandano una misura fuori dall’ambulatorio: automisurazione domiciliare o monitoraggio delle 24 ore. Le soglie sono più basse: 135/85 mmHg a casa, 130/80 mmHg come media delle 24 ore. Serve a riconoscere l’ipertensione da camice bianco e, all’opposto, quella mascherata.</p>
<h2>Che cosa dire al paziente</h2>
<ul><li>Misura due volte al mattino e due alla sera, per sette giorni, prima della visita.</li><li>Scarta il primo giorno.</li><li>Scrivi tutti i valori, anche quelli che non ti piacciono.</li><li>Usa un apparecchio da braccio validato.</li></ul>`,
  },
  {
    slug: 'antibiotici-quanto-a-lungo',
    title: 'Antibiotici: quando più breve è meglio',
    abstract:
      'Per molte infezioni comuni cinque giorni bastano. Le prove, le eccezioni e le parole per spiegarlo a chi «finisce sempre la scatola».',
    category: 'clinica-e-terapia',
    age: 1,
    access: 'registered',
    topics: ['Antibiotici', 'Antimicrobico-resistenza', 'Linee guida'],
    professions: ['Medico chirurgo', 'Farmacista', 'Odontoiatra'],
    specializations: ['Medicina interna', 'Pediatria'],
    author: 'Tommaso Serra, infettivologo',
    sources: [
      { label: 'Organizzazione mondiale della sanità, The WHO AWaRe antibiotic book' },
      { label: 'AIFA, manuale antibiotici AWaRe, edizione italiana' },
    ],
    body: `<p>«Finisca la scatola, anche se si sente meglio.» È una delle frasi più ripetute della medicina, e una delle meno provate. Negli ultimi vent’anni decine di studi randomizzati hanno confrontato terapie brevi e lunghe: in molte infezioni comuni l’esito è lo stesso, gli effetti indesiderati no.</p>
<p>La durata conta perché ogni giorno in più seleziona batteri resistenti nella flora di chi prende il farmaco, e perché la diarrea da Clostridioides difficile, le reazioni cutanee e le interazioni crescono con il tempo.</p>
<h2>Dove bastano pochi giorni</h2>
<table><caption>Durate abituali nell’adulto senza complicanze</caption><thead><tr><th scope="col">Infezione</th><th scope="col">Durata</th></tr></thead><tbody><tr><td>Polmonite di comunità, con stabilità clinica</td><td>5 giorni</td></tr><tr><td>Cistite non complicata, con nitrofurantoina</td><td>5 giorni</td></tr><tr><td>Cistite non complicata, con fosfomicina</td><td>dose singola</td></tr><tr><td>Cellulite lieve</td><td>5 giorni</td></tr><tr><td>Riacutizzazione di BPCO con espettorato purulento</td><td>5 giorni</td></tr></tbody></table>
<h2>Dove non si accorcia</h2>
<p>Endocardite, osteomielite, infezioni di protesi, batteriemia da Staphylococcus aureus, immunodepressione grave: qui la durata la decide lo specialista e la interrompe solo lui.</p>
<h2>Che cosa cambia al banco e in ambulatorio</h2>
<p>Scrivere sulla ricetta la data dell’ultima dose, non solo il numero di compresse. Chiedere di riportare in farmacia quelle avanzate. Fissare un contatto a 48-72 ore: se il paziente non migliora il problema raramente è la durata, più spesso la diagnosi.</p>
<h2>Le parole</h2>
<p>«Le ho dato i giorni che servono, né uno di più né uno di meno. Se dopo tre giorni non sta meglio, mi chiami: vuol dire che dobbiamo pensarci di nuovo.»</p>`,
  },
  {
    slug: 'fibrillazione-atriale-percorso',
    title: 'Fibrillazione atriale, il percorso in quattro lettere',
    abstract:
      'Le linee guida europee del 2024 mettono al primo posto le malattie che l’accompagnano e semplificano il punteggio del rischio.',
    category: 'clinica-e-terapia',
    age: 3,
    access: 'members',
    topics: ['Fibrillazione atriale', 'Cardiologia', 'Anticoagulanti', 'Linee guida'],
    professions: ['Medico chirurgo'],
    specializations: ['Cardiologia'],
    author: 'Elisa Donati, cardiologa',
    sources: [{ label: 'European Society of Cardiology, Guidelines for the management of atrial fibrillation, 2024' }],
    body: `<p>AF-CARE: comorbidità, anticoagulazione, riduzione dei sintomi, valutazione continua. L’ordine delle lettere non è un caso. La gestione di ipertensione, scompenso, diabete, obesità, apnea del sonno, alcol e sedentarietà viene prima di qualunque decisione sul ritmo.</p>
<p>Il messaggio per chi lavora sul territorio è concreto: quasi tutto quello che cambia la prognosi di questi pazienti si fa in ambulatorio e non in sala di elettrofisiologia.</p>
<h2>Il punteggio senza il sesso</h2>
<p>Il CHA₂DS₂-VA sostituisce il CHA₂DS₂-VASc: sparisce il punto per il sesso femminile. L’anticoagulazione orale è raccomandata con un punteggio di 2 o più e va considerata con 1. Il punteggio si ricalcola nel tempo, perché l’età e le malattie avanzano.</p>
<h2>Quale anticoagulante</h2>
<p>Gli anticoagulanti diretti sono preferiti agli antagonisti della vitamina K, con due eccezioni: protesi valvolari meccaniche e stenosi mitralica moderata o grave. La dose ridotta si usa solo se i criteri del singolo farmaco sono soddisfatti: sottodosare per prudenza espone all’ictus senza ridurre davvero i sanguinamenti.</p>
<h2>Il rischio di sanguinare</h2>
<p>Serve a correggere ciò che si può correggere (pressione, antinfiammatori, alcol, anemia), non a negare la terapia. L’acido acetilsalicilico non è un’alternativa.</p>
<h2>Al controllo</h2>
<ul><li>Funzione renale ed emocromo almeno ogni anno, più spesso nell’anziano fragile.</li><li>Aderenza: chiederla, non supporla.</li><li>Pressione, peso, sonno.</li></ul>`,
  },
  {
    slug: 'cefalea-segnali-di-allarme',
    title: 'Cefalea: i segnali che non si possono ignorare',
    abstract:
      'Quasi tutti i mal di testa sono benigni. Una lista breve aiuta a riconoscere quelli che non lo sono, anche al telefono e in farmacia.',
    category: 'clinica-e-terapia',
    age: 5,
    topics: ['Cefalea', 'Emicrania', 'Neurologia'],
    professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Fisioterapista'],
    specializations: ['Medicina interna'],
    author: 'Giorgia Amato, neurologa',
    sources: [{ label: 'Do TP et al., Red and orange flags for secondary headaches: SNNOOP10 list, Neurology 2019' }],
    body: `<p>Nove cefalee su dieci che arrivano all’attenzione di un medico sono primarie: emicrania, tensiva, a grappolo. Il problema è la decima, e non si riconosce dall’intensità del dolore ma da quello che lo accompagna.</p>
<p>La lista SNNOOP10 raccoglie i segnali di allarme in un ordine facile da ricordare e può essere usata in pochi minuti.</p>
<h2>Subito in pronto soccorso</h2>
<ul><li>Esordio improvviso, massimo in meno di un minuto: «il peggiore della mia vita».</li><li>Febbre con rigidità nucale, confusione o alterazione della coscienza.</li><li>Deficit neurologico nuovo: debolezza, afasia, perdita della vista.</li><li>Dopo un trauma, soprattutto con anticoagulanti.</li></ul>
<h2>Visita in tempi brevi</h2>
<ul><li>Prima cefalea dopo i 50 anni: pensare all’arterite a cellule giganti, chiedere della masticazione e della vista, dosare VES e PCR.</li><li>Cefalea che cambia carattere o peggiora in settimane.</li><li>Comparsa con tosse, sforzo o cambio di posizione.</li><li>Gravidanza e puerperio, neoplasia, immunodepressione.</li></ul>
<h2>L’abuso di analgesici</h2>
<p>Chi prende triptani o combinazioni dieci giorni al mese, o analgesici semplici quindici giorni al mese, per più di tre mesi, può avere una cefalea da uso eccessivo. Contare insieme le confezioni è spesso la visita più utile.</p>
<h2>Quando l’immagine non serve</h2>
<p>Un’emicrania tipica, stabile, con esame neurologico normale non richiede risonanza. Prescriverla trova reperti casuali e ansia, non diagnosi.</p>`,
  },
  {
    slug: 'deprescrivere-nell-anziano',
    title: 'Deprescrivere nell’anziano: da dove cominciare',
    abstract:
      'Dieci farmaci, quattro prescrittori, nessuno che tolga. Un metodo in cinque passi e i farmaci da guardare per primi.',
    category: 'clinica-e-terapia',
    age: 8,
    access: 'members',
    topics: ['Deprescrizione', 'Geriatria', 'Farmaci'],
    professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere'],
    specializations: ['Medicina interna', 'Geriatria'],
    author: 'Sandro Miglio, geriatra',
    sources: [
      { label: 'O’Mahony D et al., STOPP/START criteria version 3, European Geriatric Medicine 2023' },
      { label: 'American Geriatrics Society, Beers Criteria update 2023' },
    ],
    body: `<p>Aggiungere un farmaco richiede una diagnosi e una firma. Toglierlo richiede tempo, una conversazione e la disponibilità a sbagliare in una direzione che nessuno è abituato a difendere. Per questo le liste si allungano.</p>
<p>La deprescrizione non è sospendere: è un processo pianificato, con un obiettivo dichiarato e un controllo fissato, come ogni altra terapia.</p>
<h2>Cinque passi</h2>
<ol><li>Riconciliare: che cosa prende davvero, compresi gocce, integratori e colliri.</li><li>Per ogni farmaco chiedersi l’indicazione di oggi, non quella di dieci anni fa.</li><li>Pesare beneficio atteso e aspettativa di vita, rischio e preferenze.</li><li>Scegliere un solo farmaco alla volta, il più dannoso o il meno utile.</li><li>Ridurre con gradualità quando serve, e rivedere il paziente a due-quattro settimane.</li></ol>
<h2>I primi da guardare</h2>
<p>Benzodiazepine e ipnotici, anticolinergici (anche quelli per la vescica), antinfiammatori non steroidei a lungo termine, inibitori di pompa senza indicazione attuale, sulfoniluree in chi mangia poco, antipertensivi in chi cade o ha ipotensione ortostatica.</p>
<h2>Che cosa non si sospende di colpo</h2>
<p>Benzodiazepine, beta-bloccanti, antiepilettici, antidepressivi, corticosteroidi. Qui la riduzione è lenta e scritta su un foglio che il paziente porta con sé.</p>
<h2>La conversazione</h2>
<p>«Questo farmaco le è servito. Oggi le fa più male che bene. Proviamo a toglierlo insieme e vediamoci tra due settimane: se non va, lo rimettiamo.»</p>`,
  },
  {
    slug: 'lesioni-da-pressione-prevenzione',
    title: 'Lesioni da pressione: la prevenzione che si fa nelle prime ore',
    abstract:
      'Valutare il rischio all’ingresso, muovere, scaricare i talloni, nutrire: che cosa ha prove e che cosa è soltanto abitudine.',
    category: 'clinica-e-terapia',
    age: 11,
    access: 'registered',
    topics: ['Lesioni da pressione', 'Assistenza', 'Geriatria'],
    professions: ['Infermiera', 'Infermiere', 'Fisioterapista', 'Medico chirurgo'],
    author: 'Marina Colli, infermiera esperta in wound care',
    sources: [
      { label: 'EPUAP, NPIAP, PPPIA: Prevention and Treatment of Pressure Ulcers/Injuries, guida internazionale' },
    ],
    body: `<p>Una lesione da pressione può formarsi in poche ore: su una barella, durante un intervento lungo, in un pronto soccorso affollato. Quando la si vede al terzo giorno di reparto, di solito è nata prima.</p>
<p>Per questo la valutazione del rischio va fatta all’ingresso, entro otto ore, e ripetuta a ogni cambiamento clinico. La scala di Braden aiuta, ma non sostituisce lo sguardo: chi non si muove da solo è a rischio, qualunque sia il punteggio.</p>
<h2>Muovere</h2>
<p>La frequenza dei cambi di posizione si decide sulla persona e sulla superficie. L’inclinazione laterale a 30 gradi protegge il trocantere; la testata sotto i 30 gradi riduce lo scivolamento. I talloni vanno sollevati dal piano, non appoggiati su un cuscino morbido.</p>
<h2>Superfici</h2>
<p>Un materasso in schiuma ad alta specificità è il minimo per chi è a rischio. Le superfici attive non esonerano dal muovere.</p>
<h2>Pelle e nutrizione</h2>
<p>Detergenti a pH fisiologico, barriera contro l’incontinenza, niente massaggi sulle prominenze. In chi è a rischio e malnutrito servono energia e proteine: si chiede il dietista il primo giorno.</p>
<h2>Abitudini da lasciare</h2>
<ul><li>Ciambelle e anelli: spostano la pressione intorno.</li><li>Guanti pieni d’acqua sotto i talloni.</li><li>Alcol e strofinamenti.</li></ul>`,
  },
  {
    slug: 'funzione-renale-equazione-2021',
    title: 'Funzione renale: quale formula usare, e quando non fidarsi',
    abstract:
      'CKD-EPI 2021 per classificare, Cockcroft-Gault per le dosi di alcuni farmaci, cistatina C per togliere i dubbi.',
    category: 'clinica-e-terapia',
    age: 14,
    topics: ['Nefrologia', 'Calcolatori', 'Farmaci'],
    professions: ['Medico chirurgo', 'Farmacista', 'Biologa'],
    specializations: ['Medicina interna', 'Nefrologia'],
    author: 'Franco Leone, nefrologo',
    sources: [{ label: 'KDIGO, Clinical Practice Guideline for the Evaluation and Management of CKD, 2024' }],
    body: `<p>La creatinina da sola inganna: lo stesso valore è normale in un uomo muscoloso e patologico in una donna anziana e magra. Le equazioni servono a questo, ma ognuna risponde a una domanda diversa.</p>
<p>Per diagnosi e stadio si usa la CKD-EPI 2021, che non contiene il coefficiente per l’etnia. Il risultato è indicizzato a 1,73 m² di superficie corporea.</p>
<h2>Le dosi dei farmaci</h2>
<p>Molte schede tecniche, in particolare degli anticoagulanti diretti, sono state scritte con la clearance di Cockcroft-Gault, in mL/min e con il peso reale. Usare un’altra formula può spostare una persona oltre una soglia di dose: si usa quella della scheda.</p>
<h2>Quando la stima non vale</h2>
<ul><li>Insufficienza renale acuta: la creatinina non è stabile.</li><li>Amputazioni, sarcopenia, culturismo, diete vegane strette.</li><li>Gravidanza.</li></ul>
<h2>La cistatina C</h2>
<p>Quando la decisione dipende dal numero, l’equazione combinata creatinina-cistatina è la più accurata. Ma anche la cistatina ha i suoi confondenti: tiroide, cortisonici, infiammazione, fumo.</p>
<h2>L’albuminuria</h2>
<p>Metà della diagnosi è nelle urine. Il rapporto albumina/creatinina su un campione del mattino va chiesto insieme alla creatinina, ogni anno, a chi ha diabete o ipertensione.</p>`,
  },
  {
    slug: 'lombalgia-acuta-cosa-funziona',
    title: 'Lombalgia acuta: poco, presto, in movimento',
    abstract:
      'Niente letto, niente risonanza senza segnali d’allarme, informazioni chiare. Che cosa fare nelle prime sei settimane.',
    category: 'clinica-e-terapia',
    age: 18,
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
<h2>Che cosa evitare</h2>
<p>Riposo a letto, oppioidi, busti, trazioni, risonanza nelle prime sei settimane senza segnali d’allarme.</p>
<h2>Il rischio di cronicità</h2>
<p>Paura del movimento, catastrofismo, insoddisfazione lavorativa contano più dell’ernia. Il questionario STarT Back, nove domande, aiuta a riconoscerli alla prima visita.</p>`,
  },
  {
    slug: 'profilassi-endocardite-dal-dentista',
    title: 'Profilassi dell’endocardite dal dentista: per chi, con che cosa',
    abstract: 'Poche persone, poche procedure, una dose. E l’igiene orale, che protegge più dell’antibiotico.',
    category: 'clinica-e-terapia',
    age: 22,
    access: 'registered',
    topics: ['Odontoiatria', 'Antibiotici', 'Cardiologia'],
    professions: ['Odontoiatra', 'Medico chirurgo', 'Farmacista'],
    author: 'Bruno Testa, odontoiatra',
    sources: [{ label: 'European Society of Cardiology, Guidelines for the management of endocarditis, 2023' }],
    body: `<p>La richiesta arriva spesso al telefono: «Ho un soffio, devo prendere l’antibiotico prima della pulizia?». Nella maggior parte dei casi la risposta è no.</p>
<p>La profilassi è raccomandata a chi ha un rischio alto: precedente endocardite, protesi valvolari anche transcatetere, materiale protesico usato per riparare una valvola, cardiopatie congenite cianogene non corrette.</p>
<h2>Per quali procedure</h2>
<p>Estrazioni, chirurgia orale, manovre che coinvolgono la regione gengivale o periapicale, ablazione del tartaro. Non servono dosi per radiografie, carie superficiali, anestesia in tessuto sano, regolazione di apparecchi.</p>
<h2>Con che cosa</h2>
<p>Amoxicillina 2 g per bocca, da 30 a 60 minuti prima, dose singola nell’adulto. In caso di allergia alle penicilline si scelgono alternative tra quelle indicate; la clindamicina non è più raccomandata, per il rischio di Clostridioides difficile.</p>
<h2>Quello che protegge di più</h2>
<p>Spazzolino due volte al giorno, controllo ogni sei mesi, denti trattati prima di un intervento valvolare programmato. Le batteriemie di ogni giorno, lavandosi i denti con le gengive infiammate, sono più numerose di quelle del dentista.</p>`,
  },
]

export const clinicalArticles = articles.map(written)
