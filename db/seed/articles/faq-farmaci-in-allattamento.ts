import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'faq-farmaci-in-allattamento',
  title: 'Farmaci in allattamento: le domande al banco',
  type: 'Faq',
  abstract:
    'Quasi tutti si possono usare. Come si cerca, quali evitare davvero, che cosa dire a chi ha già smesso per paura.',
  category: 'clinica-e-terapia',
  published: '2026-03-30',
  access: 'registered',
  topics: ['Gravidanza', 'Farmaci', 'Pediatria'],
  professions: ['Farmacista', 'Ostetrica', 'Medico chirurgo', 'Infermiera', 'Infermiere'],
  specializations: ['Ginecologia e ostetricia', 'Pediatria'],
  author: 'Redazione',
  sources: [{ label: 'National Library of Medicine, LactMed, Drugs and Lactation Database' }],
  body: `<p>Il foglietto dice quasi sempre «non usare durante l’allattamento». È una prudenza legale, non un’informazione clinica: molte donne smettono di allattare per un farmaco che avrebbero potuto prendere.</p>
<h2>Dove si cerca?</h2>
<p>In banche dati dedicate come LactMed, gratuita, o telefonando a un centro di informazione sul farmaco. Non nel solo foglietto.</p>
<h2>Paracetamolo e ibuprofene?</h2>
<p>Sì, alle dosi abituali. Sono la prima scelta.</p>
<h2>Antibiotici?</h2>
<p>Penicilline, cefalosporine e macrolidi sono compatibili. Si avvisa che il bambino può avere feci più molli.</p>
<h2>Antistaminici?</h2>
<p>Meglio quelli che non danno sonno, come loratadina e cetirizina.</p>
<h2>Antidepressivi?</h2>
<p>Diversi sono compatibili; sertralina è tra i più studiati. Non si sospende una terapia efficace senza parlarne.</p>
<h2>Decongestionanti?</h2>
<p>Pseudoefedrina può ridurre il latte: meglio lo spray locale per pochi giorni, o la fisiologica.</p>
<h2>Vaccini?</h2>
<p>Sì, quasi tutti. Quello contro la febbre gialla richiede cautela.</p>
<h2>Mezzi di contrasto?</h2>
<p>Quelli iodati e con gadolinio di uso comune non richiedono di sospendere.</p>
<h2>Quali invece no?</h2>
<p>Chemioterapici, alcuni radiofarmaci, sostanze d’abuso, e pochi altri. La codeina si evita: alcune madri la trasformano in fretta in morfina e il neonato può smettere di respirare.</p>
<h2>Conta l’ora?</h2>
<p>A volte: prendere il farmaco subito dopo la poppata riduce la quantità nel latte successivo.</p>
<h2>Ha già smesso da due giorni.</h2>
<p>Si può ricominciare: attaccare spesso, tirare il latte, chiamare l’ostetrica.</p>`,
}
