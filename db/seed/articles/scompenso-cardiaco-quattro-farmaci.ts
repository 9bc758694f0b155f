import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'scompenso-cardiaco-quattro-farmaci',
  title: 'Scompenso cardiaco: quattro farmaci in sei settimane',
  abstract:
    'Non più uno alla volta e per anni. Come si comincia, come si sale, che cosa si controlla quando la frazione di eiezione è ridotta.',
  category: 'clinica-e-terapia',
  published: '2026-10-28',
  access: 'members',
  topics: ['Scompenso cardiaco', 'Cardiologia', 'Farmaci', 'Linee guida'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Farmacista'],
  specializations: ['Cardiologia', 'Medicina interna'],
  author: 'Elisa Donati, cardiologa',
  sources: [
    {
      label:
        'European Society of Cardiology, Guidelines for the diagnosis and treatment of acute and chronic heart failure, 2021',
    },
    { label: 'European Society of Cardiology, Focused update of the 2021 heart failure guidelines, 2023' },
    { label: 'Mebazaa A et al., STRONG-HF, The Lancet 2022' },
  ],
  body: `<p>Il paziente esce dall’ospedale con il diuretico, mezza compressa di beta-bloccante e un appuntamento tra tre mesi. È la ricetta di un nuovo ricovero. Nello scompenso a frazione di eiezione ridotta quattro classi di farmaci riducono mortalità e ricoveri, ciascuna per conto suo e tutte insieme di più; il beneficio comincia in settimane.</p>
<p>La difficoltà non è sapere quali sono. È avere il coraggio e l’organizzazione per iniziarle presto, e risalire mentre il paziente sta già meglio.</p>
<h2>I quattro</h2>
<ul><li>Un inibitore del sistema renina-angiotensina: sacubitril/valsartan, oppure un ACE-inibitore; il sartano per chi non li tollera.</li><li>Un beta-bloccante tra bisoprololo, carvedilolo, nebivololo e metoprololo a rilascio prolungato.</li><li>Un antagonista dei mineralcorticoidi: spironolattone o eplerenone.</li><li>Un inibitore di SGLT2: dapagliflozin o empagliflozin, anche senza diabete.</li></ul>
<p>Il diuretico dell’ansa si aggiunge per togliere la congestione e si riduce quando non c’è più. Non allunga la vita: permette di prendere gli altri.</p>
<h2>In che ordine</h2>
<p>Non ce n’è uno obbligato. Si parte da ciò che pressione, frequenza, potassio e rene permettono oggi. Con pressione bassa e rene fragile spesso il primo è l’inibitore di SGLT2, che quasi non tocca la pressione. Con frequenza alta e paziente asciutto, il beta-bloccante. Meglio quattro farmaci a dose bassa che uno solo a dose piena.</p>
<p>Chi passa da un ACE-inibitore a sacubitril/valsartan deve aspettare 36 ore dall’ultima dose: l’associazione può dare angioedema.</p>
<h2>Salire</h2>
<p>Lo studio STRONG-HF ha mostrato che portare la terapia verso le dosi piene entro due settimane dalla dimissione, con visite frequenti, riduce morti e ricoveri nei sei mesi seguenti. L’aggiornamento europeo del 2023 lo ha trasformato in raccomandazione: una strategia intensiva, con controlli ravvicinati nelle prime sei settimane.</p>
<p>In pratica: visita a una, due, tre e sei settimane. A ogni incontro peso, pressione anche in piedi, frequenza, creatinina, potassio, segni di congestione. Se non c’è un motivo per fermarsi, si sale.</p>
<h2>Quando preoccuparsi e quando no</h2>
<table><thead><tr><th scope="col">Che cosa cambia</th><th scope="col">Che cosa si fa</th></tr></thead><tbody><tr><td>Creatinina in aumento fino al 50 per cento, paziente asintomatico</td><td>Si tollera, si ricontrolla, si riduce il diuretico se è asciutto</td></tr><tr><td>Potassio tra 5,5 e 6,0 mmol/L</td><td>Si dimezza l’antimineralcorticoide, si cercano integratori e antinfiammatori</td></tr><tr><td>Potassio oltre 6,0 mmol/L</td><td>Si sospende e si tratta</td></tr><tr><td>Pressione bassa senza sintomi</td><td>Non si tocca nulla</td></tr><tr><td>Pressione bassa con capogiri</td><td>Prima via diuretici in eccesso, nitrati, calcioantagonisti</td></tr><tr><td>Frequenza sotto 50 con sintomi</td><td>Si dimezza il beta-bloccante</td></tr></tbody></table>
<p>La pressione bassa in chi si sente bene è il motivo più frequente per cui la terapia resta a metà. Non è una ragione valida.</p>
<h2>A casa</h2>
<p>Chi vive con lo scompenso si pesa ogni mattina, dopo aver urinato, con gli stessi vestiti. Due chili in più in tre giorni sono una telefonata. Niente antinfiammatori, nemmeno per il mal di schiena; attenzione ai sali «dietetici», che sono potassio. Nei giorni con vomito o diarrea si chiama prima di prendere SGLT2, diuretico e antimineralcorticoide.</p>
<p>L’infermiere che telefona alla prima settimana intercetta la metà dei problemi. Il farmacista che vede ibuprofene e diuretico nella stessa busta ne intercetta un altro pezzo. Vaccini, esercizio graduale e ricerca della carenza di ferro completano il conto: ferritina sotto 100, o tra 100 e 299 con saturazione sotto il 20 per cento, è un’indicazione al ferro in vena in chi ha sintomi.</p>
<h2>E se la frazione è conservata</h2>
<p>Qui il farmaco con le prove migliori è l’inibitore di SGLT2. Si cura la congestione, la pressione, la fibrillazione atriale, il peso. E si pensa all’amiloidosi quando l’anziano ha pareti spesse, tunnel carpale da tutti e due i lati e non tollera più i farmaci per la pressione.</p>`,
}
