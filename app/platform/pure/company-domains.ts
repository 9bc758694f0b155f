/** FRM-011. The companies behind the club, each with the endings it uses: their people do not ask for help as members. */
const COMPANIES = [
  'camice',
  'camice-club',
  'camice-servizi',
  'camice-formazione',
  'camice-editore',
  'camice-broker',
  'camice-legal',
  'camice-viaggi',
  'camice-telemedicina',
  'camice-call',
  'camice-lab',
  'camice-media',
  'camice-network',
  'camice-fad',
  'camice-press',
  'camice-card',
  'camice-fitness',
  'camice-group',
  'camice-holding',
]
const ENDINGS = ['.example', '.it.example', '.eu.example']

/** Compared with what follows the @, whatever its case. A club writes its own. */
export const COMPANY_DOMAINS: readonly string[] = COMPANIES.flatMap((name) => ENDINGS.map((ending) => name + ending))
