import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'legge-132-intelligenza-artificiale',
  title: 'Intelligenza artificiale e cura: che cosa dice la legge 132 del 2025',
  abstract:
    'La macchina aiuta, il professionista decide, il paziente lo sa. Gli articoli sulla sanità e sulle professioni, con una lista di controllo per lo studio.',
  category: 'norme-e-diritto',
  published: '2026-02-02',
  access: 'members',
  topics: ['Intelligenza artificiale', 'Privacy', 'Responsabilità sanitaria'],
  professions: [
    'Medico chirurgo',
    'Psicologa',
    'Psicologo',
    'Odontoiatra',
    'Farmacista',
    'Biologa',
    'Infermiera',
    'Infermiere',
  ],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [
    {
      label:
        'Legge 23 settembre 2025, n. 132, Disposizioni e deleghe al Governo in materia di intelligenza artificiale',
    },
    { label: 'Regolamento (UE) 2024/1689 sull’intelligenza artificiale' },
    { label: 'Regolamento (UE) 2017/745 sui dispositivi medici' },
  ],
  body: `<p>Dall’ottobre 2025 l’Italia ha una legge sull’intelligenza artificiale, che si affianca al Regolamento europeo e non lo sostituisce. Per chi cura gli articoli che contano sono pochi, e dicono cose che il buon senso conosceva già. La novità è che ora sono scritte, e che qualcuno può chiederne conto.</p>
<p>La frase centrale è nell’articolo 7: i sistemi di intelligenza artificiale in sanità sono un supporto nei processi di prevenzione, diagnosi, cura e scelta terapeutica, e lasciano impregiudicata la decisione, che è sempre rimessa agli esercenti la professione medica.</p>
<h2>Che cosa può fare</h2>
<p>Può proporre, misurare, ordinare, segnalare. Non può condizionare l’accesso alle prestazioni secondo criteri discriminatori. Deve essere affidabile, verificato e aggiornato nel tempo. La legge non fa un elenco di usi vietati: per quelli c’è il Regolamento europeo, che classifica i sistemi per rischio. Il software che concorre a una diagnosi o a una terapia è di regola un dispositivo medico, e come tale ha una marcatura CE, una destinazione d’uso, un manuale. Usarlo per altro è una responsabilità di chi lo usa.</p>
<h2>Il diritto di sapere</h2>
<p>L’interessato ha diritto di essere informato sull’impiego di queste tecnologie. Non serve un consenso separato per ogni algoritmo, serve che la persona lo sappia, con parole comprensibili: «Il referto è stato letto anche da un programma che segnala i noduli; la diagnosi è mia.» Una riga nell’informativa dello studio e una nel referto sono la forma più semplice.</p>
<h2>Le professioni intellettuali</h2>
<p>L’articolo 13 riguarda tutti i professionisti, anche fuori dalla sanità. L’intelligenza artificiale si usa per attività strumentali e di supporto, con prevalenza del lavoro intellettuale della persona; le informazioni sui sistemi usati sono comunicate al cliente con linguaggio chiaro, semplice ed esaustivo. Vale per lo psicologo che fa trascrivere un colloquio e per il consulente che fa scrivere una bozza.</p>
<h2>I dati</h2>
<p>Un assistente generico a cui si incolla una lettera di dimissione riceve dati sulla salute. Chi lo fa li sta comunicando a un’impresa, di solito fuori dal proprio controllo: senza un contratto, una nomina a responsabile, garanzie sul luogo e sull’uso per l’addestramento, è un trattamento illecito. Togliere il nome non basta, se restano la data, il reparto e una malattia rara.</p>
<p>L’articolo 8 facilita la ricerca: considera di rilevante interesse pubblico i trattamenti per la sperimentazione di sistemi in ambito sanitario da parte di soggetti pubblici e senza scopo di lucro, con comunicazione al Garante. Non è una porta aperta per lo studio privato.</p>
<h2>Chi risponde</h2>
<p>Le regole della responsabilità non sono cambiate. Risponde chi decide, con il criterio di sempre: che cosa avrebbe fatto un professionista diligente. Seguire il programma senza verificare può essere colpa, ignorare senza motivo un allarme fondato anche. La nuova direttiva europea sui prodotti difettosi comprende il software, e allarga la strada verso il produttore. In cartella conviene scrivere quando il suggerimento è stato seguito, quando no, e perché.</p>
<h2>Lista di controllo</h2>
<ol><li>So qual è la destinazione d’uso dichiarata dal produttore?</li><li>È marcato CE per quell’uso?</li><li>Su quali persone è stato provato, e somigliano alle mie?</li><li>Dove vanno i dati, e chi ha firmato che cosa?</li><li>Il paziente lo sa?</li><li>Chi controlla gli errori, e ogni quanto?</li><li>Che cosa faccio il giorno in cui non funziona?</li></ol>
<p>Se una risposta manca lo strumento si prova, non si usa.</p>`,
}
