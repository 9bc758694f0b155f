import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'dpo-e-studio-medico',
  title: 'Privacy in studio: le cinque cose che il Garante guarda per prime',
  type: 'News',
  abstract: 'Sala d’attesa, messaggi, cartelle, telecamere, segretarie: dove si sbaglia senza volerlo.',
  category: 'norme-e-diritto',
  published: '2026-11-13',
  access: 'registered',
  topics: ['Privacy', 'Studio professionale'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista'],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [{ label: 'Regolamento (UE) 2016/679' }],
  body: `<p>Chiamare un paziente per nome e cognome in sala d’attesa, con la specialità dietro la porta. Mandare un referto con un’applicazione di messaggi. Lasciare l’agenda aperta sul banco.</p>
<p>Nessuna di queste è una violazione clamorosa. Insieme sono il motivo della maggior parte dei reclami.</p>
<h2>Sala d’attesa</h2>
<p>Un numero, o il solo nome di battesimo.</p>
<h2>Referti</h2>
<p>Consegna di persona, portale, o file cifrato con parola chiave comunicata a parte.</p>
<h2>Personale</h2>
<p>Istruzioni scritte, accessi individuali, formazione. Una parola chiave condivisa è una violazione che aspetta.</p>`,
}
