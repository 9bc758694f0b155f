import type { StaffPermission } from '#platform/pure/permissions.ts'

type Group = { title: string; permissions: readonly StaffPermission[] }

/** DSK-046. What each permission lets do, as whoever makes a role reads it. */
export const PERMISSION_WORDS: Readonly<Record<StaffPermission, string>> = {
  'members.read': 'Vedere gli iscritti',
  'members.write': 'Mettere a posto dati, abbonamento, crediti e accesso degli iscritti',
  'members.export': 'Esportare gli iscritti',
  'members.import': 'Importare gli iscritti',
  'members.view-as': 'Vedere il sito come un iscritto',
  'money.read': 'Vedere ordini e fatture',
  'money.write': 'Confermare bonifici, stornare, rimborsare, fare preventivi',
  'requests.read': 'Leggere le richieste',
  'requests.answer': 'Rispondere alle richieste',
  'legal.read': 'Leggere le richieste legali e le cause',
  'legal.answer': 'Rispondere alle richieste legali e tenere le cause',
  'courses.write': 'Preparare e aprire i corsi',
  'courses.follow': 'Seguire i corsi e chi li frequenta',
  'certificates.write': 'Attestati ed eventi ECM: revocare, emettere di nuovo, il rapporto',
  'contents.write': 'Scrivere i contenuti',
  'contents.publish': 'Pubblicare e ritirare contenuti e pagine',
  'pages.write': 'Comporre le pagine',
  'frame.write': 'Menù, barra e avvisi',
  'conventions.write': 'Convenzioni e offerte',
  'cards.review': 'Rivedere le schede professionali',
  'rewards.write': 'Missioni e premi del Programma Fedeltà',
  'rewards.orders': 'Gli ordini dei premi',
  'plans.write': 'Piani e prezzi',
  'segments.write': 'Segmenti ed etichette',
  'mail.send': 'La posta in uscita',
  'figures.read': 'I numeri del Club',
  'figures.money': 'I numeri dei soldi',
  'trail.read': 'Leggere il registro',
  'club.write': 'Dati e aspetto del Club; chiudere e cancellare account',
  'team.write': 'La squadra e i ruoli',
}

/** The order in which a form asks for them. */
export const PERMISSION_GROUPS: readonly Group[] = [
  {
    title: 'Persone',
    permissions: [
      'members.read',
      'members.write',
      'members.export',
      'members.import',
      'members.view-as',
      'segments.write',
      'requests.read',
      'requests.answer',
      'legal.read',
      'legal.answer',
      'cards.review',
    ],
  },
  {
    title: 'Vendite',
    permissions: ['money.read', 'money.write', 'plans.write', 'rewards.write', 'rewards.orders'],
  },
  { title: 'Formazione', permissions: ['courses.write', 'courses.follow', 'certificates.write'] },
  {
    title: 'Pubblicare',
    permissions: ['contents.write', 'contents.publish', 'pages.write', 'frame.write', 'conventions.write'],
  },
  {
    title: 'Il Club',
    permissions: ['mail.send', 'figures.read', 'figures.money', 'trail.read', 'club.write', 'team.write'],
  },
]
