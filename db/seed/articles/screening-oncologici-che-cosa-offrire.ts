import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'screening-oncologici-che-cosa-offrire',
  title: 'Screening oncologici: che cosa offrire, a chi, con quali parole',
  abstract:
    'Mammella, collo dell’utero, colon-retto: età, test e intervalli. E le prove su prostata e polmone, che cambiano la conversazione in ambulatorio.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-03-16',
  topics: ['Screening', 'Oncologia', 'Prevenzione'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica', 'Farmacista'],
  specializations: ['Medicina generale', 'Oncologia', 'Ginecologia e ostetricia'],
  author: 'Luca Sordi, medico di medicina generale',
  sources: [
    {
      label:
        'Consiglio dell’Unione europea, Raccomandazione sul rafforzamento della prevenzione attraverso l’individuazione precoce: un nuovo approccio allo screening dei tumori, 2022',
    },
    { label: 'Decreto del Presidente del Consiglio dei ministri 12 gennaio 2017, livelli essenziali di assistenza' },
  ],
  body: `<p>Una lettera arriva per posta, finisce sotto il giornale e sparisce. Metà di chi non aderisce a uno screening non ha deciso di no: non ha deciso. La frase del medico, o della farmacista che consegna il kit, è l’intervento che sposta di più l’adesione.</p>
<p>Lo screening non è una visita in più per chi sta bene: è un test offerto a una popolazione perché i benefici superano i danni. I danni esistono, e chi li nomina è più credibile.</p>
<h2>I tre programmi</h2>
<table><thead><tr><th scope="col">Tumore</th><th scope="col">A chi</th><th scope="col">Test</th><th scope="col">Ogni quanto</th></tr></thead><tbody><tr><td>Mammella</td><td>Donne da 50 a 69 anni; molte regioni da 45 a 74</td><td>Mammografia</td><td>2 anni, un anno sotto i 50 dove è previsto</td></tr><tr><td>Collo dell’utero</td><td>Donne da 25 a 64 anni</td><td>Pap test fino a 29, poi test HPV</td><td>3 anni il Pap test, 5 il test HPV</td></tr><tr><td>Colon-retto</td><td>Uomini e donne da 50 a 69 anni, in molte regioni fino a 74</td><td>Sangue occulto fecale immunochimico</td><td>2 anni</td></tr></tbody></table>
<p>Sono livelli essenziali di assistenza: gratuiti, con l’invito a casa e il percorso dopo il test. Nelle donne vaccinate contro l’HPV nell’adolescenza il primo invito si sta spostando ai 30 anni, con il test virale.</p>
<h2>Che cosa si guadagna</h2>
<p>Con la mammografia, su mille donne che la fanno regolarmente per vent’anni, se ne salvano alcune da quella malattia; molte di più verranno richiamate per un accertamento che finirà bene; qualcuna riceverà la diagnosi di un tumore che non avrebbe mai dato problemi. Con il test del collo dell’utero e con quello del colon si fa qualcosa di più che anticipare: si tolgono lesioni che tumore non sono ancora.</p>
<p>Un test del sangue occulto positivo va seguito da una colonscopia, non da un altro test del sangue occulto. Ripeterlo «per vedere» è l’errore più grave e il più comune: ogni mese di attesa fa crescere la quota di tumori avanzati.</p>
<h2>Prostata e polmone</h2>
<p>La raccomandazione europea del 2022 ha aperto due capitoli. Per la prostata invita a valutare programmi organizzati con PSA e risonanza prima della biopsia, al posto del PSA sparso chiesto a chiunque: in attesa dei programmi, il test si propone solo dopo aver parlato dei suoi effetti, e non sopra i 70 anni a chi non ha sintomi. Per il polmone la tomografia a basse dosi riduce la mortalità in chi ha fumato molto: l’Italia ha avviato una rete di centri. In ogni caso la prima terapia resta smettere.</p>
<h2>Con quali parole</h2>
<ul><li>«Ha visto la lettera? Io la farei.» Una raccomandazione personale e breve.</li><li>«Serve a trovarlo quando si cura bene, o prima che ci sia.»</li><li>«Può capitare che la richiamino: nella maggior parte dei casi non è niente.»</li><li>«Se tra un invito e l’altro nota qualcosa non aspetti la lettera.»</li></ul>
<p>L’ultima è indispensabile. Lo screening riguarda chi non ha sintomi: sangue nelle feci, un nodulo, perdite dopo la menopausa hanno un’altra strada, e più corta.</p>
<h2>Chi resta fuori</h2>
<p>Aderiscono meno le persone con meno scuola, chi è arrivato da poco, chi vive lontano, chi ha una disabilità. Un elenco dei propri assistiti non rispondenti, che molte aziende sanitarie forniscono, e dieci telefonate fatte dall’infermiera cambiano quei numeri più di un manifesto. In ambulatorio basta un promemoria in cartella: alla prossima visita, per qualunque motivo, si chiede.</p>
<h2>Familiarità</h2>
<p>Tumori precoci, multipli o ripetuti in famiglia escono dallo screening ed entrano in un percorso genetico. Due domande bastano per sospettarlo: chi si è ammalato, e a che età.</p>`,
}
