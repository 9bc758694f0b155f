import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'polizza-colpa-grave-che-cosa-copre',
  title: 'Colpa grave: che cosa copre davvero la tua polizza',
  abstract:
    'Retroattività, postuma, esclusioni: cinque domande da fare prima di firmare, con le risposte che dovresti pretendere.',
  category: 'assicurazioni-e-tutele',
  published: '2026-11-07',
  access: 'premium',
  topics: ['Assicurazione professionale', 'Responsabilità sanitaria'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica'],
  tags: ['Assicurazioni e tutele'],
  author: 'Marta Zanetti, broker sanitario',
  sources: [
    { label: 'Legge 8 marzo 2017, n. 24, articolo 10' },
    { label: 'Decreto ministeriale 15 dicembre 2023, n. 232' },
  ],
  body: `<p>La polizza per colpa grave è obbligatoria per chi lavora in una struttura. Costa poco, e per questo si firma senza leggere. Fino al giorno in cui arriva una lettera della Corte dei conti.</p>
<p>Cinque domande bastano per capire se quella che hai in mano ti protegge.</p>
<h2>Da quando copre</h2>
<p>La retroattività deve essere di almeno dieci anni: la richiesta di oggi riguarda quasi sempre un fatto di ieri. Se cambi compagnia, controlla che non ci siano buchi.</p>
<p>Un esempio. Un’infermiera cambia azienda nel 2026 e firma una polizza con retroattività «dalla prima stipula». Nel 2027 arriva una richiesta per una caduta del 2023. La nuova compagnia non copre, la vecchia non copre più: è un buco di tre anni che nessuno aveva visto. La frase da cercare è «retroattività di dieci anni, anche in assenza di copertura precedente con la stessa compagnia».</p>
<h2>Fino a quando</h2>
<p>La postuma copre le richieste che arrivano dopo la pensione o il cambio di lavoro. Dieci anni, estesa agli eredi.</p>
<p>Per chi cessa l’attività definitivamente il decreto 232 prevede l’ultrattività di dieci anni e dice che non può essere disdetta dall’impresa. Attenzione alla parola «definitivamente»: chi continua con qualche visita non ha cessato, e chi cambia soltanto datore di lavoro ha bisogno della retroattività della nuova polizza, non della postuma della vecchia.</p>
<h2>Che cosa è un sinistro</h2>
<p>Alcune polizze lo fanno coincidere con la richiesta formale, altre con il primo avviso. La seconda è più prudente, ma ti obbliga a denunciare presto.</p>
<p>Nelle polizze di questo settore vale la clausola «a richiesta fatta»: conta quando arriva la domanda e non quando è successo il fatto. Per questo una denuncia tardiva è il modo più frequente di perdere la copertura. Le circostanze note al momento della firma vanno dichiarate: un reclamo ricevuto e taciuto può far cadere il contratto proprio quando serve.</p>
<h2>Quanto</h2>
<p>L’importo della rivalsa ha un tetto di legge, il triplo del reddito lordo annuo più alto nel periodo indicato dall’articolo 9 della legge 24. Il massimale va misurato su quel numero e non sul danno del paziente, che può essere molto maggiore e resta della struttura. Per un dirigente medico con libera professione intramuraria il conto si fa sul reddito complessivo; per un infermiere a inizio carriera bastano somme assai minori. Pagare un massimale dieci volte più alto del tetto non protegge di più.</p>
<h2>Che cosa esclude</h2>
<p>Attività fuori orario, intramoenia, volontariato, telemedicina: se le fai, devono esserci per iscritto.</p>
<p>Leggi le esclusioni prima delle garanzie. Le più insidiose sono scritte in modo ragionevole: «attività non conformi all’inquadramento contrattuale» può voler dire il turno in un reparto diverso dal tuo; «prestazioni estetiche» può comprendere la rimozione di un nevo; «sanzioni e multe» è giusto che ci sia.</p>
<h2>Chi ti difende</h2>
<p>La tutela legale è un’altra garanzia. Senza, il perito e l’avvocato nella fase penale li paghi tu.</p>
<p>Chiedi se la compagnia paga anche il consulente di parte nell’accertamento tecnico preventivo, e se puoi sceglierlo tu. Le vertenze si decidono lì.</p>
<h2>Prima di firmare</h2>
<ul><li>Il questionario: rispondi con le date, e tieni una copia.</li><li>Il fascicolo informativo: chiedilo prima, non dopo.</li><li>Il rinnovo: segna la scadenza e non lasciare neppure un giorno scoperto.</li><li>La formazione: l’efficacia delle polizze è legata per legge all’aver assolto almeno il 70 per cento dell’obbligo ECM dell’ultimo triennio utile.</li></ul>`,
}
