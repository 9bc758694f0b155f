import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'funzione-renale-equazione-2021',
  title: 'Funzione renale: quale formula usare, e quando non fidarsi',
  abstract:
    'CKD-EPI 2021 per classificare, Cockcroft-Gault per le dosi di alcuni farmaci, cistatina C per togliere i dubbi.',
  category: 'clinica-e-terapia',
  published: '2026-10-26',
  topics: ['Nefrologia', 'Calcolatori', 'Farmaci'],
  professions: ['Medico chirurgo', 'Farmacista', 'Biologa'],
  specializations: ['Medicina interna', 'Nefrologia'],
  author: 'Franco Leone, nefrologo',
  sources: [{ label: 'KDIGO, Clinical Practice Guideline for the Evaluation and Management of CKD, 2024' }],
  body: `<p>La creatinina da sola inganna: lo stesso valore è normale in un uomo muscoloso e patologico in una donna anziana e magra. Le equazioni servono a questo, ma ognuna risponde a una domanda diversa.</p>
<p>Per diagnosi e stadio si usa la CKD-EPI 2021, che non contiene il coefficiente per l’etnia. Il risultato è indicizzato a 1,73 m² di superficie corporea.</p>
<h2>Le dosi dei farmaci</h2>
<p>Molte schede tecniche, in particolare degli anticoagulanti diretti, sono state scritte con la clearance di Cockcroft-Gault, in mL/min e con il peso reale. Usare un’altra formula può spostare una persona oltre una soglia di dose: si usa quella della scheda.</p>
<p>Un esempio aiuta. Donna di 82 anni, 52 kg, creatinina 1,1 mg/dL. Con Cockcroft-Gault la clearance è (140 − 82) × 52 / (72 × 1,1) × 0,85, cioè circa 32 mL/min. La stima CKD-EPI del 2021 è intorno a 50 mL/min/1,73 m². Sono numeri che portano a due dosi diverse dello stesso anticoagulante. La differenza non è un errore: la prima formula tiene conto di quanto la persona è piccola, la seconda la riporta a una superficie standard.</p>
<h2>Quando la stima non vale</h2>
<ul><li>Insufficienza renale acuta: la creatinina non è stabile.</li><li>Amputazioni, sarcopenia, culturismo, diete vegane strette.</li><li>Gravidanza.</li></ul>
<h2>La cistatina C</h2>
<p>Quando la decisione dipende dal numero, l’equazione combinata creatinina-cistatina è la più accurata. Ma anche la cistatina ha i suoi confondenti: tiroide, cortisonici, infiammazione, fumo.</p>
<h2>Gli stadi</h2>
<table><thead><tr><th scope="col">Categoria</th><th scope="col">Filtrato, mL/min/1,73 m²</th></tr></thead><tbody><tr><td>G1</td><td>90 o più</td></tr><tr><td>G2</td><td>da 60 a 89</td></tr><tr><td>G3a</td><td>da 45 a 59</td></tr><tr><td>G3b</td><td>da 30 a 44</td></tr><tr><td>G4</td><td>da 15 a 29</td></tr><tr><td>G5</td><td>meno di 15</td></tr></tbody></table>
<p>Le prime due categorie sono malattia soltanto se c’è un altro segno di danno: albumina nelle urine, sedimento alterato, un’immagine, una biopsia. E la malattia renale è cronica se dura da più di tre mesi: un solo esame non basta mai, né per dare un’etichetta né per toglierla.</p>
<h2>L’albuminuria</h2>
<p>Metà della diagnosi è nelle urine. Il rapporto albumina/creatinina su un campione del mattino va chiesto insieme alla creatinina, ogni anno, a chi ha diabete o ipertensione.</p>
<p>Le categorie sono tre: A1 sotto i 30 mg/g, A2 da 30 a 300, A3 sopra. A parità di filtrato passare da A1 ad A3 moltiplica il rischio di dialisi e di eventi cardiovascolari. Per questo le linee guida KDIGO del 2024 chiedono di scrivere sempre le due lettere insieme, per esempio G3bA2, e suggeriscono di usare un’equazione di rischio validata quando si decide l’invio al nefrologo.</p>
<h2>Che cosa fare del numero</h2>
<ul><li>Rivedere i farmaci: antinfiammatori, metformina sotto 30, dosi di antibiotici e anticoagulanti.</li><li>Controllare la pressione e usare un ACE-inibitore o un sartano quando c’è albuminuria.</li><li>Considerare un inibitore di SGLT2, anche senza diabete, secondo le indicazioni registrate.</li><li>Dare alla persona le regole per i giorni di malattia: con vomito o diarrea alcuni farmaci si sospendono e si chiama.</li><li>Inviare al nefrologo sotto 30, con A3, con un calo rapido e confermato, o quando il sedimento non si spiega.</li></ul>
<p>Un calo del filtrato fino al 30 per cento nelle settimane dopo l’inizio di un inibitore del sistema renina-angiotensina è atteso: si ricontrolla insieme al potassio e di solito non si sospende.</p>`,
}
