import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'telemedicina-in-ambulatorio',
  title: 'Televisita: come si fa bene, dall’identità al referto',
  abstract: 'Quando è adatta, che cosa serve, che cosa si scrive. Le regole nazionali in una pagina.',
  category: 'professione-e-lavoro',
  published: '2026-09-14',
  access: 'members',
  topics: ['Telemedicina', 'Privacy'],
  professions: ['Medico chirurgo', 'Psicologa', 'Infermiera', 'Infermiere', 'Dietista'],
  author: 'Luca Sordi, medico di medicina generale',
  sources: [
    {
      label:
        'Ministero della Salute, Indicazioni nazionali per l’erogazione di prestazioni in telemedicina, accordo Stato-Regioni 2020',
    },
  ],
  body: `<p>Una televisita non è una telefonata con la faccia. È una prestazione sanitaria: ha un inizio, un consenso, un referto, e le stesse responsabilità di una visita in presenza.</p>
<p>È adatta ai controlli, alla lettura di esami, all’adeguamento di una terapia. Non è adatta a una prima visita quando l’esame obiettivo è indispensabile.</p>
<h2>Prima</h2>
<p>Informativa e adesione del paziente, una volta. Strumento con accesso personale e dati cifrati: le applicazioni di messaggistica comuni non bastano.</p>
<h2>Parole diverse per cose diverse</h2>
<ul><li>Televisita: un medico e un paziente, in tempo reale, in video.</li><li>Teleconsulto: più medici che discutono di un caso, anche senza il paziente.</li><li>Teleconsulenza: un professionista che ne guida un altro, per esempio un infermiere a domicilio.</li><li>Teleassistenza: la prestazione di un professionista sanitario non medico.</li><li>Telemonitoraggio: misure che arrivano nel tempo, con soglie e qualcuno che le guarda.</li></ul>
<p>Non sono sfumature: cambiano il consenso, il documento che si produce e la tariffa. Le Indicazioni nazionali del 2020 le definiscono, e i decreti del settembre 2022 hanno fissato i requisiti dei servizi regionali.</p>
<h2>Durante</h2>
<p>Identificare la persona, chiedere chi altro è nella stanza, dire che cosa si può e non si può valutare. Se la qualità non basta, ci si ferma e si fissa una visita.</p>
<p>La luce davanti al volto e non alle spalle, un rumore in meno, la telecamera all’altezza degli occhi. Il paziente può aiutare l’esame: misurare la pressione, contare il polso, mostrare una lesione con un metro accanto, salire sei gradini e dire come sta. Si dichiara quello che non si è potuto fare: «addome non valutabile a distanza» è una frase che protegge entrambi.</p>
<p>Se compare un sintomo grave non si chiude il collegamento: si chiede l’indirizzo, si chiama il 112 con un altro telefono, si resta in linea. L’indirizzo va chiesto all’inizio di ogni televisita, perché non sempre la persona è a casa.</p>
<h2>Dopo</h2>
<p>Il referto riporta che si è trattato di televisita, la qualità del collegamento, chi era presente. Va nel fascicolo sanitario elettronico come gli altri.</p>
<h2>Chi resta fuori</h2>
<p>Un anziano su tre non ha un telefono adatto o qualcuno che lo aiuti; altri non hanno una stanza in cui parlare da soli. Proporre la televisita come unica strada crea una disuguaglianza in più. Funziona bene un’offerta doppia, con un operatore che fa la prova di collegamento il giorno prima e un numero fisso di riserva. La presenza di un familiare aiuta, purché la persona sia d’accordo: una domanda in privato, all’inizio, va sempre fatta.</p>
<h2>Responsabilità</h2>
<p>La scelta del mezzo è un atto clinico. Se il problema richiedeva le mani, l’aver fatto una televisita non attenua la responsabilità, la aggrava. Controlla che la polizza nomini la telemedicina, che il fornitore della piattaforma sia stato nominato responsabile del trattamento e che i dati stiano nell’Unione europea. La registrazione della visita non è la regola: si fa solo se serve, se è scritto perché, e se la persona ha detto di sì.</p>
<h2>La tariffa</h2>
<p>È quella della prestazione equivalente in presenza.</p>
<p>Per il servizio pubblico il sistema di remunerazione è quello dell’attività in presenza, con la prescrizione e il ticket di quella prestazione. Nello studio privato l’onorario è libero, va detto prima e compare in fattura come ogni altra visita.</p>`,
}
