import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'disfagia-riconoscerla-a-tavola',
  title: 'Disfagia: riconoscerla a tavola, prima della polmonite',
  abstract:
    'Tosse, voce bagnata, pasti che durano un’ora. Lo screening con l’acqua, le consistenze con i nomi giusti, e quando l’addensante fa più male che bene.',
  category: 'clinica-e-terapia',
  published: '2026-04-07',
  topics: ['Disfagia', 'Geriatria', 'Riabilitazione', 'Alimentazione'],
  professions: ['Logopedista', 'Infermiera', 'Infermiere', 'Medico chirurgo', 'Dietista', 'Fisioterapista'],
  specializations: ['Geriatria', 'Neurologia', 'Medicina fisica e riabilitativa'],
  author: 'Federica Naldi, logopedista',
  sources: [
    { label: 'International Dysphagia Diet Standardisation Initiative, IDDSI framework' },
    {
      label:
        'European Stroke Organisation and European Society for Swallowing Disorders, guideline for the diagnosis and treatment of post-stroke dysphagia, 2021',
    },
  ],
  body: `<p>Al signor Aldo, ottantadue anni, la minestra va di traverso. La figlia gli dà da bere per mandarla giù. In tre mesi ha perso sei chili ed è stato ricoverato due volte «per la bronchite». Nessuno ha mai guardato come mangia.</p>
<p>La disfagia riguarda circa metà delle persone dopo un ictus, gran parte di chi ha il Parkinson o una demenza avanzata, e molti anziani che non hanno né l’uno né l’altra. Si cura meglio se la si vede presto, e per vederla basta sedersi a tavola.</p>
<h2>Che cosa si osserva</h2>
<ul><li>Tosse o schiarimenti di voce durante il pasto o subito dopo.</li><li>Voce gorgogliante.</li><li>Cibo che resta in bocca, nelle guance, o che esce dalle labbra.</li><li>Più deglutizioni per lo stesso boccone.</li><li>Pasti oltre i quaranta minuti, rifiuto dei liquidi.</li><li>Febbricole ripetute, calo di peso, disidratazione.</li></ul>
<p>Una parte delle aspirazioni è silenziosa: niente tosse. Per questo, dopo un ictus, nessuno beve o mangia o prende compresse per bocca prima dello screening, che si fa entro poche ore.</p>
<h2>Lo screening con l’acqua</h2>
<p>Lo fa un infermiere formato. La persona è sveglia, seduta, con la bocca pulita. Si comincia con piccoli sorsi, poi un bicchiere bevuto senza fermarsi. Tosse, voce bagnata, desaturazione o impossibilità a finire: ci si ferma e si chiama la logopedista. Uno screening negativo si ripete se le condizioni cambiano; non autorizza a mettere da parte il buon senso.</p>
<p>Gli esami strumentali, endoscopia o videofluoroscopia, dicono perché non passa e con quale strategia passerebbe. Non servono a tutti, ma servono prima di decidere una gastrostomia o di vietare l’acqua per anni.</p>
<h2>Le consistenze hanno un nome</h2>
<p>La scala IDDSI usa otto livelli, da 0 a 7, uguali in ogni Paese. I liquidi vanno da 0, sottile, a 4, estremamente denso; i cibi da 3, liquidizzato, a 7, normale. Si controllano con una siringa da dieci millilitri e con una forchetta: non servono strumenti. «Semiliquido» e «morbido», al contrario, vogliono dire una cosa diversa in ogni reparto, e il pasto giusto in ospedale diventa quello sbagliato a casa.</p>
<h2>L’addensante</h2>
<p>Riduce l’aspirazione, e non ha dimostrato con certezza di ridurre le polmoniti. Ha un costo: si beve meno, ci si disidrata, cambia l’effetto di alcuni farmaci, e la vita è più triste. Si prescrive a un livello preciso, si prova, si rivede. Per alcune persone, con la bocca molto pulita e sotto guida, l’acqua libera tra i pasti è una possibilità.</p>
<h2>Quello che riduce davvero le polmoniti</h2>
<ol><li>Denti e lingua puliti due volte al giorno: è la misura più efficace.</li><li>Seduti a novanta gradi, mai semidistesi, e così per mezz’ora dopo.</li><li>Un boccone piccolo, un cucchiaino, il tempo di deglutire due volte.</li><li>Niente televisione, niente domande mentre mastica.</li><li>Rivedere i sedativi e i farmaci che seccano la bocca.</li><li>Compresse: chiedere al farmacista prima di triturare. Molte non si possono.</li></ol>
<h2>La riabilitazione</h2>
<p>Esercizi di forza e di coordinazione, manovre di compenso come il mento basso, stimolazioni: la logopedista sceglie secondo il meccanismo. Dopo l’ictus molti recuperano nelle prime settimane; nelle malattie progressive si lavora per conservare.</p>
<h2>Quando mangiare non è più sicuro</h2>
<p>Nella demenza avanzata il sondino e la gastrostomia non allungano la vita e non evitano le polmoniti. L’alimentazione «per il piacere», lenta e accettando un rischio, è una cura, e va decisa insieme, scritta e spiegata a chi imbocca.</p>`,
}
