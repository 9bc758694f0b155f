import type { Figure } from './model.ts'

/** So many days after joining still count for the campaign. */
export const CAMPAIGN_DAYS = 30

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula'> & Partial<Figure>

const figure = (own: Own): Figure => ({
  unit: 'people',
  kind: 'flow',
  source: 'iscrizioni con il codice di una campagna, prove, ordini e pagamenti',
  since: 'ever',
  splits: ['campaign'],
  permission: 'figures.read',
  good: 'up',
  page: 'campaigns',
  version: 1,
  ...own,
})

const WHICH =
  'Vale il primo codice noto all’iscrizione, tenuto solo di chi ha acconsentito alle statistiche: degli altri si sa che venivano da una campagna, e non da quale.'

/** FIG-001, FIG-047. Who came with the code of a campaign, and what they did within thirty days. */
export const CAMPAIGN_FIGURES: readonly Figure[] = [
  figure({
    code: 'campaigns.joined',
    name: 'Iscritti da una campagna',
    sentence: `Quanti si sono iscritti nel giorno arrivando con il codice di una campagna. ${WHICH}`,
    formula: 'Iscritti per giorno di iscrizione, senza chi aveva l’invito di un altro iscritto.',
  }),
  figure({
    code: 'campaigns.trials',
    name: 'Prove da una campagna',
    sentence: `Quanti di loro hanno cominciato nel giorno la prova, entro ${CAMPAIGN_DAYS} giorni dall’iscrizione.`,
    formula: 'Prove per giorno in cui cominciano.',
  }),
  figure({
    code: 'campaigns.bought',
    name: 'Acquisti da una campagna',
    sentence: `Quanti loro ordini sono stati confermati nel giorno, entro ${CAMPAIGN_DAYS} giorni dall’iscrizione.`,
    formula: 'Ordini per giorno di conferma.',
    unit: 'times',
  }),
  figure({
    code: 'campaigns.received',
    name: 'Incassi da una campagna',
    sentence: `Quanto hanno pagato nel giorno, IVA compresa, entro ${CAMPAIGN_DAYS} giorni dall’iscrizione.`,
    formula: 'Pagamenti riusciti per giorno in cui arrivano; ciò che si restituisce è negli Incassi.',
    unit: 'cents',
    permission: 'figures.money',
  }),
]
