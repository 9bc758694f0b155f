import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'fattura-sanitaria-e-tessera-sanitaria',
  title: 'La fattura di chi cura: che cosa scriverci, dove mandarla, che cosa dire al paziente',
  abstract:
    'Carta o elettronica, esente o con IVA, Sistema Tessera sanitaria, opposizione, marca da bollo: una pagina per non sbagliare la prossima.',
  category: 'fisco-e-tasse',
  published: '2026-01-12',
  topics: ['Partita IVA', 'Fatturazione', 'Dichiarazione dei redditi'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Psicologa',
    'Psicologo',
    'Fisioterapista',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Logopedista',
    'Dietista',
    'Biologa',
  ],
  tags: ['Fisco e Tasse'],
  author: 'Dott.ssa Carla Venturi, commercialista',
  sources: [
    { label: 'Decreto del Presidente della Repubblica 26 ottobre 1972, n. 633, articolo 10, numero 18' },
    { label: 'Decreto legislativo 21 novembre 2014, n. 175, articolo 3' },
    { label: 'Decreto legislativo 12 giugno 2025, n. 81' },
  ],
  body: `<p>La fattura sanitaria sembra uguale alle altre e non lo è. Contiene un dato sulla salute, di regola è esente da IVA, e permette a un’altra persona di detrarre una spesa. Tre motivi per cui le regole sono diverse, e per cui l’errore più comune è trattarla come quella dell’idraulico.</p>
<h2>Quando è esente</h2>
<p>L’articolo 10, numero 18, esenta le prestazioni di diagnosi, cura e riabilitazione rese alla persona da chi esercita una professione sanitaria soggetta a vigilanza. Conta lo scopo: è esente la visita, non lo è di solito la perizia per una causa, la consulenza per un’assicurazione, il certificato chiesto per un interesse economico. Per la chirurgia e la medicina estetica l’esenzione vale se c’è uno scopo terapeutico documentato da un medico, anche psicologico. In dubbio si scrive in cartella perché quell’atto era cura.</p>
<h2>Carta o elettronica</h2>
<p>Verso una persona fisica la fattura elettronica attraverso il Sistema di interscambio è vietata. Era una regola provvisoria, rinnovata di anno in anno; dal 2025 è stabile. Si emette su carta o in PDF e si consegna. Verso una società, una struttura, un ente pubblico, invece, la fattura passa dal Sistema di interscambio e non deve contenere il nome del paziente.</p>
<h2>Che cosa ci si scrive</h2>
<ul><li>Data e numero, progressivo per anno.</li><li>I tuoi dati, la partita IVA, l’iscrizione all’albo.</li><li>Nome, indirizzo e codice fiscale di chi riceve la prestazione, anche se paga un altro.</li><li>Una descrizione sobria: «visita specialistica», «seduta di fisioterapia». La diagnosi non serve.</li><li>La norma di esenzione, o quella del regime forfettario.</li><li>Come è stata pagata.</li><li>La marca da bollo da 2 euro se l’importo senza IVA supera 77,47 euro, con il numero della marca o l’indicazione del bollo virtuale.</li></ul>
<h2>Il Sistema Tessera sanitaria</h2>
<p>Le spese pagate dalle persone fisiche si trasmettono perché finiscano nella dichiarazione precompilata. Dopo anni di scadenze semestrali e mensili l’invio è diventato annuale: le spese del 2025 entro il 31 gennaio 2026, e così per gli anni seguenti, salvo proroghe. Si trasmette per data di pagamento, e si indica se il pagamento era tracciabile.</p>
<p>La sanzione per chi non invia è di 100 euro per documento, con un massimo annuo; si riduce correggendo presto. I rimborsi e le note di credito si comunicano con le stesse regole.</p>
<h2>L’opposizione</h2>
<p>Il paziente può chiedere che la spesa non venga trasmessa. Lo dice a voce e si annota sulla fattura: «l’interessato si oppone alla trasmissione dei dati al Sistema Tessera sanitaria». La fattura si emette lo stesso, e lui potrà detrarla a mano. È un diritto che si esercita prima dell’emissione; dopo, c’è una finestra sul portale. Per alcune specialità, e per i minori che arrivano da soli, conviene ricordarlo.</p>
<h2>Come paga</h2>
<p>Per detrarre il 19 per cento chi paga deve usare un mezzo tracciabile, salvo farmaci, dispositivi medici e strutture pubbliche o accreditate. Se salda in contanti la fattura è valida, la detrazione no. Dirlo prima evita una telefonata a giugno. Il terminale per le carte è obbligatorio, e il rifiuto è sanzionato.</p>
<h2>Gli errori da cui si torna indietro</h2>
<ol><li>Fattura intestata al marito per la visita della moglie: si rifà.</li><li>Numero saltato: si annota il motivo, non si riempie il buco.</li><li>Bollo dimenticato: si paga con la sanzione ridotta.</li><li>Fattura elettronica emessa per sbaglio a una persona fisica: nota di variazione, e nuova fattura su carta.</li><li>Invio con il codice fiscale sbagliato: si corregge dal portale, entro i termini.</li></ol>`,
}
