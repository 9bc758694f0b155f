import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'misurare-bene-la-pressione',
  title: 'Ipertensione: misurare bene la pressione vale più di un farmaco in più',
  abstract:
    'Bracciale della misura giusta, cinque minuti di riposo, più misure: gli errori che fanno diagnosticare un’ipertensione che non c’è.',
  category: 'clinica-e-terapia',
  published: '2026-11-14',
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
<h2>Quando il ritmo non è regolare</h2>
<p>Con la fibrillazione atriale molti apparecchi automatici sbagliano, perché l’algoritmo suppone battiti uguali tra loro. Si ripete la misura almeno tre volte e, quando i valori non si somigliano, si torna al fonendoscopio: sgonfiaggio lento, due o tre millimetri al secondo, primo e quinto tono di Korotkoff. Palpare il polso prima di gonfiare costa dieci secondi e ogni tanto scopre un’aritmia che nessuno cercava.</p>
<h2>Leggere il numero</h2>
<p>Le due società europee usano parole diverse ma la stessa soglia per la diagnosi: 140/90 mmHg in ambulatorio. La Società europea di cardiologia, nel 2024, ha aggiunto la categoria della «pressione elevata», tra 120 e 139 di sistolica o tra 70 e 89 di diastolica: non è una malattia, è il momento di guardare il rischio complessivo e lo stile di vita. La Società europea dell’ipertensione, nel 2023, ha conservato la pressione «normale-alta». Per il paziente cambia poco; per chi scrive un referto conviene dichiarare quale documento si segue.</p>
<p>Una differenza tra le due braccia che supera i 10 mmHg di sistolica, e che si conferma, va annotata: segnala un rischio vascolare più alto e indica il braccio da usare da quel momento in poi.</p>
<h2>Fuori dall’ambulatorio</h2>
<p>Prima di confermare una diagnosi le linee guida europee raccomandano una misura fuori dall’ambulatorio: automisurazione domiciliare o monitoraggio delle 24 ore. Le soglie sono più basse: 135/85 mmHg a casa, 130/80 mmHg come media delle 24 ore. Serve a riconoscere l’ipertensione da camice bianco e, all’opposto, quella mascherata.</p>
<table><thead><tr><th scope="col">Dove si misura</th><th scope="col">Soglia per l’ipertensione</th></tr></thead><tbody><tr><td>Ambulatorio</td><td>140/90 mmHg</td></tr><tr><td>Casa, media di più giorni</td><td>135/85 mmHg</td></tr><tr><td>24 ore, media totale</td><td>130/80 mmHg</td></tr><tr><td>24 ore, media diurna</td><td>135/85 mmHg</td></tr><tr><td>24 ore, media notturna</td><td>120/70 mmHg</td></tr></tbody></table>
<h2>Che cosa dire al paziente</h2>
<ul><li>Misura due volte al mattino e due alla sera, per sette giorni, prima della visita.</li><li>Scarta il primo giorno.</li><li>Scrivi tutti i valori, anche quelli che non ti piacciono.</li><li>Usa un apparecchio da braccio validato.</li></ul>
<h2>In farmacia e a domicilio</h2>
<p>Chi misura in farmacia lavora nelle condizioni peggiori: persone in piedi, fretta, conversazioni. Una sedia con lo schienale, un tavolo all’altezza giusta e un cartello che chiede silenzio valgono più di un apparecchio nuovo. Il valore si scrive sul tagliando con l’ora, il braccio e la posizione: senza, il medico non può usarlo. Davanti a un valore alto e isolato, senza sintomi, si ripete dopo qualche minuto e si propone il diario di una settimana; dolore toracico, affanno, disturbi neurologici o della vista sono un’altra cosa, e si chiama il 112.</p>`,
}
