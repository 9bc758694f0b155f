import type { UseFlag } from '#areas/content/article-model.ts'
import { resource, type WrittenResource } from './seed-item.ts'

const SIGNATURES =
  '<p>Luogo e data ______________________</p><p>Firma ______________________________ Firma del professionista ______________________________</p>'
const PERSON =
  '<p>Io sottoscritto/a ______________________________, nato/a a ____________________ il ____/____/________, codice fiscale ________________________</p>'

type Sheet = [slug: string, title: string, abstract: string, flag: UseFlag, category: string, parts: string]

const informed = (procedure: string, risks: string) =>
  `<h2>Dati della persona</h2>${PERSON}<h2>Informazioni ricevute</h2><p>Dichiaro di essere stato/a informato/a in modo chiaro su: ${procedure}; sullo scopo, sui benefici attesi, sulle alternative possibili, compresa quella di non procedere, e sulle conseguenze del rifiuto.</p><h2>Rischi</h2><p>${risks}</p><h2>Decisione</h2><p>☐ Acconsento &nbsp; ☐ Non acconsento</p><p>So di poter revocare il consenso in qualsiasi momento.</p><h2>Firme</h2>${SIGNATURES}`

const sheets: Sheet[] = [
  [
    'consenso-informato-generale',
    'Consenso informato a un trattamento sanitario',
    'Il modello di base, conforme alla legge 219 del 2017, da adattare alla prestazione.',
    'isMODLEG',
    'norme-e-diritto',
    informed(
      'il trattamento proposto: ______________________________',
      'I rischi frequenti e quelli gravi, anche se rari, mi sono stati spiegati: ____________________________________________',
    ),
  ],
  [
    'consenso-informato-minore',
    'Consenso informato per un minore',
    'Con le firme di chi esercita la responsabilità genitoriale e lo spazio per la volontà del minore.',
    'isMODLEG',
    'norme-e-diritto',
    `<h2>Minore</h2><p>Nome e cognome ______________________________ nato/a il ____/____/________</p><h2>Genitori o tutore</h2>${PERSON}<p>☐ genitore ☐ tutore &nbsp; L’altro genitore: ______________________________</p><h2>Volontà del minore</h2><p>Il/la minore è stato/a informato/a in modo adatto alla sua età e ha espresso: ____________________________________________</p><h2>Decisione</h2><p>☐ Acconsentiamo ☐ Non acconsentiamo</p><h2>Firme</h2>${SIGNATURES}`,
  ],
  [
    'informativa-privacy-studio',
    'Informativa sulla privacy dello studio',
    'Articoli 13 e 14 del Regolamento europeo, per uno studio con uno o più professionisti.',
    'isMODLEG',
    'norme-e-diritto',
    '<h2>Titolare</h2><p>Lo studio ______________________________, con sede in ______________________________, telefono ____________, e-mail ____________________</p><h2>Perché trattiamo i dati</h2><p>Diagnosi e cura, amministrazione e fatturazione, obblighi di legge. Il conferimento è necessario per la prestazione.</p><h2>Per quanto tempo</h2><p>La documentazione sanitaria è conservata per il tempo previsto dalla legge; quella fiscale per dieci anni.</p><h2>A chi li comunichiamo</h2><p>Sistema Tessera sanitaria, fascicolo sanitario elettronico, consulenti nominati responsabili del trattamento.</p><h2>Diritti</h2><p>Accesso, rettifica, cancellazione nei limiti di legge, limitazione, opposizione, reclamo al Garante.</p>',
  ],
  [
    'delega-ritiro-referti',
    'Delega al ritiro di referti',
    'Una pagina, con i dati del delegato e i limiti della delega.',
    'isMODLEG',
    'norme-e-diritto',
    `<h2>Chi delega</h2>${PERSON}<h2>Chi ritira</h2><p>Delego il/la sig./sig.ra ______________________________, documento n. ____________________</p><h2>Che cosa</h2><p>Al ritiro di: ____________________________________________ Valida fino al ____/____/________</p><h2>Firma</h2>${SIGNATURES}`,
  ],
  [
    'diffida-pagamento-onorario',
    'Sollecito e diffida per onorari non pagati',
    'Due lettere: la prima gentile, la seconda con i termini di legge.',
    'isMODLEG',
    'norme-e-diritto',
    '<h2>Primo sollecito</h2><p>Gentile sig./sig.ra ____________________, dalla nostra contabilità non risulta il saldo della fattura n. ______ del ____/____/________ di euro __________. Se ha già provveduto, la preghiamo di considerare nulla questa lettera.</p><h2>Diffida</h2><p>Con la presente La invito e diffido a versare entro quindici giorni dal ricevimento la somma di euro __________, oltre interessi legali. In difetto procederò senza altro avviso nelle sedi competenti. La presente vale come costituzione in mora ai sensi dell’articolo 1219 del codice civile.</p><h2>Firma</h2><p>Luogo e data ______________________ Firma ______________________________</p>',
  ],
  [
    'segnalazione-aggressione',
    'Segnalazione interna di aggressione',
    'Per documentare i fatti entro il turno e attivare la tutela.',
    'isMODLEG',
    'norme-e-diritto',
    `<h2>Chi segnala</h2>${PERSON}<h2>Fatti</h2><p>Giorno e ora ____________________ Luogo ____________________</p><p>Descrizione, con le parole usate: ____________________________________________</p><p>Testimoni: ____________________________________________</p><h2>Conseguenze</h2><p>☐ verbale ☐ fisica ☐ danni a cose &nbsp; Referto n. ____________</p><h2>Richieste</h2><p>Chiedo la conservazione delle immagini di videosorveglianza dalle ore ______ alle ore ______.</p>${SIGNATURES}`,
  ],
  [
    'incarico-collaboratore-libero-professionale',
    'Incarico a un collaboratore libero professionista',
    'Il contratto tra studio e professionista, con compenso, locali, assicurazione, recesso.',
    'isMODLEG',
    'professione-e-lavoro',
    '<h2>Parti</h2><p>Lo studio ______________________________ e il/la dott./dott.ssa ______________________________, iscritto/a all’albo di ____________________ n. ________</p><h2>Oggetto</h2><p>Prestazioni di ____________________, in piena autonomia tecnica e organizzativa.</p><h2>Compenso</h2><p>____ per cento degli importi incassati, con rendiconto mensile.</p><h2>Assicurazione</h2><p>Il professionista dichiara una polizza di responsabilità civile con massimale di euro ____________ e retroattività di dieci anni.</p><h2>Recesso</h2><p>Con preavviso scritto di trenta giorni, garantendo la continuità delle cure in corso.</p><h2>Firme</h2><p>Luogo e data ______________________ Firme ______________________________</p>',
  ],
  [
    'nomina-responsabile-trattamento',
    'Nomina del responsabile del trattamento',
    'Articolo 28 del Regolamento europeo, per laboratori, software, consulenti.',
    'isMODLEG',
    'norme-e-diritto',
    '<h2>Nomina</h2><p>Il titolare ______________________________ nomina ______________________________ responsabile del trattamento per: ____________________________________________</p><h2>Obblighi</h2><ul><li>Trattare i dati solo su istruzione scritta.</li><li>Garantire riservatezza e misure di sicurezza adeguate.</li><li>Avvisare senza ritardo di ogni violazione.</li><li>Cancellare o restituire i dati al termine.</li></ul><h2>Firme</h2><p>Luogo e data ______________________ Firme ______________________________</p>',
  ],
  [
    'rifiuto-trattamento',
    'Dichiarazione di rifiuto di un trattamento',
    'Per documentare un rifiuto consapevole e le alternative offerte.',
    'isMODLEG',
    'norme-e-diritto',
    `<h2>Dati della persona</h2>${PERSON}<h2>Dichiarazione</h2><p>Informato/a sulla diagnosi e sulle conseguenze, rifiuto: ____________________________________________</p><h2>Alternative offerte</h2><p>____________________________________________</p><h2>Firme</h2>${SIGNATURES}`,
  ],
  [
    'disposizioni-anticipate',
    'Disposizioni anticipate di trattamento',
    'Una traccia da compilare con il proprio medico, con la nomina del fiduciario.',
    'isMODLEG',
    'norme-e-diritto',
    `<h2>Chi dispone</h2>${PERSON}<h2>Fiduciario</h2><p>Nomino ______________________________, che accetta firmando.</p><h2>Volontà</h2><p>In caso di incapacità di decidere, riguardo a rianimazione, ventilazione, nutrizione e idratazione artificiali, dialisi, trasfusioni: ____________________________________________</p><h2>Cure palliative</h2><p>Chiedo in ogni caso il controllo del dolore e dei sintomi.</p><h2>Firme</h2>${SIGNATURES}`,
  ],
  [
    'certificato-malattia-assenza',
    'Attestazione di presenza a visita',
    'Per il datore di lavoro, senza dati clinici.',
    'isMODLEG',
    'professione-e-lavoro',
    '<h2>Attestazione</h2><p>Si attesta che il/la sig./sig.ra ______________________________ è stato/a presente presso questo studio il ____/____/________ dalle ore ______ alle ore ______ per una prestazione sanitaria.</p><p>Si rilascia per gli usi consentiti, su richiesta dell’interessato.</p><h2>Firma e timbro</h2><p>______________________________</p>',
  ],
  [
    'verbale-riunione-studio',
    'Verbale di riunione dello studio associato',
    'Presenti, decisioni, responsabili e scadenze, in una pagina.',
    'isMODLEG',
    'professione-e-lavoro',
    '<h2>Riunione</h2><p>Data ____/____/________ Presenti: ____________________________________________</p><p>Ordine del giorno: ____________________________________________</p><h2>Decisioni</h2><table><thead><tr><th scope="col">Decisione</th><th scope="col">Chi</th><th scope="col">Entro</th></tr></thead><tbody><tr><td>________________</td><td>________</td><td>________</td></tr><tr><td>________________</td><td>________</td><td>________</td></tr></tbody></table><h2>Approvazione</h2><p>Il verbale è stato letto e approvato dai presenti.</p><h2>Firme</h2><p>______________________________</p>',
  ],
  [
    'scheda-braden',
    'Scheda di valutazione del rischio di lesioni da pressione (Braden)',
    'Sei voci, il punteggio, la soglia e lo spazio per quattro rivalutazioni.',
    'isMODSCIENT',
    'clinica-e-terapia',
    '<h2>Valutazione</h2><table><caption>Punteggio da 6 a 23; rischio se pari o inferiore a 18</caption><thead><tr><th scope="col">Voce</th><th scope="col">Punti</th></tr></thead><tbody><tr><td>Percezione sensoriale (1-4)</td><td>____</td></tr><tr><td>Umidità (1-4)</td><td>____</td></tr><tr><td>Attività (1-4)</td><td>____</td></tr><tr><td>Mobilità (1-4)</td><td>____</td></tr><tr><td>Nutrizione (1-4)</td><td>____</td></tr><tr><td>Frizione e scivolamento (1-3)</td><td>____</td></tr></tbody></table><p>Totale ______ Data ____/____/________ Firma ____________________</p><h2>Fonte</h2><p>Bergstrom N et al., The Braden Scale for Predicting Pressure Sore Risk, Nursing Research 1987.</p>',
  ],
  [
    'diario-pressione-domiciliare',
    'Diario della pressione a casa',
    'Sette giorni, due misure al mattino e due alla sera, con le istruzioni per il paziente.',
    'isMODSCIENT',
    'clinica-e-terapia',
    '<h2>Come si misura</h2><p>Seduto da cinque minuti, braccio appoggiato, senza parlare. Due misure al mattino e due alla sera, a distanza di un minuto.</p><h2>Valori</h2><table><thead><tr><th scope="col">Giorno</th><th scope="col">Mattino</th><th scope="col">Sera</th></tr></thead><tbody><tr><td>1</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr><tr><td>2</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr><tr><td>3</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr><tr><td>4</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr><tr><td>5</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr><tr><td>6</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr><tr><td>7</td><td>____/____ ____/____</td><td>____/____ ____/____</td></tr></tbody></table><p>La media si calcola senza il primo giorno.</p>',
  ],
  [
    'diario-cefalea',
    'Diario della cefalea',
    'Un mese in una pagina: intensità, farmaci, fattori scatenanti.',
    'isMODSCIENT',
    'clinica-e-terapia',
    '<h2>Istruzioni</h2><p>Segna ogni giorno con dolore. Intensità: 1 lieve, 2 moderata, 3 forte. Scrivi ogni farmaco preso.</p><h2>Diario</h2><table><thead><tr><th scope="col">Data</th><th scope="col">Durata</th><th scope="col">Intensità</th><th scope="col">Farmaci</th><th scope="col">Note</th></tr></thead><tbody><tr><td>____</td><td>____</td><td>____</td><td>________</td><td>________</td></tr><tr><td>____</td><td>____</td><td>____</td><td>________</td><td>________</td></tr><tr><td>____</td><td>____</td><td>____</td><td>________</td><td>________</td></tr></tbody></table>',
  ],
  [
    'scheda-sbar',
    'Scheda SBAR per le consegne',
    'Quattro riquadri per il passaggio di consegne, in reparto e al telefono.',
    'isMODSCIENT',
    'professione-e-lavoro',
    '<h2>Situazione</h2><p>Chi sono, chi è il paziente, qual è il problema adesso: ____________________________________________</p><h2>Background</h2><p>Storia, terapia, allergie: ____________________________________________</p><h2>Assessment</h2><p>Parametri e valutazione: PA ____/____ FC ____ FR ____ SpO₂ ____ T ____</p><h2>Raccomandazione</h2><p>Che cosa chiedo, entro quando: ____________________________________________</p>',
  ],
  [
    'riconciliazione-farmacologica',
    'Scheda di riconciliazione farmacologica',
    'Tutti i farmaci a ingresso, trasferimento e dimissione, con la decisione per ciascuno.',
    'isMODSCIENT',
    'clinica-e-terapia',
    '<h2>Farmaci</h2><table><thead><tr><th scope="col">Farmaco e dose</th><th scope="col">Indicazione</th><th scope="col">Ultima assunzione</th><th scope="col">Decisione</th></tr></thead><tbody><tr><td>________</td><td>________</td><td>________</td><td>☐ continua ☐ modifica ☐ sospende</td></tr><tr><td>________</td><td>________</td><td>________</td><td>☐ continua ☐ modifica ☐ sospende</td></tr></tbody></table><h2>Allergie</h2><p>____________________________________________</p><p>Fonti consultate: ☐ paziente ☐ familiare ☐ medico ☐ farmacia</p>',
  ],
  [
    'valutazione-caduta',
    'Scheda post-caduta',
    'Circostanze, esame, misure: da compilare entro un’ora.',
    'isMODSCIENT',
    'clinica-e-terapia',
    '<h2>Circostanze</h2><p>Data e ora ____________________ Luogo ____________________ Testimoni ____________________</p><h2>Esame</h2><p>Coscienza ____ Parametri ____________ Dolore ____ Anticoagulanti ☐ sì ☐ no</p><h2>Fattori</h2><p>☐ farmaci ☐ calzature ☐ illuminazione ☐ urgenza urinaria ☐ ipotensione</p><h2>Misure adottate</h2><p>____________________________________________</p>',
  ],
  [
    'piano-assistenza-domiciliare',
    'Piano di assistenza domiciliare',
    'Bisogni, obiettivi, interventi, chi e quando.',
    'isMODSCIENT',
    'professione-e-lavoro',
    '<h2>Persona e famiglia</h2><p>____________________________________________</p><h2>Bisogni e obiettivi</h2><p>____________________________________________</p><h2>Interventi</h2><table><thead><tr><th scope="col">Intervento</th><th scope="col">Frequenza</th><th scope="col">Operatore</th></tr></thead><tbody><tr><td>________</td><td>________</td><td>________</td></tr></tbody></table><h2>Rivalutazione</h2><p>____/____/________</p>',
  ],
  [
    'diario-alimentare',
    'Diario alimentare di tre giorni',
    'Due giorni feriali e uno festivo, con porzioni e orari.',
    'isMODSCIENT',
    'nutrizione-e-prevenzione',
    '<h2>Istruzioni</h2><p>Scrivi tutto subito dopo aver mangiato, anche assaggi e bevande.</p><h2>Diario</h2><table><thead><tr><th scope="col">Ora</th><th scope="col">Che cosa e quanto</th><th scope="col">Dove, con chi</th><th scope="col">Fame da 0 a 10</th></tr></thead><tbody><tr><td>____</td><td>________________</td><td>________</td><td>____</td></tr><tr><td>____</td><td>________________</td><td>________</td><td>____</td></tr></tbody></table>',
  ],
  [
    'anamnesi-odontoiatrica',
    'Anamnesi odontoiatrica',
    'Il questionario prima della visita, con le domande su anticoagulanti, bifosfonati, protesi valvolari.',
    'isMODSCIENT',
    'clinica-e-terapia',
    `<h2>Dati della persona</h2>${PERSON}<h2>Salute generale</h2><ul><li>☐ Malattie di cuore ☐ protesi valvolare ☐ pacemaker</li><li>☐ Diabete ☐ ipertensione ☐ epatite</li><li>☐ Anticoagulanti ☐ antiaggreganti ☐ bifosfonati o denosumab</li><li>☐ Allergie: ____________________ ☐ lattice ☐ anestetici</li><li>☐ Gravidanza, settimana ______</li></ul><h2>Firma</h2>${SIGNATURES}`,
  ],
  [
    'scheda-fisioterapia-lombalgia',
    'Scheda di prima valutazione della lombalgia',
    'Segnali d’allarme, STarT Back, obiettivi della persona.',
    'isMODSCIENT',
    'clinica-e-terapia',
    '<h2>Segnali d’allarme</h2><p>☐ sfinteri ☐ anestesia a sella ☐ deficit progressivo ☐ febbre ☐ neoplasia ☐ trauma</p><h2>Dolore e funzione</h2><p>Intensità 0-10 ____ Da quanto ____________ Irradiazione ____________</p><h2>Rischio di cronicità</h2><p>STarT Back: totale ____ sottoscala ____</p><h2>Obiettivi della persona</h2><p>____________________________________________</p>',
  ],
  [
    'consenso-informato-psicoterapia',
    'Consenso informato alla psicoterapia',
    'Scopo, metodo, durata, riservatezza, onorario: per l’adulto.',
    'isMODSCIENT',
    'psicologia-e-benessere',
    informed(
      'il percorso di psicoterapia, il metodo, la durata prevedibile e l’onorario',
      'Possono comparire momenti di disagio emotivo; ne parleremo insieme. Il segreto professionale ha le sole eccezioni previste dalla legge.',
    ),
  ],
  [
    'consenso-informato-vaccinazione',
    'Scheda anamnestica e consenso alla vaccinazione',
    'Le domande da fare prima, per adulti, in ambulatorio e in farmacia.',
    'isMODSCIENT',
    'nutrizione-e-prevenzione',
    `<h2>Dati della persona</h2>${PERSON}<h2>Domande</h2><ul><li>Oggi sta bene? ☐ sì ☐ no</li><li>Ha allergie a farmaci, alimenti, lattice? ☐ sì ☐ no</li><li>Ha avuto reazioni gravi a un vaccino? ☐ sì ☐ no</li><li>Ha malattie del sistema immunitario o terapie che lo riducono? ☐ sì ☐ no</li><li>È in gravidanza? ☐ sì ☐ no</li></ul><h2>Consenso</h2><p>☐ Acconsento alla somministrazione del vaccino ____________________ lotto ____________</p>${SIGNATURES}`,
  ],
]

