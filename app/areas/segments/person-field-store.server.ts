import { sql } from 'drizzle-orm'
import { consentAnswers, memberDetails } from '#areas/account/tables.server.ts'
import { memberRoles } from '#areas/audience/tables.server.ts'
import {
  dayField,
  fixed,
  flagField,
  instantField,
  type ListField,
  manyOfField,
  oneOfField,
  textField,
} from '#areas/lists/field-store.server.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import { anyOf } from '#platform/db/question-sql.server.ts'
import { PROVINCE_CHOICES, REGIONS } from '#platform/pure/provinces.ts'
import {
  listLabelChoices,
  listProfessionChoices,
  listPromoCodes,
  listSpecializationChoices,
} from './choice-store.server.ts'
import { CARD_STANDINGS, CONSENT_STANDINGS, UNKNOWN_PROVINCE } from './model.ts'
import { memberLabels } from './tables.server.ts'

/** DSK-022. Of the billing data, else the first of the professional card (decision 55). */
export const provinceOf = sql`members.province`

const knownProvince = sql`coalesce(${provinceOf}, ${UNKNOWN_PROVINCE})`

/** The region of a province, by a table of the provinces of each. */
const regionOf = sql`coalesce((select r.key from jsonb_each_text(${JSON.stringify(REGIONS)}::jsonb) r
  where ${provinceOf} = any(string_to_array(r.value, ' '))), ${UNKNOWN_PROVINCE})`

/** The answer in force is the last. */
const consentField = (name: string, label: string, consent: string): ListField =>
  oneOfField({
    name,
    label,
    choices: fixed(CONSENT_STANDINGS),
    value: () => sql`coalesce((select case when a.is_given then 'dato' else 'rifiutato' end from ${consentAnswers} a
      where a.member_id = members.id and a.consent = ${consent} order by a.id desc limit 1), 'mai')`,
  })

const standingOfCard = sql`coalesce((select case
    when (c.visibility <> 'private' or c.held_at is not null) and (c.reviewed_at is null or c.reviewed_at < c.updated_at) then 'da-rivedere'
    when c.visibility = 'members' then 'premium' when c.visibility = 'public' then 'pubblica' else 'privata' end
  from ${professionalCards} c where c.member_id = members.id), 'nessuna')`

/** DSK-022. Who somebody is. */
export const PERSON_FIELDS: readonly ListField[] = [
  textField({ name: 'cognome', label: 'Cognome', value: () => sql`members.surname` }),
  textField({ name: 'email', label: 'E-mail', value: () => sql`members.email` }),
  oneOfField({
    name: 'professione',
    label: 'Professione',
    mayBeEmpty: true,
    choices: listProfessionChoices,
    value: () => sql`members.profession`,
  }),
  manyOfField({
    name: 'specializzazione',
    label: 'Specializzazione',
    choices: listSpecializationChoices,
    hasOne: (values) => sql`members.specializations && ${sql.param(values)}::text[]`,
    hasNone: () => sql`cardinality(members.specializations) = 0`,
  }),
  oneOfField({
    name: 'provincia',
    label: 'Provincia',
    choices: async () => [...PROVINCE_CHOICES, { value: UNKNOWN_PROVINCE, label: 'Sconosciuta' }],
    value: () => knownProvince,
  }),
  oneOfField({
    name: 'regione',
    label: 'Regione',
    choices: async () => [
      ...Object.keys(REGIONS).map((region) => ({ value: region, label: region })),
      { value: UNKNOWN_PROVINCE, label: 'Sconosciuta' },
    ],
    value: () => regionOf,
  }),
  instantField({ name: 'iscrizione', label: 'Registrazione', value: () => sql`members.registration_date` }),
  dayField({
    name: 'visita',
    label: 'Ultima visita',
    mayBeEmpty: true,
    isProfiling: true,
    value: () => sql`members.last_visit_on`,
  }),
  flagField({
    name: 'email-confermata',
    label: 'E-mail confermata',
    isSo: () => sql`members.email_verified_at is not null`,
  }),
  consentField('consenso-commerciale', 'Consenso commerciale', 'directMarketing'),
  consentField('consenso-terzi', 'Consenso a terzi', 'thirdParties'),
  consentField('consenso-statistiche', 'Consenso alle statistiche', 'statistics'),
  consentField('consenso-profilazione', 'Consenso alla profilazione', 'profiling'),
  manyOfField({
    name: 'etichetta',
    label: 'Etichetta',
    choices: listLabelChoices,
    hasOne: (values) =>
      sql`exists (select 1 from ${memberLabels} l where l.member_id = members.id and l.label_id::text = ${anyOf(values)})`,
    hasNone: () => sql`not exists (select 1 from ${memberLabels} l where l.member_id = members.id)`,
  }),
  manyOfField({
    name: 'codice-promozionale',
    label: 'Codice promozionale',
    choices: listPromoCodes,
    hasOne: (values) => sql`members.promo_codes && ${sql.param(values)}::text[]`,
    hasNone: () => sql`cardinality(members.promo_codes) = 0`,
  }),
  oneOfField({
    name: 'scheda',
    label: 'Scheda professionale',
    choices: fixed(CARD_STANDINGS),
    value: () => standingOfCard,
  }),
  flagField({
    name: 'account-chiuso',
    label: 'Account chiuso',
    isSo: () =>
      sql`exists (select 1 from ${memberDetails} d where d.member_id = members.id and d.closed_at is not null)`,
  }),
  flagField({
    name: 'redazione',
    label: 'Lavora in redazione',
    isSo: () => sql`exists (select 1 from ${memberRoles} r where r.member_id = members.id)`,
  }),
]
