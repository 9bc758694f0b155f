import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'lesioni-da-pressione-prevenzione',
  title: 'Lesioni da pressione: la prevenzione che si fa nelle prime ore',
  abstract:
    'Valutare il rischio all’ingresso, muovere, scaricare i talloni, nutrire: che cosa ha prove e che cosa è soltanto abitudine.',
  category: 'clinica-e-terapia',
  published: '2026-10-30',
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
<p>La posizione seduta è la più pericolosa e la meno sorvegliata: in poltrona il peso grava quasi tutto sugli ischi e sul sacro. Chi può si solleva da solo ogni quindici minuti; per gli altri si programma un tempo massimo e si torna a letto. I cambi si scrivono con l’ora e la posizione raggiunta, non con una crocetta.</p>
<h2>Superfici</h2>
<p>Un materasso in schiuma ad alta specificità è il minimo per chi è a rischio. Le superfici attive non esonerano dal muovere.</p>
<h2>I dispositivi</h2>
<p>Molte lesioni, nelle terapie intensive, non nascono da un osso ma da un tubo: maschere per la ventilazione, cannule nasali, sondini, collari, calze elastiche. La pelle sotto il dispositivo si guarda almeno due volte al giorno; si interpone una medicazione sottile in schiuma, si alternano le interfacce quando la clinica lo permette, si verifica la misura. Nel neonato e nel bambino è la causa principale.</p>
<p>Le medicazioni preventive in schiuma di silicone multistrato su sacro e talloni riducono le lesioni in chi è ad alto rischio. Si sollevano per ispezionare la pelle e si riposizionano: coprire senza guardare è peggio che non coprire.</p>
<h2>Riconoscere lo stadio</h2>
<table><thead><tr><th scope="col">Stadio</th><th scope="col">Che cosa si vede</th></tr></thead><tbody><tr><td>I</td><td>Arrossamento che non sbianca alla pressione, pelle integra</td></tr><tr><td>II</td><td>Perdita parziale: abrasione o vescicola</td></tr><tr><td>III</td><td>Perdita a tutto spessore, si vede il grasso</td></tr><tr><td>IV</td><td>Esposti osso, tendine o muscolo</td></tr><tr><td>Non stadiabile</td><td>Fondo coperto da tessuto necrotico o fibrina</td></tr><tr><td>Danno profondo</td><td>Area viola o marrone, pelle integra o vescicola di sangue</td></tr></tbody></table>
<p>Lo stadio non torna indietro: una lesione di quarto stadio che guarisce resta «quarto stadio in guarigione». E non tutto ciò che è rosso sul sacro è pressione: la dermatite da incontinenza è diffusa, superficiale, sulle pieghe, senza una prominenza sotto. Sulla pelle scura l’arrossamento non si vede: si cercano calore, durezza e dolore.</p>
<h2>Pelle e nutrizione</h2>
<p>Detergenti a pH fisiologico, barriera contro l’incontinenza, niente massaggi sulle prominenze. In chi è a rischio e malnutrito servono energia e proteine: si chiede il dietista il primo giorno.</p>
<h2>Abitudini da lasciare</h2>
<ul><li>Ciambelle e anelli: spostano la pressione intorno.</li><li>Guanti pieni d’acqua sotto i talloni.</li><li>Alcol e strofinamenti.</li></ul>
<h2>A casa</h2>
<p>Chi assiste va addestrato con le mani, non con un opuscolo: come si gira, come si solleva il tallone, che cosa si guarda durante il bagno, chi si chiama. La fotografia, con il consenso e un righello accanto, permette di capire se si migliora. Se dopo due settimane di cure adeguate la lesione non si riduce si rivede tutto: pressione, infezione, circolo, nutrizione, obiettivi.</p>`,
}
