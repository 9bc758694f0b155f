import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'ecm-nuovo-triennio-come-organizzarsi',
  title: 'ECM, il nuovo triennio: come organizzarsi dal primo anno',
  abstract:
    'Quanti crediti, quali tipi, come si recuperano quelli mancanti. Un piano semplice per non arrivare a dicembre del terzo anno.',
  category: 'corsi-e-formazione',
  published: '2026-01-19',
  topics: ['ECM', 'Formazione'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Farmacista',
    'Fisioterapista',
    'Psicologa',
    'Odontoiatra',
    'Ostetrica',
    'Biologa',
    'Dietista',
    'Veterinaria',
  ],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Redazione formazione',
  sources: [
    {
      label:
        'Commissione nazionale per la formazione continua, Manuale sulla formazione continua del professionista sanitario',
    },
  ],
  body: `<p>L’obbligo è di 150 crediti nel triennio, meno le riduzioni che spettano a chi ha fatto bene nel precedente. Diviso tre, sono 50 all’anno: due corsi lunghi, oppure uno ogni due mesi.</p>
<p>Il problema non è trovarli: è trovarli utili, e prima che manchi un mese.</p>
<h2>I tipi di formazione</h2>
<p>Residenziale, a distanza, sul campo, docenza, autoformazione. Per l’autoformazione c’è un limite percentuale; almeno una parte dei crediti va ottenuta come discente.</p>
<p>In pratica: un corso in aula in un giorno dà pochi crediti e molte relazioni; la formazione a distanza si adatta ai turni e chiede disciplina; quella sul campo, l’audit o il gruppo di miglioramento, è la più vicina al lavoro vero e la meno usata. Docenza, tutoraggio e pubblicazioni danno crediti, ma non possono coprire tutto: il Manuale chiede che almeno il 40 per cento dell’obbligo sia fatto da discente. L’autoformazione, cioè la lettura e lo studio personale documentati, si ferma al 20 per cento.</p>
<h2>Il dossier formativo</h2>
<p>Programmare obiettivi coerenti con il proprio lavoro dà un bonus. Si compila in mezz’ora sul portale nazionale, e si può modificare.</p>
<p>Si scelgono le aree, tecnico-professionale, di processo e di sistema, e per ciascuna gli obiettivi nazionali. La coerenza tra ciò che si programma e ciò che si fa è la condizione del vantaggio. Il dossier di gruppo lo costruisce l’azienda o l’ordine: chiedi se ci sei già dentro.</p>
<h2>Chi è esonerato</h2>
<p>Maternità, malattia, specializzazione, missioni: l’esonero o l’esenzione si chiedono, non arrivano da soli.</p>
<p>L’esonero riguarda chi frequenta corsi di formazione obbligatori e pertinenti, come la specializzazione o una laurea magistrale; l’esenzione chi sospende l’attività, per maternità, congedo, malattia, incarichi. I due istituti si contano in mesi e riducono l’obbligo in proporzione. Chi è in pensione ed esercita solo in modo occasionale trova nel Manuale una disciplina apposita.</p>
<h2>Perché conviene essere in regola</h2>
<p>C’è l’obbligo deontologico, e ci sono due conseguenze concrete. La prima è disciplinare, davanti al proprio ordine. La seconda è assicurativa: l’articolo 38-bis del decreto-legge 152 del 2021, convertito dalla legge 233, condiziona l’efficacia delle polizze di responsabilità all’aver assolto almeno il 70 per cento dell’obbligo dell’ultimo triennio utile. Con 150 crediti, il 70 per cento è 105. È un numero da tenere d’occhio anche se non si hanno cause in vista.</p>
<h2>Leggere la propria posizione</h2>
<p>I crediti non compaiono il giorno dopo il corso: l’organizzatore ha novanta giorni dalla fine dell’evento per trasmettere il rapporto, poi il Consorzio li registra. Se dopo sei mesi mancano si scrive al provider con l’attestato in mano, non all’ordine. Gli attestati si conservano: la posizione pubblicata non fa testo contro un documento valido.</p>
<ul><li>Controlla che codice fiscale, professione e disciplina siano quelli giusti: un errore manda i crediti altrove.</li><li>Le partecipazioni all’estero e le pubblicazioni non arrivano da sole: si caricano dall’area riservata.</li><li>Un corso su una materia estranea alla professione può non essere riconosciuto.</li><li>I crediti fatti oltre l’obbligo non si trascinano da soli nel triennio dopo: servono a ottenere le riduzioni previste.</li></ul>
<h2>Un piano in tre righe</h2>
<ul><li>Entro marzo: un corso su quello che fai ogni giorno.</li><li>Entro settembre: uno su quello che ti spaventa.</li><li>Entro dicembre: guarda la tua posizione e segna quanti ne mancano.</li></ul>`,
}
