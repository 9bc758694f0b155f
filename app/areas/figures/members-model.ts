import { type Figure, type SplitCode, TYPE_FIGURES } from './model.ts'

/** FIG-048. Of all and of Premium alone: with every type by province the types would give each other away. */
const GROUPS: readonly SplitCode[] = ['profession', 'specialization', 'region', 'province']
const LEVEL_SOURCE = 'iscritti, periodi Premium, prove, account chiusi e ruoli della redazione'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'kind' | 'source' | 'splits' | 'good'>

const figure = (own: Own): Figure => ({
  unit: 'people',
  since: 'ever',
  permission: 'figures.read',
  page: 'members',
  version: 1,
  ...own,
})

const level = (code: string, name: string, who: string, more: Pick<Figure, 'good'> & Partial<Own>): Figure =>
  figure({
    code,
    name,
    sentence: `${who} all’ultimo istante del giorno, senza la redazione, gli account chiusi e quelli cancellati.`,
    formula: 'Persone contate una per una alle 23:59:59 di Roma.',
    kind: 'level',
    source: LEVEL_SOURCE,
    splits: ['profession'],
    ...more,
  })

const movement = (
  code: string,
  name: string,
  sentence: string,
  good: Figure['good'],
  splits: readonly SplitCode[] = [],
): Figure =>
  figure({
    code,
    name,
    sentence,
    formula: 'Persone il cui tipo alla fine del giorno non è quello della sera prima, contate nel loro passaggio.',
    kind: 'flow',
    source: LEVEL_SOURCE,
    splits,
    good,
  })

/** FIG-022. How many there are, by type. */
const LEVELS: readonly Figure[] = [
  level('members.total', 'Iscritti', 'Quanti sono iscritti al Club', { good: 'up', splits: ['type', ...GROUPS] }),
  level(TYPE_FIGURES.REGISTRATO, 'Registrati', 'Chi è registrato e non ha mai avuto prova né Premium', {
    good: 'neither',
  }),
  level(TYPE_FIGURES.TRIAL, 'In prova', 'Chi è nei sette giorni della prova', { good: 'up' }),
  level(TYPE_FIGURES.PREMIUM, 'Premium', 'Chi ha un periodo Premium in corso', {
    good: 'up',
    splits: ['plan', ...GROUPS],
  }),
  level(TYPE_FIGURES.EX_TRIAL, 'Ex prova', 'Chi ha finito la prova senza diventare Premium', { good: 'neither' }),
  level(TYPE_FIGURES.EX_PREMIUM, 'Ex Premium', 'Chi ha avuto Premium e ora non lo ha', { good: 'down' }),
]

/** FIG-023. What changes the levels from one evening to the next. The kept rows also say which type was left and which taken (`passage`). */
const MOVEMENTS: readonly Figure[] = [
  {
    ...movement('members.joined', 'Nuovi iscritti', 'Chi si è iscritto in quel giorno.', 'up', ['source', ...GROUPS]),
    version: 2,
  },
  movement(
    'members.joined-one-by-one',
    'Nuovi iscritti senza i file',
    'Chi si è iscritto in quel giorno, senza chi è arrivato con un file.',
    'up',
    ['source'],
  ),
  movement('members.trial-begun', 'Prove cominciate', 'Chi ha cominciato la prova in quel giorno.', 'up'),
  movement(
    'members.trial-ended',
    'Prove finite',
    'Chi ha finito la prova in quel giorno senza diventare Premium.',
    'neither',
  ),
  movement('members.first-premium', 'Primo Premium', 'Chi è Premium per la prima volta.', 'up'),
  movement('members.renewed', 'Rinnovi', 'Chi in quel giorno è passato da un periodo Premium al seguente.', 'up'),
  movement('members.returned', 'Rientri', 'Chi è di nuovo Premium dopo non esserlo stato.', 'up'),
  movement('members.premium-ended', 'Premium finiti', 'Chi in quel giorno non è più Premium.', 'down'),
  movement('members.suspended', 'Sospesi', 'Chi in quel giorno è sospeso per una rata in ritardo.', 'down'),
  movement('members.resumed', 'Riattivati', 'Chi in quel giorno non è più sospeso.', 'up'),
  movement('members.closed', 'Account chiusi', 'Chi ha avuto l’account chiuso, o è entrato in redazione.', 'down'),
  movement(
    'members.reopened',
    'Account riaperti',
    'Chi ha avuto l’account riaperto, o ha lasciato la redazione.',
    'up',
  ),
  movement('members.erased', 'Account cancellati', 'Chi in quel giorno è stato cancellato.', 'down'),
]

/** FIG-029. So many days are kept of each person. */
export const VISIT_DAYS = 30
const visits = (code: string, name: string, who: string, reach: number): Figure => ({
  code: `members.came-${code}`,
  name,
  sentence: `${who}, senza la redazione e chi guarda come un iscritto.`,
  formula: 'Persone contate una per una dal giorno in cui sono venute; nessuna pagina è legata a una persona.',
  unit: 'people',
  kind: 'level',
  source: `giorni di visita, tenuti ${VISIT_DAYS} giorni; poi solo l’ultimo`,
  since: 'visits',
  reach,
  splits: ['type'],
  permission: 'figures.read',
  good: 'up',
  page: 'members',
  version: 1,
})

/** FIG-029. How many come: what they look at is not known. */
const VISITS: readonly Figure[] = [
  visits('day', 'Venuti nel giorno', 'Chi è venuto almeno una volta nel giorno', 1),
  visits('week', 'Venuti in 7 giorni', 'Chi è venuto almeno una volta nel giorno o nei 6 prima', 7),
  visits('month', 'Venuti in 30 giorni', 'Chi è venuto almeno una volta nel giorno o nei 29 prima', VISIT_DAYS),
  visits(
    'often',
    'Venuti 3 settimane su 4',
    'Chi è venuto in almeno 3 delle 4 settimane che finiscono con il giorno',
    28,
  ),
]

export const MEMBER_FIGURES: readonly Figure[] = [...LEVELS, ...MOVEMENTS, ...VISITS]