const tools: Sheet[] = [
  [
    'scala-nrs-dolore',
    'Scala numerica del dolore',
    'Come si chiede, come si registra, quando non è adatta.',
    'isTOOLSCIENT',
    'clinica-e-terapia',
    '<p>Da zero, nessun dolore, a dieci, il peggiore immaginabile. Si chiede il dolore di adesso, il peggiore e il minimo delle ultime ventiquattro ore.</p><h2>Lettura</h2><p>Da 1 a 3 lieve, da 4 a 6 moderato, da 7 a 10 severo. Una riduzione di due punti, o del 30 per cento, è rilevante.</p><h2>Quando non è adatta</h2><p>Bambini sotto i sette anni, deficit cognitivo: si usano FLACC e PAINAD.</p>',
  ],
  [
    'promemoria-red-flags',
    'Promemoria dei segnali d’allarme',
    'Cefalea, lombalgia, dolore toracico, febbre del bambino: le liste da tenere in tasca.',
    'isTOOLSCIENT',
    'clinica-e-terapia',
    '<p>Quattro liste brevi, una per facciata. Non sostituiscono la visita: aiutano a non dimenticare una domanda.</p><h2>Dolore toracico</h2><p>Oppressivo, a riposo, con dispnea, sudorazione o sincope: 112.</p><h2>Febbre del bambino</h2><p>Sotto i tre mesi, petecchie, letargia, rigidità, disidratazione: pronto soccorso.</p>',
  ],
  [
    'interazioni-anticoagulanti',
    'Tabella delle interazioni degli anticoagulanti diretti',
    'I farmaci comuni che alzano o abbassano i livelli, in una pagina.',
    'isTOOLSCIENT',
    'clinica-e-terapia',
    '<p>La tabella riunisce le interazioni che richiedono un cambio di dose o di farmaco; per ogni caso si verifica la scheda tecnica.</p><h2>Aumentano</h2><p>Ketoconazolo, ritonavir, claritromicina, dronedarone, verapamil.</p><h2>Riducono</h2><p>Rifampicina, carbamazepina, fenitoina, iperico.</p>',
  ],
  [
    'calendario-scadenze-fiscali',
    'Calendario delle scadenze fiscali',
    'Mese per mese, per chi ha la partita IVA e una professione sanitaria.',
    'isTOOLLEG',
    'fisco-e-tasse',
    '<p>Il calendario riporta le scadenze ordinarie; proroghe e festivi possono spostarle.</p><h2>Da ricordare</h2><ul><li>Gennaio: invio delle spese al sistema Tessera sanitaria.</li><li>Giugno: saldo e primo acconto.</li><li>Ottobre: dichiarazione.</li><li>Novembre: secondo acconto.</li></ul>',
  ],
  [
    'prescrizione-termini',
    'Termini di prescrizione della responsabilità',
    'Contrattuale, extracontrattuale, penale: da quando decorre e come si interrompe.',
    'isTOOLLEG',
    'norme-e-diritto',
    '<p>Il termine decorre da quando il danno è conoscibile e riferibile alla condotta, non dal giorno dell’intervento.</p><h2>Contrattuale</h2><p>Dieci anni: struttura e libero professionista.</p><h2>Extracontrattuale</h2><p>Cinque anni: il dipendente della struttura.</p>',
  ],
  [
    'lista-controllo-polizza',
    'Lista di controllo della polizza professionale',
    'Venti voci da verificare prima di firmare o rinnovare.',
    'isTOOLLEG',
    'assicurazioni-e-tutele',
    '<p>Si compila con il contratto in mano. Ogni «no» è una domanda da fare al consulente.</p><h2>Copertura</h2><ul><li>☐ Retroattività di dieci anni</li><li>☐ Ultrattività</li><li>☐ Colpa grave</li><li>☐ Telemedicina</li></ul><h2>Gestione</h2><ul><li>☐ Scelta del perito</li><li>☐ Spese legali oltre il massimale</li></ul>',
  ],
]

const toResource = ([slug, title, abstract, flag, category, body]: Sheet, index: number): WrittenResource => ({
  slug,
  title,
  abstract,
  flag,
  category,
  body,
  published: new Date(Date.UTC(2026, 9, 30 - index * 12)).toISOString().slice(0, 10),
  topics: [flag.endsWith('LEG') ? 'Modelli legali' : 'Modelli clinici'],
})

export const modules = sheets.map(toResource).map(resource)
export const readingTools = tools.map(toResource).map(resource)
