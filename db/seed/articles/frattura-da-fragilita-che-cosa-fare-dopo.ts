import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'frattura-da-fragilita-che-cosa-fare-dopo',
  title: 'Dopo la prima frattura da fragilità: la terapia che quasi nessuno riceve',
  abstract:
    'Polso, vertebra, femore: il rischio della seconda è più alto nei due anni che seguono. Chi valutare, con quali esami, quale farmaco e per quanto.',
  category: 'clinica-e-terapia',
  published: '2026-08-31',
  access: 'registered',
  topics: ['Osteoporosi', 'Geriatria', 'Farmaci'],
  professions: ['Medico chirurgo', 'Fisioterapista', 'Farmacista', 'Infermiera', 'Infermiere'],
  specializations: ['Geriatria', 'Ortopedia', 'Reumatologia', 'Endocrinologia'],
  author: 'Sandro Miglio, geriatra',
  sources: [
    {
      label:
        'Sistema nazionale linee guida, Diagnosi, stratificazione del rischio e continuità assistenziale delle fratture da fragilità, 2021',
    },
    { label: 'AIFA, Nota 79' },
  ],
  body: `<p>Una donna di 72 anni cade dal letto e si rompe il polso. Il gesso va bene, il controllo va bene, la lettera dice «guarita». Nessuno ha scritto la parola osteoporosi. Due anni dopo si rompe il femore.</p>
<p>Una frattura per un trauma che non avrebbe dovuto romperla, cioè una caduta dalla propria altezza o meno, è già la diagnosi. La densitometria serve a misurare, non a decidere se c’è un problema.</p>
<h2>Il rischio è adesso</h2>
<p>Chi ha avuto una frattura da fragilità ha un rischio circa doppio di averne un’altra, concentrato nei primi due anni. La frattura vertebrale è la più ingannevole: due su tre non vengono diagnosticate, perché il dolore passa per mal di schiena. Tre centimetri persi rispetto all’altezza della carta d’identità sono un motivo per una radiografia della colonna.</p>
<h2>Gli esami</h2>
<p>Prima di dire «osteoporosi primaria» si cercano le altre: calcemia, fosforemia, fosfatasi alcalina, creatinina, emocromo, VES, elettroforesi, calciuria, vitamina D; e, quando il sospetto c’è, paratormone, TSH, anticorpi della celiachia, testosterone nell’uomo. Un mieloma che esordisce con una vertebra è una diagnosi che si può fare con un prelievo.</p>
<p>Si guarda l’armadietto dei farmaci: cortisone per più di tre mesi, inibitori dell’aromatasi, blocco androgenico, antiepilettici, eparina, pompa protonica da anni. Alcuni si possono togliere.</p>
<h2>Quale terapia</h2>
<p>La Nota 79 dell’AIFA stabilisce chi ha diritto al farmaco a carico del servizio sanitario. Dopo una frattura vertebrale o di femore l’indicazione c’è comunque.</p>
<table><thead><tr><th scope="col">Farmaco</th><th scope="col">Come si dà</th><th scope="col">Da ricordare</th></tr></thead><tbody><tr><td>Alendronato, risedronato</td><td>Compressa settimanale, a digiuno</td><td>In piedi mezz’ora; non se l’esofago non va</td></tr><tr><td>Acido zoledronico</td><td>Una fiala l’anno in vena</td><td>Utile se l’aderenza è dubbia; clearance oltre 35 mL/min</td></tr><tr><td>Denosumab</td><td>Un’iniezione ogni sei mesi</td><td>Non si interrompe né si ritarda senza un piano</td></tr><tr><td>Teriparatide</td><td>Iniezione quotidiana, fino a 24 mesi</td><td>Fratture multiple; poi un antiriassorbitivo</td></tr><tr><td>Romosozumab</td><td>Mensile per un anno</td><td>Non dopo infarto o ictus</td></tr></tbody></table>
<p>Calcio dalla dieta, vitamina D se manca: da soli non curano, ma senza non si comincia. L’ipocalcemia va corretta prima di denosumab e di zoledronico.</p>
<h2>La trappola del denosumab</h2>
<p>Quando si salta una dose l’effetto si perde in poche settimane e il rischio di fratture vertebrali multiple sale rapidamente. Chi inizia deve saperlo, con la data della prossima iniezione scritta. Chi smette passa a un bisfosfonato, con tempi decisi dallo specialista.</p>
<h2>Per quanto</h2>
<p>Con i bisfosfonati si rivaluta dopo cinque anni per bocca, tre in vena: se il rischio è sceso si può fare una pausa, se è alto si continua. Frattura atipica del femore e osteonecrosi della mandibola sono eventi rari, da nominare senza spaventare: il beneficio, in chi ha già fratturato, è molto maggiore. Prima di un’estrazione si avvisa il dentista; la terapia non si sospende per abitudine.</p>
<h2>Cadere meno</h2>
<p>L’osso si rompe perché si cade. Forza ed equilibrio due volte a settimana, occhiali giusti, scarpe chiuse, una luce di notte, meno sedativi, pressione misurata in piedi. Il fisioterapista che insegna a rialzarsi da terra toglie la paura, che è il primo motivo per cui ci si muove poco.</p>
<h2>Chi prende l’iniziativa</h2>
<p>Nei percorsi che funzionano una persona sola, spesso un’infermiera, riceve l’elenco di tutti gli ultracinquantenni fratturati e li richiama. Dove non c’è, basta una riga nella lettera di dimissione ortopedica: «frattura da fragilità: iniziare la valutazione e la terapia».</p>`,
}
