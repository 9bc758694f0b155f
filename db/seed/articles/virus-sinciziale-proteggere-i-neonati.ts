import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'virus-sinciziale-proteggere-i-neonati',
  title: 'Virus respiratorio sinciziale: come si proteggono i neonati',
  type: 'News',
  abstract:
    'L’anticorpo monoclonale alla nascita, il vaccino in gravidanza, i gesti di casa. Che cosa chiedere al punto nascita.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-10-05',
  topics: ['Pediatria', 'Vaccini', 'Gravidanza'],
  professions: ['Ostetrica', 'Medico chirurgo', 'Infermiera', 'Infermiere', 'Farmacista'],
  specializations: ['Pediatria', 'Ginecologia e ostetricia'],
  author: 'Federica Naldi e Luca Sordi',
  body: `<p>La bronchiolite riempie le pediatrie tra novembre e marzo, e nella maggior parte dei casi la causa è il virus respiratorio sinciziale. Il ricovero riguarda soprattutto i primi sei mesi, e la maggior parte dei bambini ricoverati era nata sana e a termine: per questo la protezione si offre a tutti e non solo ai prematuri.</p>
<h2>Due strade</h2>
<ul><li>L’anticorpo monoclonale a lunga durata, nirsevimab: una iniezione, protegge per circa una stagione. Si dà alla nascita a chi nasce in stagione, e a inizio stagione a chi è nato nei mesi prima.</li><li>Il vaccino in gravidanza, nelle ultime settimane secondo scheda tecnica: gli anticorpi passano al feto.</li></ul>
<p>Di regola ne basta una. Le regioni organizzano l’offerta in modo diverso: il punto nascita e il pediatra sanno quale.</p>
<h2>Che cosa dire ai genitori</h2>
<p>Non è un vaccino che stimola il sistema immunitario: è un anticorpo già pronto. Le reazioni sono lievi e rare. Non protegge da tutti i raffreddori.</p>
<h2>I gesti di casa</h2>
<p>Mani pulite prima di prenderlo in braccio, niente baci da chi ha il raffreddore, niente fumo, latte materno se si può. Respiro veloce, rientramenti, pause, rifiuto del latte: si chiama subito.</p>`,
}
