import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'podcast-il-familiare-che-chiede',
  title: 'Il familiare che chiede: ascoltare chi non è il paziente',
  type: 'Podcast',
  abstract:
    'La figlia che telefona ogni giorno, il marito che risponde al posto di lei. Una psicologa e un’infermiera ne parlano per venti minuti.',
  category: 'psicologia-e-benessere',
  published: '2026-09-24',
  topics: ['Comunicazione', 'Privacy'],
  professions: [
    'Infermiera',
    'Infermiere',
    'Psicologa',
    'Psicologo',
    'Medico chirurgo',
    'Logopedista',
    'Fisioterapista',
  ],
  author: 'Redazione audio',
  body: `<p>Il familiare è un alleato che a volte sembra un avversario. In questo episodio due professioniste provano a capire che cosa chiede davvero chi chiede.</p>
<p>Sotto, i passaggi principali.</p>
<h2>La telefonata di ogni giorno</h2>
<p><strong>Infermiera.</strong> C’è una figlia che chiama alle sette e mezza, sempre. Per settimane ho risposto in fretta. Poi le ho chiesto: «Che cosa la tiene sveglia?». Aveva paura che il padre cadesse di notte. Le ho raccontato come lo sistemiamo alle dieci. Il giorno dopo non ha chiamato.</p>
<p><strong>Psicologa.</strong> La richiesta ripetuta è quasi sempre una domanda diversa da quella che si sente.</p>
<h2>Chi risponde al posto dell’altro</h2>
<p><strong>Psicologa.</strong> Quando il marito risponde per lei, non lo si zittisce. Si guarda lei e si dice: «E lei, come la vede?». Poi si aspetta. Se non basta si trova un momento da soli: la pressione, il bagno, la passeggiata in corridoio.</p>
<h2>Il segreto</h2>
<p><strong>Infermiera.</strong> Mi chiedono l’esito al telefono. Io dico: «Lo riferisco a suo padre e, se vuole, glielo dirà lui». All’inizio si arrabbiano.</p>
<p><strong>Psicologa.</strong> E poi si fidano, perché capiscono che farà lo stesso con i loro segreti.</p>
<h2>La rabbia</h2>
<p><strong>Psicologa.</strong> La rabbia del familiare è paura con il cappotto. Togliere il cappotto vuol dire nominare la paura: «Ha paura che non stiamo facendo abbastanza?».</p>
<p><strong>Infermiera.</strong> E poi dire una cosa concreta che faremo oggi. Una, non cinque.</p>`,
}
