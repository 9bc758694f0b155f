import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'allergia-alla-penicillina-verificarla',
  title: 'Allergia alla penicillina: quando toglierla dalla cartella',
  abstract:
    'Uno su dieci la dichiara, nove volte su dieci non c’è. Una storia raccolta bene, un punteggio, una dose di prova: chi può farla e chi no.',
  category: 'clinica-e-terapia',
  published: '2026-01-26',
  topics: ['Antibiotici', 'Allergie', 'Antimicrobico-resistenza'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Odontoiatra'],
  specializations: ['Allergologia e immunologia', 'Medicina interna', 'Pediatria'],
  author: 'Tommaso Serra, infettivologo',
  sources: [
    {
      label:
        'Trubiano JA et al., Development and validation of a penicillin allergy clinical decision rule, JAMA Internal Medicine 2020',
    },
    { label: 'Copaescu AM et al., PALACE trial, JAMA Internal Medicine 2023' },
  ],
  body: `<p>«È allergico a qualcosa?» «Alla penicillina, da piccolo.» La risposta entra in cartella e non ne esce più. Da quel giorno, per ogni polmonite, ogni intervento e ogni parto riceverà un antibiotico più largo, più tossico e spesso meno efficace.</p>
<p>Le conseguenze si misurano: più infezioni del sito chirurgico, più Clostridioides difficile, più germi resistenti, ricoveri più lunghi. E quasi sempre per un’allergia che non c’è mai stata, o che è passata: chi ha avuto una reazione immediata vera, dopo dieci anni, nella maggior parte dei casi la tollera di nuovo.</p>
<h2>Perché l’etichetta è sbagliata</h2>
<p>Il bambino con una virosi prende amoxicillina e si copre di macchie: erano del virus. L’adulto vomita: è un effetto indesiderato. Una zia era allergica: non si eredita così. La candida, la diarrea, il mal di testa, nessuno di questi è un’allergia, eppure tutti finiscono nello stesso campo, scritti con la stessa parola.</p>
<h2>Le domande</h2>
<ol><li>Che cosa è successo, in concreto? Macchie, pomfi, gonfiore, fiato corto, svenimento, vesciche, febbre?</li><li>Quanto tempo fa, e a che età?</li><li>Dopo quanto dalla dose: minuti, ore, giorni?</li><li>È servita l’adrenalina, il ricovero?</li><li>In seguito ha preso amoxicillina o amoxicillina e clavulanico? In molti la risposta è sì, con un altro nome commerciale.</li></ol>
<p>L’ultima domanda chiude il caso più spesso di quanto si creda: chi l’ha presa dopo, senza problemi, non è allergico.</p>
<h2>Il punteggio</h2>
<p>La regola PEN-FAST usa tre criteri: reazione negli ultimi cinque anni, due punti; anafilassi, angioedema o reazione cutanea grave, due punti; trattamento richiesto, un punto. Con meno di tre punti il rischio che un test sia positivo è basso, intorno al 5 per cento; con zero è inferiore all’1.</p>
<p>Lo studio PALACE, nel 2023, ha confrontato in adulti a basso rischio una dose orale diretta con il percorso tradizionale di test cutanei: nessuna differenza nelle reazioni. In questi pazienti si può saltare la prova cutanea.</p>
<h2>La dose di prova</h2>
<p>Si fa in un luogo attrezzato per l’anafilassi, con personale formato, consenso e un’osservazione di almeno un’ora. Una dose piena, oppure una piccola e poi il resto. Si spiega che nei giorni seguenti può comparire un’eruzione lieve, e che cosa fare. Non è una pratica da ambulatorio senza adrenalina, e non si improvvisa al banco.</p>
<p>Non si prova mai chi ha avuto sindrome di Stevens-Johnson, necrolisi epidermica, DRESS, anemia emolitica, nefrite o epatite da farmaco: lì l’etichetta resta, e protegge. Chi ha avuto un’anafilassi recente va dall’allergologo.</p>
<h2>E intanto</h2>
<p>L’allergia alla penicillina non chiude la porta a tutti i beta-lattamici. La reattività crociata dipende dalla catena laterale: cefazolina ne ha una diversa da ogni penicillina ed è tollerata da quasi tutti; cefalexina e cefaclor somigliano ad ampicillina e amoxicillina. Per la profilassi chirurgica questo cambia molto.</p>
<h2>Togliere davvero</h2>
<p>L’esito va scritto dove qualcuno lo leggerà: fascicolo, lettera, scheda della farmacia, tesserino del paziente. «Test di tolleranza superato il 12 gennaio: può assumere penicilline.» Se non si cancella in tutti i sistemi l’allergia torna al primo ricovero. Il paziente va avvisato che non è stato curato: non era allergico. E i figli, che spesso ereditano l’etichetta insieme al cognome, non lo sono nemmeno loro.</p>`,
}
